#ifndef LARIAT_CTERMINAL_H
#define LARIAT_CTERMINAL_H

#include <stddef.h>

/// Puts a terminal back however the program ends. In C because a Swift signal handler would call the
/// runtime. All but the handlers are for one thread. Each function returns 0 or a code of errno.

/// Remembers the settings of the terminal `fd`, once, and has them put back when a signal or `exit`
/// ends the program.
int lariat_terminal_save(int fd);

/// Every key at once and untouched: no echo, no lines, no signals, no translation of output.
int lariat_terminal_raw(int fd);

/// Lines as before, but what is typed is not shown; only the end of the line is.
int lariat_terminal_echo_off(int fd);

/// What is written to the terminal, besides, when a signal or `exit` ends the program: at most 256
/// bytes, copied. It must have been saved.
int lariat_terminal_reset_bytes(int fd, const char *bytes, size_t count);

/// Puts the remembered settings back and forgets them, together with the bytes, which are not written.
int lariat_terminal_restore(int fd);

/// From now on each of these signals is a byte, its number, on the descriptor returned, in place of
/// what it did before; those that are ignored stay so. -1 on failure, with errno set.
int lariat_signals_forward(const int *signals, size_t count);

#endif
