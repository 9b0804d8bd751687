#define _GNU_SOURCE
#include "CTerminal.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

struct terminal {
  atomic_bool saved;
  int fd;
  struct termios settings;
  atomic_size_t count;
  char bytes[256];
};

static struct terminal terminals[4];
static const int ends[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT,
                           SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP};
enum { end_count = sizeof ends / sizeof *ends };
static struct sigaction previous[end_count];
static char stack[64 << 10];

static struct terminal *find(int fd) {
  for (int i = 0; i < 4; i++)
    if (atomic_load(&terminals[i].saved) && terminals[i].fd == fd) return &terminals[i];
  return NULL;
}

/// Async-signal-safe. A terminal that takes nothing, such as a stopped one, gets no bytes.
static void put_back_all(void) {
  for (int i = 0; i < 4; i++) {
    struct terminal *terminal = &terminals[i];
    if (!atomic_exchange(&terminal->saved, 0)) continue;
    struct pollfd ready = {.fd = terminal->fd, .events = POLLOUT};
    size_t count = atomic_load(&terminal->count);
    if (count > 0 && poll(&ready, 1, 100) == 1)
      (void)!write(terminal->fd, terminal->bytes, count);
    tcsetattr(terminal->fd, TCSANOW, &terminal->settings);
  }
}

/// All signals are blocked while it runs, SIGTTOU too, so that a program in the background may put
/// the terminal back.
static void end(int signal, siginfo_t *info, void *context) {
  (void)context;
  int code = errno;
  put_back_all();
  for (int i = 0; i < end_count; i++)
    if (ends[i] == signal) sigaction(signal, &previous[i], NULL);
  // A fault happens again on return, with its true context; anything else is said again.
  int is_fault = info->si_code > 0 && (signal == SIGSEGV || signal == SIGBUS || signal == SIGILL ||
                                       signal == SIGFPE);
  if (!is_fault) raise(signal);
  errno = code;
}

/// What was ignored, such as SIGHUP under nohup, stays ignored.
static int guard(void) {
  static int is_guarding = 0;
  if (is_guarding) return 0;
  stack_t present, own = {.ss_sp = stack, .ss_size = sizeof stack};
  if (sigaltstack(NULL, &present) != 0) return errno;
  if ((present.ss_flags & SS_DISABLE) && sigaltstack(&own, NULL) != 0) return errno;
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  action.sa_sigaction = end;
  sigfillset(&action.sa_mask);
  for (int i = 0; i < end_count; i++) {
    if (sigaction(ends[i], NULL, &previous[i]) != 0) return errno;
    int is_ignored = !(previous[i].sa_flags & SA_SIGINFO) && previous[i].sa_handler == SIG_IGN;
    if (!is_ignored && sigaction(ends[i], &action, NULL) != 0) return errno;
  }
  is_guarding = 1;
  return atexit(put_back_all) == 0 ? 0 : ENOMEM;
}

int lariat_terminal_save(int fd) {
  if (find(fd)) return 0;
  for (int i = 0; i < 4; i++) {
    struct terminal *terminal = &terminals[i];
    if (atomic_load(&terminal->saved)) continue;
    if (tcgetattr(fd, &terminal->settings) != 0) return errno;
    int code = guard();
    if (code != 0) return code;
    terminal->fd = fd;
    atomic_store(&terminal->count, 0);
    atomic_store(&terminal->saved, 1);
    return 0;
  }
  return EMFILE;
}

static int set(int fd, const struct termios *settings) {
  // Draining, never flushing: what was typed ahead is kept.
  while (tcsetattr(fd, TCSADRAIN, settings) != 0)
    if (errno != EINTR) return errno;
  return 0;
}

int lariat_terminal_raw(int fd) {
  struct terminal *terminal = find(fd);
  if (!terminal) return EINVAL;
  struct termios settings = terminal->settings;
  cfmakeraw(&settings);
  return set(fd, &settings);
}

int lariat_terminal_echo_off(int fd) {
  struct terminal *terminal = find(fd);
  if (!terminal) return EINVAL;
  struct termios settings = terminal->settings;
  settings.c_lflag &= ~(tcflag_t)ECHO;
  settings.c_lflag |= ECHONL;
  return set(fd, &settings);
}

int lariat_terminal_reset_bytes(int fd, const char *bytes, size_t count) {
  struct terminal *terminal = find(fd);
  if (!terminal || count > sizeof terminal->bytes) return EINVAL;
  atomic_store(&terminal->count, 0);
  memcpy(terminal->bytes, bytes, count);
  atomic_store(&terminal->count, count);
  return 0;
}

int lariat_terminal_restore(int fd) {
  struct terminal *terminal = find(fd);
  if (!terminal) return 0;
  int code = set(fd, &terminal->settings);
  atomic_store(&terminal->saved, 0);
  return code;
}
