"""Merges every document below a folder if only one side has changes. The result must be that side, byte for byte.

    merge_one_side.py "xibdb merge" FOLDER

The changed side has three edits: an attribute has another value, a connection or constraint that nothing
refers to is removed, and an outlet is added. The unchanged side has one more space in its root tag, so that
the merge cannot find out by comparing bytes that it is unchanged."""
import os
import re
import shlex
import subprocess
import sys
import tempfile

LEAF = re.compile(rb'^[ \t]*<(?:outlet|action|constraint) [^<>]* id="([^"]+)"/>\r?\n', re.MULTILINE)


def edited(content):
    content = re.sub(rb'( (?:text|title|customClass|contentMode)=")', rb'\1Edited', content, count=1)
    for leaf in LEAF.finditer(content):
        # If a list contains only one element, keep this element, because Xcode would also remove the list. Keep an element that another
        # element refers to.
        alone = content[:leaf.start()].rstrip().endswith((b's>', b'variation>', b'mask>')) and content[leaf.end():].lstrip().startswith(b'</')
        if not alone and content.count(b'"' + leaf[1] + b'"') == 1:
            content = content[:leaf.start()] + content[leaf.end():]
            break
    place = re.search(rb'\n([ \t]*)<connections>\r?\n([ \t]*)', content)
    first = re.search(rb' id="([^"]+)"', content)
    if place and first:
        end = b'\r\n' if b'\r\n' in place[0] else b'\n'
        outlet = b'<outlet property="probe" destination="' + first[1] + b'" id="PRO-be-001"/>' + end + place[2]
        content = content[:place.end()] + outlet + content[place.end():]
    return content


def main():
    command, folder = shlex.split(sys.argv[1]), sys.argv[2]
    documents = different = 0
    with tempfile.TemporaryDirectory() as place:
        names = {name: os.path.join(place, name) for name in ('base', 'changed', 'same', 'out')}
        for directory, folders, files in os.walk(folder):
            folders.sort()
            for file in sorted(files):
                path = os.path.join(directory, file)
                if not file.endswith(('.xib', '.storyboard')) or os.path.islink(path):
                    continue
                with open(path, 'rb') as source:
                    base = source.read()
                if b'<document ' not in base:
                    continue
                changed, same = edited(base), base.replace(b'<document ', b'<document  ', 1)
                if changed == base:
                    print(f'{path}: nothing to edit')
                    continue
                documents += 1
                for name, content in (('base', base), ('changed', changed), ('same', same)):
                    with open(names[name], 'wb') as out:
                        out.write(content)
                for sides in (('changed', 'same'), ('same', 'changed')):
                    done = subprocess.run(
                        [*command, names['base'], *(names[side] for side in sides), '-o', names['out']], capture_output=True)
                    with open(names['out'], 'rb') as out:
                        result = out.read().replace(b'<document  ', b'<document ', 1)
                    errors = done.stderr.decode(errors='replace').strip()
                    if result != changed or done.returncode or errors:
                        different += 1
                        print(f'{path}: {" and ".join(sides)}: status {done.returncode}, {"equal" if result == changed else "DIFFERS"} {errors}')
    print(f'{documents} documents merged with an unchanged side, in both orders: {different} differ from the expected result')
    return 1 if different else 0


if __name__ == '__main__':
    sys.exit(main())
