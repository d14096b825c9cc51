"""An oracle for three-way merges of Interface Builder documents. It does not use the code of xibdb.

A document becomes a map from facts to values. The facts are: the attributes, the text, the tag and the
holder (the enclosing object) of each element; the order of each two objects in a list, if the order matters;
and the connection of each outlet and binding. An element is named by its id, or else by its path from the
nearest enclosing element with an id.

The three versions of a fact give one expected value: that of the side that changed the fact. A fact that
both sides changed to different values is disputed. `judge` returns what a merge did wrong:

- the status is 0, but a fact does not have the expected value (it is lost or invented), or is disputed;
- the status is 1, and all conflicts are settled for one side: a fact that is not disputed has neither the
  expected value nor the value of this side;
- an id occurs twice, or a reference leads to an id that does not exist, although this is so in neither side;
- the result uses a resource that a side lists, but does not list it.

Interface Builder computes some facts itself (versions, resources, frames that constraints determine).
They are left out."""
import collections
import re
import xml.etree.ElementTree as ElementTree

# Attributes and elements that Interface Builder computes when it saves.
COMPUTED_ELEMENTS = {
    'dependencies', 'device', 'simulatedMetricsContainer', 'resources', 'designables', 'inferredMetricsTieBreakers'}
COMPUTED_ATTRIBUTES = {'misplaced', 'ambiguous'}
HEADER_ATTRIBUTES = {'toolsVersion', 'systemVersion', 'version'}
NAMING = ('key', 'sceneID', 'keyPath', 'reference', 'identifier', 'name', 'className')
# For these elements, the attributes, text and content together are one value.
ONE_VALUE = {
    'attributedString', 'paragraphStyle', 'userDefinedRuntimeAttribute', 'color', 'font', 'fontDescription', 'modifierMask', 'range',
    'affineTransform', 'array', 'mutableArray', 'data', 'mutableData', 'textAttributes', 'imageReference'}
# Lists that contain one value for each subview, in the order of the subviews.
BY_SUBVIEW = {'visibilityPriorities', 'customSpacing', 'holdingPriorities'}
UNORDERED = {'connections', 'constraints', 'scenes', 'variation', 'mask', 'classes', 'declaredKeys'}
REFERENCES = {
    'destination', 'target', 'firstItem', 'secondItem', 'reference', 'previousBinding', 'popoverAnchorView', 'initialViewController',
    'initialItem', 'selectedItem', 'headerView', 'tableViewCell', 'textLabel', 'detailTextLabel', 'outlineTableColumn'}
SYSTEM_FONTS = {
    'system': '13', 'smallSystem': '11', 'miniSystem': '9', 'menu': '13', 'message': '13', 'label': '10', 'toolTip': '11',
    'controlContent': '12'}
MISSING = None


def object_id(element):
    return element.get('id') if element.tag not in ('device', 'adaptation') else None


def parse(content):
    """Returns the root element; None if the content is not an Interface Builder document."""
    try:
        root = ElementTree.fromstring(content)
    except ElementTree.ParseError:
        return None
    return root if root.tag == 'document' else None


def canonical(element):
    """Returns the value of an element, independent of the order of its attributes and of spaces between elements."""
    if element.tag == 'color' and element.get('systemColor'):
        return ('color', element.get('key'), element.get('systemColor'))
    if element.tag == 'font' and element.get('metaFont') in SYSTEM_FONTS:
        return ('font', element.get('key'), element.get('size') or SYSTEM_FONTS[element.get('metaFont')])
    text = element.text if len(element) == 0 else None
    return (element.tag, tuple(sorted(element.attrib.items())), (text or '').replace('\r\n', '\n'), tuple(canonical(child) for child in element))


def rounded(value):
    """Returns a number without its last digits. They change if Xcode computes the number again."""
    if len(value.partition('.')[2]) < 5:
        return value
    try:
        return f'{round(float(value), 4):g}'
    except ValueError:
        return value


def is_frame_computed(view, holder, above, is_mac):
    """Returns whether the frame of a view is computed. `holder` is the object that encloses the view, `above` the object that encloses the holder."""
    if holder is not None:
        if view.tag.endswith('CellContentView') or view.get('key') == 'contentView':
            return True
        if view.tag in (
                'tableViewCell', 'collectionViewCell', 'collectionReusableView', 'scroller', 'clipView', 'tableHeaderView', 'tableCellView'):
            return True
        if holder.tag in ('stackView', 'tabViewItem') or (holder.tag.endswith('Controller') and not is_mac):
            return True
        if holder.tag == 'clipView' and view.tag in ('tableView', 'outlineView', 'textView'):
            return True
        if holder.tag == 'tableViewCellContentView' and above is not None:
            if view.get('id') in [above.get(name) for name in ('textLabel', 'detailTextLabel', 'imageView')]:
                return True
    return view.get('translatesAutoresizingMaskIntoConstraints') == 'NO' and view.get('fixedFrame') != 'YES'


class Document:
    """One version of the document."""

    def __init__(self, root):
        self.root = root
        self.is_mac = root.get('targetRuntime') == 'MacOSX.Cocoa'
        self.parents = {child: element for element in root.iter() for child in element}
        self.ids = collections.Counter(filter(None, map(object_id, root.iter())))
        self.by_id = {object_id(element): element for element in root.iter() if object_id(element)}
        self.resources, self.uses = set(), set()
        for element in root.iter():
            if element.tag == 'resources':
                self.resources |= {(child.tag, child.get('name')) for child in element}
        for element in root.iter('color'):
            if element.get('name') and not element.get('catalog'):
                self.uses.add(('namedColor', element.get('name')))

    def holder(self, element):
        """Returns the nearest enclosing element with an id; None without one."""
        while element is not None:
            element = self.parents.get(element)
            if element is not None and object_id(element):
                return element
        return None

    def dangling(self, known):
        return {
            element.get(name) for element in self.root.iter() for name in REFERENCES & set(element.attrib)
            if element.get(name) in known and element.get(name) not in self.ids}

    def is_computed(self, element):
        parent = self.parents.get(element)
        key = element.get('key') or ''
        if element.tag in COMPUTED_ELEMENTS or key.startswith(('simulated', 'freeformSimulated')) or key in ('canvasLocation', 'screenRect'):
            return True
        if element.tag == 'size' and key in ('minSize', 'maxSize'):
            outer = self.holder(parent)
            return parent.tag == 'textView' and outer is not None and outer.tag == 'clipView'
        return False

    def is_computed_frame(self, element):
        parent = self.parents.get(element)
        if element.tag != 'rect' or element.get('key') != 'frame' or parent is None:
            return False
        outer = self.holder(parent)
        return is_frame_computed(parent, outer, self.holder(outer) if outer is not None else None, self.is_mac)


    def computed_parts(self, element):
        """Returns the parts of a frame that are computed: see `LayoutRules.computedFrameParts`."""
        view = self.parents.get(element)
        if element.tag != 'rect' or element.get('key') != 'frame' or view is None:
            return ()
        key, holder = view.get('key'), self.holder(view)
        if key in ('tableHeaderView', 'tableFooterView'):
            return ('x', 'y', 'width')
        if holder is not None and (holder.tag, key) in (('navigationItem', 'titleView'), ('barButtonItem', 'customView')):
            return ('x', 'y')
        if view.tag == 'box' and view.get('boxType') == 'separator':
            return ('width',) if float(element.get('width')) < float(element.get('height')) else ('height',)
        return ()


def identity(element):
    key = element.get('key')
    if key:
        return ('key', key)
    naming = next(((name, element.get(name)) for name in NAMING if element.get(name)), None)
    return (element.tag, naming, element.get('catalog'))


class Reader:
    """Finds the facts of documents. If the number of elements with the same name differs between them, these elements are one
    sequence in all documents."""

    def __init__(self, documents):
        self.alike = {}
        for document in documents:
            self.count(document, document.root, 'document')

    def names(self, element, name):
        """Yields the children of an element by name. Children without an id that have the same name come together."""
        groups = collections.OrderedDict()
        for child in element:
            if object_id(child):
                groups[('#', object_id(child))] = [child]
            else:
                groups.setdefault(identity(child), []).append(child)
        for key, children in groups.items():
            yield ('#' + key[1] if key[0] == '#' else f'{name}/{key[1] if key[0] == "key" else key}'), children

    def count(self, document, element, name):
        for child_name, children in self.names(element, name):
            if element.tag in BY_SUBVIEW:
                continue
            self.alike.setdefault(child_name, set()).add(len(children))
            for number, child in enumerate(children):
                self.count(document, child, child_name if len(children) == 1 else f'{child_name}[{number}]')

    def facts(self, document):
        self.found, self.lists, self.computed = {}, {}, set()
        self.document = document
        self.collect(document.root, 'document')
        return self.found

    def collect(self, element, name):
        found = self.found
        if element.tag in ONE_VALUE and not any(object_id(inner) for inner in element.iter()):
            found[(name, 'value')] = canonical(element)
            return
        if self.document.is_computed_frame(element):
            self.computed.add(name)
        # An element without attributes and content, such as an empty list, does not have facts.
        is_list = element.tag in ('variation', 'mask') and element.keys() == ['key']
        if element.attrib and not is_list or (element.text or '').strip() and not len(element):
            found[(name, 'tag')] = element.tag
        computed_parts = self.document.computed_parts(element)
        for key, value in element.attrib.items():
            is_header = name == 'document' and key in HEADER_ATTRIBUTES
            if not is_list and key not in COMPUTED_ATTRIBUTES and key != 'id' and not is_header and key not in computed_parts:
                found[(name, '@' + key)] = rounded(value)
        if len(element) == 0 and element.text and element.text.strip():
            found[(name, 'text')] = element.text.replace('\r\n', '\n')
        members = []
        for child_name, children in self.names(element, name):
            children = [child for child in children if not self.document.is_computed(child)]
            if not children:
                continue
            if object_id(children[0]):
                members.append(child_name)
                found[(child_name, 'holder')] = name
            if children[0].tag in ('string', 'mutableString') and children[0].get('key') and not children[0].get('id') and len(children) == 1:
                # If a text contains line feeds, it is written as an element, otherwise as an attribute.
                found[(name, '@' + children[0].get('key'))] = (children[0].text or '').replace('\r\n', '\n')
                continue
            if element.tag in BY_SUBVIEW:
                self.collect_by_subview(element, children)
            elif self.alike.get(child_name, {1}) == {1} or len(self.alike[child_name]) == 1:
                for number, child in enumerate(children):
                    self.collect(child, child_name if len(children) == 1 else f'{child_name}[{number}]')
            else:
                found[(child_name, 'sequence')] = tuple(canonical(child) for child in children)
        self.lists[name] = members
        if element.tag not in UNORDERED and len(members) < 400:
            for place, one in enumerate(members):
                for other in members[place + 1:]:
                    found[(name, 'order', *sorted((one, other)))] = one < other
        if element.tag == 'connections':
            owner = self.document.parents[element].get('id')
            for child in element:
                role = {'outlet': 'property', 'binding': 'name'}.get(child.tag)
                if role:
                    found[(f'#{owner}', child.tag, child.get(role))] = child.get('id')

    def collect_by_subview(self, element, children):
        holder = self.document.parents[element]
        views = holder.find('subviews')
        views = list(views) if views is not None else []
        if len(views) == len(children):
            for view, child in zip(views, children):
                self.found[(f'#{view.get("id")}', 'in', element.tag)] = canonical(child)
        else:
            self.found[(f'#{holder.get("id")}', 'sequence', element.tag)] = tuple(map(canonical, children))


def join_twins(base, ours, theirs, others):
    """If both sides added the same connection or constraint with different ids, gives it one id in all versions."""
    def made(document):
        twins = collections.defaultdict(list)
        for element in document.root.iter():
            one = object_id(element)
            if one and one not in base.ids and len(element) == 0 and document.parents[element].tag in ('connections', 'constraints'):
                holder = document.parents[document.parents[element]]
                said = tuple(sorted((key, value) for key, value in element.attrib.items() if key != 'id'))
                twins[(holder.get('id'), element.tag, said)].append(one)
        return twins
    mine, other = made(ours), made(theirs)
    renamed = {}
    for said in mine.keys() & other.keys():
        for one, two in zip(mine[said], other[said]):
            if one != two:
                renamed[max(one, two)] = min(one, two)
    for document in (ours, theirs, *others):
        for element in document.root.iter():
            for key, value in element.attrib.items():
                if value in renamed and (key == 'id' or key in REFERENCES):
                    element.set(key, renamed[value])
        document.ids = collections.Counter(filter(None, map(object_id, document.root.iter())))


def settle(content, side, size=7):
    """Returns a document in which all conflicts are settled for a side."""
    kept, part = [], None
    for line in content.split(b'\n'):
        mark = re.match(rb'^([<|=>])\1{%d}( .*)?\r?$' % (size - 1), line)
        if mark:
            part = None if mark[1] == b'>' else mark[1]
        elif part is None or part == (b'<' if side == 'ours' else b'='):
            kept.append(line)
    return b'\n'.join(kept)


def expected(before, mine, other):
    """Returns whether a fact is disputed, and its expected value."""
    if mine == other or other == before:
        return False, mine
    return (False, other) if mine == before else (True, None)


class Judgment:
    """The verdict on a merge: `wrong` has its errors, `disputed` the disputed facts."""

    def __init__(self, base, ours, theirs, status, result):
        self.wrong, self.disputed, self.merged = [], [], None
        sides = [Document(parse(side)) for side in (base, ours, theirs)]
        texts = {'merged': result} if status == 0 else {side: settle(result, side) for side in ('ours', 'theirs')}
        results = {}
        for name, text in texts.items():
            root = parse(text)
            if root is None:
                self.wrong.append(f'{name}: not well-formed')
                continue
            results[name] = Document(root)
        join_twins(*sides, results.values())
        reader = Reader([*sides, *results.values()])
        facts, lists, self.computed = [], [], []
        for side in sides:
            facts.append(reader.facts(side))
            lists.append(reader.lists)
            self.computed.append((reader.computed, {fact[0] for fact in reader.found}))
        self.find_disputes(*facts)
        for name, document in results.items():
            merged = reader.facts(document)
            self.check(name, document, sides, facts, merged, lists, reader.computed)
        needed = list(self.disputed)
        self.find_missing_ground(sides)
        if status == 0:
            self.wrong += [f'disputed, and no conflict: {fact} {values}' for fact, values in needed]

    def find_disputes(self, before, mine, other):
        for fact in mine.keys() | other.keys() | before.keys():
            values = [side.get(fact) for side in (before, mine, other)]
            if fact[1] == 'order' and None in values[1:] or fact[1] == 'sequence' and None in values:
                continue
            if self.authorship(fact[0]) is not None:
                continue
            if fact[1] == 'sequence' and self.goes_together(*values):
                continue
            if expected(*values)[0]:
                self.disputed.append((fact, values))
        self.disputed.sort(key=str)

    def find_missing_ground(self, sides):
        """Adds a disputed fact if a side put an object into an object that the other side removed, or connected to such an object."""
        base, ours, theirs = sides
        for adder, remover in ((ours, theirs), (theirs, ours)):
            gone = base.ids.keys() - remover.ids.keys()
            for element in adder.root.iter():
                outer = adder.holder(element)
                is_new = object_id(element) and object_id(element) not in base.ids
                if is_new and outer is not None and object_id(outer) in gone:
                    self.disputed.append(((f'#{object_id(element)}', 'holder'), [None, object_id(outer), None]))
                for name in REFERENCES & element.attrib.keys():
                    if element.get(name) in gone:
                        before = base.by_id.get(object_id(element)) if object_id(element) else None
                        if before is None or before.get(name) != element.get(name) or object_id(element) in remover.ids:
                            self.disputed.append(((f'#{object_id(element)}', '@' + name), [None, element.get(name), None]))

    @staticmethod
    def goes_together(before, mine, other):
        """Returns whether the two sides removed or replaced different elements of a sequence."""
        counts = [collections.Counter(side) for side in (before, mine, other)]
        both = (counts[0] - counts[1]) & (counts[0] - counts[2])
        return not both

    def authorship(self, name):
        """Returns which side chose a frame: 0 for neither, 1 for ours only, 2 for theirs only; None if both chose it or no version
        computes it."""
        is_computed = [name in computed for computed, _ in self.computed]
        is_there = [name in names for _, names in self.computed]
        if not any(is_computed):
            return None
        authors = [side for side in (1, 2) if is_there[side] and not is_computed[side]]
        if authors and len(authors) == is_there[1] + is_there[2]:
            return None
        return authors[0] if authors else 0

    @staticmethod
    def is_reordered(name, lists, by_ours):
        """Returns whether a side reordered the old elements of a list, or removed some of them."""
        before, now = lists[0].get(name, []), lists[1 if by_ours else 2].get(name, [])
        return [one for one in now if one in set(before)] != before

    def check(self, name, document, sides, facts, merged, reader_lists, computed):
        torn = {fact[0] for fact, _ in self.disputed if fact[1] == 'order'}
        known = set().union(*(side.ids for side in sides))
        twice = {one for one, count in document.ids.items() if count > 1} - {one for side in sides for one, count in side.ids.items() if count > 1}
        self.wrong += [f'{name}: id {one} twice' for one in sorted(twice)]
        lost = document.dangling(known) - sides[1].dangling(known) - sides[2].dangling(known)
        self.wrong += [f'{name}: refers to {one}, which is not there' for one in sorted(lost)]
        listed = (sides[1].resources | sides[2].resources) & document.uses
        self.wrong += [f'{name}: lacks resource {one}' for one in sorted(listed - document.resources, key=str)]
        if name == 'merged':
            self.merged = {fact: value for fact, value in merged.items() if fact[0] not in computed}
        before, mine, other = facts
        chosen = {'ours': mine, 'theirs': other}.get(name)
        for fact in mine.keys() | other.keys() | before.keys() | merged.keys():
            values = [side.get(fact) for side in (before, mine, other)]
            now = merged.get(fact)
            is_disputed, value = expected(*values)
            author = self.authorship(fact[0])
            if author is not None:
                if author == 0 or fact[0] in computed:
                    continue
                is_disputed, value = False, values[author]
            if fact[1] == 'order':
                if chosen is not None and fact[0] in torn:
                    continue
                if now is None or (values[1] is None and values[2] is None):
                    continue
                # If only one side has an object in the list, the order of this side is expected.
                if values[1] is None or values[2] is None:
                    if self.is_reordered(fact[0], reader_lists, values[1] is None):
                        continue
                    is_disputed, value = False, values[2] if values[1] is None else values[1]
            if fact[1] == 'sequence' and None not in values and is_disputed and now is not None and self.goes_together(*values):
                counts = [collections.Counter(side) for side in values]
                if collections.Counter(now) == (counts[1] + counts[2]) - counts[0] | (counts[1] & counts[2]) or chosen is not None:
                    continue
            if chosen is not None and now == chosen.get(fact):
                continue
            if chosen is not None and is_disputed:
                self.wrong.append(f'{name}: {fact} is {now!r}, not that side\'s {chosen.get(fact)!r}')
            elif not is_disputed and now != value:
                self.wrong.append(f'{name}: {fact} is {now!r}, not {value!r} (base {values[0]!r}, ours {values[1]!r}, theirs {values[2]!r})')


def judge(base, ours, theirs, status, result):
    """Judges a merge: see ``Judgment``. Returns None if one of the three versions is not a document."""
    if any(parse(side) is None for side in (base, ours, theirs)):
        return None
    return Judgment(base, ours, theirs, status, result)


def is_symmetric(one, other):
    """Returns whether two merges with exchanged sides have the same facts, except for orders and sequences. Merges with conflicts count as the same."""
    if one.merged is None or other.merged is None:
        return True
    def comparable(facts):
        return {fact: value for fact, value in facts.items() if fact[1] not in ('order', 'sequence')}
    return comparable(one.merged) == comparable(other.merged)
