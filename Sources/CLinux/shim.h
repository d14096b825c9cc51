// Declarations for Linux that Swift does not import.

#ifndef XIBDB_LINUX_SHIM_H
#define XIBDB_LINUX_SHIM_H

#if defined(__linux__)
// glibc declares these functions only if a program enables the GNU extensions, and Swift does not enable them. `pipe2` can
// create a pipe that no other process inherits. `prlimit` sets the limits of another process.
extern int pipe2(int ends[2], int flags);
extern int prlimit(int process, unsigned int resource, const void *limits, void *former);

// The commit of a release. Only .ci/link-static links an object file that defines this symbol.
extern const char xibdb_commit[] __attribute__((weak));
static inline const char *xibdb_linked_commit(void) { return xibdb_commit; }
#endif

#endif
