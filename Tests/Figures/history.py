#!/usr/bin/env python3
"""Compares `xibdb check` with defects that people fixed.

    history.py XIBDB CASES.tsv TRAPS.tsv CLONES [--kind KIND] [--repo NAME] [--indexes FOLDER] [--show]

CASES has the columns id, repo, parent_commit, fix_commit, check_kind, file, object_id, connection_or_class and notes (with
tier=A, B or C). xibdb must report the finding at the parent and must not report it at the fix. TRAPS has the columns repo,
commit, file, line and why_it_is_fine: places where xibdb must not report anything. CLONES contains the repositories as
OWNER+NAME/repo, which are not checked out. With --indexes, the indexes stay in FOLDER, by repository and commit, so that a second run
only checks.
"""
import argparse
import collections
import csv
import json
import os
import re
import subprocess
import sys
import tempfile

# The rules that can report each kind of defect. The sources can determine which of these rules reports a defect.
RULES = {
    'class-missing': {'class-unknown', 'module-wrong'},
    'dangling-destination': {'destination-missing', 'outlet-unknown'},
    'dup-outlet': {'outlet-duplicate', 'duplicate-id'},
    'dup-identifier': {'identifier-duplicate'},
    'ib-unparseable': {'unparseable'},
    'reuse-id': {'reuse-mismatch', 'identifier-missing', 'prototype-unused'},
    'runtime-attr': {'runtime-attribute-unknown'},
    'binding-key': {'binding-key-unknown'},
    'stale-strings': {'strings-stale'},
    'segue-id': {'identifier-missing'},
    'storyboard-id': {'identifier-missing'},
    'unwind-action': {'identifier-missing', 'action-unknown'},
    'color-missing': {'color-missing'},
    'nib-missing': {'nib-missing', 'storyboard-missing'},
    'outlet-unknown': {'outlet-unknown', 'owner-lacks-outlet', 'outlet-not-objc'},
    'action-unknown': {'action-unknown', 'owner-lacks-action', 'identifier-missing'},
    'module-wrong': {'module-wrong', 'class-unknown'},
    'owner-mismatch': {'owner-mismatch', 'owner-lacks-outlet', 'owner-lacks-action', 'outlet-unknown'},
}


def rows(path):
    with open(path, newline='', encoding='utf-8') as file:
        return list(csv.DictReader(file, delimiter='\t', quoting=csv.QUOTE_NONE))


class Checks:
    """The findings at commits. Each commit is indexed once."""

    def __init__(self, tool, clones, folder):
        self.tool, self.clones, self.folder, self.known = tool, clones, folder, {}

    def findings(self, repo, commit, tests=False):
        key = (repo, commit, tests)
        if key not in self.known:
            self.known[key] = self.check(repo, commit, ['--tests'] if tests else [])
        return self.known[key]

    def check(self, repo, commit, options):
        database = os.path.join(self.folder, f"{repo.replace('/', '+')}-{commit[:12]}.sqlite")
        clone = os.path.join(self.clones, repo.replace('/', '+'), 'repo')
        for again in (False, True):
            if again or not os.path.exists(database):
                if os.path.exists(database):
                    os.remove(database)
                run = subprocess.run([self.tool, 'index', '--quiet', '--db', database, f'{clone}@{commit}'], capture_output=True, text=True)
                if run.returncode:
                    print(f'{repo}@{commit}: {run.stderr.strip()}', file=sys.stderr)
                    return None
            run = subprocess.run(
                [self.tool, 'check', '--db', database, '--no-refresh', '--include-uncertain', '--format', 'json', '--timeout', '120'] + options,
                capture_output=True, text=True)
            if run.returncode in (0, 1):
                return json.loads(run.stdout)['findings']
        print(f'{repo}@{commit}: {run.stderr.strip()}', file=sys.stderr)
        return json.loads(run.stdout)['findings'] if run.stdout.startswith('{') else None


def fits(case, finding):
    """Returns whether a finding reports the defect of a case."""
    if finding['rule'] not in RULES.get(case['check_kind'], {case['check_kind']}):
        return False
    places = [finding['path']] + [place['path'] for place in finding['also']] + ([finding['other']['path']] if finding.get('other') else [])
    wanted = [place.split(':')[0].strip() for place in case['file'].split(' ; ')]
    if not any(place in wanted for place in places):
        return False
    # Several names are separated by commas, slashes, "vs", colons or arrows. A member follows its class and a period.
    names = [name.strip() for name in re.split(r',| / | vs |<-|:', case['connection_or_class']) if name.strip()]
    names = [name if re.search(r'\.(png|jpg|pdf)$', name) else name.split('.')[-1] for name in names]
    objects = case['object_id'].replace(';', ' ').split()
    text = f"{finding.get('subject') or ''} {finding['message']}"
    by_name = not any(names) or any(name and name in text for name in names)
    by_object = not objects or finding.get('object') in objects
    if finding['rule'] in ('nib-unused', 'duplicate-id', 'prototype-unused'):
        return by_object
    # A class is reported only once, at its first place. Therefore a match of the name is enough.
    return by_name and (by_object or any(names))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('tool')
    parser.add_argument('cases')
    parser.add_argument('traps')
    parser.add_argument('clones')
    parser.add_argument('--kind')
    parser.add_argument('--repo')
    parser.add_argument('--indexes')
    parser.add_argument('--show', action='store_true')
    arguments = parser.parse_args()
    folder = arguments.indexes or tempfile.mkdtemp()
    os.makedirs(folder, exist_ok=True)
    checks = Checks(os.path.abspath(arguments.tool), arguments.clones, folder)

    counts = collections.defaultdict(collections.Counter)
    for case in rows(arguments.cases):
        if (arguments.kind and case['check_kind'] != arguments.kind) or (arguments.repo and case['repo'] != arguments.repo):
            continue
        tier = case['notes'].split('tier=')[1][0] if 'tier=' in case['notes'] else '?'
        before, after = (checks.findings(case['repo'], case[commit], tests=True) for commit in ('parent_commit', 'fix_commit'))
        if before is None or after is None:
            state = 'not indexed'
        else:
            # If a nib is certainly unused, xibdb does not report other findings in it.
            dead = [finding for finding in before if finding['rule'] == 'nib-unused' and finding['confidence'] == 'certain'
                    and finding['path'] in case['file'].split(' ; ')]
            found = [finding for finding in before if fits(case, finding)] or dead
            reported = [finding for finding in found if finding['confidence'] != 'possible']
            left = {finding['fingerprint'] for finding in after}
            gone = [finding for finding in reported if finding['fingerprint'] not in left]
            state = 'found' if gone else 'still there' if reported else 'uncertain' if found else 'missed'
        counts[tier][state] += 1
        counts[case['check_kind']][state] += 1
        if arguments.show or state != 'found':
            print(f"{state:12} {case['id']:24} {tier} {case['repo']} {case['parent_commit'][:10]} {case['file'][:90]} {case['object_id']} {case['connection_or_class'][:60]}")
    alarms = 0
    traps = [trap for trap in rows(arguments.traps) if not arguments.kind and (not arguments.repo or trap['repo'] == arguments.repo)]
    for trap in traps:
        findings = checks.findings(trap['repo'], trap['commit'])
        here = [finding for finding in findings or [] if finding['path'] == trap['file'] and finding['confidence'] != 'possible']
        hit = [finding for finding in here if str(finding['line']) == trap['line']]
        alarms += bool(hit)
        for finding in hit or (here if arguments.show else []):
            print(f"{'TRAP' if finding in hit else 'near'} {trap['repo']} {trap['file']}:{finding['line']} (trap {trap['line']}) {finding['rule']} {finding['message']}"
                  + (f"  <- {trap['why_it_is_fine'][:120]}" if finding in hit else ''))
    for name, count in sorted(counts.items()):
        print(f"{name:20} " + ', '.join(f'{state} {number}' for state, number in sorted(count.items())))
    hard = counts['A'] + counts['B']
    print(f"tiers A and B: {hard['found']} of {sum(hard.values())}; traps reported: {alarms} of {len(traps)}")


main()
