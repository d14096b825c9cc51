#!/usr/bin/env python3
"""Prints the rank of the true cause in the answers of `xibdb why`.

    why_ranks.py XIBDB CASES CHECKOUTS

CASES is a table of defects in the history of public repositories (tab-separated:
id, repo, parent commit, fix commit, kind, file, object id, Class.name, hint,
notes). The script uses the defects of the kinds outlet-unknown and
action-unknown. CHECKOUTS has a folder for each id, a checkout of the commit that
has the defect. Defects without such a folder are left out. For each defect, the
script makes the message that the platform prints, with and without the class. It
prints the rank of the connection (0 if it is not among the candidates), the
number of candidates, and at the end the number of defects with each rank.
"""
import collections
import csv
import json
import os
import re
import subprocess
import sys
import tempfile


def message(kind, platform, class_name, name):
    if kind == "outlet-unknown":
        if platform == "macOS":
            return f"Failed to connect ({name}) outlet from ({class_name}) to (NSView): missing setter or instance variable"
        return (f"*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<{class_name} 0x7fbba8d1ed70> "
                f"setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key {name}.'")
    if platform == "macOS":
        return f"Could not connect action, target class {class_name} does not respond to -{name}"
    return f"-[{class_name} {name}]: unrecognized selector sent to instance 0x7fb9d2607a90"


def without_class(kind, platform, name):
    """Returns the message of a log that was cut, or of an object with another class than in the nib."""
    other = "NSObject" if platform == "macOS" else "UIResponder"
    if kind == "outlet-unknown" and platform != "macOS":
        return f"this class is not key value coding-compliant for the key {name}."
    return message(kind, platform, other, name)


def rank(xibdb, database, text, files, connections):
    run = subprocess.run([xibdb, "why", "--db", database, "--no-refresh", "--json", "-"], input=text, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"{text}\n{run.stderr}")
    candidates = json.loads(run.stdout)["messages"][0]["candidates"]
    for place, candidate in enumerate(candidates, 1):
        if candidate["path"] in files and candidate.get("connectionID") in connections:
            return place, len(candidates), candidate
    return 0, len(candidates), None


def main(xibdb, cases, checkouts):
    ranks, bare_ranks = collections.Counter(), collections.Counter()
    with open(cases, newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
                if row["check_kind"] in ("outlet-unknown", "action-unknown") and os.path.isdir(f"{checkouts}/{row['id']}")]
    for row in rows:
        class_name, name = row["connection_or_class"].split(".", 1)
        files = row["file"].split(" ; ")
        platform = re.search(r"\b(iOS|macOS|watchOS|tvOS)\b", row["notes"]).group(1)
        connections = re.search(r"connection id ([^\s;]+)", row["notes"]).group(1).split(",")
        with open(f"{checkouts}/{row['id']}/{files[0]}", encoding="utf-8") as nib:
            module = re.search(f'customClass="{class_name}" customModule="([^"]+)"', nib.read())
        if module and "Swift" in row["notes"]:
            class_name = f"{module.group(1)}.{class_name}"
        with tempfile.TemporaryDirectory() as folder:
            database = f"{folder}/index.sqlite"
            subprocess.run([xibdb, "index", "--quiet", "--no-ignore", "--db", database, f"{checkouts}/{row['id']}"], check=True)
            text = message(row["check_kind"], platform, class_name, name)
            place, count, found = rank(xibdb, database, text, files, connections)
            bare, bare_count, _ = rank(xibdb, database, without_class(row["check_kind"], platform, name), files, connections)
        ranks[place] += 1
        bare_ranks[bare] += 1
        print(f"{row['id']}  {platform}  {class_name} {name}: rank {place} of {count}; without the class {bare} of {bare_count}")
        if found:
            print(f"    {found['path']}:{found['line']}  {found['change']}")
    print(f"{len(rows)} cases; by rank:", dict(sorted(ranks.items())), "without the class:", dict(sorted(bare_ranks.items())))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
