"""Drives `xibdb lsp` on real apps, and compares its answers with the text of the files.

    editor.py XIBDB APP... [--outlets 50] [--seed 33] [--places 200] [--edits 3]

For each app, outlets are drawn at random from its nibs. The truth comes from lxml (the connections) and from a search in the sources
(the declarations), not from xibdb.

- definition: from the line of the connection to the declaration of the outlet
- references: from the declaration to exactly the lines of nibs that connect the outlet of the class or of its subclasses
- diagnostics: the outlet is renamed in an unsaved text; the nib gets a finding; the text is restored; the finding goes
- latency: hover and definition at random places, in milliseconds

The index is written to a temporary folder. The apps are not changed.
"""

import argparse
import collections
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

from lxml import etree

SKIPPED = {".git", "build", "DerivedData", "node_modules", ".xibdb"}
CLASS = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+|(?:public|open|final|internal|private|fileprivate)\s+)*class\s+(\w+)(?:\s*<[^>]*>)?\s*(?::\s*([\w.]+))?")
EXTENSION = re.compile(r"^\s*(?:\w+\s+)*extension\s+(\w+)")
INTERFACE = re.compile(r"^\s*@(?:interface|implementation)\s+(\w+)\s*(?::\s*(\w+))?")
SWIFT_OUTLET = re.compile(r"@IBOutlet\b.*?\bvar\s+`?(\w+)")
OBJC_OUTLET = re.compile(r"\bIBOutlet(?:Collection\s*\([^)]*\))?\b[^;]*?\*?\s*(\w+)\s*(?:;|__|NS_|API_)")


class Server:
    """A language server in another process."""

    def __init__(self, xibdb, root, database):
        self.process = subprocess.Popen(
            [xibdb, "lsp", "--db", database], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.answers, self.diagnostics, self.number = {}, {}, 0
        self.news = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()
        self.request("initialize", {"rootUri": uri(root), "capabilities": {}})
        self.notify("initialized", {})

    def read(self):
        stream = self.process.stdout
        while True:
            length = 0
            while line := stream.readline().strip():
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            body = stream.read(length)
            if not body:
                return
            message = json.loads(body)
            with self.news:
                if message.get("method") == "textDocument/publishDiagnostics":
                    self.diagnostics[message["params"]["uri"]] = message["params"]["diagnostics"]
                elif "method" not in message:
                    self.answers[message["id"]] = message
                self.news.notify_all()

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        self.number += 1
        number = self.number
        self.send({"id": number, "method": method, "params": params})
        with self.news:
            if not self.news.wait_for(lambda: number in self.answers, 120):
                sys.exit(f"no answer to {method}")
            answer = self.answers.pop(number)
        if "error" in answer:
            sys.exit(f"{method}: {answer['error']}")
        return answer["result"]

    def wait_for_diagnostics(self, path, fits, seconds=120):
        """Returns the time until the diagnostics of a file fit; None if they never do."""
        start = time.time()
        with self.news:
            if not self.news.wait_for(lambda: fits(self.diagnostics.get(uri(path), [])), seconds):
                return None
        return time.time() - start

    def locations(self, method, path, line, column):
        """The answer as a set of (path, line), for a 1-based line and a 0-based column."""
        params = {
            "textDocument": {"uri": uri(path)}, "position": {"line": line - 1, "character": column},
            "context": {"includeDeclaration": False},
        }
        return {
            (urllib.parse.unquote(found["uri"][7:]), found["range"]["start"]["line"] + 1)
            for found in self.request("textDocument/" + method, params) or []
        }


def uri(path):
    return "file://" + urllib.parse.quote(path)


def files(root, *endings):
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(f for f in folders if f not in SKIPPED)
        for name in sorted(names):
            if name.endswith(endings):
                yield os.path.join(folder, name)


def text_of(path):
    return open(path, encoding="utf-8", errors="replace", newline="").read()


class Sources:
    """The classes of an app and their outlets, found line by line."""

    def __init__(self, root):
        self.outlets = collections.defaultdict(lambda: collections.defaultdict(list))
        self.superclass, self.declared = {}, collections.defaultdict(set)
        for path in files(root, ".swift", ".h", ".m", ".mm"):
            current = None
            for number, line in enumerate(text_of(path).split("\n"), 1):
                code = line.split("//")[0]
                swift = path.endswith(".swift")
                if found := (CLASS if swift else INTERFACE).match(code):
                    current = found[1]
                    if found[2] or swift or "@interface" in code and "(" not in code:
                        self.declared[current].add(path)
                    if found[2]:
                        self.superclass[current] = found[2].split(".")[-1]
                elif swift and (found := EXTENSION.match(code)):
                    current = found[1]
                if current and (found := (SWIFT_OUTLET if swift else OBJC_OUTLET).search(code)):
                    self.outlets[current][found[1]].append((path, number, code.index(found[1], found.start(1))))

    def declarations(self, name, outlet):
        """The declarations of an outlet in a class or in its nearest superclass that has one."""
        seen = set()
        while name and name not in seen:
            seen.add(name)
            if self.outlets[name][outlet]:
                return self.outlets[name][outlet]
            name = self.superclass.get(name)
        return []


def connections(root):
    """The outlets in nibs whose source has a custom class: (path, line, column of the property, name, class)."""
    for path in files(root, ".xib", ".storyboard"):
        try:
            tree = etree.parse(path, etree.XMLParser(huge_tree=True, resolve_entities=False, no_network=True))
        except (etree.XMLSyntaxError, OSError):
            continue
        if tree.getroot().tag != "document":
            continue
        lines = text_of(path).split("\n")
        for outlet in tree.iter("outlet", "outletCollection"):
            source = outlet.getparent().getparent()
            name, owner = outlet.get("property"), source.get("customClass")
            # lxml counts lines up to 65535 in some versions, so the text of the line must fit.
            number = outlet.sourceline
            if name and owner and number <= len(lines) and (place := lines[number - 1].find(f'property="{name}"')) >= 0:
                yield path, number, place + len('property="'), name, owner


def percentile(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * part))] * 1000 if values else 0


def judge(xibdb, root, options, folder):
    database = os.path.join(folder, os.path.basename(root) + ".sqlite")
    subprocess.run([xibdb, "index", root, "--db", database], check=True, stdout=subprocess.DEVNULL)
    dice = random.Random(options.seed)
    sources = Sources(root)
    every = list(connections(root))
    known = [one for one in every if sources.declarations(one[4], one[3])]
    # A class that several targets declare has no single truth.
    sole = [one for one in known if len({os.path.dirname(p) for p, _, _ in sources.declarations(one[4], one[3])}) == 1]
    by_declaration = collections.defaultdict(set)
    for path, line, _, name, owner in known:
        for place in sources.declarations(owner, name):
            by_declaration[place].add((path, line))
    drawn = dice.sample(sole, min(options.outlets, len(sole)))
    server = Server(xibdb, root, database)
    wrong = collections.Counter()
    for path, line, column, name, owner in drawn:
        declared = sources.declarations(owner, name)
        truth = {(p, l) for p, l, _ in declared}
        found = server.locations("definition", path, line, column)
        if not found or not found <= truth:
            wrong["definition"] += 1
            print(f"  definition of {owner}.{name} at {path}:{line}: {sorted(found)}, not {sorted(truth)}")
        expected = set().union(*(by_declaration[place] for place in declared))
        answer = set().union(*(server.locations("references", *place) for place in declared))
        answer = {place for place in answer if place[0].endswith((".xib", ".storyboard"))}
        if answer != expected:
            wrong["references"] += 1
            print(f"  references to {owner}.{name} at {declared}: missing {sorted(expected - answer)}, more {sorted(answer - expected)}")
    print(
        f"{os.path.basename(root)}: {len(every)} outlets of custom classes, {len(known)} with a declaration; of {len(drawn)} drawn:"
        f" definition right {len(drawn) - wrong['definition']}, references right {len(drawn) - wrong['references']}")
    edits(server, dice, drawn, sources, options)
    latency(server, dice, root, every, sources, options)
    server.request("shutdown", None)
    server.notify("exit", None)
    server.process.wait(20)


def edits(server, dice, drawn, sources, options):
    times, missed = [], 0
    for path, line, _, name, owner in drawn[: options.edits]:
        places = sources.declarations(owner, name)
        new = name + "Renamed"
        for source, _, _ in places:
            server.notify("textDocument/didOpen", {"textDocument": {"uri": uri(source), "languageId": "swift", "version": 1, "text": text_of(source)}})

        def broken(found):
            return any(d["code"] == "outlet-unknown" and f"{name}" in d["message"] and d["range"]["start"]["line"] == line - 1 for d in found)

        def rewrite(version, word, other):
            for source, number, column in places:
                edit = {
                    "range": {"start": {"line": number - 1, "character": column}, "end": {"line": number - 1, "character": column + len(word)}},
                    "text": other,
                }
                server.notify("textDocument/didChange", {"textDocument": {"uri": uri(source), "version": version}, "contentChanges": [edit]})

        rewrite(2, name, new)
        appeared = server.wait_for_diagnostics(path, broken, 60)
        rewrite(3, new, name)
        gone = server.wait_for_diagnostics(path, lambda found: not broken(found), 60)
        for source, _, _ in places:
            server.notify("textDocument/didClose", {"textDocument": {"uri": uri(source)}})
        if appeared is None or gone is None:
            missed += 1
            print(f"  rename of {owner}.{name} in the buffer: appeared {appeared}, gone {gone}")
        else:
            times += [appeared, gone]
    print(f"  {options.edits} renames in buffers: {missed} without the finding; median time to the diagnostics {percentile(times, 0.5):.0f} ms")


def latency(server, dice, root, every, sources, options):
    places = [(path, line, column) for path, line, column, _, _ in every]
    places += [place for outlets in sources.outlets.values() for found in outlets.values() for place in found]
    times = collections.defaultdict(list)
    for path, line, column in dice.choices(places, k=options.places) if places else []:
        for method in ["hover", "definition"]:
            start = time.time()
            server.request("textDocument/" + method, {"textDocument": {"uri": uri(path)}, "position": {"line": line - 1, "character": column}})
            times[method].append(time.time() - start)
    for method, found in times.items():
        print(f"  {method}: median {percentile(found, 0.5):.0f} ms, 95th percentile {percentile(found, 0.95):.0f} ms ({len(found)} places)")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("xibdb")
    parser.add_argument("apps", nargs="+")
    for name, value in [("outlets", 50), ("seed", 33), ("places", 200), ("edits", 3)]:
        parser.add_argument(f"--{name}", type=int, default=value)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for app in options.apps:
            judge(os.path.abspath(options.xibdb), os.path.realpath(app), options, folder)


if __name__ == "__main__":
    main()
