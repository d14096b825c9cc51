#!/usr/bin/env python3
"""Compares two builds of one commit byte by byte.

Usage: compare_builds.py FOLDER FOLDER. Each folder is a clone in which .ci/release ran.
Exit status: 0 the builds are equal; 1 they differ; 2 a build is missing.
"""
import io
import os
import struct
import sys
import tarfile
import zipfile


def sections(data):
    """Returns the content of each section of a 64-bit ELF file, and of the bytes outside of the sections."""
    table, = struct.unpack_from("<Q", data, 40)
    size, count, names = struct.unpack_from("<HHH", data, 58)
    headers = [struct.unpack_from("<IIQQQQIIQQ", data, table + index * size) for index in range(count)]
    parts, strings = {}, headers[names][4]
    outside = bytearray(data)
    for name, kind, _, _, offset, length, *_ in headers:
        # A section of the kind 8 (NOBITS) has no bytes in the file.
        if length and kind != 8:
            text = bytes(data[strings + name:data.index(0, strings + name)]).decode()
            part = f"section {text}"
            while part in parts:
                part += ", again"
            parts[part] = data[offset:offset + length]
            outside[offset:offset + length] = bytes(length)
    # Without its first bytes, this part is not an ELF file.
    outside[:4] = bytes(4)
    parts["headers"] = bytes(outside).rstrip(b"\0")
    return parts


def members(data):
    """Returns the members of an ar archive."""
    parts, start = {}, 8
    while start + 60 <= len(data):
        header, length = data[start:start + 60], int(data[start + 48:start + 58])
        name = header[:16].decode().strip()
        parts[f"header of {name}"], parts[name] = header, data[start + 60:start + 60 + length]
        start += 60 + length + length % 2
    return parts


def tar_files(data):
    parts = {}
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        for entry in archive:
            parts[f"header of {entry.name}"] = repr(sorted((key, str(value)) for key, value in entry.get_info().items())).encode()
            file = archive.extractfile(entry)
            parts[entry.name] = file.read() if file else b""
    return parts


def zip_files(data):
    parts = {}
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for entry in archive.infolist():
            parts[f"header of {entry.filename}"] = repr((entry.date_time, entry.external_attr, entry.compress_type)).encode()
            parts[entry.filename] = archive.read(entry)
    return parts


def contents(data):
    """Returns the parts of a file of a known format by their names, or a message if the file is damaged; otherwise nothing."""
    formats = [(b"\x7fELF\x02\x01", sections), (b"!<arch>\n", members), (b"PK\x03\x04", zip_files), (b"\xfd7zXZ\0", tar_files)]
    for start, read in formats:
        if data.startswith(start):
            try:
                return read(data)
            except Exception as error:
                return f"the file is damaged: {error}"
    return {}


def explain(name, first, second, indent=""):
    """Prints where two different contents differ."""
    place = next((at for at, pair in enumerate(zip(first, second)) if pair[0] != pair[1]), min(len(first), len(second)))
    print(f"{indent}differs: {name}: {len(first)} and {len(second)} bytes, first difference at byte {place}")
    first, second = contents(first), contents(second)
    for parts in first, second:
        if isinstance(parts, str):
            print(f"{indent}  {parts}")
            return
    for part in sorted(first.keys() | second.keys()):
        if part not in first or part not in second:
            print(f"{indent}  only in the {'first' if part in first else 'second'}: {part}")
        elif first[part] != second[part]:
            explain(part, first[part], second[part], indent + "  ")


def build(folder):
    """Returns the contents of the files of a build by their paths."""
    files = {}
    for top in (".build/static/xibdb", ".build/dist"):
        path = os.path.join(folder, top)
        found = [path] if os.path.isfile(path) else [
            os.path.join(parent, name) for parent, _, names in os.walk(path) for name in names]
        if not found:
            print(f"{path} is missing. Run .ci/release in {folder}.", file=sys.stderr)
            sys.exit(2)
        for path in found:
            with open(path, "rb") as file:
                files[os.path.relpath(path, folder)] = file.read()
    return files


if len(sys.argv) != 3:
    print(__doc__, file=sys.stderr)
    sys.exit(2)
first, second = build(sys.argv[1]), build(sys.argv[2])
differences = 0
for path in sorted(first.keys() | second.keys()):
    if path not in first or path not in second:
        differences += 1
        print(f"only in {sys.argv[1] if path in first else sys.argv[2]}: {path}")
    elif first[path] != second[path]:
        differences += 1
        explain(path, first[path], second[path])
if differences:
    print(f"{differences} of {len(first.keys() | second.keys())} files differ.")
    sys.exit(1)
print(f"ok: {len(first)} files are equal, {sum(map(len, first.values())):,} bytes")
