#!/usr/bin/env python3
"""judged_loads.py - hold what xibdb says of who loads which nib against lists that were made by reading.

Usage:  judged_loads.py XIBDB JUDGED CHECKOUTS
        XIBDB = the binary; JUDGED = a folder with a table of each app, NAME.tsv (see Judged/README.md); CHECKOUTS = a folder with a
        checkout of each app, called NAME, at the commit that the table names. Apps without a checkout are left out.

Prints for each app how many of the places that load a nib are found with that nib, how many of these with the right owner, how many
of the dead nibs are listed as unloaded, and which live ones are listed, with how sure; then every row that does not come out.
Exit status: 0 all come out, 1 some do not, 2 cannot run.
"""
import collections, csv, json, os, re, subprocess, sys, tempfile

LOADS = """
SELECT files.path AS path, nibs.path AS nib, nib_loads.owner_class AS owner, nib_loads.owner_kind AS kind, nib_loads.purpose AS purpose
FROM nib_loads
JOIN files ON files.id = nib_loads.file_id
JOIN loaded_nibs ON loaded_nibs.load_id = nib_loads.id
JOIN files AS nibs ON nibs.id = loaded_nibs.file_id
"""


def ask(tool, database, *arguments):
    """Rows of a question, as dictionaries."""
    command = [tool, *arguments, "--db", database, "--no-refresh", "--format", "ndjson"]
    output = subprocess.run(command, capture_output=True, text=True)
    if output.returncode != 0:
        sys.stderr.write(output.stderr)
        sys.exit(2)
    return [json.loads(line) for line in output.stdout.splitlines() if line]


def judge_load(row, loads, count):
    """What is wrong with what is said of a place that loads a nib; None where nothing is."""
    found = re.match(r"nib=(.*?) owner=(\S+)", row["truth"])
    if not found:
        return None
    nib, owner = found.groups()
    count["loads"] += 1
    at = [load for load in loads if load["path"] == row["path"] and os.path.basename(load["nib"]) == os.path.basename(nib)]
    if not at:
        return "no load"
    count["loads found"] += 1
    if owner == "nil":
        is_right = any(load["kind"] in (None, "nil") for load in at)
    else:
        is_right = owner == "?" or any(load["owner"] == owner for load in at)
    count["owners right"] += is_right
    return None if is_right else "owner"


def judge_nib(row, unloaded, count):
    """What is wrong with what is said of a nib; None where nothing is."""
    said = unloaded.get(row["path"])
    count["nibs"] += 1
    if row["truth"].startswith("live"):
        if said is None:
            return None
        count["live but listed as " + said] += 1
        return "live, listed as " + said
    count["dead"] += 1
    count["dead found"] += said is not None
    return None if said is not None else "dead, not listed"


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
            unloaded = {row["path"]: row["sureness"] for row in ask(tool, database, "report", "unloaded-nibs", "--tests", "--vendor")}
            count, lines = collections.Counter(), []
            for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                if row["verdict"] == "doubtful":
                    continue
                problem = None
                if row["question"] == "nib-loads":
                    problem = judge_load(row, loads, count)
                elif row["question"] == "unloaded-nibs":
                    problem = judge_nib(row, unloaded, count)
                if problem:
                    lines.append("    %s: %s:%s %s" % (problem, row["path"], row["line"], row["truth"][:100]))
        wrong += len(lines)
        print(app, ", ".join("%s %d" % item for item in count.items()))
        print("\n".join(lines))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
