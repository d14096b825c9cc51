"""Writes framework_keys.tsv: properties of framework classes that key-value coding can use.

    framework_keys.py BINDINGS INDEX [--data FOLDER]

BINDINGS is the git directory of xamarin/xamarin-macios. INDEX is any index of xibdb; its table framework_classes has the
superclasses. A row is a property of a binding, a method without arguments that returns a value, or a setter. The members
of adopted protocols are included. The table has only classes that nibs use with keys: responders, cells, menus, layers,
controllers of bindings, values, and their subclasses. framework_keys_by_hand.tsv has further rows.
"""
import argparse
import collections
import csv
import os
import sqlite3

import framework_bindings as bindings

FOLDER = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(FOLDER)
NUMBERS = {'bool', 'nint', 'nuint', 'nfloat', 'double', 'float', 'int', 'uint', 'long', 'ulong', 'byte'}
# The script lists the keys of these classes and of their subclasses.
ASKED = set('''
    UIResponder UIBarItem UINavigationItem UIGestureRecognizer CALayer NSLayoutConstraint NSResponder NSCell NSMenu NSMenuItem NSToolbar
    NSToolbarItem NSTabViewItem NSTableColumn NSController NSUserDefaults NSFormatter NSManagedObject NSManagedObjectContext
    UICollectionViewLayout NSLayoutGuide UILayoutGuide UIStoryboardSegue NSStoryboardSegue NSDraggingItem NSToolbarItemGroup NSTableRowView
    UIPresentationController NSOutlineView UISearchDisplayController NSCollectionViewItem NSCollectionViewLayout NSTouchBar NSTouchBarItem
    NSLayoutManager NSTextContainer NSTextStorage UIWindowScene CAAnimation NSShadow NSPopover NSFontManager NSUndoManager NSPrintInfo NSColor
    NSImage UIImage UIColor NSFont UIFont NSURL NSNumber NSValue NSError NSLocale NSTimeZone NSBundle NSScreen NSTreeNode NSRunningApplication
    NSSortDescriptor NSIndexPath NSProgress NSOperation NSOperationQueue'''.split())
# The script lists the keys of these classes, but not of their subclasses. Nibs do not use the keys of most of these subclasses.
ALONE = set('NSString NSAttributedString NSArray NSSet NSDictionary NSOrderedSet NSData NSDate NSObject'.split())


def value_type(tokens, classes):
    """Returns the class of a value. In key-value coding, numbers and texts are objects."""
    if tokens[-1:] == [']']:
        return 'NSArray'
    names = [word for word in tokens if word.isidentifier()]
    name = names[-1] if names else ''
    if name == 'string':
        return 'NSString'
    if name in NUMBERS:
        return 'NSNumber'
    return '' if '<' in tokens else classes.get(name, '')


def parts(binding, protocols):
    """Returns the binding, and the protocols that it adopts."""
    found, waiting, seen = [binding], list(binding.adopts), set()
    while waiting:
        name = waiting.pop()
        if name.startswith('I') and name[1:] in protocols and name not in protocols:
            name = name[1:]
        if name in protocols and name not in seen:
            seen.add(name)
            found.append(protocols[name])
            waiting += protocols[name].adopts
    return found


def key(member, classes):
    """Returns the name, the class of the value, and whether it can be set; None for a member without a key."""
    name = member.name
    if not name:
        return None
    if member.kind == 'property':
        return None if ':' in name else (name, value_type(member.type, classes), member.settable)
    if name.endswith(':') and name.count(':') == 1 and name.startswith('set') and name[3:4].isupper():
        return name[3].lower() + name[4:-1], '', True
    if ':' in name or member.parameters or member.type == ['void']:
        return None
    return name, value_type(member.type, classes), False


def read(git):
    rows = {}
    for revision, defined in bindings.REVISIONS.items():
        names = [name for name in bindings.git(git, 'ls-tree', '--name-only', revision, 'src/').split('\n') if name.endswith('.cs')]
        texts = {name.split('/')[1]: bindings.git(git, 'show', f'{revision}:{name}') for name in names}
        listed = bindings.frameworks(bindings.git(git, 'show', f'{revision}:src/frameworks.sources'))
        for platform, (_, symbols, excluded) in bindings.PLATFORMS.items():
            found = []
            for file, text in texts.items():
                if file[:-3].lower() not in listed[platform]:
                    continue
                compiled = bindings.COMMENT.sub(lambda match: match.group(1) or ' ', bindings.preprocess(text, symbols | defined))
                aliases = dict(bindings.ALIAS.findall(compiled))
                found += bindings.bindings([aliases.get(token, token) for token in bindings.TOKEN.findall(compiled)], excluded, file)
            classes = {binding.name: binding.objc for binding in found if binding.kind == 'class'}
            protocols = {binding.name: binding for binding in found if binding.kind == 'protocol'}
            for binding in found:
                if binding.kind == 'protocol':
                    continue
                owner = binding.superclass if binding.kind == 'category' else binding.name
                for part in parts(binding, protocols):
                    for known in filter(None, (key(member, classes) for member in part.members)):
                        row = rows.setdefault((classes.get(owner, owner), known[0]), ['', False, 'binding:' + binding.file])
                        row[0] = row[0] or known[1]
                        row[1] |= known[2]
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('bindings')
    parser.add_argument('index')
    parser.add_argument('--data', default=os.path.join(TOP, 'Sources/InterfaceBuilder/Data'))
    arguments = parser.parse_args()
    above = collections.defaultdict(set)
    for name, superclass in sqlite3.connect(arguments.index).execute('SELECT name, superclass FROM framework_classes'):
        above[name].add(superclass)

    def chain(name):
        reached, waiting = set(), [name]
        while waiting:
            name = waiting.pop()
            if name and name not in reached:
                reached.add(name)
                waiting += above.get(name, ())
        return reached

    rows = {place: row for place, row in read(arguments.bindings).items() if place[0] in ALONE or chain(place[0]) & ASKED}
    with open(os.path.join(FOLDER, 'framework_keys_by_hand.tsv'), newline='', encoding='utf-8') as file:
        for row in csv.DictReader(file, delimiter='\t', quoting=csv.QUOTE_NONE):
            rows[row['class'], row['key']] = [row['type'], row['is_settable'] == '1', row['source']]
    with open(os.path.join(arguments.data, 'framework_keys.tsv'), 'w', encoding='utf-8', newline='\n') as file:
        file.write('\t'.join(['class', 'key', 'type', 'is_settable', 'source']) + '\n')
        for (name, property), (kind, settable, source) in sorted(rows.items()):
            file.write('\t'.join([name, property, kind, str(int(settable)), source]) + '\n')


if __name__ == '__main__':
    main()
