// Declarations for Linux that Swift does not import.

#ifndef XIBDB_LINUX_SHIM_H
#define XIBDB_LINUX_SHIM_H

#if defined(__linux__)
#include <stdlib.h>

// glibc declares these functions only if a program enables the GNU extensions, and Swift does not enable them. `pipe2` can
// create a pipe that no other process inherits. `prlimit` sets the limits of another process.
extern int pipe2(int ends[2], int flags);
extern int prlimit(int process, unsigned int resource, const void *limits, void *former);

// glibc keeps free memory in a pool for each thread. This limits the number of the pools. Swift does not import malloc.h. musl has
// only one pool.
#if defined(__GLIBC__)
extern int mallopt(int parameter, int value);
static inline void xibdb_limit_memory_pools(int count) { mallopt(-8 /* M_ARENA_MAX */, count); }
#else
static inline void xibdb_limit_memory_pools(int count) { (void)count; }
#endif

// The commit of a release. Only .ci/link-static links an object file that defines this symbol.
extern const char xibdb_commit[] __attribute__((weak));
static inline const char *xibdb_linked_commit(void) { return xibdb_commit; }
#endif

#endif
