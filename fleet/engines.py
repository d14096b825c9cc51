"""Databases that can be asked about a dataset. Each function returns a function that takes SQL and returns rows.

Each function imports its own package, so that only the packages of the databases in use must be installed.
"""

import glob
import json
import os
import subprocess

import tables


def duck(parquet, names):
    """DuckDB reads the Parquet files."""
    import duckdb

    connection = duckdb.connect()
    for table in names:
        files = f"{parquet}/table={table}/*/part.parquet"
        connection.execute(f"CREATE VIEW {table} AS FROM read_parquet('{files}', hive_partitioning = false)")
    return lambda sql: connection.execute(sql).fetchall()


def spark(parquet, names, master="local[2]"):
    """Spark SQL reads the Parquet files."""
    from pyspark.sql import SparkSession

    builder = SparkSession.builder.master(master).config("spark.ui.enabled", "false")
    session = builder.config("spark.sql.shuffle.partitions", "8").getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    for table in names:
        session.read.parquet(f"{parquet}/table={table}/*/part.parquet").createOrReplaceTempView(table)
    return lambda sql: [tuple(row) for row in session.sql(sql).collect()]


def clickhouse(dataset, names):
    """chdb loads the NDJSON files of exported tables."""
    from chdb.session import Session

    session = Session()
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


def sqlite(dataset, names):
    """SQLite, which is a part of Python, loads the NDJSON files."""
    import sqlite3

    connection = sqlite3.connect(":memory:")
    for table, columns in tables.columns().items():
        if table in names:
            connection.execute(f'CREATE TABLE "{table}" ({", ".join(chr(34) + name + chr(34) for name, _ in columns)})')
            for path in tables.parts(dataset, table):
                with open(path) as file:
                    rows = [tuple(json.loads(line).get(name) for name, _ in columns) for line in file]
                connection.executemany(f'INSERT INTO "{table}" VALUES ({", ".join("?" * len(columns))})', rows)
    return lambda sql: connection.execute(sql).fetchall()


def indexes(folder):
    """The single indexes FOLDER/NAME.sqlite: {name of the folder of the export: path}."""
    paths = glob.glob(glob.escape(folder) + "/*.sqlite")
    return {os.path.basename(path)[: -len(".sqlite")]: path for path in sorted(paths)}


def ask_index(path, *command):
    """Returns the rows that a command of xibdb prints for an index, as dictionaries."""
    words = [tables.XIBDB, command[0], "--db", path, "--no-refresh", "--timeout", "3600", *command[1:], "--format", "ndjson"]
    run = subprocess.run(words, capture_output=True, text=True)
    # Status 1: a check found something.
    if run.returncode not in (0, 1):
        raise RuntimeError(f"{path}: {run.stderr}")
    return [json.loads(line) for line in run.stdout.splitlines()]
