"""The exported tables and their columns, from `xibdb schema` and tables.sql."""

import glob
import os
import re
import subprocess

XIBDB = os.environ.get("XIBDB", "xibdb")
HERE = os.path.dirname(os.path.abspath(__file__))


def script(dialect):
    """Returns the CREATE TABLE statements of `xibdb schema` for a database program."""
    command = [XIBDB, "schema", "--format", "sql", "--dialect", dialect]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def added():
    """Returns the CREATE TABLE statements of the tables that one.sh adds, for DuckDB, PostgreSQL and SQLite."""
    with open(os.path.join(HERE, "tables.sql")) as file:
        return file.read()


def columns():
    """Returns the columns of each table in order: {table: [(column, type of DuckDB)]}."""
    tables = {}
    for line in (script("duckdb") + added()).splitlines():
        if start := re.match(r'CREATE TABLE IF NOT EXISTS "(\w+)" \($', line):
            found = tables[start[1]] = []
        elif column := re.match(r'    "(\w+)" (\w+)', line):
            found.append((column[1], column[2]))
    return tables


def parts(dataset, table):
    """Returns the files of a table, sorted. Unfinished exports are in a deeper folder and are not found."""
    return sorted(glob.glob(f"{glob.escape(dataset)}/*/table={table}/repository=*/part.ndjson"))


def views():
    """Returns the statements of the reports: {view: CREATE TEMPORARY VIEW …}."""
    found = {}
    for path in sorted(glob.glob(os.path.join(HERE, "reports", "*.sql"))):
        with open(path) as file:
            found["report_" + os.path.basename(path)[: -len(".sql")]] = file.read()
    return found
