#ifndef LARIAT_CTERMINAL_H
#define LARIAT_CTERMINAL_H
int lariat_terminal_placeholder(void);
#endif
