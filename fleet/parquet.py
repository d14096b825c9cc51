#!/usr/bin/env python3
"""Converts a dataset of one.sh (NDJSON) with DuckDB (pip install duckdb).

  fleet/parquet.py DATASET --parquet FOLDER     writes FOLDER/table=NAME/repository=NAME/part.parquet
  fleet/parquet.py DATASET --database FILE      writes a database of DuckDB with all tables

DATASET contains one export in each folder.
"""

import argparse
import os

import duckdb

import tables


def quoted(text):
    return "'" + text.replace("'", "''") + "'"


def reading(files, columns):
    """Returns the SQL that reads files with the types of the schema."""
    types = ", ".join(f"'{name}': '{kind}'" for name, kind in columns)
    return (
        f"SELECT * FROM read_json([{', '.join(map(quoted, files))}], format = 'newline_delimited', columns = {{{types}}}, "
        "hive_partitioning = false, maximum_object_size = 67108864)"
    )


def parquet(dataset, folder, connection):
    """Writes one Parquet file for each NDJSON file. The file is renamed when it is complete."""
    for table, columns in tables.columns().items():
        for file in tables.parts(dataset, table):
            place = os.path.join(folder, *file.split(os.sep)[-3:-1])
            target = os.path.join(place, "part.parquet")
            if os.path.exists(target) and os.path.getmtime(target) >= os.path.getmtime(file):
                continue
            os.makedirs(place, exist_ok=True)
            new = os.path.join(place, ".part.parquet.new")
            connection.execute(f"COPY ({reading([file], columns)}) TO {quoted(new)} (FORMAT parquet, COMPRESSION zstd)")
            os.replace(new, target)


def database(dataset, connection):
    """Creates all tables and inserts all rows."""
    connection.execute(tables.script("duckdb") + tables.added())
    for table, columns in tables.columns().items():
        if files := tables.parts(dataset, table):
            connection.execute(f'INSERT INTO "{table}" {reading(files, columns)}')


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("dataset")
    arguments.add_argument("--parquet", metavar="FOLDER")
    arguments.add_argument("--database", metavar="FILE")
    given = arguments.parse_args()
    if given.parquet:
        parquet(given.dataset, given.parquet, duckdb.connect())
    if given.database:
        # The file is renamed when it is complete.
        new = given.database + ".new"
        if os.path.exists(new):
            os.remove(new)
        with duckdb.connect(new) as connection:
            database(given.dataset, connection)
        os.replace(new, given.database)


if __name__ == "__main__":
    main()
