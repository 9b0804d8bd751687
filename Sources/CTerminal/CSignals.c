#define _GNU_SOURCE
#include "CTerminal.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

static int ends[2] = {-1, -1};

/// Async-signal-safe: one byte for each signal. A full pipe has enough of them already.
static void forward(int signal) {
  int code = errno;
  unsigned char byte = (unsigned char)signal;
  (void)!write(ends[1], &byte, 1);
  errno = code;
}

int lariat_signals_forward(const int *signals, size_t count) {
  if (ends[0] < 0 && pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  struct sigaction action = {.sa_flags = SA_RESTART};
  action.sa_handler = forward;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < count; i++) {
    struct sigaction present;
    if (sigaction(signals[i], NULL, &present) != 0) return -1;
    if (!(present.sa_flags & SA_SIGINFO) && present.sa_handler == SIG_IGN) continue;
    if (sigaction(signals[i], &action, NULL) != 0) return -1;
  }
  return ends[0];
}
