// Two functions of Linux. glibc declares them only if a program enables the GNU extensions, and Swift does not enable
// them. `pipe2` can create a pipe that no other process inherits. `prlimit` sets the limits of another process.

#ifndef XIBDB_PIPES_SHIM_H
#define XIBDB_PIPES_SHIM_H

#if defined(__linux__)
extern int pipe2(int ends[2], int flags);
extern int prlimit(int process, unsigned int resource, const void *limits, void *former);
#endif

#endif
