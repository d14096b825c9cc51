"""Counts the colors that differ between two subtrees of the same shape. A color counts once, even if several of its values
differ. checks.py compares the number with a report.
Usage: colors.py FILE ID OTHER_FILE OTHER_ID. The ids are those of the topmost objects."""
import sys
import xml.etree.ElementTree as ElementTree


def colors(path, identifier):
    """Returns the colors, by the position of their object, their element and their key."""
    top = next(element for element in ElementTree.parse(path).getroot().iter() if element.get('id') == identifier)
    found, place = {}, -1

    def walk(element, owner):
        nonlocal place
        if element.tag in ('connections', 'constraints', 'userDefinedRuntimeAttributes'):
            return
        if element.get('id'):
            place += 1
            owner = place
        for child in element:
            if child.tag == 'color':
                values = {name: value for name, value in child.attrib.items() if name != 'key'}
                found[owner, element.tag, element.get('key'), child.get('key')] = values.get('name') or values.get('systemColor') or values
            else:
                walk(child, owner)

    walk(top, 0)
    return found


here, there = colors(*sys.argv[1:3]), colors(*sys.argv[3:5])
print(sum(here.get(key) != there.get(key) for key in here.keys() | there.keys()))
