"""Reads facts about Objective-C classes from the C# bindings of Apple's frameworks.

A binding is a C# interface with attributes: `[BaseType (typeof (UIView), Name = "…")]` gives the
superclass (by its C# name) and the Objective-C name, `[Export ("…")]` the property or selector of a
member. Interfaces marked Model or Protocol stand for protocols, Category for categories. The list of
frameworks of each platform, #if, and attributes such as NoTV determine which platforms have a
declaration. The script reads only names, and no text of the bindings.
"""
import re
import subprocess
from collections import namedtuple

# Newest revision first. Older revisions contain classes that newer revisions removed (WatchKit, iAd, QTKit, UIWebView).
REVISIONS = {
    '12d38e23899929e7bdd8db2938c5c150f030bae8': {'NET', 'NET8_0_OR_GREATER', 'XAMCORE_3_0'},
    'xamarin.ios-15.10.0.5': {'XAMCORE_2_0'},
    'cycle8-beta4': {'XAMCORE_2_0'},
}
# For each platform: variables in src/frameworks.sources, compiler symbols, and the attribute that excludes the platform.
PLATFORMS = {
    'iOS': (['IOS_FRAMEWORKS'], {'IOS', '__IOS__'}, 'NoiOS'),
    'macOS': (['MACOS_FRAMEWORKS', 'MAC_FRAMEWORKS'], {'MONOMAC', '__MACOS__'}, 'NoMac'),
    'tvOS': (['TVOS_FRAMEWORKS'], {'TVOS', '__TVOS__'}, 'NoTV'),
    'watchOS': (['WATCHOS_FRAMEWORKS'], {'WATCH', '__WATCHOS__'}, 'NoWatch'),
}
# Maps a namespace to the name of its framework if the two names differ.
FRAMEWORKS = {'CoreAnimation': 'QuartzCore', 'PdfKit': 'PDFKit', 'ImageKit': 'Quartz', 'QuartzComposer': 'Quartz',
              'QuickLookUI': 'Quartz', 'CoreMidi': 'CoreMIDI', 'CoreWlan': 'CoreWLAN', 'Phase': 'PHASE', 'Chip': 'CHIP'}
# Interfaces with these attributes are not Objective-C classes. They contain constants, or represent filters that CIFilter creates by name.
HELPERS = {'Static', 'CoreImageFilter'}

TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|\w+|[^\s\w]')
ALIAS = re.compile(r'^\s*using\s+(\w+)\s*=\s*[\w.:]*?(\w+);', re.M)
COMMENT = re.compile(r'("(?:[^"\\\n]|\\.)*")|//[^\n]*|/\*.*?\*/', re.S)
CLOSING = {'[': ']', '(': ')', '{': '}'}

Declaration = namedtuple('Declaration', 'attributes tokens body')
Member = namedtuple('Member', 'kind name type parameters settable csharp alias_of')
Binding = namedtuple('Binding', 'name objc superclass kind adopts members namespace file')


def git(repository, *arguments):
    result = subprocess.run(['git', '-C', repository, *arguments], capture_output=True, check=True)
    return result.stdout.decode('utf-8', 'replace')


def frameworks(text):
    """Returns the lower-case names of the frameworks of each platform, from the makefile that lists them."""
    text = text.replace('\\\n', ' ')
    lists = dict(re.findall(r'^(\w+)\s*=([^\n]*)', text, re.M))

    def expand(name):
        words = lists.get(name, '').split()
        return {part for word in words
                for part in (expand(word[2:-1]) if word.startswith('$(') else {word.lower()})}
    return {platform: set().union(*map(expand, row[0])) for platform, row in PLATFORMS.items()}


def preprocess(text, symbols):
    """Returns the lines that are compiled with these symbols."""
    lines, stack = [], []  # stack: [taken now, taken before]
    for line in text.split('\n'):
        directive = re.match(r'\s*#\s*(if|elif|else|endif)\b([^/]*)', line)
        if directive:
            word, condition = directive.groups()
            if word == 'if':
                value = holds(condition, symbols)
                stack.append([value, value])
            elif word == 'endif':
                stack.pop()
            else:
                value = not stack[-1][1] and (word == 'else' or holds(condition, symbols))
                stack[-1] = [value, stack[-1][1] or value]
        elif not line.lstrip().startswith('#') and all(taken for taken, _ in stack):
            lines.append(line)
    return '\n'.join(lines)


def holds(condition, symbols):
    words = {'&&': ' and ', '||': ' or ', '!': ' not ', '(': '(', ')': ')'}
    tokens = re.findall(r'\w+|&&|\|\||[!()]', condition)
    return bool(eval(' '.join(words.get(token) or str(token in symbols or token == 'true') for token in tokens)))


def declarations(tokens):
    """Returns the top-level declarations in tokens: attributes, the tokens before the body, the body."""
    position, attributes = 0, []
    while position < len(tokens):
        if tokens[position] == '[':
            end = closing(tokens, position)
            attributes += split(tokens[position + 1:end])
            position = end + 1
            continue
        start = position
        while position < len(tokens) and tokens[position] not in '{;}':
            position = closing(tokens, position) + 1 if tokens[position] in '([' else position + 1
        body = None
        if position < len(tokens) and tokens[position] == '{':
            end = closing(tokens, position)
            body = tokens[position + 1:end]
        yield Declaration({attribute[0]: attribute[1:] for attribute in attributes if attribute}, tokens[start:position], body)
        position, attributes = (end if body is not None else position) + 1, []


def closing(tokens, position):
    """Returns the position of the bracket that closes the one at a position."""
    depth, opening = 0, tokens[position]
    for index in range(position, len(tokens)):
        depth += (tokens[index] == opening) - (tokens[index] == CLOSING[opening])
        if depth == 0:
            return index
    return len(tokens)


def split(tokens):
    """Returns the parts between commas, except for commas inside brackets."""
    parts, depth = [[]], 0
    for token in tokens:
        depth += (token in '([{<') - (token in ')]}>')
        if token == ',' and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


def text_argument(tokens, after=None):
    """Returns the first string among the arguments of an attribute, or the one after `name =`."""
    if after:
        tokens = tokens[tokens.index(after):] if after in tokens else []
    return next((token[1:-1] for token in tokens if token[0] == '"'), None)


def type_argument(tokens):
    """Returns X of typeof (X), without its namespace."""
    inner = tokens[tokens.index('typeof') + 2:] if 'typeof' in tokens else []
    inner = inner[:inner.index(')')] if ')' in inner else inner
    names = [token for token in (inner[:inner.index('<')] if '<' in inner else inner) if token.isidentifier()]
    return names[-1] if names else None


def member(declaration):
    """Returns a property or a method of an interface; None for anything else."""
    attributes, tokens, body = declaration
    exported, alias_of = text_argument(attributes.get('Export', [])), text_argument(attributes.get('Wrap', []))
    if not tokens or not (exported or alias_of):
        return None
    if '(' not in tokens and body is not None:
        setter = body.index('set') if 'set' in body else None
        settable = setter is not None and 'NotImplemented' not in body and 'Static' not in attributes
        return Member('property', exported, tokens[:-1], [], settable, tokens[-1], alias_of)
    if exported and '(' in tokens and 'Static' not in attributes:
        opening = tokens.index('(')
        parameters = [part for part in split(tokens[opening + 1:-1]) if part]
        return Member('method', exported, tokens[:1], parameters, False, None, None)
    return None


def bindings(tokens, excluded, file, namespace=''):
    """Returns the interfaces of a file that bind a class, a category or a protocol, or add members to one."""
    for declaration in declarations(tokens):
        attributes, words, body = declaration
        if 'namespace' in words:
            name = words[words.index('namespace') + 1:][-1]
            namespace = name if body is None else namespace
            yield from bindings(body or [], excluded, file, name)
        elif 'interface' in words and body is not None and excluded not in attributes:
            name = words[words.index('interface') + 1]
            base = attributes.get('BaseType', [])
            kind = ('category' if 'Category' in attributes else
                    'protocol' if attributes.keys() & {'Protocol', 'Model'} else 'class' if base else 'part')
            objc = text_argument(base, 'Name') or text_argument(attributes.get('Protocol', []), 'Name') or name
            adopts = words[words.index(':') + 1:] if ':' in words else []
            if attributes.keys() & HELPERS or objc.startswith(('Xamarin', '_')):
                continue
            members = [found for found in map(member, (part for part in declarations(body)
                                                       if excluded not in part.attributes)) if found]
            yield Binding(name, objc, type_argument(base), kind, adopts, members, namespace, file)


def read(repository):
    """Returns (revision, platform, bindings) of every revision, newest first."""
    for revision, defined in REVISIONS.items():
        names = [name for name in git(repository, 'ls-tree', '--name-only', revision, 'src/').split('\n')
                 if name.endswith('.cs')]
        texts = {name.split('/')[1]: git(repository, 'show', f'{revision}:{name}') for name in names}
        listed = frameworks(git(repository, 'show', f'{revision}:src/frameworks.sources'))
        for platform, (_, symbols, excluded) in PLATFORMS.items():
            found = []
            for file, text in texts.items():
                if file[:-3].lower() in listed[platform]:
                    compiled = COMMENT.sub(lambda match: match.group(1) or ' ', preprocess(text, symbols | defined))
                    aliases = dict(ALIAS.findall(compiled))
                    tokens = [aliases.get(token, token) for token in TOKEN.findall(compiled)]
                    found += bindings(tokens, excluded, file)
            yield revision, platform, found
