/* A file layer that fails when it is told to, for the tests of the server: put before it with LD_PRELOAD.
 *
 * FAULT_ON is the beginning of the names of the files that fail, FAULT_BY the file that says how: a line
 * "OPERATION ERRNO", such as "fsync 5"; while it is not there, nothing fails. Operations are write, fsync, open. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* Whether this operation fails now, and with what. */
static int fault(const char *operation) {
    const char *by = getenv("FAULT_BY");
    int file = by ? REAL(open)(by, O_RDONLY) : -1;
    if (file < 0) return 0;
    char text[64] = {0}, word[32] = {0};
    int number = 0;
    ssize_t length = REAL(read)(file, text, sizeof text - 1);
    REAL(close)(file);
    if (length <= 0 || sscanf(text, "%31s %d", word, &number) != 2) return 0;
    return strcmp(word, operation) == 0 ? number : 0;
}

static int is_ours(const char *name) {
    const char *on = getenv("FAULT_ON");
    return on && strncmp(name, on, strlen(on)) == 0;
}

/* Whether the operation on this open file fails; then errno says why. */
static int fails(int file, const char *operation) {
    char link[64], name[4096] = {0};
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    if (readlink(link, name, sizeof name - 1) <= 0 || !is_ours(name)) return 0;
    int number = fault(operation);
    if (number) errno = number;
    return number;
}

static int fails_to_open(const char *name, int flags) {
    if ((flags & O_ACCMODE) == O_RDONLY || !is_ours(name)) return 0;
    int number = fault("open");
    if (number) errno = number;
    return number;
}

ssize_t write(int file, const void *bytes, size_t count) {
    return fails(file, "write") ? -1 : REAL(write)(file, bytes, count);
}
ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) {
    return fails(file, "write") ? -1 : REAL(pwrite)(file, bytes, count, at);
}
ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) {
    return fails(file, "write") ? -1 : REAL(pwrite64)(file, bytes, count, at);
}
int ftruncate(int file, off_t length) {
    return fails(file, "write") ? -1 : REAL(ftruncate)(file, length);
}
int ftruncate64(int file, off64_t length) {
    return fails(file, "write") ? -1 : REAL(ftruncate64)(file, length);
}
int fsync(int file) { return fails(file, "fsync") ? -1 : REAL(fsync)(file); }
int fdatasync(int file) { return fails(file, "fsync") ? -1 : REAL(fdatasync)(file); }

int open(const char *name, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = va_arg(rest, mode_t);
    va_end(rest);
    return fails_to_open(name, flags) ? -1 : REAL(open)(name, flags, mode);
}
int open64(const char *name, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = va_arg(rest, mode_t);
    va_end(rest);
    return fails_to_open(name, flags) ? -1 : REAL(open64)(name, flags, mode);
}
