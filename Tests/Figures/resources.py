#!/usr/bin/env python3
"""Compares the strings files, asset catalogs and fonts in an index with what independent readers find.

    python3 Tests/Figures/resources.py INDEX ROOT

INDEX contains only the folder ROOT. Prints each figure with the value in the index and the value that was read here. The exit
status is 1 if a figure differs. The readers are those of Python (json, plistlib) and a few regular expressions.
"""
import collections
import json
import os
import plistlib
import re
import sqlite3
import struct
import subprocess
import sys

TOKEN = re.compile(
    r"""\s+ | //[^\n]* | /\*.*?\*/ | (?P<quoted>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*') | (?P<sign>[=;{}]) | (?P<plain>[^\s=;"'{}]+)""",
    re.X | re.S)
ESCAPE = re.compile(r"\\(?:[Uu]([0-9A-Fa-f]{1,4})|([0-7]{1,3})|(.))", re.S)
NAMED = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v", "\n": ""}


def decoded(data):
    for mark, name in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if data.startswith(mark):
            text = data.decode(name, "replace")
            break
    else:
        if data[:1] and data[1:2] == b"\0":
            text = data.decode("utf-16-le", "replace")
        elif data[:1] == b"\0":
            text = data.decode("utf-16-be", "replace")
        else:
            text = data.decode("utf-8", "replace")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def unescaped(token):
    if token[0] not in "\"'":
        return token

    def one(match):
        if match[1]:
            return chr(int(match[1], 16))
        if match[2]:
            number = int(match[2], 8)
            return chr(number) if number < 128 else "?"
        return NAMED.get(match[3], match[3])

    text = ESCAPE.sub(one, token[1:-1])
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def strings(data):
    """Returns (key, variation, value) for each entry of a .strings file, up to the first syntax error."""
    if data.startswith(b"bplist0") or re.match(r"\s*(<\?xml|<!DOCTYPE|<plist)", decoded(data)[:200]):
        return stringsdict(data if data.startswith(b"bplist0") else decoded(data).encode())
    tokens, place, text = [], 0, decoded(data)
    while place < len(text):
        match = TOKEN.match(text, place)
        if not match:
            break
        if match.lastgroup:
            tokens.append(match[match.lastgroup])
        place = match.end()
    if tokens[:1] == ["{"]:
        tokens = tokens[1:]
    rows, place = [], 0
    while place < len(tokens) and tokens[place] not in ("=", ";", "{", "}"):
        key, value = tokens[place], tokens[place]
        place += 1
        if tokens[place:place + 1] == ["="]:
            if place + 1 >= len(tokens) or tokens[place + 1] in ("=", ";"):
                break
            value = tokens[place + 1]
            place += 2
        if place < len(tokens) and tokens[place] == ";":
            place += 1
        elif place < len(tokens) and tokens[place] != "}":
            break
        rows.append((unescaped(key), None, unescaped(value)))
    return rows


def stringsdict(data):
    rows = []

    def walk(key, path, value):
        if isinstance(value, dict):
            for name, inner in value.items():
                if name in ("NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"):
                    continue
                walk(key, path if name == "NSStringLocalizedFormatKey" else path + [name], inner)
        elif isinstance(value, str):
            rows.append((key, ".".join(path) or None, value))

    for key, value in plistlib.loads(data).items():
        walk(key, [], value)
    return rows


def catalog(data):
    """Returns (key, language, variation, value) for each entry of an .xcstrings file."""
    whole = json.loads(data)
    rows = []

    def walk(key, language, path, value):
        for name, inner in value.items():
            if name == "stringUnit":
                rows.append((key, language, ".".join(path) or None, inner.get("value")))
            elif name == "stringSet":
                rows.extend((key, language, ".".join(path) or None, text) for text in inner.get("values", []))
            elif isinstance(inner, dict):
                walk(key, language, path if name in ("variations", "substitutions") else path + [name], inner)

    for key, entry in whole["strings"].items():
        localizations = entry.get("localizations", {})
        for language, value in localizations.items():
            walk(key, language, [], value)
        if not localizations:
            rows.append((key, whole.get("sourceLanguage"), None, None))
    return rows


def folder_language(path):
    folders = [part for part in path.split("/")[:-1] if part.lower().endswith(".lproj")]
    return folders[-1][:-6] if folders else None


KINDS = {
    "imageset": "image", "symbolset": "symbol", "colorset": "color", "dataset": "data", "appiconset": "appIcon", "iconset": "icon",
    "launchimage": "launchImage", "brandassets": "brandAssets", "imagestack": "imageStack", "solidimagestack": "imageStack",
    "imagestacklayer": "imageStackLayer", "solidimagestacklayer": "imageStackLayer", "complicationset": "complication",
    "stickersiconset": "icon",
}
PICTURES = ("png", "jpg", "jpeg", "pdf", "svg", "heic", "heif", "tif", "tiff", "gif", "icns", "bmp", "webp")


def number(text):
    text = str(text)
    if text.lower().startswith("0x"):
        return int(text, 16) / 255
    return float(text) if "." in text else int(text) / 255


def tracked(root):
    """Returns the paths of the files that xibdb indexes: those that git does not ignore, without symbolic links."""
    if os.path.isdir(os.path.join(root, ".git")):
        listed = subprocess.run(
            ["git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"], stdout=subprocess.PIPE, check=True).stdout
        paths = [os.fsdecode(path) for path in listed.split(b"\0") if path]
    else:
        paths = [os.path.relpath(os.path.join(folder, name), root) for folder, _, names in os.walk(root) for name in names]
    return [path for path in paths if os.path.isfile(os.path.join(root, path)) and not os.path.islink(os.path.join(root, path))]


def catalogs(root, paths):
    """Returns two counters: (kind, full name, folder) of every set, and (folder, filename, rounded color) of every variant."""
    documents = {}
    for path in paths:
        folder, name = os.path.split(path)
        if name.lower() == "contents.json" and ".xcassets" in folder.lower():
            try:
                with open(os.path.join(root, path), "rb") as file:
                    documents[folder] = json.load(file)
            except ValueError as error:
                print("     not read here:", path, error)
    sets, variants = collections.Counter(), collections.Counter()
    for folder, document in documents.items():
        stem, dot, ending = os.path.basename(folder).rpartition(".")
        if ending.lower() not in KINDS:
            continue
        name, above = stem, os.path.dirname(folder)
        while ".xcassets" in above.lower():
            if documents.get(above, {}).get("properties", {}).get("provides-namespace") is True:
                outer = os.path.basename(above)
                base, _, end = outer.rpartition(".")
                name = (base if end.lower() in KINDS or end == "xcassets" else outer) + "/" + name
            above = os.path.dirname(above)
        sets[(KINDS[ending.lower()], name, folder)] += 1
        for elements in document.values():
            for element in elements if isinstance(elements, list) else []:
                parts = (element.get("color") or {}).get("components")
                color = None
                if parts:
                    white = parts.get("white")
                    color = tuple(round(number(parts.get(key, white)), 5) for key in ("red", "green", "blue", "alpha"))
                variants[(folder, element.get("filename"), color)] += 1
    return sets, variants


def postscript_names(data):
    """Returns the PostScript name of each font of a file. An English name is preferred."""
    starts = [0]
    if data[:4] == b"ttcf":
        starts = struct.unpack_from(f">{struct.unpack_from('>I', data, 8)[0]}I", data, 12)
    names = []
    for start in starts:
        tables = {data[at:at + 4]: struct.unpack_from(">I", data, at + 8)[0]
                  for at in range(start + 12, start + 12 + 16 * struct.unpack_from(">H", data, start + 4)[0], 16)}
        table, found = tables[b"name"], []
        count, texts = struct.unpack_from(">2H", data, table + 2)
        for at in range(table + 6, table + 6 + 12 * count, 12):
            platform, _, language, name, length, offset = struct.unpack_from(">6H", data, at)
            if name == 6:
                text = data[table + texts + offset:table + texts + offset + length]
                found.append(((platform != 3, language != 0x409), text.decode("latin-1" if platform == 1 else "utf-16-be")))
        names.append(min(found)[1] if found else None)
    return names


def main():
    index, root = sqlite3.connect(sys.argv[1]), sys.argv[2]
    failed = False

    def figure(name, said, read):
        nonlocal failed
        failed |= said != read
        print(f"{'ok  ' if said == read else 'DIFF'} {name}: index {said}, here {read}")

    paths = [row[0] for row in index.execute(
        "SELECT path FROM files WHERE kind IN ('strings', 'stringsdict', 'xcstrings') ORDER BY path")]
    rows, unread = collections.Counter(), []
    for path in paths:
        with open(os.path.join(root, path), "rb") as file:
            data = file.read()
        try:
            if path.lower().endswith(".xcstrings"):
                rows.update((path,) + row for row in catalog(data))
            else:
                read = stringsdict if path.lower().endswith(".stringsdict") else strings
                rows.update((path, key, folder_language(path), variation, value) for key, variation, value in read(data))
        except (ValueError, KeyError, plistlib.InvalidFileException, Exception) as error:
            unread.append((path, repr(error)[:80]))
    said = collections.Counter(index.execute(
        "SELECT files.path, key, language, variation, value FROM localized_strings JOIN files ON files.id = file_id"))
    figure("strings files", len(paths), len(set(paths)))
    figure("texts", sum(said.values()), sum(rows.values()))
    figure("keys", len({row[:2] for row in said}), len({row[:2] for row in rows}))
    figure("languages", len({row[2] for row in said}), len({row[2] for row in rows}))
    differing = (said - rows) + (rows - said)
    figure("texts that differ", sum(differing.values()), 0)
    for row in list(differing)[:10]:
        print("    ", "index" if said[row] > rows[row] else "here ", row)
    for path, error in unread:
        print("     not read here:", path, error)

    sets, variants = catalogs(root, tracked(root))
    said = collections.Counter(index.execute("SELECT kind, name, folder FROM assets"))
    for kind in sorted({row[0] for row in said} | {row[0] for row in sets}):
        figure(f"sets ({kind})", sum(row[0] == kind for row in said), sum(row[0] == kind for row in sets))
    figure("names with a namespace", sum("/" in row[1] for row in said), sum("/" in row[1] for row in sets))
    figure("sets that differ", sum(((said - sets) + (sets - said)).values()), 0)
    for row in list((said - sets) + (sets - said))[:5]:
        print("    ", row)
    said = collections.Counter(
        (folder, filename, None if red is None else tuple(round(part, 5) for part in (red, green, blue, alpha)))
        for folder, filename, red, green, blue, alpha in index.execute(
            "SELECT folder, filename, red, green, blue, alpha FROM _asset_variants JOIN assets USING (file_id)"))
    figure("variants", sum(said.values()), sum(variants.values()))
    figure("colors", sum(row[2] is not None for row in said), sum(row[2] is not None for row in variants))
    figure("variants that differ", sum(((said - variants) + (variants - said)).values()), 0)
    for row in list((said - variants) + (variants - said))[:5]:
        print("    ", row)
    said = {row[0] for row in index.execute("SELECT path FROM files WHERE kind = 'image'")}
    read = {path for path in tracked(root) if path.lower().rsplit(".", 1)[-1] in PICTURES and not os.path.basename(path).startswith(".") and ".nib/" not in path}
    figure("pictures", len(said), len(read))
    for path in sorted(said ^ read)[:5]:
        print("    ", path)

    said = collections.Counter(index.execute("SELECT path, postscript_name FROM font_faces JOIN files ON files.id = file_id"))
    read = collections.Counter()
    for path in tracked(root):
        if path.lower().rsplit(".", 1)[-1] in ("ttf", "otf", "ttc") and ".xcassets/" not in path:
            try:
                with open(os.path.join(root, path), "rb") as file:
                    read.update((path, name) for name in postscript_names(file.read()))
            except (struct.error, KeyError, ValueError) as error:
                print("     not read here:", path, repr(error))
    figure("fonts", sum(said.values()), sum(read.values()))
    figure("fonts that differ", sum(((said - read) + (read - said)).values()), 0)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
