#!/usr/bin/env python3
"""Copies object files and archives so that the linker can leave out more of them.

Usage: copy_objects.py FOLDER FILE...

Run it in the folder of the build. The copies differ in these points only:
- The linker leaves out the unwinding tables (.eh_frame). Use this only for code that does not catch C++ exceptions.
- The linker may leave out code and data that nothing refers to. The Swift compiler marks all public declarations as used, because a
  shared library may need them. The sections swift5_* stay marked: the Swift runtime finds types and conformances in them.
- Paths of C sources (__FILE__) are relative to the current folder. So the result does not depend on the folder of the build.
Prints the paths of the copies, in the order of the arguments.
"""
import os
import struct
import sys

RETAIN, EXCLUDE, STRINGS = 0x200000, 0x80000000, 0x30
FOLDER = os.getcwd().encode() + b"/"


def relative(text):
    """Removes the current folder from a path. Adds zeros at the end, so that all other strings keep their offsets."""
    return text[len(FOLDER):] + bytes(len(FOLDER)) if text.startswith(FOLDER) else text


def change_sections(data, start, path):
    """Changes the flags and the paths in the sections of the ELF file that starts at this offset."""
    if data[start:start + 4] != b"\x7fELF":
        return
    if data[start + 4:start + 6] != b"\x02\x01":
        sys.exit(f"{path} is not a 64-bit little-endian object.")
    table, = struct.unpack_from("<Q", data, start + 40)
    if table == 0:
        return
    size, count, names = struct.unpack_from("<HHH", data, start + 58)

    def section(index):
        return struct.unpack_from("<IIQQQQIIQQ", data, start + table + index * size)

    # If the numbers are too large for the header, the first section has them.
    count, names = count or section(0)[5], section(0)[6] if names == 0xFFFF else names
    strings = start + section(names)[4]
    for index in range(count):
        name, _, flags, _, offset, length, *_ = section(index)
        name = strings + name
        name = bytes(data[name:data.index(0, name)])
        changed = flags
        if name == b".eh_frame":
            changed |= EXCLUDE
        elif not name.startswith(b"swift5"):
            changed &= ~RETAIN
        if flags & STRINGS == STRINGS:
            content = slice(start + offset, start + offset + length)
            data[content] = b"\0".join(map(relative, bytes(data[content]).split(b"\0")))
        if changed != flags:
            struct.pack_into("<Q", data, start + table + index * size + 8, changed)


def copy(source, target):
    with open(source, "rb") as file:
        data = bytearray(file.read())
    if data.startswith(b"!<arch>\n"):
        start = 8
        while start + 60 <= len(data):
            length = int(data[start + 48:start + 58])
            change_sections(data, start + 60, source)
            start += 60 + length + length % 2
    else:
        change_sections(data, 0, source)
    with open(target, "wb") as file:
        file.write(data)


folder, sources = sys.argv[1], sys.argv[2:]
used = set()
for source in sources:
    name = os.path.basename(source)
    # Several modules can have files of one name.
    while name in used:
        name = "_" + name
    used.add(name)
    copy(source, os.path.join(folder, name))
    print(os.path.join(folder, name))
