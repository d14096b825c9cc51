"""Replays the merges of clones in which both sides touched the same nib: with git's merge of
texts and with a merge by object, and holds both against the file that people committed.

    merges.py "xibdb merge" CLONE… [--keep FOLDER]

The first argument is a command, run as COMMAND BASE OURS THEIRS -o OUT: status 0 for merged, 1
for conflicts; where it leaves the file to git it says so on standard error. A clone is a
repository or a git directory. Merges of more than two parents or with several merge bases are
counted and skipped, renames are not followed. --keep writes every case that differs as a folder
of base, ours, theirs, committed, git and result.

What "equal" means is written here once more, without the tool: the facts of two files are the
same, each an attribute or text of an element, named by the nearest id above it. Positions among
siblings, the header (versions, dependencies, device, simulated metrics), the sizes that <resources>
and <designables> keep, canvas locations and frames that follow from something else are no facts.

A merge that differs from what people committed is printed with the facts that only one has, and who
else has them: b(ase), o(urs), t(heirs). Each fact should be in a merge where both sides have it, or
one that the base has not: whatever else the merge has or lacks is counted as "odd" and marked with
an exclamation mark. People who took one side, or went on editing, are no fault of a merge."""
import argparse
import collections
import os
import re
import shlex
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

NIBS = ['*.xib', '*.storyboard']
HEADER_ATTRIBUTES = {'toolsVersion', 'systemVersion', 'version'}
DERIVED_ELEMENTS = {
    'dependencies', 'device', 'simulatedMetricsContainer', 'resources', 'designables', 'inferredMetricsTieBreakers',
    'simulatedStatusBarMetrics', 'simulatedScreenMetrics', 'simulatedOrientationMetrics', 'simulatedNavigationBarMetrics'}
DERIVED_ATTRIBUTES = {'misplaced', 'ambiguous', 'nextObjectID'}
NAMING_ATTRIBUTES = ('key', 'keyPath', 'reference', 'identifier', 'name', 'className', 'sceneID')


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
        """Paths of the nibs that both trees have and that differ: (blob before, blob after)."""
        changed = {}
        fields = self.run('diff-tree', '-r', '-z', '--no-renames', before, after, '--', *NIBS).split('\0')
        for entry, path in zip(fields[::2], fields[1::2]):
            words = entry.split()
            if len(words) == 5 and words[4] == 'M':
                changed[path] = (words[2], words[3])
        return changed

    def merges(self, counts):
        """Merges with a nib that differs between the two parents: (commit, base, ours, theirs)."""
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
        """Files that both sides of a merge changed: (commit, path, base, ours, theirs, committed)."""
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


def facts(content):
    """What a document says, as a set; None where it is none."""
    try:
        root = ElementTree.fromstring(content)
    except ElementTree.ParseError:
        return None
    if root.tag != 'document':
        return None
    found = collections.Counter()
    collect(root, 'document', [], found)
    return found


def collect(element, name, above, found):
    attributes = {
        key: value for key, value in element.attrib.items()
        if key not in DERIVED_ATTRIBUTES and not (name == 'document' and key in HEADER_ATTRIBUTES)}
    for key, value in attributes.items():
        found[(name, '@' + key, value)] += 1
    if element.text and len(element) == 0:
        found[(name, 'text', element.text.replace('\r\n', '\n'))] += 1
    for child in element:
        if is_derived(child, element, above):
            continue
        if child.get('id') and child.tag not in ('device', 'adaptation'):
            found[(name, 'holds', child.get('id'))] += 1
            collect(child, child.tag + ' ' + child.get('id'), [element, *above], found)
        else:
            naming = next((f'[{key}={child.get(key)}]' for key in NAMING_ATTRIBUTES if child.get(key)), '')
            found[(name, 'has', child.tag + naming)] += bool(naming or len(child) == 0)
            collect(child, f'{name}/{child.tag}{naming}', [element, *above], found)


def is_derived(child, parent, above):
    if child.tag in DERIVED_ELEMENTS or (child.get('key') or '').startswith('simulated'):
        return True
    if child.get('key') in ('canvasLocation', 'screenRect'):
        return True
    return child.tag == 'rect' and child.get('key') == 'frame' and follows(parent, above)


def follows(view, above):
    """Whether the frame of a view follows from something else; above are the elements around it, the nearest first."""
    if view.get('translatesAutoresizingMaskIntoConstraints') == 'NO' or view.get('key') in ('contentView', 'view'):
        return True
    if view.tag.endswith(('Cell', 'CellContentView')) or view.tag in ('scroller', 'clipView', 'tableHeaderView', 'tableCellView'):
        return True
    if view.get('key') in ('tableHeaderView', 'tableFooterView'):
        return True
    holders = [element for element in above if element.attrib]
    holder = holders[0].tag if holders else ''
    if holder == 'tableViewCellContentView':
        return len(holders) > 1 and view.get('id') in [holders[1].get(name) for name in ('textLabel', 'detailTextLabel', 'imageView')]
    return holder == 'stackView' or holder.endswith('Controller') or (holder == 'clipView' and view.tag in ('tableView', 'outlineView', 'textView'))


def difference(result, committed, sides):
    """Facts that only one of two files has, each with who else says so."""
    odd = {('+', fact) for fact in oddities(result, sides)[0]} | {('-', fact) for fact in oddities(result, sides)[1]}
    lines = []
    for sign, here, there in (('+', result, committed), ('-', committed, result)):
        for fact in sorted(here - there):
            who = ''.join(letter if side is not None and fact in side else '.' for letter, side in zip('bot', sides))
            lines.append(f'{"!" if (sign, fact) in odd else " "}{sign} {who} {fact[0]} {fact[1]} {fact[2][:100]!r}')
    return lines


def oddities(result, sides):
    """Facts that a merge has and should not, and those that it should have and has not."""
    base, ours, theirs = (set(side) for side in sides)
    due = (ours & theirs) | (ours - base) | (theirs - base)
    return set(result) - due, due - set(result)


def repeats_ids(content):
    """Whether a document has an id at two elements."""
    ids = [element.get('id') for element in ElementTree.fromstring(content).iter() if element.tag not in ('device', 'adaptation')]
    ids = [one for one in ids if one]
    return len(ids) != len(set(ids))


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

    def tool(self):
        out = self.file('out')
        if os.path.exists(out):
            os.remove(out)
        done = subprocess.run(
            [*self.command, self.file('base'), self.file('ours'), self.file('theirs'), '-o', out], capture_output=True)
        errors = done.stderr.decode(errors='replace')
        content = b''
        if os.path.exists(out):
            with open(out, 'rb') as file:
                content = file.read()
        return done.returncode, content, errors


def judge(replay, case, counts):
    """Counts one case. Returns what there is to look at: a headline and lines."""
    commit, path, base, ours, theirs, committed = case
    replay.write((base, ours, theirs))
    git_status, git_result = replay.git()
    status, result, errors = replay.tool()
    sides = [facts(side) for side in (base, ours, theirs)]
    is_document, git_conflicts = None not in sides, git_status != 0
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
    if status == 1:
        counts['conflicts'] += 1
        verdict = 'CONFLICT'
        if not git_conflicts:
            is_broken = facts(git_result) is None or repeats_ids(git_result) and not repeats_ids(ours) and not repeats_ids(theirs)
            counts['git clean but broken, ours not'] += is_broken
            counts['git clean, ours not'] += not is_broken
            verdict = "BETTER: CONFLICT (git's result repeats an id)" if is_broken else 'WORSE: CONFLICT'
        return verdict, errors.strip().splitlines(), result, git_result
    counts['merged where git conflicts'] += git_conflicts
    merged, wanted = facts(result), facts(committed)
    if merged is None:
        counts['failed'] += 1
        return 'FAILED', ['the result is no document'], result, git_result
    counts['bytes equal'] += result == committed
    if wanted is None:
        counts['committed file broken'] += 1
        return 'NOT COMPARABLE', ['the committed file is no document'], result, git_result
    equal = merged == wanted
    wrong = oddities(merged, sides)
    counts['with odd facts'] += bool(wrong[0] or wrong[1])
    counts['equal'] += equal
    counts['equal where git conflicts'] += equal and git_conflicts
    lines = [] if equal else difference(merged, wanted, sides)
    if git_conflicts:
        counts['differs, odd'] += not equal and any(line.startswith('!') for line in lines)
        return (None if equal else 'DIFFERS'), sorted(lines, key=lambda line: line[0] != '!'), result, git_result
    text = facts(git_result)
    counts['as git in bytes'] += result == git_result
    counts['git clean'] += 1
    if text == merged:
        return None, [], result, git_result
    counts['git clean, model differs'] += 1
    verdict = 'WORSE' if text == wanted else 'BETTER' if equal else 'OTHER'
    return verdict + ' THAN GIT', difference(merged, text or collections.Counter(), sides), result, git_result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n\n')[0])
    parser.add_argument('command')
    parser.add_argument('clones', nargs='+', metavar='CLONE')
    parser.add_argument('--keep', help='write the cases that differ below this folder')
    parser.add_argument('--lines', type=int, default=12, help='so many differences of a case')
    options = parser.parse_args()
    order = [
        'merges', 'octopus', 'criss-cross', 'with a nib of both', 'files', 'documents', 'git conflicts', 'of documents', 'left to git',
        'left: git conflicts', 'conflicts', 'merged where git conflicts', 'equal where git conflicts', 'equal', 'bytes equal', 'git clean',
        'as git in bytes', 'git clean, model differs', 'git clean, ours not',
        'git clean but broken, ours not', 'with odd facts', 'differs, odd', 'removed by the merge', 'committed file broken', 'failed']
    total = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        replay = Replay(options.command, folder)
        for clone in options.clones:
            counts = collections.Counter()
            name = os.path.basename(re.sub(r'/(repo)?(/?\.git)?/?$', '', clone.rstrip('/')))
            for case in Repository(clone).cases(counts):
                verdict, lines, result, git_result = judge(replay, case, counts)
                if verdict is None:
                    continue
                print(f'{name} {case[0][:10]} {case[1]}: {verdict}')
                for line in lines[:options.lines]:
                    print('    ' + line)
                if len(lines) > options.lines:
                    print(f'    … {len(lines) - options.lines} more')
                if options.keep:
                    keep(options.keep, name, verdict, case, result, git_result)
            print(name + ': ' + ', '.join(f'{key} {counts[key]}' for key in order if counts[key]), flush=True)
            total += counts
    if len(options.clones) > 1:
        print('all: ' + ', '.join(f'{key} {total[key]}' for key in order if total[key]))
    return 1 if total['failed'] or total['git clean, ours not'] else 0


def keep(below, name, verdict, case, result, git_result):
    folder = os.path.join(below, re.sub(r'\W+', '-', verdict), f'{name}-{case[0][:10]}-' + re.sub(r'[^\w.]', '_', os.path.basename(case[1])))
    os.makedirs(folder, exist_ok=True)
    for file, content in zip(('base', 'ours', 'theirs', 'committed', 'result', 'git'), (*case[2:], result, git_result)):
        with open(os.path.join(folder, file), 'wb') as out:
            out.write(content)


if __name__ == '__main__':
    sys.exit(main())
