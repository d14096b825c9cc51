"""Counts the scenes below the current folder that cannot be reached from an entry
point. Reads only the XML. checks.py compares the number with a report."""
import glob
import xml.etree.ElementTree as ElementTree

SYSTEM = ('application', 'notificationController', 'glanceController')


def is_entry(scene, root):
    return any(
        element.tag in SYSTEM
        or element.get('id') == root.get('initialViewController')
        or element.get('storyboardIdentifier')
        or (root.get('targetRuntime') == 'watchKit' and element.get('identifier'))
        for element in scene.find('objects'))


total = 0
for path in glob.glob('**/*.storyboard', recursive=True):
    root = ElementTree.parse(path).getroot()
    scenes = root.findall('scenes/scene')
    scene_of = {
        element.get('id'): number
        for number, scene in enumerate(scenes)
        for element in scene.iter()
        if element.get('id') and element.tag not in ('segue', 'exit')}
    leads = [
        {scene_of[segue.get('destination')] for segue in scene.iter('segue') if segue.get('destination') in scene_of}
        for scene in scenes]
    todo = [number for number, scene in enumerate(scenes) if is_entry(scene, root)]
    seen = set()
    while todo:
        number = todo.pop()
        if number not in seen:
            seen.add(number)
            todo += leads[number]
    total += len(scenes) - len(seen)
print(total)
