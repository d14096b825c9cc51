#!/usr/bin/env python3
"""Compares the views in reports/ with `xibdb report` and `xibdb check` of the single indexes.

  fleet/compare_reports.py DATASET PARQUET INDEXES [ENGINE …]

The arguments are those of compare.py. The engines are duckdb and spark, or sqlite, which reads DATASET. The exit status is 1 if the rows of a
view differ from the rows of all indexes.
"""

import collections
import os
import sys
import time

import engines
import tables

CHECK = ["check", "--config", os.devnull, "--pack", "migration"]
# The command of xibdb for each view. None: the view has no such command.
COMMANDS = {
    "report_class_uses": ["report", "class-uses", "class=*"],
    "report_findings_by_rule": CHECK,
    "report_migration": CHECK,
    "report_months": None,
    "report_trend_class_uses": None,
    "report_trend_dead_nibs": None,
    "report_trend_nibs": None,
}


def columns(view):
    """Returns the columns of a view as its SQL lists them."""
    return {
        "report_findings_by_rule": ["rule", "severity", "findings"],
        "report_migration": ["path", "line", "column", "rule", "severity", "confidence", "subject", "message"],
    }.get(view)


def rows_of_index(view, command, path):
    """Returns the rows of a command for one index, without the columns that the view does not have."""
    rows = engines.ask_index(path, *command)
    if view == "report_findings_by_rule":
        counts = collections.Counter((row["rule"], row["severity"]) for row in rows)
        return [dict(rule=rule, severity=severity, findings=count) for (rule, severity), count in counts.items()]
    if view == "report_migration":
        rules = tables.views()[view].split("rule IN (")[1]
        return [row for row in rows if f"'{row['rule']}'" in rules]
    return rows


def main():
    dataset, parquet, folder = (os.path.abspath(path) for path in sys.argv[1:4])
    names = [name for name in tables.columns() if tables.parts(dataset, name)]
    start = {
        "duckdb": lambda: engines.duck(parquet, names),
        "spark": lambda: engines.spark(parquet, names),
        "sqlite": lambda: engines.sqlite(dataset, names),
    }
    asked = {name: start[name]() for name in sys.argv[4:] or ("duckdb", "spark")}
    differs = False
    for sql in tables.views().values():
        for ask in asked.values():
            ask(sql)
    for view in tables.views():
        command = COMMANDS.get(view, ["report", view[len("report_") :].replace("_", "-")])
        if not command:
            continue
        expected = collections.Counter()
        listed = None
        for name, path in engines.indexes(folder).items():
            for row in rows_of_index(view, command, path):
                listed = listed or columns(view) or [column for column in row if column != "label"]
                expected[(name, *(row[column] for column in listed))] += 1
        for name, ask in asked.items():
            begin = time.monotonic()
            found = collections.Counter()
            # A column name such as column needs no quotes after the name of the view.
            selected = ", ".join(f"{view}.{column}" for column in ["repository", *(listed or [])])
            for row in ask(f"SELECT {selected} FROM {view}"):
                found[(row[0].replace("/", "%2F").replace("@", "%40"), *row[1:])] += 1
            differs |= found != expected
            result = "equal" if found == expected else f"differs, such as {sorted(map(str, (found - expected) + (expected - found)))[:2]}"
            print(f"{view}: {expected.total()} rows, {name} {time.monotonic() - begin:.2f} s: {result}", flush=True)
    sys.exit(differs)


if __name__ == "__main__":
    main()
