// The part of minizip that reads zip archives. minizip belongs to zlib. xibdb
// passes it functions that read the file, so minizip opens no files itself.

#ifndef XIBDB_MINIZIP_SHIM_H
#define XIBDB_MINIZIP_SHIM_H

#include <unzip.h>

#endif
