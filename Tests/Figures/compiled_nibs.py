"""Compares the compiled nibs in an index with the results of independent readers, or with their sources.

    python3 Tests/Figures/compiled_nibs.py INDEX ROOT
    python3 Tests/Figures/compiled_nibs.py --pairs INDEX

INDEX is the index of ROOT. Python's plistlib reads keyed archives. The package nibarchive (PyPI) reads NIBArchive files; without
the package, these files are left out. For each nib, the script compares the classes of all objects, and the kind, source class,
destination class and name of all connections. It prints the differences and a summary.

With --pairs, the script compares every compiled nib with the xib in the same folder, and every compiled storyboard with the
storyboard in the same folder: the classes of the objects, the connections and the class of the owner. PAIRS below explains what is left
out on both sides, because the compiler drops it or adds it.
"""
import collections
import json
import os
import plistlib
import re
import sqlite3
import sys

try:
    import nibarchive
except ImportError:
    nibarchive = None

Counter = collections.Counter
LISTS = {'NSArray', 'NSMutableArray', 'NSSet', 'NSMutableSet'}
TEXTS = {'NSString', 'NSMutableString', 'NSLocalizableString'}
APPKIT = {'NSNibOutletConnector': 'outlet', 'NSNibControlConnector': 'action', 'NSNibBindingConnector': 'binding'}
UIKIT = {'UIRuntimeOutletConnection': 'outlet', 'UIRuntimeEventConnection': 'action',
         'UIRuntimeOutletCollectionConnection': 'outletCollection'}


PROTOTYPES = ['UITableViewCellPrototypeNibs', 'UICollectionViewCellNibDict', 'UICollectionViewSupplementaryViewNibDict']


class Reference(int):
    pass


def keyed_archive(data):
    archive = plistlib.loads(data)
    stored = archive['$objects']

    def value(item):
        return Reference(item.data) if isinstance(item, plistlib.UID) else item

    objects = []
    for number, item in enumerate(stored):
        if not isinstance(item, dict) or '$class' not in item:
            objects.append((None, None if number == 0 else item))
            continue
        name = stored[item['$class'].data]['$classname']
        if name in LISTS:
            objects.append((name, [value(member) for member in item['NS.objects']]))
        elif name in TEXTS:
            text = item['NS.string']
            objects.append((name, stored[text.data] if isinstance(text, plistlib.UID) else text))
        else:
            objects.append((name, {key: value(member) for key, member in item.items()}))
    return objects, {key: value(member) for key, member in archive['$top'].items()}


def nib_archive(path):
    with open(path, 'rb') as file:
        return decoded(nibarchive.NIBArchiveParser(verify=True).parse(file))


def decoded(archive):
    kinds = nibarchive.NIBValueType
    objects = []
    for stored in archive.objects:
        name = archive.class_names[stored.class_name_index].name.rstrip('\0')
        pairs = []
        for value in archive.values[stored.values_index:stored.values_index + stored.value_count]:
            data = value.data
            if value.type == kinds.OBJECT_REF:
                data = Reference(data if isinstance(data, int) else int.from_bytes(data, 'little'))
            pairs.append((archive.keys[value.key_index].name, None if value.type == kinds.NIL else data))
        if name in LISTS:
            objects.append((name, [data for key, data in pairs if key == 'UINibEncoderEmptyKey']))
        elif name in TEXTS:
            objects.append((name, bytes(pairs[0][1]).decode()))
        elif name in ('NSDictionary', 'NSMutableDictionary'):
            # The keys and values alternate under one key.
            members = [data for key, data in pairs if key == 'UINibEncoderEmptyKey']
            objects.append((name, {f'UINibEncoderEmptyKey {number}': data for number, data in enumerate(members)}))
        else:
            objects.append((name, dict(pairs)))
    return objects, objects[0][1]


def plain(name):
    """Returns the name of a class without its module."""
    if not name or not name.startswith('_TtC'):
        return name
    rest, part = name[4:].lstrip('C'), None
    while rest:
        digits = re.match(r'\d+', rest).group()
        part, rest = rest[len(digits):len(digits) + int(digits)], rest[len(digits) + int(digits):]
    return part


class Nib:
    def __init__(self, objects, top):
        self.objects, self.classes, self.connections = objects, Counter(), Counter()
        self.custom, self.known = {}, set()
        if 'IB.objectdata' in top:
            self.read_appkit(self.object(top['IB.objectdata']))
        elif 'UINibObjectsKey' in top:
            self.read_uikit(top)

    def object(self, value):
        return self.objects[value][1] if isinstance(value, Reference) else value

    def class_of(self, value):
        """Returns the class of an object of the nib; None for any other value. Constraints are not objects."""
        if value not in self.known:
            return None
        name, values = self.objects[value]
        if isinstance(values.get('IBClassReference'), Reference):
            return plain(self.object(self.object(values['IBClassReference'])['IBClassName']))
        key = {'NSClassSwapper': 'NSClassName', 'UIClassSwapper': 'UIClassName', 'NSCustomObject': 'NSClassName',
               'NSCustomView': 'NSClassName', 'NSWindowTemplate': 'NSWindowClass'}.get(name)
        if key:
            return plain(self.object(values[key]))
        if value in self.custom:
            return plain(self.custom[value])
        if name in ('UIProxyObject', 'NSNibExternalObjectPlaceholder'):
            return '-'
        return name[2:] if name.startswith('IBNS') else name

    def keep(self, values):
        self.known = {value for value in values if isinstance(value, Reference) and self.objects[value][0]
                      and not self.objects[value][0].endswith('LayoutConstraint')}
        self.classes = Counter(self.class_of(value) for value in self.known)

    def connect(self, kind, source, destination, name, count=1):
        self.connections[kind, self.class_of(source), self.class_of(destination), self.object(name)] += count

    def read_appkit(self, data):
        if 'NSClassesKeys' in data:
            names = [self.object(name) for name in self.object(data['NSClassesValues'])]
            self.custom = dict(zip(self.object(data['NSClassesKeys']), names))
        self.keep([data['NSRoot']] + self.object(data['NSObjectsKeys']))
        for connector in self.object(data['NSConnections']):
            name, values = self.objects[connector]
            if name in APPKIT:
                label = values['NSBinding' if APPKIT[name] == 'binding' else 'NSLabel']
                self.connect(APPKIT[name], values.get('NSSource'), values.get('NSDestination'), label)

    def read_prototypes(self):
        """Adds the objects of the nibs of prototype cells. Their placeholders stand for objects of this nib."""
        for name, values in list(self.objects):
            for key in PROTOTYPES if isinstance(values, dict) else []:
                members = self.object(values.get(key)) or {}
                for member in [value for key, value in members.items() if key.startswith('UINibEncoderEmptyKey')]:
                    inner = self.object(member)
                    data = self.object(inner['archiveData'])['NS.bytes'] if 'archiveData' in inner else None
                    if data is not None:
                        nib = Nib(*decoded(data))
                        self.classes += Counter({k: n for k, n in nib.classes.items() if k != '-'})

    def read_uikit(self, top):
        self.keep(self.object(top['UINibObjectsKey']))
        self.read_prototypes()
        for connection in self.object(top['UINibConnectionsKey']):
            name, values = self.objects[connection]
            ends = [values['UIDestination']]
            if UIKIT.get(name) == 'outletCollection':
                ends = self.object(values['UIDestination'])
            mask = values.get('UIEventMask') or 0
            mask = mask if isinstance(mask, int) else int.from_bytes(mask, 'little')
            for end in ends if name in UIKIT else []:
                events = max(1, bin(mask).count('1'))
                self.connect(UIKIT[name], values['UISource'], end, values['UILabel'], events)


def indexed(db, file):
    """Returns the classes and connections of a file in the index, without the objects that xibdb adds."""
    added = "(element = 'NSCustomObject' AND object_id = '-1' OR object_id GLOB 'guide-*')"
    classes = Counter(dict(db.execute(
        f"SELECT class, count(*) FROM objects WHERE file_id = ? AND NOT {added} GROUP BY class", [file])))
    connections = Counter()
    for kind, source, destination, name in db.execute(
            f"""SELECT connections.kind, sources.class, destinations.class, connections.name
                FROM connections
                LEFT JOIN objects AS sources ON sources.id = connections.source
                LEFT JOIN objects AS destinations ON destinations.id = connections.destination AND NOT (
                    destinations.element = 'NSCustomObject' AND destinations.object_id = '-1')
                WHERE connections.file_id = ? AND connections.kind <> 'segue'""", [file]):
        connections[kind, source, destination, name] += 1
    return classes, connections


# The compiler drops placeholders that nothing uses, and adds an application object to nibs for macOS. Whether a placeholder is in the
# file therefore says nothing about the nib. The compiler adds flexible spaces to toolbars, and gives spaces their own class. Both are left out on both sides.
PAIRS = """
    SELECT class FROM objects
    WHERE file_id = ? AND role IS NULL AND class IS NOT NULL AND class <> '-'
        AND class NOT IN ('NSToolbarFlexibleSpaceItem', 'NSToolbarSpaceItem')
        AND NOT (element = 'toolbarItem' AND ifnull(identifier, attributes) GLOB '*NSToolbar*SpaceItem*') AND object_id NOT GLOB '*guide-*'
        AND class NOT IN ('NSLayoutGuide', 'UILayoutGuide', '_UILayoutGuide')
"""
CONNECTED = """
    SELECT connections.kind, connections.name, iif(sources.role IS NULL, sources.class, sources.role),
        iif(destinations.role IS NULL, destinations.class, destinations.role)
    FROM connections
    LEFT JOIN objects AS sources ON sources.id = connections.source
    LEFT JOIN objects AS destinations ON destinations.id = connections.destination
    WHERE connections.file_id = ?
"""


def pairs(index):
    """Compares compiled nibs and storyboards with their sources in the same index."""
    db = sqlite3.connect(f'file:{index}?mode=ro', uri=True)
    files = db.execute("""
        SELECT compiled.id, compiled.path, sources.id, sources.kind
        FROM files AS compiled
        JOIN files AS sources ON sources.tree_id = compiled.tree_id AND sources.format IN ('document', 'archive')
            AND sources.folder = iif(compiled.format = 'compiledStoryboard',
                substr(compiled.folder, 1, length(compiled.folder) - length(compiled.name) - length('.storyboardc/')), compiled.folder)
            AND sources.name = compiled.name
            AND sources.kind = iif(compiled.format = 'compiledStoryboard', 'storyboard', 'xib')
        WHERE compiled.format IN ('nibArchive', 'binaryPropertyList', 'compiledStoryboard')
            AND EXISTS (SELECT 1 FROM objects WHERE objects.file_id = compiled.id)
        ORDER BY compiled.path""").fetchall()
    counts = Counter()
    for compiled, path, source, kind in files:
        counts[kind + ' pairs'] += 1
        for what, query in (('classes', PAIRS), ('connections', CONNECTED)):
            ours, theirs = (Counter(db.execute(query, [file])) for file in (compiled, source))
            counts[f'{kind} pairs with equal {what}'] += ours == theirs
            if ours != theirs:
                print(path, what, 'only compiled:', dict(ours - theirs), 'only in the source:', dict(theirs - ours))
        if kind == 'storyboard':
            continue
        owners = [db.execute('SELECT class FROM owners WHERE file_id = ?', [file]).fetchone() for file in (compiled, source)]
        if owners[0] == owners[1]:
            counts['owners equal'] += 1
        elif owners == [('NSObject',), None] or owners == [('NSObject',), (None,)]:
            counts['owners without a class in the xib, NSObject in the nib'] += 1
        else:
            counts['owners differ'] += 1
            print(path, 'owner', owners)
    for name, count in sorted(counts.items()):
        print(f'{count:6}  {name}')


def newest(place):
    """Returns the file of a nib: the file itself, or the form for the newest system in a folder."""
    if os.path.isfile(place):
        return place
    forms = [name for name in os.listdir(place) if name.startswith('objects-')]
    forms.sort(key=lambda name: float(re.search(r'[\d.]+', name).group().rstrip('.')))
    return os.path.join(place, forms[-1] if forms else 'runtime.nib')


def storyboard(place):
    """Returns the classes of all objects in the nibs of a compiled storyboard, without the helper objects of its loader."""
    classes, views = Counter(), set()
    for name in os.listdir(place):
        if not name.endswith('.nib'):
            continue
        nib = Nib(*nib_archive(newest(os.path.join(place, name))))
        classes += nib.classes
        for value in nib.known:
            if nib.object(value).get('IBWindowTemplateContentViewController') is not None:
                # The view of the controller replaces the empty view of the window.
                classes['NSView'] -= 1
            # The nib of a container repeats a controller that has a nib of its own.
            view = nib.object(nib.object(value).get('UINibName'))
            if view in views:
                classes[nib.class_of(value)] -= 1
            if view:
                views.add(view)
    return Counter({name: count for name, count in classes.items() if name not in ('-', 'NSApplication', 'NSObject')
                    and not name.endswith('SegueTemplate')})


def main(index, root):
    db = sqlite3.connect(f'file:{index}?mode=ro', uri=True)
    counts = Counter()
    for file, path, form in db.execute(
            """SELECT id, path, format FROM files WHERE format IN ('nibArchive', 'binaryPropertyList', 'compiledStoryboard')
               AND EXISTS (SELECT 1 FROM objects WHERE objects.file_id = files.id) ORDER BY path""").fetchall():
        place = os.path.join(root, path)
        if form != 'binaryPropertyList' and nibarchive is None:
            counts['left out'] += 1
            continue
        if form == 'compiledStoryboard':
            theirs = storyboard(os.path.dirname(place))
            ours = Counter(dict(db.execute(
                "SELECT class, count(*) FROM objects WHERE file_id = ? AND role IS NULL AND class <> '-' GROUP BY class", [file])))
            counts['storyboards'] += 1
            counts['objects of storyboards'] += sum(theirs.values())
            if ours != theirs:
                counts['class differences'] += 1
                print(path, 'only in the index:', dict(ours - theirs), 'only in the nibs:', dict(theirs - ours))
            continue
        with open(place, 'rb') as data:
            nib = Nib(*(nib_archive(place) if form == 'nibArchive' else keyed_archive(data.read())))
        classes, connections = indexed(db, file)
        counts['nibs'] += 1
        counts['objects'] += sum(nib.classes.values())
        counts['connections'] += sum(nib.connections.values())
        for what, ours, theirs in (('class', classes, nib.classes), ('connection', connections, nib.connections)):
            if ours != theirs:
                counts[what + ' differences'] += 1
                print(path, what, 'only in the index:', dict(ours - theirs), 'only in the nib:', dict(theirs - ours))
    print(json.dumps(counts))
    return 1 if counts['class differences'] or counts['connection differences'] else 0


if __name__ == '__main__':
    sys.exit(pairs(sys.argv[2]) if sys.argv[1] == '--pairs' else main(*sys.argv[1:]))
