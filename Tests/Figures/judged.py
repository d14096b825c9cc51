#!/usr/bin/env python3
"""judged.py - compares answers of xibdb about real apps with a list. People judged each answer by reading the sources.

Usage:  judged.py XIBDB JUDGED.tsv CHECKOUTS [--show] [--app NAME]
        XIBDB = the binary; JUDGED.tsv = one judged answer on each line, with the columns app, question, path, line, name, said,
        verdict, truth (other columns are ignored); CHECKOUTS = a folder with a checkout of each app, with the name of the app.

An answer that was judged true must still be reported. An answer that was judged false must not be reported. An answer that was
missing (said is "absent") must now be reported. Doubtful rows are left out. Rows are found by path and name, because the line of an
answer can change.

A false load is also counted more strictly. It is corrected if the load is now found with the right nib and owner, or if it is
reported as unknown and no likely or certain row of nib-unused depends on it. A false load that only disappeared is not corrected.
Prints the number of right rows for each app and question, then both totals. --show lists the wrong rows.
Exit status: 0 all rows are right, 1 some rows are wrong, 2 a command failed.
"""
import collections, csv, json, os, re, subprocess, sys, tempfile

REPORTS = ["hazards", "nib-unused", "nib-missing", "class-unknown", "nib-patterns", "nib-loads", "reusable-views", "unresolved-loads"]
# The first lists use former names of the questions.
FORMER = {"unloaded-nibs": "nib-unused", "missing-nibs": "nib-missing", "unknown-classes": "class-unknown"}
ANSWERS = """
SELECT
    files.path AS path,
    iif(objects.id IS NULL OR objects.role = 'firstResponder', 'First Responder', objects.class) AS class,
    connections.name AS name
FROM connection_answers
JOIN connections ON connections.id = connection_answers.connection
JOIN files ON files.id = connections.file_id
LEFT JOIN objects ON objects.id = iif(connections.kind = 'action', connections.destination, connections.source)
WHERE connection_answers.answer IN ('no', 'hidden')
"""


def ask(tool, database, arguments):
    """Returns the rows of an answer as dictionaries."""
    command = [tool] + arguments + ["--db", database, "--no-refresh", "--format", "ndjson"]
    output = subprocess.run(command, capture_output=True, text=True)
    if output.returncode != 0:
        sys.exit("%s\n%s" % (" ".join(command), output.stderr))
    return [json.loads(line) for line in output.stdout.splitlines() if line]


def all_code(tool):
    """Returns the options that include vendored and test code, as far as the binary has them."""
    help_text = subprocess.run([tool, "report", "--help"], capture_output=True, text=True).stdout
    return [option for option in ("--vendor", "--tests") if option in help_text]


def answers(tool, checkout):
    """Returns the answers of xibdb for an app: the rows of each question."""
    with tempfile.TemporaryDirectory() as folder:
        database = os.path.join(folder, "app.sqlite")
        subprocess.run([tool, "index", checkout, "--db", database, "--quiet"], check=True)
        scope = all_code(tool)
        found = {name: ask(tool, database, ["report", name] + scope) for name in REPORTS}
        found["connection-answers"] = ask(tool, database, ["sql", ANSWERS])
        return found


def nib_name(path):
    """Returns the name of a nib: FruitCell for Views/FruitCell~ipad.xib."""
    return re.sub(r"~ip(ad|hone)$", "", os.path.splitext(os.path.basename(path or ""))[0])


def is_said(row, rows):
    """Returns whether xibdb still gives the answer that was judged.

    Besides a load that was judged wrong, there may be a right load of the same nib. Their certainties distinguish the two.
    """
    path, name, said = row["path"], row["name"], row["said"]
    question = row["question"]
    if question == "hazards":
        kind = said.split("/")[0]
        return any(r["kind"] == kind and path in (r["path"], r["other_path"]) for r in rows)
    if question == "nib-unused":
        return any(r["path"] == path for r in rows)
    if question == "nib-missing":
        return any(r["path"] == path and r["nib_name"] == name for r in rows)
    if question == "connection-answers":
        return any(r["path"] == path and "%s.%s" % (r["class"], r["name"]) == name for r in rows)
    if question == "class-unknown":
        return any(r["path"] == path and r["class"] == name for r in rows)
    if question == "nib-patterns":
        pattern = said.split(" ")[0]
        return any(r["path"] == path and r["pattern"] == pattern for r in rows)
    if question == "reusable-views":
        class_name, pattern = [part.strip() for part in said.split(",")[:2]]
        return any(r["path"] == path and r["class"] == class_name and r["pattern"] == pattern for r in rows)
    # In `said`, the name of the nib is after the colon, and the owner is in parentheses.
    nib = re.sub(r"^.*: ", "", said.split(" (")[0])
    owner = re.search(r"owner self (\S+?)\)", said)
    at = [r for r in rows if r["path"] == path and nib_name(r["nib"]) == nib]
    if row["verdict"] == "false":
        certainty = re.search(r"\((literal|resolved|rule)\b", said)
        at = [r for r in at if certainty is None or r["certainty"] == certainty.group(1)]
    # In a class method, self is the class. If the answer was judged true, NAME and "class NAME" are both correct owners.
    owners = owner and [owner.group(1)] + ["class " + owner.group(1)] * (row["verdict"] == "true")
    return any(owner is None or r["owner"] in owners for r in at)


def is_true_said(row, rows):
    """Returns whether xibdb now gives the true answer, which was missing when the row was judged."""
    truth = row["truth"]
    if row["question"] == "nib-loads":
        loaded = re.search(r"loads (\S.*?\.(?:xib|storyboard))", truth)
        if not loaded:
            return False
        return any(r["path"] == row["path"] and r["nib"] and r["nib"].endswith(loaded.group(1)) for r in rows)
    if row["question"] == "nib-patterns":
        return any(r["path"] == row["path"] and r["pattern"] == re.split(r"[\s:,;]", truth)[0] for r in rows)
    return is_said(row, rows)


def correction(row, found):
    """Returns what xibdb now reports for a false load: found, unknown, none (there is really no load), or lost."""
    truth, path, loads = row["truth"], row["path"], found["nib-loads"]
    if is_said(row, loads):
        return "lost"
    if truth.startswith("the nib is right"):
        nib = re.sub(r"^.*: ", "", row["said"].split(" (")[0])
        return "found" if any(r["path"] == path and nib_name(r["nib"]) == nib for r in loads) else "lost"
    named = set(re.findall(r"[A-Z]\w+", truth))
    nibs = {nib_name(r["nib"]) for r in loads if r["nib"]} & named
    if re.match(r"no nib|one load|\w+ does not call|\w+ code:|loaded by the static helper", truth) or not nibs:
        return "none"
    if any(r["path"] == path and nib_name(r["nib"]) in nibs for r in loads):
        return "found"
    unused = {nib_name(r["path"]) for r in found["nib-unused"] if r["confidence"] in ("certain", "likely")}
    is_unknown = any(r["path"] == path and abs(int(r["line"]) - int(row["line"])) <= 3 for r in found["unresolved-loads"])
    return "unknown" if is_unknown and not nibs & unused else "lost"


def main():
    words = sys.argv[1:]
    shows = "--show" in words
    only = words[words.index("--app") + 1] if "--app" in words else None
    places = [w for w in words if not w.startswith("--") and w != only]
    if len(places) != 3:
        sys.exit(__doc__)
    tool, table, checkouts = places
    rows = list(csv.DictReader(open(table, encoding="utf-8"), delimiter="\t", quoting=csv.QUOTE_NONE))
    for row in rows:
        row["question"] = FORMER.get(row["question"], row["question"])
    right, total, corrections = collections.Counter(), collections.Counter(), collections.Counter()
    for app in sorted({row["app"] for row in rows}):
        checkout = os.path.join(checkouts, app)
        if (only and app != only) or not os.path.isdir(checkout):
            continue
        found = answers(tool, checkout)
        for row in rows:
            if row["app"] != app or row["verdict"] == "doubtful":
                continue
            given = found[row["question"]]
            if row["verdict"] == "true":
                comes_out = is_said(row, given)
            elif row["said"] == "absent":
                comes_out = is_true_said(row, given)
            else:
                comes_out = not is_said(row, given)
            if row["question"] == "nib-loads" and row["verdict"] == "false" and row["said"] != "absent":
                how = correction(row, found)
                corrections[how] += 1
                if shows and how == "lost":
                    print("\t".join([app, "not corrected", row["path"], row["line"], row["said"], row["truth"]]))
            key = (app, row["question"], row["verdict"])
            total[key] += 1
            right[key] += comes_out
            if shows and not comes_out:
                print("\t".join([app, row["question"], row["verdict"], row["path"], row["name"], row["said"], row["truth"]]))
    for key in sorted(total):
        print("%s\t%s\t%s\t%d of %d" % (key + (right[key], total[key])))
    print("all\t%d of %d" % (sum(right.values()), sum(total.values())))
    print("false loads, strictly\t%d of %d (found %d, no load %d, unknown %d)" % (
        sum(corrections.values()) - corrections["lost"], sum(corrections.values()), corrections["found"], corrections["none"],
        corrections["unknown"]))
    sys.exit(0 if right == total else 1)


if __name__ == "__main__":
    main()
