#!/usr/bin/env python3
"""Prints COPY statements that load a dataset of one.sh into PostgreSQL in one transaction.

  fleet/postgres.py DATASET | psql -q -v ON_ERROR_STOP=1 fleet

The text format is used, because psql before version 18 ends a CSV file at a line that contains only a backslash and a dot, even in a text.
"""

import json
import sys

import tables

ESCAPES = str.maketrans({"\\": r"\\", "\t": r"\t", "\n": r"\n", "\r": r"\r", "\0": "\N{REPLACEMENT CHARACTER}"})


def field(value):
    """Returns a value as COPY reads it. PostgreSQL cannot store the character NUL."""
    return r"\N" if value is None else value.translate(ESCAPES) if isinstance(value, str) else str(value)


def main():
    print("BEGIN;")
    for table, columns in tables.columns().items():
        print(f'COPY "{table}" FROM STDIN;')
        for path in tables.parts(sys.argv[1], table):
            with open(path, encoding="utf-8") as file:
                for line in file:
                    row = json.loads(line)
                    print("\t".join(field(row[name]) for name, _ in columns))
        print(r"\.")
    print("COMMIT;")


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")
    main()
