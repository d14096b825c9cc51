// Linux makes a pipe that no other process inherits in one call. Glibc shows the call only to who asks for
// GNU's extensions, which Swift does not.

#ifndef XIBDB_PIPES_SHIM_H
#define XIBDB_PIPES_SHIM_H

#if defined(__linux__)
extern int pipe2(int ends[2], int flags);
#endif

#endif
