#!/usr/bin/env python3
"""Asks ten questions in DuckDB, Spark SQL, ClickHouse and the single indexes, and compares the answers.

  fleet/compare.py DATASET PARQUET INDEXES

PARQUET is the folder that parquet.py wrote, and INDEXES a folder with one index NAME.sqlite for each repository. Needs the Python packages
duckdb, pyspark and chdb. Prints the time of each question. The exit status is 1 if an answer differs.
"""

import collections
import glob
import json
import subprocess
import sys
import time

import chdb
import duckdb
from pyspark.sql import SparkSession

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
    "owners without a declaration": """
        SELECT owners.class, count(*) AS n FROM owners
        JOIN named_classes ON named_classes.file_id = owners.file_id AND named_classes.name = owners.class
        WHERE named_classes.certainty = 'named' GROUP BY owners.class""",
    "constraints at each object's class": """
        SELECT objects.class, count(*) AS n, sum(coalesce(constraints.constant, 0)) AS total FROM constraints
        JOIN objects ON objects.id = constraints.first_item GROUP BY objects.class""",
    "superclasses of project classes": """
        SELECT class_ancestors.name, count(*) AS n FROM class_ancestors JOIN classes ON classes.id = class_ancestors.class_id
        WHERE classes.kind = 'project' GROUP BY class_ancestors.name""",
    "nibs that nothing loads": """
        SELECT files.kind, files.origin, count(*) AS n FROM files LEFT JOIN loaded_nibs ON loaded_nibs.file_id = files.id
        WHERE files.kind IN ('xib', 'storyboard') AND loaded_nibs.load_id IS NULL GROUP BY files.kind, files.origin""",
    "loads by calling class": """
        SELECT nib_loads.purpose, nib_loads.confidence, count(*) AS n FROM nib_loads LEFT JOIN calls ON calls.id = nib_loads.call_id
        GROUP BY nib_loads.purpose, nib_loads.confidence""",
}


def answer(rows):
    """Returns rows as {texts: numbers}, rounded because the order of a sum of REAL differs."""
    found = collections.Counter()
    for row in rows:
        key = tuple(value for value in row if value is None or isinstance(value, str))
        for place, value in enumerate(value for value in row if isinstance(value, (int, float))):
            found[key, place] += value
    return {key: round(value, 3) for key, value in found.items() if value}


def single(indexes):
    """Returns the function that asks every index and adds the answers."""

    def ask(sql):
        rows = []
        for index in sorted(glob.glob(glob.escape(indexes) + "/*.sqlite")):
            command = [tables.XIBDB, "sql", "--db", index, "--no-refresh", "--json", sql]
            run = subprocess.run(command, check=True, capture_output=True, text=True)
            rows += [tuple(row.values()) for row in json.loads(run.stdout)]
        return rows

    return ask


def spark_sql(parquet, names):
    session = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
    for table in names:
        session.read.parquet(f"{parquet}/table={table}/*/part.parquet").createOrReplaceTempView(table)
    return lambda sql: [tuple(row) for row in session.sql(sql).collect()]


def clickhouse(dataset, names):
    session = chdb.session.Session()
    session.query("CREATE DATABASE IF NOT EXISTS fleet ENGINE = Atomic")
    session.query("USE fleet")
    for statement in tables.script("clickhouse").split(";\n"):
        if statement.strip():
            session.query(statement)
    for table in names:
        session.query(f"INSERT INTO {table} SELECT * FROM file('{dataset}/*/table={table}/*/part.ndjson', JSONEachRow)")
    # Standard joins: a row without a partner has NULL.
    end = " SETTINGS join_use_nulls = 1, output_format_json_quote_64bit_integers = 0"
    return lambda sql: [tuple(json.loads(line)) for line in str(session.query(sql + end, "JSONCompactEachRow")).splitlines()]


def duck(parquet, names):
    connection = duckdb.connect()
    for table in names:
        files = f"{parquet}/table={table}/*/part.parquet"
        connection.execute(f"CREATE VIEW {table} AS FROM read_parquet('{files}', hive_partitioning = false)")
    return lambda sql: connection.execute(sql).fetchall()


def main():
    dataset, parquet, indexes = sys.argv[1:4]
    names = [name for name in tables.columns() if tables.parts(dataset, name)]
    engines = {
        "duckdb": duck(parquet, names),
        "spark": spark_sql(parquet, names),
        "chdb": clickhouse(dataset, names),
        "xibdb": single(indexes),
    }
    differs = False
    for title, sql in QUESTIONS.items():
        answers, times = {}, []
        for name, ask in engines.items():
            start = time.monotonic()
            answers[name] = answer(ask(sql))
            times.append(f"{name} {time.monotonic() - start:.2f} s")
        wrong = [name for name in engines if answers[name] != answers["xibdb"]]
        differs |= bool(wrong)
        print(f"{title}: {len(answers['xibdb'])} values, {', '.join(times)}: {'differs in ' + ', '.join(wrong) if wrong else 'equal'}")
    sys.exit(differs)


if __name__ == "__main__":
    main()
