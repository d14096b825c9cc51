// Two calls of Linux that glibc shows only to a program that asks for GNU's extensions, which Swift does not: one makes
// a pipe that no other process inherits, the other limits another process.

#ifndef XIBDB_PIPES_SHIM_H
#define XIBDB_PIPES_SHIM_H

#if defined(__linux__)
extern int pipe2(int ends[2], int flags);
extern int prlimit(int process, unsigned int resource, const void *limits, void *former);
#endif

#endif
