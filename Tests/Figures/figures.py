#!/usr/bin/env python3
"""Compares a figure of every report with an independent command.

Usage: python3 Tests/Figures/figures.py XIBDB CORPUS [REPORT…]

Indexes the folder CORPUS with the binary XIBDB into a temporary database, runs
the reports, and compares each figure of checks.py with what its command prints
in CORPUS. Prints one line for each figure: report, parameters, figure, command.
The exit status is 1 if a figure differs, a command fails, or a report has no
figure.

The commands need bash, find, grep, rg, xmllint, bc, sha256sum, and oracle.py
beside CORPUS.
"""
import json
import os
import subprocess
import sys
import tempfile

from checks import CHECKS

# These reports need sources in addition to nibs. The tests check them with the sample app instead.
OF_SOURCES = {
    'class', 'hazards', 'identifier-uses', 'nib-missing', 'nib-loads', 'placed-views', 'reusable-views', 'stand-ins', 'outlet-unconnected',
    'class-unknown', 'nib-unused', 'unresolved-loads',
}

# These reports need strings files, asset catalogs and fonts in addition to nibs. resources.py compares the tables with the files instead.
OF_RESOURCES = {
    'base-text-differs', 'literal-color', 'localization', 'color-missing', 'font-missing', 'image-missing', 'resource-uses', 'scene-manifest', 'strings-stale',
    'translations', 'color-unused', 'image-unused', 'strings-missing', 'variant-files',
}

HERE = os.path.dirname(os.path.abspath(__file__))
REPORTS = os.path.join(HERE, '..', '..', 'Queries')


def rows(xibdb, database, name, parameters):
    words = [f'{key}={value}' for key, value in parameters.items()]
    run = subprocess.run(
        [xibdb, 'report', name, *words, '--db', database, '--no-refresh', '--format', 'json'],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if run.returncode:
        sys.exit(f'{name} {words}: {run.stderr}')
    return json.loads(run.stdout)


def independent(command, corpus):
    """Returns what the command prints. If it prints nothing, returns its error message."""
    run = subprocess.run(
        ['bash', '-c', command], cwd=corpus, env={**os.environ, 'FIGURES': HERE},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    # The exit status is ignored, because some commands, such as grep, fail if the number is 0.
    return run.stdout.strip() if run.stdout.strip() else f'nothing ({run.stderr.strip()[:300]})'


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    # A name without a slash is searched for in PATH, as in a shell.
    xibdb = os.path.abspath(sys.argv[1]) if os.sep in sys.argv[1] else sys.argv[1]
    corpus, wanted = os.path.abspath(sys.argv[2]), sys.argv[3:]
    os.chdir(corpus)
    differs = 0
    with tempfile.TemporaryDirectory() as folder:
        database = os.path.join(folder, 'corpus.sqlite')
        subprocess.run([xibdb, 'index', '--quiet', '--db', database, corpus], check=True)
        for name, parameters, figure, command in CHECKS:
            if wanted and name not in wanted:
                continue
            ours = str(figure(rows(xibdb, database, name, parameters)))
            theirs = independent(command, corpus)
            verdict = 'agrees' if ours == theirs else f'DIFFERS from {theirs}'
            differs += ours != theirs
            words = ' '.join(f'{key}={value}' for key, value in parameters.items())
            print(f'{name} {words}\t{ours} {verdict}\t{command}', flush=True)
    shipped = {file.removesuffix('.sql') for file in os.listdir(REPORTS) if file.endswith('.sql')}
    for name in sorted(shipped - OF_SOURCES - OF_RESOURCES - {check[0] for check in CHECKS}):
        differs += 1
        print(f'{name}: no figure')
    return 1 if differs else 0


if __name__ == '__main__':
    sys.exit(main())
