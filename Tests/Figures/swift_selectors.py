#!/usr/bin/env python3
"""Compares the selectors in an index with the Swift compiler.

    swift_selectors.py XIBDB [--pairs FILE]

Writes one class per signature and lets XIBDB index the classes. Then adds a probe to
each member: a method with the selector that the table `members` has. If the selector
is right, the compiler reports a conflict between the two methods. A probe without a
conflict is a difference. Needs `swiftc`, but neither Foundation nor an Apple platform.
"""
import argparse
import itertools
import pathlib
import re
import sqlite3
import subprocess
import sys
import tempfile

BASES = """f save signIn lookUp moveTo wait cell URL openURL loadURLFrom set_value _hidden x a1 v2 performAction with
    isOn URLFor make configureWith setUp doIt atEnd did_finish fooBAR `default` tableView I2C endUsing stay_in toString fooIN goTO fooIn2 in_ add_to_ A_for URLin IN_ XFor ABFor TOx aTOx""".split()
LABELS = """_ sender with for by at URL urlString to2 x withName forKey _private `in` `default` and index2 HTTPRequest in_place
    inside insideOut fooFor using usingBlock aName iPad of at2 On onTap from_x error completionHandler within withinX ID
    forURL _with __x é after beforeAll INplace FORKey BYName IN FOR INX in_ for2 aFor A In InURL INURL _IN ON_x éFor inÉ""".split()
INITIALISERS = [[], ["_"], ["coder"], ["nibName", "bundle"], ["with"], ["withFrame"], ["for", "_"], ["URL"], ["_", "x"],
                ["frame", "_"], ["in", "for"], ["x2", "`in`"], ["foo"], ["usingX"], ["_private"]]
PROPERTIES = ["x", "name", "URL", "isOn", "_hidden", "x2", "urlString", "é", "`default`", "aB", "set", "HTTPBody", "x_y", "_"*2 + "z"]


def declarations():
    """Yields (name of the member, declaration)."""
    def parameters(labels):
        return ", ".join(f"{label} p{place}: Int" for place, label in enumerate(labels))

    def function(base, labels, effects=""):
        return base.strip("`"), f"func {base}({parameters(labels)}){effects} {{}}"

    # `async throws` is left out, because it needs NSError from Foundation. It has the same selector as `async`.
    for base in BASES:
        yield function(base, [])
        for effect in (" throws", " async"):
            yield function(base, [], effect)
        yield function(base, ["_"])
        yield function(base, ["sender"])
    for label in LABELS:
        yield function("f", [label])
        yield function("lookUp", [label])
        yield function("moveTo", [label])
        yield function("stay_in", [label])
        yield function("f", ["_", label])
        for effect in (" throws", " async"):
            yield function("run", [label], effect)
    for base, first, second in itertools.product(["f", "signIn", "openURL"], ["_", "URL", "for", "withName"], ["_", "in", "URL"]):
        yield function(base, [first, second])
        yield function(base, [first, second, "x"], " throws")
        yield function(base, ["_", first, second])
    for labels in INITIALISERS:
        yield "init", f"init({parameters(labels)}) {{}}"
        yield "init", f"init({parameters(labels)}) throws {{}}"
    for name in PROPERTIES:
        yield name.strip("`"), f"var {name}: Int = 1"
        yield name.strip("`"), f"private(set) var {name}: Int = 1"
    for name in ("x", "on", "URL"):
        yield name, f"@objc(is{name}) var {name}: Int = 1"
        yield name, f"var {name}: Int {{ @objc(has{name}) get {{ 1 }} @objc(put{name}:) set {{}} }}"
        yield name, f"let {name}: Int = 1"
        yield name, f"var {name}: Int {{ 1 }}"
        yield name, f"lazy var {name}: Int = 1"
        yield name, f"var {name}: Int = 1 {{ didSet {{}} }}"


def source(found):
    lines = []
    for name, declaration in found:
        # If a declaration already has an @objc(…), do not add another @objc.
        attribute = "" if declaration.startswith("@objc(") else "@objc "
        lines.append((name, f"{attribute}{declaration}"))
    return lines


def indexed(xibdb, folder, lines):
    """Returns the selectors of each line, including setters, as the index has them."""
    (folder / "Members.swift").write_text("\n".join(f"class C{n} {{ {text} }}" for n, (_, text) in enumerate(lines)) + "\n")
    database = folder / "index.sqlite"
    subprocess.run([xibdb, "index", str(folder), "--db", str(database)], check=True, stdout=subprocess.DEVNULL)
    connection = sqlite3.connect(database)
    columns = [row[1] for row in connection.execute("PRAGMA table_info(members)")]
    # If the getter of a property has its own name, this name is the selector.
    chosen = ["coalesce(getter, name)" if "getter" in columns else "name"] + ["setter"] * ("setter" in columns)
    rows = connection.execute(f"SELECT line, {', '.join(chosen)} FROM members WHERE class LIKE 'C%' ORDER BY line")
    selectors = {}
    for line, *names in rows:
        selectors.setdefault(line - 1, []).extend(name for name in names if name)
    return selectors


def true_claims(folder, lines, selectors):
    """Returns the probes with a conflict as a set of (line, selector), other errors, and the number of probes."""
    text, places = [], {}
    for number, (_, declaration) in enumerate(lines):
        text.append(f"class C{number} {{ {declaration}")
        for place, selector in enumerate(selectors.get(number, [])):
            arguments = ", ".join(f"_ p{n}: Int" for n in range(selector.count(":")))
            text.append(f"  @objc({selector}) func probe{place}({arguments}) {{}}")
            places[len(text)] = (number, selector)
        text.append("}")
    probes = folder / "Probes.txt"
    probes.write_text("\n".join(text) + "\n")
    result = subprocess.run(
        ["swiftc", "-frontend", "-typecheck", "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
         "-diagnostic-style", "llvm", "-parse-as-library", "-module-name", "Probes", str(probes)], capture_output=True, text=True)
    clashing, other = set(), []
    for match in re.finditer(r"^[^\n]*?:(\d+):\d+: error: ([^\n]*)", result.stderr, re.M):
        line, message = int(match[1]), match[2]
        # The compiler reports the conflict at either of the two methods.
        near = [place for place in (line, line + 1) if place in places and re.search(r"selector '" + re.escape(places[place][1]) + "'", message)]
        near += [place for place in places if places[place][0] == number_of(line, text) and f"selector '{places[place][1]}'" in message]
        if near and "conflicts with" in message:
            clashing.add(places[near[0]])
        else:
            other.append(f"{text[line - 1].strip()}: {message}")
    return clashing, other, len(places)


def number_of(line, text):
    while not text[line - 1].startswith("class C"):
        line -= 1
    return int(text[line - 1].split()[1][1:])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("xibdb", help="the xibdb binary")
    parser.add_argument("--pairs", help="write the confirmed pairs to this file")
    arguments = parser.parse_args()
    lines = source(list(declarations()))
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        selectors = indexed(arguments.xibdb, folder, lines)
        clashing, other, probes = true_claims(folder, lines, selectors)
    wrong = [(lines[number][1], selector) for number, found in selectors.items() for selector in found
             if (number, selector) not in clashing]
    missing = [text for number, (_, text) in enumerate(lines) if number not in selectors]
    for text, selector in wrong:
        print(f"differs: {text} is not {selector}")
    for text in missing:
        print(f"not indexed: {text}")
    for text in other:
        print(f"compiler: {text}")
    if arguments.pairs:
        with open(arguments.pairs, "w") as pairs:
            for number, selector in sorted(clashing):
                pairs.write(f"{lines[number][1]}\t{selector}\n")
    print(f"{len(lines)} signatures, {probes} selectors: {len(clashing)} confirmed, {len(wrong)} differ, {len(missing)} not indexed")
    return 1 if wrong or missing or other else 0


if __name__ == "__main__":
    sys.exit(main())
