"""Repeats the merges of clones in which both sides changed the same archive of Xcode 3 or 4, with the
text merge of git and with a merge by object. Judges every result, fact by fact.

    merge_archives.py "xibdb merge" CLONE… [--keep FOLDER]

The command runs as COMMAND BASE OURS THEIRS -o OUT, as in merges.py. This script has its own definition
of a fact, independent of xibdb:

- the class of an object, and each value of it: a scalar, another object, a member of a list;
- a connection: its class, its ends and its scalars;
- a flattened property of an object;
- a value of the header that describes the document (see `HEADER`).

An object is named by its object id if the base has this id. Otherwise it is named by its `id` attribute,
which Interface Builder chooses at random. Data that Interface Builder derives is not a fact: versions, the
state of editors, the chain of key views, and what it read from headers.

A merge without conflicts must have the facts that both sides have, and those that one side added, but no
other facts. Each missing or additional fact is printed, and the merge is counted as "wrong". The merge also
runs with exchanged sides, and the status must be the same. If one side is the base, the result must be the
other side."""
import argparse
import collections
import os
import re
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

from merges import Replay, Repository

DERIVED_KEYS = {'NSNextKeyView', 'NSSuperview', 'NSNextResponder', 'NSWindow', 'NSScreenRect'}
EDITOR_PROPERTIES = {
    'IBPluginDependency', 'IBEditorWindowLastContentRect', 'IBWindowTemplateEditedContentRect', 'IBViewBoundsToFrameTransform', 'ImportedFromIB2',
    'editorWindowContentRectSynchronizationRect', 'lastResizeAction', 'IBLastUsedUIStatusBarStylesToTargetRuntimesMap',
    'IBViewEditorWindowController.showingBoundsRectangles', 'IBViewEditorWindowController.showingLayoutRectangles', 'designableContentResizing'}
HEADER = ('IBDocument.UseAutolayout', 'IBDocument.TargetRuntimeIdentifier')
LISTS = {'NSArray', 'NSMutableArray', 'NSSet', 'NSMutableSet'}
MAPS = {'NSDictionary', 'NSMutableDictionary'}


class Archive:
    def __init__(self, content, known):
        self.root = ElementTree.fromstring(content)
        self.by_id = {element.get('id'): element for element in self.root.iter() if element.get('id')}
        ids = [element.get('id') for element in self.root.iter() if element.get('id')]
        self.repeats = len(ids) != len(self.by_id)
        self.dangles = any(one.get('ref') and one.get('ref') not in self.by_id for one in self.root.iter('reference'))
        self.data = self.root.find('data')
        self.container = self.value(self.data, 'IBDocument.Objects')
        self.numbers, self.names, self.records = {}, {}, []
        for record in self.members(self.value(self.value(self.container, 'objectRecords'), 'orderedObjects')):
            number = self.value(record, 'objectID')
            number = (self.value(record, 'id') if number is None else number).text
            target = self.value(record, 'object')
            self.records.append((number, record, target))
            if target is None:
                continue
            own = target.get('id') or ''
            self.numbers[number] = '#' + number if known is None or number in known or len(own) < 6 else 'id ' + own
            self.names[target] = self.numbers[number]
        self.ids = {number for number, _, _ in self.records}
        self.repeats |= len(self.ids) != len(self.records)

    def target(self, element):
        while element is not None and element.tag == 'reference':
            element = self.by_id.get(element.get('ref'))
        return None if element is None or element.tag == 'nil' else element

    def value(self, element, key):
        if element is None:
            return None
        return next((self.target(child) for child in element if child.get('key') == key), None)

    def members(self, element):
        return [] if element is None else [self.target(child) for child in element if child.get('key') != 'EncodedWithXMLCoder']

    def kind(self, element):
        if element.tag in ('array', 'set') or element.get('class') in LISTS and all(
                child.get('key') in (None, 'EncodedWithXMLCoder') for child in element):
            return 'list'
        if element.tag == 'dictionary':
            return 'map'
        return 'map' if element.get('class') in MAPS and self.pairs(element) is not None else 'object' if element.tag == 'object' else 'scalar'

    def pairs(self, element):
        """Returns the keys and values of a dictionary in any of its forms; None if a key is not a string."""
        if element.tag == 'dictionary':
            return [(child.get('key'), self.target(child)) for child in element]
        own = {child.get('key'): child for child in element if child.get('key') != 'EncodedWithXMLCoder'}
        if 'dict.sortedKeys' in own:
            keys, values = self.members(self.target(own['dict.sortedKeys'])), self.members(self.target(own['dict.values']))
        else:
            keys = [self.target(child) for key, child in own.items() if key.startswith('NS.key.')]
            values = [self.target(child) for key, child in own.items() if key.startswith('NS.object.')]
        if any(key is None or key.tag != 'string' for key in keys):
            return None
        return [(key.text or '', value) for key, value in zip(keys, values)]

    def scalar(self, element):
        text = element.get('value') or element.text or ''
        if text.startswith('{'):
            text = re.sub(r'[-+0-9.e]+', number, text)
        return f'{element.tag} {text}'

    def facts_of(self, element, path, found, open_elements):
        """Adds the facts of a value at a path to `found`. `open_elements` are the elements around the value."""
        if element is None:
            found[(*path, 'nil')] += 1
        elif element in self.names and open_elements:
            found[(*path, self.names[element])] += 1
        elif element in open_elements:
            found[(*path, 'above')] += 1
        else:
            kind, inner = self.kind(element), open_elements + [element]
            if kind == 'scalar':
                found[(*path, self.scalar(element))] += 1
            elif kind == 'list':
                found[(*path, 'is', 'list')] += 1
                for member in self.members(element):
                    if member in self.names or member is not None and self.kind(member) == 'scalar':
                        self.facts_of(member, path, found, inner)
                    elif member is not None and member.get('id'):
                        # An object without an object id. Its `id` may be a new random number.
                        self.facts_of(member, (*path, 'a ' + (member.get('class') or member.tag)), found, inner)
                    else:
                        own = collections.Counter()
                        self.facts_of(member, (), own, inner)
                        found[(*path, str(sorted(own.items())))] += 1
            else:
                found[(*path, 'is', element.get('class') or element.tag)] += 1
                pairs = self.pairs(element) if kind == 'map' else [(child.get('key'), self.target(child)) for child in element]
                for key, value in pairs:
                    if key not in DERIVED_KEYS and key != 'EncodedWithXMLCoder':
                        self.facts_of(value, (*path, key), found, inner)

    def facts(self):
        found = collections.Counter()
        for key in HEADER:
            self.facts_of(self.value(self.data, key), ('header', key), found, [self.data])
        for number, record, target in self.records:
            name = self.numbers.get(number, '#' + number)
            if target is not None:
                self.facts_of(target, (name,), found, [])
            for child in record:
                if child.get('key') not in ('objectID', 'id', 'object'):
                    self.facts_of(self.target(child), (name, 'record ' + (child.get('key') or '')), found, [record])
        for record in self.members(self.value(self.container, 'connectionRecords')):
            own = collections.Counter()
            self.facts_of(self.value(record, 'connection'), (), own, [record])
            found[('connection', str(sorted(own.items())))] += 1
        properties = self.value(self.container, 'flattenedProperties')
        for key, value in self.pairs(properties) or [] if properties is not None else []:
            number_part, _, name = key.partition('.')
            if name not in EDITOR_PROPERTIES:
                self.facts_of(value, (self.numbers.get(number_part, '#' + number_part), 'property ' + name), found, [properties])
        return found


def number(match):
    try:
        value = float(match.group())
    except ValueError:
        return match.group()
    return 'unlimited' if abs(value) >= 1e13 else repr(value)


def faults(result, base, ours, theirs):
    """Returns the faults of a merge without conflicts: additional facts (+), missing facts (-), and broken references (!)."""
    before = Archive(base, None)
    sides = [before] + [Archive(side, before.ids) for side in (ours, theirs)]
    merged = Archive(result, before.ids)
    found = []
    if merged.repeats or merged.dangles:
        found.append('! repeated ids or references that lead nowhere')
    was, mine, other = (set(side.facts()) for side in sides)
    now = set(merged.facts())
    due = (mine & other) | (mine - was) | (other - was)
    return found + ['+ ' + str(fact)[:300] for fact in sorted(now - due)] + ['- ' + str(fact)[:300] for fact in sorted(due - now)]


def judge(replay, case, counts):
    """Judges and counts one case. Returns the verdict (None if the merge is right), lines about it, and the result."""
    _, _, base, ours, theirs, _ = case
    replay.write((base, ours, theirs))
    git_conflicts = replay.git()[0] != 0
    status, result, errors = replay.tool()
    replay.write((base, theirs, ours))
    exchanged, _, other_errors = replay.tool()
    counts['files'] += 1
    counts['git conflicts'] += git_conflicts
    left = 'left to git' in errors
    if (exchanged, 'left to git' in other_errors) != (status, left):
        counts['not symmetric'] += 1
        print('    not symmetric: ' + errors[:300] + ' / ' + other_errors[:300])
    for sides, wanted in (((base, ours, base), ours), ((base, base, theirs), theirs)):
        replay.write(sides)
        counts['an unchanged side is not ignored'] += replay.tool()[:2] != (0, wanted)
    if left:
        counts['left to git, exit 0' if status == 0 else 'left to git, exit 1'] += 1
        counts['left to git where git conflicts'] += git_conflicts
        return 'LEFT', [errors.strip()[:400]], result
    if status != 0:
        counts['failed'] += 1
        return 'FAILED', [errors.strip()[:400]], result
    counts['merged'] += 1
    counts['merged where git conflicts'] += git_conflicts
    wrong = faults(result, base, ours, theirs)
    counts['wrong'] += bool(wrong)
    return ('WRONG' if wrong else None), wrong, result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n\n')[0])
    parser.add_argument('command')
    parser.add_argument('clones', nargs='+', metavar='CLONE')
    parser.add_argument('--keep', help='write the cases that are wrong below this folder')
    parser.add_argument('--lines', type=int, default=12)
    options = parser.parse_args()
    total = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        replay = Replay(options.command, folder)
        for clone in options.clones:
            counts = collections.Counter()
            name = os.path.basename(re.sub(r'/(repo)?(/?\.git)?/?$', '', clone.rstrip('/')))
            for case in Repository(clone).cases(collections.Counter()):
                if not all(b'<archive ' in content[:1024] for content in case[2:5]):
                    continue
                verdict, lines, result = judge(replay, case, counts)
                if verdict is None:
                    continue
                print(f'{name} {case[0][:10]} {case[1]}: {verdict}')
                for line in lines[:options.lines]:
                    print('    ' + line)
                if options.keep and verdict == 'WRONG':
                    target = os.path.join(options.keep, f'{name}-{case[0][:10]}-' + os.path.basename(case[1]))
                    os.makedirs(target, exist_ok=True)
                    for file, content in zip(('base', 'ours', 'theirs', 'committed', 'result'), (*case[2:], result)):
                        with open(os.path.join(target, file), 'wb') as out:
                            out.write(content)
            if counts:
                print(name + ': ' + ', '.join(f'{key} {count}' for key, count in counts.items() if count), flush=True)
            total += counts
    print('all: ' + ', '.join(f'{key} {count}' for key, count in total.items()))
    return 1 if total['wrong'] or total['failed'] or total['not symmetric'] or total['an unchanged side is not ignored'] else 0


if __name__ == '__main__':
    sys.exit(main())
