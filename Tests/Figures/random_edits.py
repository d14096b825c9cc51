"""Random edits of real Interface Builder documents, for three-way merges that an oracle judges.

The edits are like those that people make in Interface Builder. They change an attribute, a text, a color, a
font or a frame; add, remove or move an object, a connection or a constraint; change an order; add a variation
or a runtime attribute; or give an object another id. If you use the same seed, the edits are the same."""
import os
import random
import re
import xml.etree.ElementTree as ElementTree

import merge_facts

LISTS = ('subviews', 'items', 'constraints', 'connections', 'objects', 'tableColumns', 'segments', 'userDefinedRuntimeAttributes')
# The script does not edit these attributes, because Interface Builder never changes only one of them.
FIXED = {'id', 'key', 'sceneID', 'keyPath', 'reference', 'identifier', 'name', 'className', 'type', 'version', 'toolsVersion', 'systemVersion'}


def cases(folder, rounds, seed):
    """Yields random merges of the documents below a folder: (round, path, base, ours, theirs, base)."""
    paths = sorted(
        os.path.join(directory, file) for directory, _, files in os.walk(folder) for file in files
        if file.endswith(('.xib', '.storyboard')) and os.path.getsize(os.path.join(directory, file)) < 150_000)
    dice = random.Random(seed)
    number = 0
    while number < rounds:
        path = dice.choice(paths)
        with open(path, 'rb') as file:
            content = file.read()
        root = merge_facts.parse(content)
        if root is None or repeats(root):
            continue
        number += 1
        sides = []
        for letter in 'ot':
            edited = ElementTree.fromstring(content)
            editor = Editor(edited, dice, f'{letter}{number}')
            # Each side makes one to five edits. Both sides often edit the same objects (see `some`).
            for _ in range(dice.randint(1, 5)):
                editor.edit()
            sides.append(written(edited))
        base = written(root)
        yield f'round {number}', path, base, *sides, base


def repeats(root):
    ids = [merge_facts.object_id(element) for element in root.iter() if merge_facts.object_id(element)]
    return len(ids) != len(set(ids))


def written(root):
    return b'<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding='utf-8').split(b'?>\n')[-1] + b'\n'


class Editor:
    def __init__(self, root, dice, prefix):
        self.root, self.dice, self.prefix, self.count = root, dice, prefix, 0
        self.read()

    def read(self):
        self.parents = {child: element for element in self.root.iter() for child in element}
        self.elements = [element for element in self.root.iter() if element is not self.root]
        self.objects = [element for element in self.elements if merge_facts.object_id(element)]
        # If another list contains one value for each subview, the list of subviews is not edited. An edit would have to change both lists.
        self.coupled = {
            views for views in self.root.iter('subviews')
            if any(child.tag in merge_facts.BY_SUBVIEW for child in self.parents[views])}

    def new_id(self):
        self.count += 1
        return f'{self.prefix}-{self.count:02d}-new'

    def some(self, elements):
        """Returns one of the elements; None if there are none. It is often one of the first six, so that both sides edit the same one."""
        elements = list(elements)
        if not elements:
            return None
        return self.dice.choice(elements[:6] if self.dice.random() < 0.5 else elements)

    def edit(self):
        edits = [
            (6, self.change_attribute), (3, self.remove_attribute), (3, self.change_value), (3, self.edit_text), (4, self.remove),
            (4, self.move), (4, self.reorder), (4, self.copy), (3, self.connect), (2, self.constrain), (2, self.vary), (2, self.set_runtime),
            (3, self.change_frame), (1, self.rename), (3, self.rewrite_text), (2, self.replace_value), (1, self.fix_frame), (2, self.remove_value),
            (2, self.unnamed), (1, self.add_twin)]
        for _ in range(20):
            _, edit = self.dice.choices(edits, [weight for weight, _ in edits])[0]
            if edit():
                self.read()
                return

    # Each edit returns whether it changed something.

    def value(self, old):
        dice = self.dice
        if old in ('YES', 'NO'):
            return 'NO' if old == 'YES' else 'YES'
        if re.fullmatch(r'-?\d+(\.\d+)?', old):
            return str(dice.randint(0, 20))
        return dice.choice(['One', 'Two', 'Three', 'a & b', 'ü "x" <y>'])

    def change_attribute(self):
        element = self.some(self.elements)
        names = [name for name in element.attrib if name not in FIXED and name not in merge_facts.REFERENCES]
        if not names:
            return False
        name = self.dice.choice(names)
        element.set(name, self.value(element.get(name)))
        return True

    def remove_attribute(self):
        element = self.some(self.elements)
        names = [name for name in element.attrib if name not in FIXED and name not in merge_facts.REFERENCES]
        if not names or element.tag in ('rect', 'size', 'point'):
            return False
        del element.attrib[self.dice.choice(names)]
        return True

    def change_value(self):
        element = self.some(element for element in self.elements if element.tag in ('color', 'fontDescription', 'font', 'modifierMask', 'inset', 'size'))
        if element is None:
            return False
        key = element.get('key')
        element.attrib.clear()
        if key:
            element.set('key', key)
        element.set(self.dice.choice(['name', 'white', 'pointSize']), str(self.dice.randint(0, 9)))
        return True

    def edit_text(self):
        element = self.some(element for element in self.elements if element.tag in ('string', 'mutableString') and len(element) == 0)
        if element is None:
            return False
        element.text = self.dice.choice(['first\nsecond', 'other\n text', ' third\n'])
        return True

    def remove(self):
        element = self.some(element for element in self.objects if self.parents[element].tag in LISTS and self.parents[element] not in self.coupled)
        if element is None:
            return False
        gone = {inner.get('id') for inner in element.iter() if inner.get('id')}
        self.parents[element].remove(element)
        self.drop_references(gone)
        return True

    def drop_references(self, gone):
        self.read()
        for element in self.elements:
            for name in merge_facts.REFERENCES & set(element.attrib):
                if element.get(name) in gone and element in self.parents:
                    parent = self.parents[element]
                    if element.tag in ('outlet', 'action', 'segue', 'constraint', 'exclude', 'include', 'outletCollection', 'binding', 'toolbarItem'):
                        if element in list(parent):
                            parent.remove(element)
                            again = {inner.get('id') for inner in element.iter() if inner.get('id')} - gone
                            if again:
                                self.drop_references(again)
                                return self.drop_references(gone)
                    else:
                        del element.attrib[name]

    def move(self):
        element = self.some(element for element in self.objects if self.parents[element].tag == 'subviews' and self.parents[element] not in self.coupled)
        holders = [holder for holder in self.elements if holder.tag == 'subviews' and holder not in self.coupled and element is not None and holder not in set(element.iter())]
        if element is None or not holders:
            return False
        holder = self.some(holders)
        self.parents[element].remove(element)
        holder.insert(self.dice.randint(0, len(holder)), element)
        return True

    def reorder(self):
        element = self.some(element for element in self.elements if element.tag in LISTS and len(element) > 1 and element not in self.coupled)
        if element is None:
            return False
        child = self.dice.choice(list(element))
        element.remove(child)
        element.insert(self.dice.randint(0, len(element)), child)
        return True

    def copy(self):
        element = self.some(element for element in self.objects if self.parents[element].tag in ('subviews', 'items', 'objects') and self.parents[element] not in self.coupled)
        if element is None:
            return False
        twin = ElementTree.fromstring(ElementTree.tostring(element))
        twin.tail = element.tail
        renamed = {inner.get('id'): self.new_id() for inner in twin.iter() if merge_facts.object_id(inner)}
        for inner in twin.iter():
            for name, value in list(inner.attrib.items()):
                if value in renamed and (name == 'id' or name in merge_facts.REFERENCES):
                    inner.set(name, renamed[value])
        holder = self.parents[element]
        holder.insert(self.dice.randint(0, len(holder)), twin)
        return True

    def connect(self):
        source, target = self.some(self.objects), self.some(self.objects)
        if source is None or source.tag in ('constraint', 'outlet', 'action', 'segue', 'scene', 'outletCollection', 'binding'):
            return False
        connections = source.find('connections')
        if connections is None:
            connections = ElementTree.SubElement(source, 'connections')
        kind = self.dice.choice(['outlet', 'outletCollection', 'action', 'segue'])
        attributes = {'destination': target.get('id'), 'id': self.new_id()}
        attributes |= {'selector': 'go:'} if kind == 'action' else {'kind': 'show'} if kind == 'segue' else {'property': self.dice.choice(['one', 'two', 'three'])}
        ElementTree.SubElement(connections, kind, attributes)
        return True

    def constrain(self):
        views = [element for element in self.objects if self.parents[element].tag == 'subviews']
        holder, first, second = self.some(views), self.some(views), self.some(views)
        if holder is None:
            return False
        constraints = holder.find('constraints')
        if constraints is None:
            constraints = ElementTree.SubElement(holder, 'constraints')
        ElementTree.SubElement(constraints, 'constraint', {
            'firstItem': first.get('id'), 'firstAttribute': 'top', 'secondItem': second.get('id'), 'secondAttribute': 'top',
            'constant': str(self.dice.randint(0, 9)), 'id': self.new_id()})
        return True

    def vary(self):
        view = self.some(element for element in self.objects if element.find('constraints') is not None)
        if view is None:
            return False
        key = self.dice.choice(['default', 'widthClass=compact', 'heightClass=regular-widthClass=regular'])
        variation = next((child for child in view.findall('variation') if child.get('key') == key), None)
        if variation is not None and self.dice.random() < 0.4:
            view.remove(variation)
            return True
        if variation is None:
            variation = ElementTree.SubElement(view, 'variation', {'key': key})
            if self.dice.random() < 0.3:
                variation.set('constant', str(self.dice.randint(0, 9)))
                return True
        mask = variation.find('mask')
        if mask is None:
            mask = ElementTree.SubElement(variation, 'mask', {'key': 'constraints'})
        constraints = list(view.find('constraints'))
        if not constraints:
            return False
        constraint = self.dice.choice(constraints)
        if not constraint.get('id') or any(child.get('reference') == constraint.get('id') for child in mask):
            return False
        ElementTree.SubElement(mask, self.dice.choice(['include', 'exclude']), {'reference': constraint.get('id')})
        return True

    def set_runtime(self):
        view = self.some(element for element in self.objects if self.parents[element].tag in ('subviews', 'objects'))
        if view is None:
            return False
        attributes = view.find('userDefinedRuntimeAttributes')
        if attributes is None:
            attributes = ElementTree.SubElement(view, 'userDefinedRuntimeAttributes')
        path = self.dice.choice(['layer.cornerRadius', 'tint', 'name'])
        for child in attributes.findall('userDefinedRuntimeAttribute'):
            if child.get('keyPath') == path:
                attributes.remove(child)
        kind = self.dice.choice(['number', 'string', 'color'])
        attribute = ElementTree.SubElement(attributes, 'userDefinedRuntimeAttribute', {'type': kind, 'keyPath': path})
        if kind == 'number':
            ElementTree.SubElement(attribute, self.dice.choice(['integer', 'real']), {'key': 'value', 'value': str(self.dice.randint(0, 9))})
        elif kind == 'string':
            attribute.set('value', self.value('x'))
        else:
            ElementTree.SubElement(attribute, 'color', {'key': 'value', 'white': str(self.dice.random()), 'alpha': '1'})
        return True

    def change_frame(self):
        element = self.some(element for element in self.elements if element.tag in ('rect', 'point', 'size'))
        if element is None or not element.attrib.keys() - {'key'}:
            return False
        element.set(self.dice.choice(sorted(element.attrib.keys() - {'key'})), str(self.dice.randint(0, 500)))
        return True

    def fix_frame(self):
        view = self.some(element for element in self.objects if self.parents[element].tag == 'subviews')
        frame = view.find('rect') if view is not None else None
        if frame is None:
            return False
        view.set('fixedFrame', 'YES')
        view.set('translatesAutoresizingMaskIntoConstraints', 'NO')
        frame.set('x', str(self.dice.randint(0, 500)))
        return True

    def rename(self):
        element = self.some(element for element in self.objects if self.parents[element].tag in ('subviews', 'constraints', 'connections', 'items'))
        if element is None:
            return False
        old, new = element.get('id'), self.new_id()
        for inner in self.elements:
            for name, value in inner.attrib.items():
                if value == old and (name == 'id' or name in merge_facts.REFERENCES):
                    inner.set(name, new)
        return True

    def rewrite_text(self):
        """Replaces an attributed text with another one, which has one to three fragments."""
        view = self.some(element for element in self.objects if element.tag in ('label', 'textField', 'textView', 'textFieldCell', 'button'))
        if view is None:
            return False
        text = next((child for child in view.findall('attributedString')), None)
        if text is None:
            text = ElementTree.SubElement(view, 'attributedString', {'key': 'attributedText'})
        for child in list(text):
            text.remove(child)
        for _ in range(self.dice.randint(1, 3)):
            fragment = ElementTree.SubElement(text, 'fragment', {'content': self.dice.choice(['Read ', 'the ', 'terms'])})
            attributes = ElementTree.SubElement(fragment, 'attributes')
            ElementTree.SubElement(attributes, 'font', {'key': 'NSFont', 'size': str(self.dice.randint(9, 12)), 'name': 'Menlo'})
        return True

    def replace_value(self):
        """Replaces a color with nil, or nil with a color."""
        element = self.some(element for element in self.elements if element.tag in ('color', 'nil') and element.get('key'))
        if element is None:
            return False
        key = element.get('key')
        tag = 'nil' if element.tag == 'color' else 'color'
        element.tag = tag
        element.attrib.clear()
        element.set('key', key)
        if tag == 'color':
            element.set('white', '1')
        return True

    def remove_value(self):
        element = self.some(element for element in self.elements if element.get('key') and len(element) == 0 and not element.get('id'))
        if element is None or element.tag == 'rect':
            return False
        self.parents[element].remove(element)
        return True

    def unnamed(self):
        """Adds, removes or changes an item of a list whose items have no names."""
        element = self.some(element for element in self.elements if element.tag in ('segments', 'objectValues', 'tabStops', 'declaredKeys'))
        if element is None:
            return False
        action = self.dice.randint(0, 2)
        if action == 0 and len(element):
            element.remove(self.dice.choice(list(element)))
        elif action == 1 and len(element) and element.tag == 'segments':
            self.dice.choice(list(element)).set('title', self.value('x'))
        else:
            tag = 'segment' if element.tag == 'segments' else 'string' if element.tag != 'tabStops' else 'textTab'
            item = ElementTree.Element(tag, {'title': self.value('x')} if tag == 'segment' else {})
            if tag == 'string':
                item.text = self.value('x')
            element.insert(self.dice.randint(0, len(element)), item)
        return True

    def add_twin(self):
        """Adds an object with a fixed id, so that both sides can have the same object, as after a cherry-pick."""
        holder = self.some(element for element in self.elements if element.tag == 'subviews' and element not in self.coupled)
        if holder is None or any(element.get('id') == 'twin-id-01' for element in self.elements):
            return False
        holder.append(ElementTree.Element('label', {'text': self.dice.choice(['One', 'Two']), 'id': 'twin-id-01'}))
        return True
