#!/usr/bin/env python3
"""Compares the Objective-C declarations in an index with ctags and rg.

Usage: python3 Tests/Figures/objc_declarations.py DATABASE CHECKOUT

DATABASE is an index of the folder CHECKOUT. Types: for every interface,
implementation, protocol and category that universal-ctags reports, the table
declarations must have a row with the same file and line. Members: for every
IBOutlet, IBOutletCollection, IBAction, IBSegueAction and IBInspectable that rg
finds outside comments, strings and preprocessor lines, the table members must
have a row with the right kind, class and name. Rows that ctags or rg do not find
are counted, too. Prints each difference. The exit status is 1 if there is a
difference that the rules below do not explain.

Regular expressions find the names in the text. They share no code with the
reader of xibdb. First, one of them replaces comments with spaces.
"""
import collections
import json
import os
import re
import sqlite3
import subprocess
import sys

EXTENSIONS = ('.h', '.m', '.mm')
KINDS = {'interface': {'class', 'extension', 'classExtension'}, 'implementation': {'implementation'},
         'protocol': {'protocol'}}
MARKS = {'IBOutlet': 'outlet', 'IBOutletCollection': 'outletCollection', 'IBAction': 'action',
         'IBSegueAction': 'segueAction', 'IBInspectable': 'inspectable'}
# Comments, strings and preprocessor lines. If several alternatives match at a position, the first one is used.
HIDDEN = re.compile(
    r'//(?:\\\r?\n|[^\n])*|/\*.*?(?:\*/|\Z)|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\''
    r'|^[ \t]*#[ \t]*\w+(?:\\\r?\n|[^\n])*', re.S | re.M)
CONTAINER = re.compile(r'@(interface|implementation|protocol)\s+(\w+)|@end\b')


def dead_lines(text):
    """Returns the numbers of the lines between `#if 0` and its `#else` or `#endif`."""
    dead, branches = set(), []
    for number, line in enumerate(text.split('\n'), 1):
        word = re.match(r'[ \t]*#[ \t]*(ifdef|ifndef|if|else|elif|endif)\b', line)
        if any(branches):
            dead.add(number)
        if not word:
            continue
        if word[1].startswith('if'):
            branches.append(re.match(r'[ \t]*#[ \t]*if[ \t]+0[ \t]*(?://.*|/\*.*)?\r?$', line) is not None)
        elif branches and word[1] == 'endif':
            branches.pop()
        elif branches:
            branches[-1] = False
    return dead


def blanked(text):
    """Returns the text with spaces in place of hidden text, and with empty lines in place of dead lines."""
    dead = dead_lines(text)
    if dead:
        text = '\n'.join('' if number in dead else line for number, line in enumerate(text.split('\n'), 1))
    return HIDDEN.sub(lambda found: re.sub(r'[^\n]', ' ', found.group()), text)


def read(path):
    with open(path, 'rb') as file:
        data = file.read()
    for mark, encoding in ((b'\xff\xfe', 'utf-16'), (b'\xfe\xff', 'utf-16'), (b'\xef\xbb\xbf', 'utf-8-sig')):
        if data.startswith(mark):
            return data.decode(encoding, 'replace')
    return data.decode('utf-8', 'replace')


def line_of(text, place):
    return text.count('\n', 0, place) + 1


def ctags(checkout):
    """Yields (path, line, kind, name, source line) for each type."""
    run = subprocess.run(
        ['ctags', '--languages=ObjectiveC', '--langmap=ObjectiveC:.h.m.mm', '--kinds-ObjectiveC=iIPC', '--fields=+nKs',
         '--output-format=json', '--sort=no', '-f', '-', '-R', '.'],
        cwd=checkout, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, errors='replace')
    for line in run.stdout.splitlines():
        tag = json.loads(line)
        if tag.get('_type') == 'tag':
            yield os.path.normpath(tag['path']), tag['line'], tag['kind'], tag['name'], tag.get('pattern', '')


def is_forward(path, line, name):
    rest = '\n'.join(blanked(read(path)).split('\n')[line - 1:])
    return re.match(r'\s*(?:@protocol)?[\w\s,]*?\b' + re.escape(name) + r'\s*[,;]', rest) is not None


def compare_types(database, checkout):
    ours = collections.defaultdict(set)
    for path, line, kind, name, category in database.execute(
            'SELECT f.path, d.line, d.kind, d.name, d.category FROM declarations d JOIN files f ON f.id = d.file_id'):
        if path.endswith(EXTENSIONS):
            ours[path].add((line, kind, name, category))
    found, missing, explained = 0, [], collections.Counter()
    theirs = collections.defaultdict(set)
    for path, line, kind, name, pattern in ctags(checkout):
        if os.path.realpath(os.path.join(checkout, path)) != os.path.join(os.path.realpath(checkout), path):
            explained['behind a symbolic link; the file is counted where it lies'] += 1
            continue
        if kind == 'category':
            if not re.search(r'@(?:interface|implementation)\s+\w+\s*(?:<[^>]*>)?\s*\(\s*' + re.escape(name) + r'\b', pattern):
                explained['ctags takes the next bracket behind @interface X () for its category'] += 1
                continue
            match = any(at == line and name == category for at, _, _, category in ours[path])
        else:
            theirs[path].add((line, name))
            match = any(at == line and known in KINDS[kind] and name == word for at, known, word, _ in ours[path])
        if match:
            found += 1
        elif kind == 'protocol' and is_forward(os.path.join(checkout, path), line, name):
            explained['@protocol X; says only that there is one'] += 1
        elif line in dead_lines(read(os.path.join(checkout, path))):
            explained['in #if 0'] += 1
        else:
            missing.append(f'{path}:{line}: ctags: {kind} {name}')
    ctags_lacks = []
    for path, types in sorted(ours.items()):
        for line, kind, name, _ in sorted(types, key=str):
            if kind == 'alias' or (line, name) in theirs[path]:
                continue
            # The keyword may be on the line before the name.
            text = '\n'.join(blanked(read(os.path.join(checkout, path))).split('\n')[max(0, line - 2):line])
            if re.search(r'@(?:interface|implementation|protocol)\s+' + re.escape(name) + r'\b', text):
                explained['in the index and in the text, but not reported by ctags'] += 1
            else:
                ctags_lacks.append(f'{path}:{line}: only in the index: {kind} {name}')
    return found, missing, explained, ctags_lacks


def names_after(statement, mark):
    """Returns the names that a declaration with a mark, such as IBOutlet, declares."""
    if mark in ('IBAction', 'IBSegueAction'):
        rest = statement[statement.index(')') + 1:] if ')' in statement else statement
        rest = re.sub(r'\b(?:API_AVAILABLE|NS_SWIFT_NAME|__attribute__|API_DEPRECATED)\s*\(.*', '', rest, flags=re.S)
        keywords = re.findall(r'(\w*)\s*:\s*(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?\s*\w+', rest)
        return [''.join(word + ':' for word in keywords) if keywords else re.search(r'\w+', rest).group()]
    while re.search(r'<[^<>]*>|\([^()]*\)', statement):
        statement = re.sub(r'<[^<>]*>|\([^()]*\)', ' ', statement)
    return [re.findall(r'\w+', part)[-1] for part in statement.split(',')]


def marked(checkout):
    """Yields (path, line, kind, class, name) for each marked member in the files that rg finds."""
    run = subprocess.run(
        ['rg', '--no-ignore', '--hidden', '-l', '--null', '-e', r'\bIB(Outlet|OutletCollection|Action|SegueAction|Inspectable)\b',
         '-g', '*.h', '-g', '*.m', '-g', '*.mm', '.'], cwd=checkout, stdout=subprocess.PIPE)
    for path in sorted(os.path.normpath(os.fsdecode(path)) for path in run.stdout.split(b'\0') if path):
        text = blanked(read(os.path.join(checkout, path)))
        containers = [(found.start(), found.group(2)) for found in CONTAINER.finditer(text)]
        for found in re.finditer(r'\b(' + '|'.join(MARKS) + r')\b', text):
            mark = found.group(1)
            name = next((name for at, name in reversed(containers) if at < found.start()), None)
            end = re.compile(r'[;{]').search(text, found.end())
            # The declaration ends at the next semicolon or brace.
            statement = text[found.end():end.start() if end else len(text)]
            for word in names_after(statement, mark):
                yield path, line_of(text, found.start()), MARKS[mark], name, word


def compare_members(database, checkout):
    ours = collections.defaultdict(collections.Counter)
    for path, kind, name, class_name in database.execute(
            "SELECT f.path, m.kind, m.name, m.class FROM members m JOIN files f ON f.id = m.file_id"
            " WHERE m.kind IN ('outlet', 'outletCollection', 'action', 'segueAction', 'inspectable')"):
        if path.endswith(EXTENSIONS):
            ours[path][kind, class_name, name] += 1
    counts, missing = collections.Counter(), []
    for path, line, kind, class_name, name in marked(checkout):
        key = kind, class_name, name
        if ours[path][key] > 0:
            ours[path][key] -= 1
            counts[kind] += 1
        else:
            missing.append(f'{path}:{line}: rg: {kind} {class_name}.{name}')
    more = [f'{path}: only in the index: {kind} {name}.{word}' for path, left in sorted(ours.items())
            for (kind, name, word), count in sorted(left.items()) for _ in range(count)]
    return counts, missing, more


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    checkout = os.path.abspath(sys.argv[2])
    database = sqlite3.connect(f'file:{os.path.abspath(sys.argv[1])}?mode=ro', uri=True)
    found, missing, explained, ctags_lacks = compare_types(database, checkout)
    print(f'types: {found} of ctags found, {len(missing)} not; {len(ctags_lacks)} only in the index')
    for reason, count in explained.items():
        print(f'  {count}: {reason}')
    counts, absent, more = compare_members(database, checkout)
    print('members: ' + ', '.join(f'{kind} {count}' for kind, count in sorted(counts.items()))
          + f' found; {len(absent)} of rg not, {len(more)} only in the index')
    for line in missing + absent + ctags_lacks + more:
        print('  ' + line)
    sys.exit(bool(missing or absent or ctags_lacks or more))


if __name__ == '__main__':
    main()
