// The C types that Sources/PlaygroundKit/System relies on. .ci/systems compiles this file for macOS, Linux with Musl,
// and Windows, and finds each name here that the Swift code uses. Android's headers are not checked.

#define TYPE(expression, type) \
  _Static_assert(_Generic((expression), type: 1, default: 0), #expression " is no " #type)
#define TYPE_OF(structure, field, type) TYPE(((struct structure *)0)->field, type)
#define FUNCTION(name, result, ...) static result (*const check_##name)(__VA_ARGS__) = name

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

// SystemError.swift: numbers are Int32.
TYPE(ENOENT, int); TYPE(ENOTDIR, int); TYPE(EEXIST, int); TYPE(EACCES, int); TYPE(EPERM, int);
TYPE(EROFS, int); TYPE(ELOOP, int); TYPE(EPIPE, int); TYPE(EBADF, int);

#ifndef _WIN32

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

FUNCTION(strerror, char *, int);

// POSIX.swift, processes. Swift declares errno, open, fcntl, ioctl, SIG_IGN and the S_IF numbers itself.
static int *check_errno(void) { return &errno; }
FUNCTION(open, int, const char *, int, ...);
FUNCTION(fcntl, int, int, int, ...);
FUNCTION(exit, void, int);
FUNCTION(_exit, void, int);
TYPE(O_RDONLY, int); TYPE(O_WRONLY, int); TYPE(O_CREAT, int); TYPE(O_EXCL, int); TYPE(O_CLOEXEC, int);
TYPE(O_NOCTTY, int); TYPE(F_GETFD, int); TYPE(EINTR, int); TYPE(EAGAIN, int);

// POSIX.swift, files.
FUNCTION(stat, int, const char *, struct stat *);
FUNCTION(lstat, int, const char *, struct stat *);
TYPE_OF(stat, st_mode, mode_t);
_Static_assert(S_IFMT == 0170000 && S_IFREG == 0100000 && S_IFDIR == 0040000, "the kinds of files");
FUNCTION(access, int, const char *, int);
TYPE(R_OK, int); TYPE(W_OK, int);
FUNCTION(fchmod, int, int, mode_t);
FUNCTION(write, ssize_t, int, const void *, size_t);
FUNCTION(read, ssize_t, int, void *, size_t);
FUNCTION(close, int, int);
FUNCTION(dup, int, int);
FUNCTION(rename, int, const char *, const char *);
FUNCTION(unlink, int, const char *);

// POSIX.swift, terminals.
FUNCTION(isatty, int, int);
#ifdef __APPLE__
FUNCTION(ioctl, int, int, unsigned long, ...);
// Swift has it as UInt.
TYPE(TIOCGWINSZ, unsigned long);
#else
FUNCTION(ioctl, int, int, int, ...);
TYPE(TIOCGWINSZ, int);
#endif
TYPE_OF(winsize, ws_col, unsigned short);
TYPE_OF(winsize, ws_row, unsigned short);
FUNCTION(tcgetattr, int, int, struct termios *);
FUNCTION(tcsetattr, int, int, int, const struct termios *);
TYPE_OF(termios, c_lflag, tcflag_t);
TYPE(ICANON, int); TYPE(ECHO, int); TYPE(TCSANOW, int);
FUNCTION(poll, int, struct pollfd *, nfds_t, int);
TYPE_OF(pollfd, fd, int); TYPE_OF(pollfd, events, short); TYPE_OF(pollfd, revents, short);
TYPE(POLLIN, int);

// POSIX.swift, signals.
typedef void (*handler)(int);
FUNCTION(signal, handler, int, handler);
FUNCTION(raise, int, int);
FUNCTION(kill, int, pid_t, int);
FUNCTION(getpid, pid_t, void);
TYPE(SIG_IGN, handler);
TYPE(SIGPIPE, int); TYPE(SIGXFSZ, int); TYPE(SIGINT, int); TYPE(SIGTSTP, int); TYPE(SIGSTOP, int);
TYPE(SIGTERM, int); TYPE(SIGHUP, int); TYPE(SIGQUIT, int); TYPE(SIGUSR1, int); TYPE(SIGUSR2, int);
TYPE(SIGALRM, int); TYPE(SIGVTALRM, int); TYPE(SIGPROF, int); TYPE(SIGXCPU, int);

// Musl.swift.
#ifdef __linux__
TYPE(SIGPOLL, int); TYPE(SIGPWR, int); TYPE(SIGSTKFLT, int);
#endif

#else  // Windows.swift.

#include <io.h>
#include <windows.h>

FUNCTION(strerror_s, errno_t, char *, size_t, int);
FUNCTION(exit, void, int);
FUNCTION(_exit, void, int);
FUNCTION(_get_errno, errno_t, int *);
FUNCTION(_setmode, int, int, int);
FUNCTION(_isatty, int, int);
FUNCTION(_wstat64, int, const wchar_t *, struct _stat64 *);
TYPE_OF(_stat64, st_mode, unsigned short);
TYPE(_S_IFMT, int); TYPE(_S_IFREG, int); TYPE(_S_IFDIR, int); TYPE(_S_IREAD, int); TYPE(_S_IWRITE, int);
FUNCTION(_waccess, int, const wchar_t *, int);
FUNCTION(_wsopen_s, errno_t, int *, const wchar_t *, int, int, int);
TYPE(_O_WRONLY, int); TYPE(_O_CREAT, int); TYPE(_O_EXCL, int); TYPE(_O_BINARY, int); TYPE(_O_NOINHERIT, int);
FUNCTION(_write, int, int, const void *, unsigned);
FUNCTION(_close, int, int);
FUNCTION(_wunlink, int, const wchar_t *);

FUNCTION(GetStdHandle, HANDLE, DWORD);
FUNCTION(GetConsoleMode, BOOL, HANDLE, DWORD *);
FUNCTION(SetConsoleMode, BOOL, HANDLE, DWORD);
FUNCTION(SetConsoleOutputCP, BOOL, UINT);
FUNCTION(GetConsoleScreenBufferInfo, BOOL, HANDLE, CONSOLE_SCREEN_BUFFER_INFO *);
TYPE(((CONSOLE_SCREEN_BUFFER_INFO *)0)->dwSize, COORD); TYPE(((COORD *)0)->X, short);
TYPE(((CONSOLE_SCREEN_BUFFER_INFO *)0)->srWindow, SMALL_RECT);
TYPE(((SMALL_RECT *)0)->Left, short); TYPE(((SMALL_RECT *)0)->Top, short);
TYPE(((SMALL_RECT *)0)->Right, short); TYPE(((SMALL_RECT *)0)->Bottom, short);
FUNCTION(MoveFileExW, BOOL, const wchar_t *, const wchar_t *, DWORD);
TYPE(STD_OUTPUT_HANDLE, DWORD); TYPE(ENABLE_VIRTUAL_TERMINAL_PROCESSING, int); TYPE(CP_UTF8, int);
TYPE(MOVEFILE_REPLACE_EXISTING, int);

#endif
