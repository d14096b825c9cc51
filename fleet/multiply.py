#!/usr/bin/env python3
"""Writes copies of a dataset under new repository names, to measure the ten questions of compare.py at scale.

  fleet/multiply.py PARQUET FOLDER COPIES       writes FOLDER/table=NAME/copy=N/part.parquet for the tables of the questions
  fleet/multiply.py --ask FOLDER [MEMORY]       prints the time of each question in DuckDB; MEMORY is a limit, such as 2GB
"""

import os
import re
import resource
import sys
import time

import duckdb

import compare
import tables


def needed():
    words = set(re.findall(r"\w+", " ".join(compare.QUESTIONS.values())))
    return {table: columns for table, columns in tables.columns().items() if table in words}


def multiply(parquet, folder, copies):
    connection = duckdb.connect()
    for number in range(copies):
        for table, columns in needed().items():
            place = f"{folder}/table={table}/copy={number}"
            os.makedirs(place, exist_ok=True)
            # The name of the repository is also the start of all its keys.
            values = [
                f"""CASE WHEN starts_with("{name}", repository || ':') THEN 'copy{number}/' || "{name}" ELSE "{name}" END AS "{name}" """
                if kind == "VARCHAR" else f'"{name}"'
                for name, kind in columns if name != "repository"
            ]
            source = f"read_parquet('{parquet}/table={table}/*/part.parquet', hive_partitioning = false)"
            select = f"SELECT 'copy{number}/' || repository AS repository, {', '.join(values)} FROM {source}"
            connection.execute(f"COPY ({select}) TO '{place}/part.parquet' (FORMAT parquet, COMPRESSION zstd)")


def ask(folder, memory):
    connection = duckdb.connect()
    if memory:
        connection.execute(f"SET memory_limit = '{memory}'")
    for table in needed():
        connection.execute(f"CREATE VIEW {table} AS FROM read_parquet('{folder}/table={table}/*/part.parquet', hive_partitioning = false)")
    for title, sql in compare.QUESTIONS.items():
        begin = time.monotonic()
        try:
            result = f"{len(connection.execute(sql).fetchall())} rows"
        except duckdb.Error as error:
            result = str(error).splitlines()[0]
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        print(f"{title}: {time.monotonic() - begin:.1f} s, {result}, {peak} MB at most until now", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "--ask":
        ask(sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else None)
    else:
        multiply(sys.argv[1], sys.argv[2], int(sys.argv[3]))
