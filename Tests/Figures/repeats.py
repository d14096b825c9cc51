"""Adds up the saving of the repeated subtrees below a folder. Reads only the XML of
documents, and compares whole structures instead of hashes. checks.py compares the
number with a report. Usage: repeats.py FOLDER MINIMUM."""
import glob
import hashlib
import os
import sys
import xml.etree.ElementTree as ElementTree

# Objects that Interface Builder adds itself. They are not counted, and a subtree cannot start at them.
FITTINGS = {
    'clipView', 'gridCell', 'gridColumn', 'gridRow', 'scroller', 'tableHeaderView', 'viewControllerLayoutGuide', 'viewLayoutGuide',
    'menu', 'menuItem'}
FITTING_KEYS = {'cell', 'column', 'dataCell', 'navigationBar', 'navigationItem', 'prototype', 'tabBar', 'tabBarItem', 'toolbar'}
# Objects that are counted only if they are the topmost object of a subtree.
SHELLS = {'collectionViewCellContentView', 'tableCellView', 'tableViewCellContentView', 'view', 'window'}
SHELL_KEYS = {'contentView', 'prototypeCellViews', 'view', 'window'}
NO_OBJECTS = {'connections', 'constraints', 'constraint', 'resources', 'variation'}


class Node:
    def __init__(self, element, key, parent):
        self.element, self.key, self.parent, self.children, self.constraints = element, key, parent, [], []
        self.is_fitting = element.tag in FITTINGS or key in FITTING_KEYS
        self.is_shell = not self.is_fitting and element.tag in SHELLS and key in SHELL_KEYS
        self.objects = int(not self.is_fitting)

    def ancestors(self):
        node = self
        while node:
            yield node
            node = node.parent

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def finish(self):
        for child in self.children:
            child.finish()
        self.objects += sum(child.objects - child.is_shell for child in self.children)
        self.constraint_count = len(self.constraints) + sum(child.constraint_count for child in self.children)
        place = {id(node): number for number, node in enumerate(self.walk())}
        self.structure = (
            self.element.tag, self.element.get('customClass'),
            tuple((child.key, child.structure) for child in self.children),
            tuple(sorted(
                (place[id(first)], place[id(second)]) + rest for first, second, *rest_ in self.constraints for rest in [tuple(rest_)])))


def add_objects(element, listed, parent, roots, by_id):
    for child in element:
        if child.tag in NO_OBJECTS:
            continue
        if child.get('id') and child.tag != 'scene':
            node = Node(child, child.get('key') or listed, parent)
            (parent.children if parent else roots).append(node)
            by_id.setdefault(child.get('id'), node)
            add_objects(child, child.tag, node, roots, by_id)
        else:
            add_objects(child, child.tag, parent, roots, by_id)


def read(path):
    root = ElementTree.parse(path).getroot()
    roots, by_id = [], {}
    for part in root.findall('objects') + root.findall('scenes'):
        add_objects(part, part.tag, None, roots, by_id)
    owners = {id(constraint): node for node in by_id.values() for constraint in node.element.findall('constraints/constraint')}
    for constraint in root.iter('constraint'):
        owner = owners.get(id(constraint))
        first = by_id.get(constraint.get('firstItem')) if constraint.get('firstItem') else owner
        second = by_id.get(constraint.get('secondItem')) if constraint.get('secondItem') else first
        if not first or not second:
            continue
        above = {id(node) for node in second.ancestors()}
        home = next((node for node in first.ancestors() if id(node) in above), None)
        if home:
            home.constraints.append((first, second) + tuple(
                constraint.get(name) or '' for name in
                ('firstAttribute', 'relation', 'secondAttribute', 'constant', 'multiplier', 'priority')))
    for node in roots:
        node.finish()
    return roots


folder, minimum = sys.argv[1], int(sys.argv[2])
contents, groups = set(), {}
for path in sorted(glob.glob(glob.escape(folder) + '/**/*', recursive=True)):
    if not path.endswith(('.xib', '.storyboard')) or os.path.getsize(path) == 0:
        continue
    # The script supports only folders without localized variants. If several files are identical, only the first one is used.
    assert '.lproj/' not in path or '/Base.lproj/' in path, path
    digest = hashlib.sha256(open(path, 'rb').read()).digest()
    if digest in contents:
        continue
    contents.add(digest)
    if ElementTree.parse(path).getroot().get('launchScreen') == 'YES':
        continue
    for root in read(path):
        for node in root.walk():
            if node.objects >= minimum and not node.is_fitting:
                groups.setdefault(node.structure, []).append(node)


def is_inner(nodes):
    """Returns whether all of the nodes are inside repeats of one larger structure."""
    around = [{above.structure for above in node.ancestors() if above is not node} for node in nodes]
    return any(len(groups.get(structure, ())) > 1 for structure in set.intersection(*around))


print(sum(
    (len(nodes) - 1) * (nodes[0].objects + nodes[0].constraint_count)
    for nodes in groups.values() if len(nodes) > 1 and not is_inner(nodes)))
