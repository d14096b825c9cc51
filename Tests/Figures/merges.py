"""Repeats the merges of clones in which both sides changed the same nib, with the text merge of git
and with a merge by object. Judges the results, fact by fact.

    merges.py "xibdb merge" CLONE… [--keep FOLDER] [--random ROUNDS --seed SEED]

The first argument is a command, which runs as COMMAND BASE OURS THEIRS -o OUT. Its status is 0 if it
merged the file, and 1 if there are conflicts. If it leaves the file to git, it prints "left to git" on
standard error. A clone is a repository or a git directory. Merges with more than two parents or with
several merge bases are counted and skipped. Renames are not followed. --keep writes a folder for each
printed case, with the files base, ours, theirs, committed, git and result.

`merge_facts.py` is the oracle: each fact of a merge must be that of the side that changed it. The status
must be 1 if both sides changed a fact to different values. Each merge runs twice, the second time with
exchanged sides. Status and facts must be the same.

"equal" counts the merges with the same facts as the committed file. If people took one side, or edited
the file further, the facts differ although the merge is right.

"unneeded" counts conflicts for which the oracle finds no disputed fact.

With --random ROUNDS, each CLONE is a folder with nibs instead. In each round, two random sets of edits
(`random_edits.py`) of a random nib are merged."""
import argparse
import collections
import os
import re
import shlex
import subprocess
import sys
import tempfile

import merge_facts
import random_edits

NIBS = ['*.xib', '*.storyboard']


class Repository:
    def __init__(self, path):
        self.path = path
        inside = os.path.join(path, '.git')
        self.directory = inside if os.path.exists(inside) else path
        self.blobs = subprocess.Popen(
            ['git', '--git-dir', self.directory, 'cat-file', '--batch'], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def run(self, *arguments, text=None):
        done = subprocess.run(
            ['git', '--git-dir', self.directory, *arguments], input=text, capture_output=True, encoding='utf-8', errors='surrogateescape')
        return done.stdout

    def blob(self, name):
        self.blobs.stdin.write(name.encode() + b'\n')
        self.blobs.stdin.flush()
        header = self.blobs.stdout.readline().split()
        if len(header) != 3:
            return None
        content = self.blobs.stdout.read(int(header[2]))
        self.blobs.stdout.read(1)
        return content

    def changed_nibs(self, before, after):
        """Returns the nibs that differ between two trees, by path: (blob before, blob after). Both trees must have the nib."""
        changed = {}
        fields = self.run('diff-tree', '-r', '-z', '--no-renames', before, after, '--', *NIBS).split('\0')
        for entry, path in zip(fields[::2], fields[1::2]):
            words = entry.split()
            if len(words) == 5 and words[4] == 'M':
                changed[path] = (words[2], words[3])
        return changed

    def merges(self, counts):
        """Yields the merges with a nib that differs between the two parents: (commit, base, ours, theirs)."""
        for line in self.run('rev-list', '--all', '--merges', '--parents').splitlines():
            commit, *parents = line.split()
            counts['merges'] += 1
            if len(parents) != 2:
                counts['octopus'] += 1
                continue
            if not self.changed_nibs(*parents):
                continue
            bases = self.run('merge-base', '--all', *parents).split()
            if len(bases) > 1:
                counts['criss-cross'] += 1
            elif bases:
                yield commit, bases[0], *parents

    def cases(self, counts):
        """Yields the files that both sides of a merge changed differently: (commit, path, base, ours, theirs, committed)."""
        seen = set()
        for commit, base, ours, theirs in self.merges(counts):
            mine, other = self.changed_nibs(base, ours), self.changed_nibs(base, theirs)
            both = [path for path in mine if path in other and mine[path] != other[path]]
            counts['with a nib of both'] += bool(both)
            for path in both:
                listed = self.run('ls-tree', commit, '--', path).split()
                if not listed:
                    counts['removed by the merge'] += 1
                    continue
                names = (*mine[path], other[path][1], listed[2])
                if names in seen:
                    continue
                seen.add(names)
                contents = [self.blob(name) for name in names]
                if None not in contents:
                    yield commit, path, *contents


class Replay:
    def __init__(self, command, folder):
        self.command, self.folder = shlex.split(command), folder

    def file(self, name): return os.path.join(self.folder, name)

    def write(self, contents):
        for name, content in zip(('base', 'ours', 'theirs'), contents):
            with open(self.file(name), 'wb') as file:
                file.write(content)

    def git(self):
        done = subprocess.run(
            ['git', 'merge-file', '-p', self.file('ours'), self.file('base'), self.file('theirs')], capture_output=True)
        return done.returncode, done.stdout

    def tool(self, sides=('ours', 'theirs')):
        out = self.file('out')
        if os.path.exists(out):
            os.remove(out)
        done = subprocess.run(
            [*self.command, self.file('base'), *map(self.file, sides), '-o', out], capture_output=True)
        errors = done.stderr.decode(errors='replace')
        content = b''
        if os.path.exists(out):
            with open(out, 'rb') as file:
                content = file.read()
        return done.returncode, content, errors


def judge_both_ways(replay, base, ours, theirs, status, result, counts):
    """Returns the judgment of a merge, and what is wrong with it or with the merge with exchanged sides."""
    mirrored, other_result, errors = replay.tool(('theirs', 'ours'))
    one = merge_facts.judge(base, ours, theirs, status, result)
    wrong = list(one.wrong)
    if 'left to git' in errors:
        return one, wrong + ['left to git when the sides are exchanged']
    other = merge_facts.judge(base, theirs, ours, mirrored, other_result)
    wrong += ['sides exchanged: ' + line for line in other.wrong]
    if mirrored != status:
        wrong.append(f'status {status}, with the sides exchanged {mirrored}')
    elif status == 0 and not merge_facts.is_symmetric(one, other):
        wrong.append('other facts when the sides are exchanged')
    counts['wrong'] += bool(wrong)
    counts['disputed facts'] += bool(one.disputed)
    counts['unneeded'] += status == 1 and not one.disputed
    return one, wrong


def judge(replay, case, counts):
    """Judges and counts one case. Returns the verdict (None if there is nothing to print), lines about it, and both results."""
    commit, path, base, ours, theirs, committed = case
    replay.write((base, ours, theirs))
    git_status, git_result = replay.git()
    status, result, errors = replay.tool()
    is_document, git_conflicts = None not in [merge_facts.parse(side) for side in (base, ours, theirs)], git_status != 0
    counts['files'] += 1
    counts['documents'] += is_document
    counts['git conflicts'] += git_conflicts
    counts['of documents'] += git_conflicts and is_document
    if 'left to git' in errors:
        counts['left to git'] += 1
        counts['left: git conflicts'] += git_conflicts and is_document
        return ('LEFT' if is_document else None), [errors.strip()], result, git_result
    if status not in (0, 1):
        counts['failed'] += 1
        return 'FAILED', [f'status {status}', errors.strip()], result, git_result
    if not is_document:
        return None, [], result, git_result
    one, wrong = judge_both_ways(replay, base, ours, theirs, status, result, counts)
    if wrong:
        return 'WRONG', wrong, result, git_result
    counts['merged where git conflicts'] += git_conflicts and status == 0
    if status == 1:
        counts['conflicts'] += 1
        verdict = 'CONFLICT' if one.disputed else 'CONFLICT, NO DISPUTED FACT'
        if not git_conflicts:
            text = merge_facts.judge(base, ours, theirs, 0, git_result)
            counts['git clean but wrong, ours not'] += bool(text.wrong)
            counts['git clean, ours not'] += not text.wrong
            verdict = 'BETTER: CONFLICT (the text merge is wrong)' if text.wrong else 'WORSE: CONFLICT'
        return verdict, errors.strip().splitlines() + [f'disputed: {fact} {values}' for fact, values in one.disputed[:4]], result, git_result
    counts['merged'] += 1
    root = merge_facts.parse(committed)
    if root is not None:
        reader = merge_facts.Reader([merge_facts.Document(root), merge_facts.Document(merge_facts.parse(result))])
        merged, wanted = [reader.facts(merge_facts.Document(merge_facts.parse(text))) for text in (result, committed)]
        counts['equal'] += merged == wanted
        counts['equal where git conflicts'] += merged == wanted and git_conflicts
    counts['git clean'] += not git_conflicts
    counts['as git in bytes'] += result == git_result
    return None, [], result, git_result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n\n')[0])
    parser.add_argument('command')
    parser.add_argument('clones', nargs='+', metavar='CLONE')
    parser.add_argument('--keep', help='write the cases that differ below this folder')
    parser.add_argument('--lines', type=int, default=12, help='so many lines of a case')
    parser.add_argument('--random', type=int, metavar='ROUNDS', help='merge random edits of the nibs below a folder')
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    order = [
        'merges', 'octopus', 'criss-cross', 'with a nib of both', 'files', 'documents', 'git conflicts', 'of documents', 'left to git',
        'left: git conflicts', 'merged', 'conflicts', 'merged where git conflicts', 'equal where git conflicts', 'equal', 'git clean',
        'as git in bytes', 'git clean, ours not', 'git clean but wrong, ours not', 'disputed facts', 'unneeded', 'removed by the merge',
        'wrong', 'failed']
    total = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        replay = Replay(options.command, folder)
        for clone in options.clones:
            counts = collections.Counter()
            name = os.path.basename(re.sub(r'/(repo)?(/?\.git)?/?$', '', clone.rstrip('/')))
            if options.random:
                cases = random_edits.cases(clone, options.random, options.seed)
            else:
                cases = Repository(clone).cases(counts)
            for case in cases:
                verdict, lines, result, git_result = judge(replay, case, counts)
                if verdict is None or (options.random and verdict != 'WRONG'):
                    continue
                print(f'{name} {case[0][:10]} {case[1]}: {verdict}')
                for line in lines[:options.lines]:
                    print('    ' + line[:400])
                if len(lines) > options.lines:
                    print(f'    … {len(lines) - options.lines} more')
                if options.keep:
                    keep(options.keep, name, verdict, case, result, git_result)
            print(name + ': ' + ', '.join(f'{key} {counts[key]}' for key in order if counts[key]), flush=True)
            total += counts
    if len(options.clones) > 1:
        print('all: ' + ', '.join(f'{key} {total[key]}' for key in order if total[key]))
    return 1 if total['failed'] or total['wrong'] or total['git clean, ours not'] else 0


def keep(below, name, verdict, case, result, git_result):
    folder = os.path.join(below, re.sub(r'\W+', '-', verdict), f'{name}-{case[0][:10]}-' + re.sub(r'[^\w.]', '_', os.path.basename(case[1])))
    os.makedirs(folder, exist_ok=True)
    for file, content in zip(('base', 'ours', 'theirs', 'committed', 'result', 'git'), (*case[2:], result, git_result)):
        with open(os.path.join(folder, file), 'wb') as out:
            out.write(content)


if __name__ == '__main__':
    sys.exit(main())
