#!/usr/bin/env python3
"""Compares the targets of Xcode projects in an index with the comments in the project files.

    python3 Tests/Figures/targets.py ROOT INDEX.sqlite

The index contains only ROOT. The script does not parse property lists. With regular expressions, it finds the lines
`ID /* NAME in Sources */` of each phase that a target lists, and counts the names.
"""
import collections, os, re, sqlite3, sys

root, table = sys.argv[1:3]
PHASES = {"Sources": "sources", "Resources": "resources", "Headers": "headers"}

def read(path):
    """Yields one row for each fact: target PROJECT ID NAME; file PROJECT ID PHASE localized|- PATH;
    folder PROJECT ID PHASE|- shallow|- PATH EXCLUDED|… EXCLUDED-TRANSLATIONS|…"""
    index = sqlite3.connect("file:%s?mode=ro" % path, uri=True)
    for row in index.execute("SELECT 'target', files.path, targets.id, targets.name FROM targets JOIN files ON files.id = file_id"):
        yield row
    paths = """SELECT files.path, target_id, phase, _target_paths.path, folder, is_localized, is_flat
        FROM _target_paths JOIN files ON files.id = file_id WHERE _target_paths.kind = ? ORDER BY _target_paths.id"""
    excluded = collections.defaultdict(list)
    for _, target, _, left, folder, localized, _ in index.execute(paths, ("excluded",)):
        excluded[target, folder, bool(localized)].append(left)
    for project, target, phase, file, _, localized, _ in index.execute(paths, ("file",)):
        yield "file", project, target, phase, "localized" if localized else "-", file
    for project, target, phase, file, folder, _, flat in index.execute(paths, ("folder",)):
        left = ["|".join(excluded[target, folder, localized]) for localized in (False, True)]
        yield "folder", project, target, phase or "-", "shallow" if flat else "-", file, *left

rows = list(read(table))

def objects(text, isa):
    """Yields the id and the text of each block `ID /* … */ = { isa = ISA; … };` of one section."""
    section = re.search(r"/\* Begin %s section \*/(.*?)/\* End %s section \*/" % (isa, isa), text, re.S)
    for match in re.finditer(r"^\t\t(\w+) (?:/\*.*?\*/ )?= \{\n(.*?)^\t\t\};", section.group(1) if section else "", re.S | re.M):
        yield match.group(1), match.group(2)

def listed(block, key):
    found = re.search(r"^\t\t\t%s = \((.*?)\);" % key, block, re.S | re.M)
    return re.findall(r"^\s*(\w+)(?: /\*(.*?)\*/)?,", found.group(1), re.M) if found else []

def expected(path):
    """Returns the names of the files of each phase as a multiset, by target."""
    text = open(path, encoding="utf-8", errors="replace").read()
    phases = {}
    for name, word in (("PBXSourcesBuildPhase", "Sources"), ("PBXResourcesBuildPhase", "Resources"),
                       ("PBXHeadersBuildPhase", "Headers")):
        for identifier, block in objects(text, name):
            names = {(i, re.sub(r" in %s ?$" % word, "", c.strip())) for i, c in listed(block, "files")}
            phases[identifier] = PHASES[word], collections.Counter(n for _, n in names)
    result = {}
    for kind in ("PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"):
        for identifier, block in objects(text, kind):
            name = re.search(r'^\t\t\tname = "?(.*?)"?;', block, re.M).group(1)
            counts = collections.defaultdict(collections.Counter)
            for phase, _ in listed(block, "buildPhases"):
                if phase in phases:
                    counts[phases[phase][0]] += phases[phase][1]
            result[name] = counts
    return result

names = {(r[1], r[2]): r[3] for r in rows if r[0] == "target"}
found = collections.defaultdict(lambda: collections.defaultdict(collections.Counter))
folders = collections.defaultdict(list)
paths = set()
for r in rows:
    if r[0] == "file":
        part = os.path.basename(r[5])
        # A variant group is one build file. It has the same name as its files, but without their folder.
        if ".lproj/" in r[5] and r[4] == "-":
            part = "\0" + part
        found[r[1]][names[r[1], r[2]], r[3]][part] += 1
        paths.add((r[5], r[4]))
    elif r[0] == "folder":
        folders[r[1], names[r[1], r[2]]].append(r)

phases = agree = files = 0
differences = []
for project in sorted({r[1] for r in rows if r[0] == "target" and r[1].endswith(".pbxproj")}):
    for target, counts in expected(os.path.join(root, project)).items():
        for phase in PHASES.values():
            want, got = counts[phase], found[project][target, phase]
            plain = collections.Counter({n: c for n, c in got.items() if n[0] != "\0"})
            missing, extra = want - plain, plain - want
            # Localized variants and folder references are expected differences.
            translated = {n[1:] for n in got if n[0] == "\0"}
            blue = {os.path.basename(r[5]) for r in folders[project, target]}
            for n in list(missing):
                stem = os.path.splitext(n)[0]
                if n in translated or any(os.path.splitext(t)[0] == stem for t in translated) or n in blue:
                    del missing[n]
            phases += 1
            files += sum(want.values())
            if missing or extra:
                differences.append((project, target, phase, dict(missing), dict(extra)))
            else:
                agree += 1
print(f"phases of targets: {phases}, the same: {agree}, build files: {files}")
for project, target, phase, missing, extra in differences:
    print("differs:", project, target, phase, "not read:", list(missing)[:8], len(missing), "only read:", list(extra)[:8], len(extra))

here = sum(1 for path, kind in paths if kind == "localized" or os.path.exists(os.path.join(root, path)))
print(f"paths: {len(paths)}, on disk: {here}")
for path, kind in sorted(paths):
    if kind != "localized" and not os.path.exists(os.path.join(root, path)):
        print("not on disk:", path)

def in_folder(path, r):
    if r[3] not in ("-", "resources") or not (r[5] == "" or path.startswith(r[5] + "/")):
        return False
    if any(path == e or path.startswith(e + "/") for e in r[6].split("|") if e):
        return False
    plain = re.sub(r"[^/]+\.lproj/", "", path)
    return plain == path or plain not in r[7].split("|")

every = [r for group in folders.values() for r in group]
plain = {p for p, k in paths if k == "-"}
localized = {p for p, k in paths if k == "localized"}
nibs = homeless = 0
for folder, subfolders, contents in os.walk(root):
    subfolders[:] = [s for s in subfolders if s != ".git"]
    for name in contents:
        if name.endswith((".xib", ".storyboard")):
            path = os.path.relpath(os.path.join(folder, name), root)
            nibs += 1
            if path not in plain and re.sub(r"[^/]+\.lproj/", "", path) not in localized \
                    and not any(in_folder(path, r) for r in every):
                homeless += 1
                print("in no target:", path)
print(f"xibs and storyboards: {nibs}, in no target: {homeless}")
