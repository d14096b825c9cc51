"""The columns of the exported tables, from `xibdb schema --format sql --dialect duckdb`."""

import glob
import os
import re
import subprocess

XIBDB = os.environ.get("XIBDB", "xibdb")


def script(dialect):
    """Returns the CREATE TABLE statements for a database program."""
    command = [XIBDB, "schema", "--format", "sql", "--dialect", dialect]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def columns():
    """Returns the columns of each table in order: {table: [(column, type of DuckDB)]}."""
    tables = {}
    for line in script("duckdb").splitlines():
        if start := re.match(r'CREATE TABLE IF NOT EXISTS "(\w+)" \($', line):
            found = tables[start[1]] = []
        elif column := re.match(r'    "(\w+)" (\w+)', line):
            found.append((column[1], column[2]))
    return tables


def parts(dataset, table):
    """Returns the files of a table, sorted. Unfinished exports start with a dot and are not found."""
    return sorted(glob.glob(f"{glob.escape(dataset)}/*/table={table}/repository=*/part.ndjson"))
