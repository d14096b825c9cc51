// Linked into the static binary for Linux only. See .ci/link-static.

#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

// The Swift runtime finds the executable through /proc, and ends the process without /proc. This runs before it.
__attribute__((constructor(101))) static void require_proc(void) {
    char path[2];
    if (readlink("/proc/self/exe", path, sizeof path) > 0) return;
    static const char message[] = "xibdb: /proc is not mounted, and xibdb needs it to find its own executable.\n";
    if (write(2, message, sizeof message - 1) < 0) _exit(3);
    _exit(3);
}

// An empty set of ICU data instead of 30 MB. ICU needs the data for languages, collation, rare encodings, and a few patterns of REGEXP:
// \X, \N{…}, (?w) and emoji properties.
// This is the layout of a common data file with no entries: the size of the header, two magic bytes, the size of the
// description, the byte order (little), the character set (ASCII), the size of a UChar, the format "ToCP" and its version.
struct empty_data {
    uint16_t header_size;
    uint8_t magic[2];
    uint16_t description_size, reserved_word;
    uint8_t is_big_endian, character_set, uchar_size, reserved_byte;
    uint8_t format[4], format_version[4], data_version[4];
    uint8_t padding[8];
    uint32_t entries, reserved[5];
};
#define EMPTY_DATA(name)                                                                                               \
    const struct empty_data name __attribute__((aligned(16))) = {                                                     \
        32, {0xda, 0x27}, 20, 0, 0, 0, 2, 0, {'T', 'o', 'C', 'P'}, {1, 0, 0, 0}, {0, 0, 0, 0}, {0}, 0, {0}};

// The names of the data of Foundation's ICU and of the ICU that libxml2 uses. They contain the version.
EMPTY_DATA(FOUNDATION_ICU_DATA)
#ifdef SYSTEM_ICU_DATA
EMPTY_DATA(SYSTEM_ICU_DATA)
#endif

// The commit that the binary is built from.
const char xibdb_commit[] = COMMIT;
