"""Writes tables of framework classes, and of their outlets and actions in Interface Builder.

    framework_data.py BINDINGS CORPUS VOCABULARY [--xibdb PROGRAM] [--data FOLDER] [--review]

BINDINGS is the git directory of xamarin/xamarin-macios. CORPUS is a folder of Interface Builder files,
which PROGRAM indexes. VOCABULARY is the folder in which raw/outlet_names.tsv counts names of outlets and
raw/element_class.tsv names the classes of elements.

The script writes framework_classes.tsv and framework_members.tsv beside the element_class.tsv of FOLDER,
and then checks them. It prints a list and exits with status 1 if a class has no chain of superclasses to a
root, if the class of an element is unknown, or if an outlet or action that the corpus connects on an object
without a custom class has no row. --review also prints rows that a person should check.

The sources are, in this order, the bindings, class descriptions in archives, and framework_by_hand.tsv,
which has the facts that the others lack. An outlet row is one of:
- a settable object property whose name is delegate or dataSource, or ends with one of them, of a class that
  has elements in Interface Builder, or of its subclasses and superclasses;
- a settable property of such a class, if its type is such a class, too, and real files connect its name;
- an outlet that corpus files connect on an object without a custom class, on the highest superclass
  whose binding has the property;
- an outlet of a class description in an archive;
- a row of framework_by_hand.tsv.
An action row is a method with one argument, the sender. The type of an outlet is a class, or
id<Protocol>.
"""
import argparse
import csv
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict, namedtuple

import framework_bindings
from framework_bindings import FRAMEWORKS, PLATFORMS

FOLDER = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(FOLDER)
ROOTS = {'NSObject', 'NSProxy'}
DELEGATE = re.compile(r'(^d|D)elegate$|(^d|D)ataSource$')
SENDERS = {'sender', 'theSender', 'aSender'}
# Protocols that a class adopts, but that its binding does not list.
ADOPTED = {'NSResponder': ['NSStandardKeyBindingResponding']}
# Outlets that projects add to framework classes in extensions, as (class, name).
OF_PROJECTS = {('UITextField', 'nextField')}
DESCRIBED = "class_descriptions.source_kind = 'IBFrameworkSource'"

# The field platforms is a set. The other fields are columns of the files that the script writes.
Class = namedtuple('Class', 'name superclass framework platforms source')
Row = namedtuple('Row', 'type platforms source')


class Data:
    """Classes and members from all sources. Earlier sources have priority."""

    def __init__(self):
        self.classes = {}  # (name, superclass, framework): Class
        self.by_name = {}  # name: its rows of classes
        self.platforms = defaultdict(set)  # name: platforms that have a superclass for it
        self.members = {}  # (class, kind, name): Row
        self.properties = defaultdict(dict)  # class: {name: (kind, Row)}, every settable object property

    def add_class(self, name, superclass, framework, platforms, source):
        """Adds the platforms of a class that are not known yet. Without platforms, adds only an unknown class."""
        new = set(platforms) - self.platforms[name]
        if name != superclass and (new or not self.rows(name)):
            self.platforms[name] |= new
            found = self.classes.get((name, superclass, framework))
            if found:
                found.platforms.update(new)
            else:
                row = Class(name, superclass, framework, new, source)
                self.classes[name, superclass, framework] = row
                self.by_name.setdefault(name, []).append(row)

    def rows(self, name):
        return self.by_name.get(name, [])

    def chain(self, name, platform=None):
        """Returns the class and its known superclasses, nearest first."""
        names = []
        while (rows := self.rows(name)) and name not in names:
            names.append(name)
            name = next((row for row in rows if platform in row.platforms), rows[0]).superclass
        return names

    def add_member(self, name, kind, member, type, platforms, source):
        found = self.members.get((name, kind, member))
        if found is None:
            self.members[name, kind, member] = Row(type, set(platforms), source)
        else:
            found.platforms.update(platforms)

    def resolves(self, name, kind, member, platform=None):
        return any((ancestor, kind, member) in self.members for ancestor in self.chain(name, platform))


def table(path):
    with open(path, encoding='utf-8', newline='') as file:
        return list(csv.DictReader(file, delimiter='\t', quoting=csv.QUOTE_NONE))


def index(program, corpus, folder):
    """Indexes the corpus and opens the index."""
    path = os.path.join(folder, 'corpus.sqlite')
    subprocess.run([program, 'index', corpus, '--db', path], check=True, capture_output=True)
    return sqlite3.connect(path)


def element_classes(data, vocabulary):
    """Returns the classes of elements, without NSObject and without elements that create no object."""
    rows = table(os.path.join(data, 'element_class.tsv')) + table(os.path.join(vocabulary, 'raw', 'element_class.tsv'))
    return {row['class']: row['framework'] for row in rows if row['class'] not in ROOTS | {'-', ''}}


class Names:
    """The Objective-C names of the C# names of one revision and platform."""

    def __init__(self, bindings):
        self.classes = {binding.name: binding.objc for binding in bindings if binding.kind == 'class'}
        self.protocols = {binding.name: binding.objc for binding in bindings if binding.kind == 'protocol'}

    def type(self, tokens):
        """Returns kind and type of a property as an outlet, such as (outlet, NSView); None if its value is not an object."""
        words = [token for token in tokens if token.isidentifier() or token.isdigit()]
        name = words[-1] if words else ''
        kind = 'outletCollection' if tokens[-1:] == [']'] else 'outlet'
        if name == 'NSObject':
            return kind, 'id'
        if name in self.classes and '<' not in tokens:
            return kind, self.classes[name]
        for protocol in (name, name[1:] if name.startswith('I') else ''):
            if protocol in self.protocols:
                return kind, f'id<{self.protocols[protocol]}>'
        return None


def read_bindings(data, repository):
    """Adds the classes, settable properties and actions of the bindings."""
    for _, platform, bindings in framework_bindings.read(repository):
        names = Names(bindings)
        protocols = {binding.name: binding for binding in bindings if binding.kind == 'protocol'}
        for binding in bindings:
            if binding.kind == 'class':
                framework = FRAMEWORKS.get(binding.namespace, binding.namespace)
                superclass = '' if binding.objc in ROOTS else names.classes.get(binding.superclass, binding.superclass)
                data.add_class(binding.objc, superclass, framework, [platform], f'binding:{binding.file}')
        for binding in bindings:
            owner = binding.superclass if binding.kind == 'category' else binding.name
            owner = names.classes.get(owner, owner)
            if binding.kind != 'protocol' and data.rows(owner):
                adopted = [protocols[name] for name in binding.adopts + ADOPTED.get(owner, []) if name in protocols]
                read_members(data, names, owner, platform, binding, adopted)


def read_members(data, names, owner, platform, binding, adopted):
    source = f'binding:{binding.file}'
    typed = {member.alias_of: member.type for member in binding.members if member.alias_of}
    for member in binding.members:
        found = member.settable and member.name and names.type(member.type)
        if found:
            kind, type = found
            if type == 'id' and member.csharp in typed:
                type = (names.type(typed[member.csharp]) or found)[1]
            _, row = data.properties[owner].setdefault(member.name, (kind, Row(type, set(), source)))
            row.platforms.add(platform)
    for part in [binding, *adopted]:
        for member in part.members:
            if is_action(member):
                data.add_member(owner, 'action', member.name, 'id', [platform], source)


def is_action(member):
    return (member.kind == 'method' and member.type == ['void'] and re.fullmatch(r'\w+:', member.name)
            and len(member.parameters) == 1 and member.parameters[0][-2:-1] == ['NSObject']
            and member.parameters[0][-1] in SENDERS)


def read_archives(data, connection):
    """Adds the framework classes that archives describe. Returns differences from the bindings."""
    rows = connection.execute(
        f"SELECT class, superclass, source_path, platform FROM class_descriptions JOIN files ON files.id = file_id "
        f"WHERE {DESCRIBED} AND superclass IS NOT NULL GROUP BY 1, 2, 4 ORDER BY 1, 2, 4").fetchall()
    differing = []
    for name, superclass, path, platform in rows:
        known = data.chain(name, platform)
        if not known:
            framework = re.match(r'(\w*)', path or '').group(1)
            data.add_class(name, superclass, framework, [platform] if platform else [], 'archive')
        elif superclass not in known[1:2]:
            differing.append(f'{name}: archive {superclass}, bindings {" ".join(known[1:2])}')
    members = connection.execute(
        f"SELECT members.class, members.kind, members.name, members.type, platform FROM members "
        f"JOIN class_descriptions ON class_descriptions.id = description_id JOIN files ON files.id = members.file_id "
        f"WHERE {DESCRIBED} GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5")
    for name, kind, member, type, platform in members:
        data.add_member(name, kind, member, type or '', [platform] if platform else [], 'archive')
    return differing


def read_by_hand(data):
    """Adds the rows by hand. Returns those that the other sources have, too."""
    needless = []
    for row in table(os.path.join(FOLDER, 'framework_by_hand.tsv')):
        platforms = row['platform'].split()
        if row['kind'] == 'class':
            if any(known.source != 'by hand' for known in data.rows(row['class'])):
                needless.append(row['class'])
            data.add_class(row['class'], row['name'], row['type'], platforms, 'by hand')
        else:
            property = data.properties.get(row['class'], {}).get(row['name'])
            if (row['class'], row['kind'], row['name']) in data.members:
                needless.append(f"{row['class']}.{row['name']}")
            type, known, source = property[1] if property else (row['type'], platforms, 'by hand')
            data.add_member(row['class'], row['kind'], row['name'], type, known, source)
    return needless


def add_outlets(data, elements, names, connected):
    """Adds outlets by the rules at the top of this file."""
    related = set(elements).union(*(data.chain(name) for name in elements)) - ROOTS

    def has_elements(name):
        return any(ancestor in related for ancestor in data.chain(name))

    for owner, properties in data.properties.items():
        if has_elements(owner):
            for name, (kind, row) in properties.items():
                if kind == 'outlet' and (DELEGATE.search(name) or name in names and has_elements(row.type)):
                    data.add_member(owner, kind, name, *row)
    for owner, kind, name, platform in connected:
        having = [ancestor for ancestor in data.chain(owner, platform)
                  if data.properties.get(ancestor, {}).get(name, ('', None))[0] == kind]
        if having:
            data.add_member(having[-1], kind, name, *data.properties[having[-1]][name][1])


def connected(connection, kinds, end):
    """Returns (class, kind, name, platform) of connections whose source or destination has no custom class."""
    marks = ', '.join('?' * len(kinds))
    return connection.execute(
        f"SELECT DISTINCT objects.class, connections.kind, connections.name, platform FROM connections "
        f"JOIN objects ON objects.id = connections.{end} JOIN files ON files.id = connections.file_id "
        f"WHERE connections.kind IN ({marks}) AND objects.custom_class IS NULL AND objects.role IS NULL "
        f"AND objects.class <> '-' ORDER BY 1, 2, 3, 4", kinds).fetchall()


def write(data, folder):
    ordered = list(PLATFORMS)

    def text(platforms):
        return ' '.join(sorted(platforms, key=ordered.index))

    classes = [(row.name, row.superclass, row.framework, text(row.platforms), row.source)
               for row in data.classes.values()]
    members = [(*key, row.type, text(row.platforms), row.source) for key, row in data.members.items()]
    tables = {
        'framework_classes': ('name superclass framework platforms source',
                              sorted(classes, key=lambda row: (row[0], row[2], row[3], row[1]))),
        'framework_members': ('class kind name type platforms source', sorted(members)),
    }
    for name, (header, rows) in tables.items():
        with open(os.path.join(folder, name + '.tsv'), 'w', encoding='utf-8', newline='\n') as file:
            file.writelines('\t'.join(row) + '\n' for row in [header.split(), *rows])


def problems(data, elements, outlets, actions):
    """Returns errors in the data."""
    for name, rows in data.by_name.items():
        for row in rows:
            for platform in row.platforms or [None]:
                chain = data.chain(name, platform)
                if chain[-1] not in ROOTS:
                    yield f'no chain to a root: {" ".join(chain)} ({platform}), then {data.by_name[chain[-1]][0].superclass}'
        seen = Counter(platform for row in rows for platform in row.platforms)
        yield from (f'two superclasses or frameworks on {platform}: {name}' for platform in seen if seen[platform] > 1)
    yield from (f'class of an element is unknown: {name}' for name in sorted(elements) if not data.chain(name))
    yield from (f'member of an unknown class: {name}' for name in sorted({key[0] for key in data.members})
                if not data.chain(name))
    for name, kind, member, platform in outlets + actions:
        if not data.resolves(name, kind, member, platform) and (name, member) not in OF_PROJECTS:
            yield f'{kind} of an object without a custom class is unknown: {platform} {name} {member}'


def review(data, connection, vocabulary):
    """Returns rows that a person should check."""
    named = {row[0] for row in connection.execute(
        "SELECT class FROM class_descriptions WHERE source_kind = 'IBProjectSource' "
        "UNION SELECT custom_class FROM objects WHERE custom_module_provider = 'target'")}
    yield from (f'project class of the same name: {name} ' + '; '.join(
        f'{row.superclass} {row.framework} {row.source}' for row in data.rows(name))
                for name in sorted(named) if data.rows(name))
    yield from (f'superclass differs by platform: {name} ' + ', '.join(
        f'{row.superclass} ({" ".join(sorted(row.platforms))})' for row in rows)
        for name, rows in sorted(data.by_name.items()) if len({row.superclass for row in rows}) > 1)
    known = {name for _, kind, name in data.members if kind == 'action'}
    responders = connection.execute(
        "SELECT connections.name, count(DISTINCT substr(path, 1, instr(path, '/'))) AS repositories FROM connections "
        "JOIN objects ON objects.id = destination JOIN files ON files.id = connections.file_id "
        "WHERE connections.kind = 'action' AND role = 'firstResponder' GROUP BY 1 HAVING repositories > 1 ORDER BY 2 DESC")
    yield from (f'First Responder action of no framework class: {name} ({count} repositories)'
                for name, count in responders if name not in known)
    with open(os.path.join(vocabulary, 'raw', 'custom_class.tsv'), encoding='utf-8') as file:
        rows = [line.split('\t') for line in file]
    yield from (f'custom class with the prefix of a framework: {row[0]} ({row[3]})' for row in rows
                if re.match(r'(NS|UI|MK|WK|IK|QT|QC|PDF|AV|SCN|SK|GLK|SF|QL|Web|MTK)[A-Z]', row[0]) and not row[1]
                and not data.rows(row[0]))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('bindings', help='git directory of xamarin/xamarin-macios')
    parser.add_argument('corpus', help='folder of Interface Builder files')
    parser.add_argument('vocabulary', help='folder of the vocabulary')
    parser.add_argument('--xibdb', default=os.path.join(TOP, '.build', 'release', 'xibdb'), help='program that indexes')
    parser.add_argument('--data', default=os.path.join(TOP, 'Sources', 'InterfaceBuilder', 'Data'), help='folder to write to')
    parser.add_argument('--review', action='store_true', help='print rows that a person should check')
    arguments = parser.parse_args()

    data = Data()
    elements = element_classes(arguments.data, arguments.vocabulary)
    with open(os.path.join(arguments.vocabulary, 'raw', 'outlet_names.tsv'), encoding='utf-8') as file:
        names = {line.split('\t')[0] for line in file}
    with tempfile.TemporaryDirectory() as folder:
        connection = index(arguments.xibdb, arguments.corpus, folder)
        outlets = connected(connection, ('outlet', 'outletCollection'), 'source')
        actions = connected(connection, ('action',), 'destination')
        for root in ROOTS:
            data.add_class(root, '', 'Foundation', PLATFORMS, 'by hand')
        read_bindings(data, arguments.bindings)
        differing = read_archives(data, connection)
        add_outlets(data, elements, names, outlets)
        needless = read_by_hand(data)
        write(data, arguments.data)
        found = list(problems(data, elements, outlets, actions))
        print(f'{len(data.classes)} rows of classes, {len(data.members)} of members, {len(found)} problems')
        lines = list(found)
        if arguments.review:
            lines += [f'superclass differs: {text}' for text in differing]
            lines += [f'by hand without need: {text}' for text in needless]
            lines += review(data, connection, arguments.vocabulary)
        for line in lines:
            print(line)
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
