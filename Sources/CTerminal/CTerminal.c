#include "CTerminal.h"
int lariat_terminal_placeholder(void) { return 0; }
