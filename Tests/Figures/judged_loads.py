#!/usr/bin/env python3
"""judged_loads.py - compares the loads that xibdb finds with lists that people wrote after they read the sources.

Usage:  judged_loads.py XIBDB JUDGED CHECKOUTS
        XIBDB = the binary; JUDGED = a folder with a table for each app, NAME.tsv (see Judged/README.md); CHECKOUTS = a folder with a
        checkout of each app, called NAME, at the commit that the table names. Apps without a checkout are left out.

Prints these numbers for each app:
- places that load a nib: all, those found with this nib, and those with the right owner;
- unused nibs: all, and those that nib-unused lists; also used nibs that it lists, by confidence;
- patterns, identifiers and defects (of hazards, broken-connections, outlet-unconnected or class-unknown): all, and the right ones;
- hazards, broken connections and missing nibs: all that xibdb reports, and those that are not in the list.
Then prints every row that is wrong.
Exit status: 0 all rows are right, 1 some rows are wrong, 2 a command failed.
"""
import collections, csv, json, os, re, subprocess, sys, tempfile

LOADS = """
SELECT files.path AS path, nibs.path AS nib, nib_loads.owner_class AS owner, nib_loads.owner_kind AS kind, nib_loads.purpose AS purpose, nib_loads.certainty AS certainty
FROM nib_loads
JOIN files ON files.id = nib_loads.file_id
JOIN loaded_nibs ON loaded_nibs.load_id = nib_loads.id
JOIN files AS nibs ON nibs.id = loaded_nibs.file_id
"""

IDENTIFIERS = """
SELECT files.path AS path, nib_loads.line AS line, nib_loads.identifier AS identifier
FROM nib_loads
JOIN files ON files.id = nib_loads.file_id
WHERE nib_loads.identifier IS NOT NULL
UNION
SELECT files.path, identifiers.line, identifiers.identifier
FROM identifiers
JOIN files ON files.id = identifiers.file_id
WHERE identifiers.identifier IS NOT NULL
UNION
SELECT files.path, _identifier_uses.line, identifiers.identifier
FROM identifiers
JOIN _identifier_uses ON _identifier_uses.id = identifiers.identifier_use_id
JOIN files ON files.id = _identifier_uses.file_id
WHERE identifiers.identifier IS NOT NULL
"""

LINES_ABOVE = {"a line": 1, "two lines": 2, "three lines": 3, "four lines": 4, "five lines": 5}


def ask(tool, database, *arguments):
    """Returns the rows of an answer as dictionaries."""
    command = [tool, *arguments, "--db", database, "--no-refresh", "--format", "ndjson"]
    output = subprocess.run(command, capture_output=True, text=True)
    if output.returncode != 0:
        sys.stderr.write(output.stderr)
        sys.exit(2)
    return [json.loads(line) for line in output.stdout.splitlines() if line]


def judge_load(row, loads, count):
    """Returns what is wrong with the answer about a place that loads a nib; None if the answer is right."""
    found = re.match(r"nib=(.*?) owner=(\S+)", row["truth"])
    if not found:
        return None
    nib, owner = found.groups()
    count["loads"] += 1
    at = [load for load in loads if load["path"] == row["path"] and os.path.basename(load["nib"]) == os.path.basename(nib)]
    if not at:
        return "no load"
    count["loads found"] += 1
    count["loads found as outside"] += all(load["certainty"] == "outside" for load in at)
    if owner == "nil":
        is_right = any(load["kind"] in (None, "nil") for load in at)
    else:
        is_right = owner == "?" or any(load["owner"] == owner for load in at)
    count["owners right"] += is_right
    return None if is_right else "owner"


def judge_nib(row, unloaded, count):
    """Returns what is wrong with the answer of nib-unused about a nib; None if the answer is right."""
    confidence = unloaded.get(row["path"])
    count["nibs"] += 1
    if row["truth"].startswith("live"):
        if confidence is None:
            return None
        count["live but listed as " + confidence] += 1
        return "live, listed as " + confidence
    count["dead"] += 1
    count["dead found"] += confidence is not None
    return None if confidence is not None else "dead, not listed"


def judge_pattern(row, patterns, count):
    """Returns what is wrong with the pattern of a nib; None if the pattern is right."""
    words = row["truth"].split()
    found = patterns.get(row["path"])
    count["patterns"] += 1
    if found is None:
        return "no pattern"
    classes = (found["owner_class"], found["root_class"])
    is_right = found["pattern"] == words[0] and (len(words) == 1 or not re.fullmatch(r"\w+", words[1]) or words[1] in classes)
    count["patterns right"] += is_right
    return None if is_right else "reported as %s of %s, %s" % (found["pattern"], *classes)


def identifier_places(row):
    """Yields the places where xibdb may report an identifier: its text, the start of the call, and the call that it reaches."""
    yield row["path"], int(row["line"])
    above = re.search(r"the call begins (\w+ lines?) above", row["reason"])
    if above:
        yield row["path"], int(row["line"]) - LINES_ABOVE[above.group(1)]
    reached = re.search(r"reaches \S+ at (.+?):(\d+)", row["reason"])
    if reached:
        yield reached.group(1), int(reached.group(2))


def judge_identifier(row, identifiers, count):
    """Returns what is wrong with the answer about an identifier that code asks for; None if the answer is right."""
    count["identifiers"] += 1
    is_found = any((*place, row["name"]) in identifiers for place in identifier_places(row))
    count["identifiers found"] += is_found
    return None if is_found else "identifier"


def judge_defect(row, defects, count):
    """Returns what is wrong with the answer about a defect of a nib or of its load; None if the answer is right."""
    count["defects"] += 1
    # A defect of the File's Owner may be reported at the object or at its first connection.
    is_found = any((row["path"], int(row["line"]) + offset) in defects for offset in range(4))
    count["defects reported"] += is_found
    return None if is_found else "defect not reported"


def unlisted(rows, reported, question, count, report=None):
    """Returns a line for each reported row that the list does not have."""
    report = report or question
    # A list contains only one localized variant of each nib.
    def place(path, line):
        return re.sub(r"[^/]+\.lproj/", "", path or ""), int(line or 0)

    listed = {place(row["path"], row["line"]) for row in rows if row["question"] == question}

    def places(one):
        path, line = place(one["path"], one["line"])
        return {(path, line - offset) for offset in range(4)} | {place(one.get("other_path"), one.get("other_line"))}

    other = [one for one in reported if not listed & places(one)]
    count["%s reported" % report] = len(reported)
    count["%s not on the list" % report] = len(other)
    return ["    %s not on the list: %s:%s %s" % (report, one["path"], one["line"], one.get("message") or one.get("nib_name") or one.get("name")) for one in other]


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    tool, tables, checkouts = sys.argv[1:]
    wrong = 0
    for table in sorted(name for name in os.listdir(tables) if name.endswith(".tsv")):
        app = table[: -len(".tsv")]
        checkout = os.path.join(checkouts, app)
        if not os.path.isdir(checkout):
            print(app, "no checkout")
            continue
        with tempfile.TemporaryDirectory() as folder, open(os.path.join(tables, table), encoding="utf-8") as file:
            database = os.path.join(folder, "app.sqlite")
            subprocess.run([tool, "index", checkout, "--db", database, "--quiet"], check=True)
            loads = ask(tool, database, "sql", LOADS)
            unloaded = {row["path"]: row["confidence"] for row in ask(tool, database, "report", "nib-unused", "--tests", "--vendor")}
            patterns = {row["path"]: row for row in ask(tool, database, "report", "nib-patterns", "--tests", "--vendor")}
            identifiers = {(row["path"], row["line"], row["identifier"]) for row in ask(tool, database, "sql", IDENTIFIERS)}
            hazards = ask(tool, database, "report", "hazards")
            missing = ask(tool, database, "report", "nib-missing")
            defects = {(row["path"], row["line"]) for row in hazards} | {(row["other_path"], row["other_line"]) for row in hazards}
            broken = ask(tool, database, "report", "broken-connections")
            for report in ("outlet-unconnected", "class-unknown", "broken-connections"):
                defects |= {(row["path"], row["line"]) for row in ask(tool, database, "report", report)}
            count, lines = collections.Counter(), []
            rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
            for row in rows:
                if row["verdict"] == "doubtful":
                    continue
                problem = None
                if row["question"] == "nib-loads":
                    problem = judge_load(row, loads, count)
                elif row["question"] == "nib-unused":
                    problem = judge_nib(row, unloaded, count)
                elif row["question"] == "nib-patterns":
                    problem = judge_pattern(row, patterns, count)
                elif row["question"] == "identifiers":
                    problem = judge_identifier(row, identifiers, count)
                elif row["question"] == "hazards":
                    problem = judge_defect(row, defects, count)
                if problem:
                    lines.append("    %s: %s:%s %s" % (problem, row["path"], row["line"], row["truth"][:100]))
            lines += unlisted(rows, hazards, "hazards", count) + unlisted(rows, missing, "nib-missing", count)
            lines += unlisted(rows, broken, "hazards", count, "broken-connections")
        wrong += len(lines)
        print(app, ", ".join("%s %d" % item for item in count.items()))
        print("\n".join(lines))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
