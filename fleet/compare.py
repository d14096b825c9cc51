#!/usr/bin/env python3
"""Asks ten questions in DuckDB, Spark SQL, ClickHouse and the single indexes, and compares the answers.

  fleet/compare.py DATASET PARQUET INDEXES [ENGINE …]

PARQUET is the folder that parquet.py wrote. INDEXES contains one index NAME.sqlite for each repository; one.sh keeps them in its folder WORK
if XIBDB_KEEP is set. The engines are duckdb, spark and chdb, by default all three; each needs the Python package of its name (Spark: pyspark).
Prints the time of each question. The exit status is 1 if an answer differs, or if a question has no answer.
"""

import collections
import os
import re
import sys
import time

import engines
import tables

# Each question groups by texts and counts, so the answers of single indexes can be added. The SQL is the same in all databases.
QUESTIONS = {
    "placed classes": "SELECT class, count(*) AS n FROM objects WHERE role IS NULL GROUP BY class",
    "web views by platform": """
        SELECT files.platform, count(*) AS n FROM objects JOIN files ON files.id = objects.file_id
        WHERE objects.class IN ('UIWebView', 'WebView') GROUP BY files.platform""",
    "targets without a scene manifest": """
        SELECT targets.platform, count(*) AS n FROM app_manifests JOIN targets ON targets.id = app_manifests.target_id
        WHERE app_manifests.has_scene_manifest = 0 GROUP BY targets.platform""",
    "loading patterns": "SELECT pattern, certainty, count(*) AS n FROM nib_patterns GROUP BY pattern, certainty",
    "classes with most outlets": "SELECT source_class, kind, count(*) AS n FROM outlets GROUP BY source_class, kind",
    "owners whose class is not declared": """
        SELECT owners.class, count(*) AS n FROM owners
        LEFT JOIN declarations
            ON declarations.repository = owners.repository AND coalesce(declarations.objc_name, declarations.name) = owners.class
        WHERE owners.class IS NOT NULL AND declarations.id IS NULL GROUP BY owners.class""",
    "constraints at each object's class": """
        SELECT objects.class, count(*) AS n, sum(coalesce(constraints.constant, 0)) AS total FROM constraints
        JOIN objects ON objects.id = constraints.first_item GROUP BY objects.class""",
    "superclasses of project classes": """
        SELECT class_ancestors.name, count(*) AS n FROM class_ancestors JOIN classes ON classes.id = class_ancestors.class_id
        WHERE classes.kind = 'project' GROUP BY class_ancestors.name""",
    "nibs that nothing loads": """
        SELECT files.kind, files.origin, count(*) AS n FROM files LEFT JOIN loaded_nibs ON loaded_nibs.file_id = files.id
        WHERE files.kind IN ('xib', 'storyboard') AND loaded_nibs.load_id IS NULL GROUP BY files.kind, files.origin""",
    "loads by purpose": """
        SELECT nib_loads.purpose, nib_loads.confidence, count(*) AS n FROM nib_loads LEFT JOIN calls ON calls.id = nib_loads.call_id
        GROUP BY nib_loads.purpose, nib_loads.confidence""",
}
# An index contains one repository, so its tables have no such column.
WITHOUT_REPOSITORY = re.compile(r"declarations\.repository = owners\.repository AND ")


def answer(rows):
    """Returns rows as {texts: numbers}, rounded because the order of a sum of REAL differs."""
    found = collections.Counter()
    for row in rows:
        key = tuple(value for value in row if value is None or isinstance(value, str))
        for place, value in enumerate(value for value in row if isinstance(value, (int, float))):
            found[key, place] += value
    return {key: round(value, 3) for key, value in found.items() if value}


def single(folder):
    """Returns the function that asks every index and returns the rows of all."""

    def ask(sql):
        sql = WITHOUT_REPOSITORY.sub("", sql)
        paths = engines.indexes(folder).values()
        return [tuple(row.values()) for path in paths for row in engines.ask_index(path, "sql", sql)]

    return ask


def main():
    dataset, parquet, folder = (os.path.abspath(path) for path in sys.argv[1:4])
    words = set(re.findall(r"\w+", " ".join(QUESTIONS.values())))
    names = [name for name in tables.columns() if name in words and tables.parts(dataset, name)]
    start = {
        "duckdb": lambda: engines.duck(parquet, names),
        "spark": lambda: engines.spark(parquet, names),
        "chdb": lambda: engines.clickhouse(dataset, names),
    }
    asked = {name: start[name]() for name in sys.argv[4:] or start} | {"xibdb": single(folder)}
    differs = False
    for title, sql in QUESTIONS.items():
        answers, times = {}, []
        for name, ask in asked.items():
            begin = time.monotonic()
            answers[name] = answer(ask(sql))
            times.append(f"{name} {time.monotonic() - begin:.2f} s")
        wrong = [name for name in asked if answers[name] != answers["xibdb"]]
        differs |= bool(wrong) or not answers["xibdb"]
        result = "differs in " + ", ".join(wrong) if wrong else "equal" if answers["xibdb"] else "no rows"
        print(f"{title}: {len(answers['xibdb'])} values, {', '.join(times)}: {result}", flush=True)
    sys.exit(differs)


if __name__ == "__main__":
    main()
