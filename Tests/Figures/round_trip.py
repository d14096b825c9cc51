#!/usr/bin/env python3
"""Checks whether changes are complete: applies them to the rows of one version and compares the result with the next version.

Usage: round_trip.py [--pairs N] [--seed N] [--show N] COMMAND CLONE...

Takes consecutive versions of nibs from the history of each clone (a sample of N pairs from all clones; the default is 2000). COMMAND
prints the rows of both versions and the changes. The script applies the changes to the rows of the first version, and compares the
result with the rows of the second version. So it finds missing changes and invented changes. If all objects were matched by id, the
script also reads both documents with lxml: an element with an id must differ, or have another parent, exactly if a change says so.

COMMAND reads lines `OLD<tab>NEW<tab>OUT`. For each line, it writes a JSON object to OUT, with `a` and `b` (rows by table) and
`changes` (as --format json prints them), and then prints a line.

The order of rows is compared only if it has a meaning. It has none for connections and constraints, for example.
"""
import argparse, collections, json, os, random, re, shlex, subprocess, sys, tempfile
from lxml import etree

LOCATION = ("line", "column")


def versions(clone):
    """Yields (old blob, new blob, path) for each commit that changed a nib, newest first."""
    log = subprocess.run(
        ["git", "-C", clone, "log", "--all", "--no-merges", "--raw", "--no-abbrev", "--no-renames", "-z", "--format=", "--diff-filter=M",
         "--", "*.xib", "*.storyboard"], stdout=subprocess.PIPE, check=True).stdout
    fields = log.split(b"\0")
    for head, path in zip(fields[::2], fields[1::2]):
        old, new = head.split()[2:4]
        yield old.decode(), new.decode(), path.decode(errors="replace")


class Blobs:
    """Reads the contents of blobs of one clone."""

    def __init__(self, clone):
        self.process = subprocess.Popen(["git", "-C", clone, "cat-file", "--batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def read(self, blob):
        self.process.stdin.write(blob.encode() + b"\n")
        self.process.stdin.flush()
        head = self.process.stdout.readline().split()
        if len(head) < 3:
            return None
        return self.process.stdout.read(int(head[2]) + 1)[:-1]


def place(row, table=None):
    """Returns what identifies a row in its table: its line, column and id; or all its values, if the table has no ids."""
    if table in OWN_ID:
        return row.get("line"), row.get("column"), row.get(OWN_ID[table])
    return json.dumps(plain(row), sort_keys=True)


def number(value):
    return float(value) if isinstance(value, str) and re.fullmatch(r"-?[0-9]*\.?[0-9]+([eE][-+]?[0-9]+)?", value) else value


def walk(tree, path):
    """Returns the container of the value at a path, and the last step of the path."""
    for step in path[:-1]:
        tree = tree[key_of(step)]
    return tree, key_of(path[-1])


def key_of(step):
    return tuple(step) if isinstance(step, list) else step


def members(pairs):
    """Returns a JSON object. If a name occurs several times, the later members have the key (name, number)."""
    result, count = {}, collections.Counter()
    for key, value in pairs:
        result[(key, count[key]) if count[key] else key] = value
        count[key] += 1
    return result


OWN_ID = {"objects": "object_id", "connections": "connection_id", "constraints": "constraint_id", "scenes": "scene_id"}
REFERENCES = {
    "objects": ["parent_id"], "connections": ["source_id", "destination_id", "parent_connection_id"],
    "constraints": ["owner", "first_item_id", "second_item_id"], "scenes": ["controller"], "runtime_attributes": ["object"],
    "resource_uses": ["object"], "texts": ["object"], "variations": ["element_id", "reference_id"], "document": ["initial_controller_id"]}
FRAME = ("x", "y", "width", "height", "constant", "priority")
NUMBERS = {"objects": ["x", "y", "width", "height"], "constraints": ["constant", "priority"]}


def change_values(row, change):
    for value in change.get("values", []):
        target, step = row, value["column"]
        if "path" in value:
            # An empty column is read as an object without members.
            row.setdefault(step, {})
            target, step = walk(row[step], value["path"])
        if "old" in value:
            found = target[step]
            assert found == value["old"] or number(found) == number(value["old"]), ("another value before", step, found, value["old"])
        else:
            assert isinstance(target, list) or step not in target, ("a value before", step)
        if "new" in value:
            target[step] = value["new"]
        else:
            del target[step]


def drop_empty(value):
    """Returns the row without empty columns."""
    return {key: item for key, item in value.items() if item != {}}


def apply(rows, changes):
    """Applies the changes to the rows of the old document, and returns the result."""
    ids, scene_ids = {}, {}
    for table in ("objects", "connections", "constraints"):
        first = {}
        name = OWN_ID[table]
        for row in rows[table]:
            first.setdefault(row.get(name), place(row, table))
        for change in changes.get(table, []):
            for value in change.get("values", []):
                if value["column"] == name and first.get(value.get("old")) == place(change["old"], table):
                    ids.setdefault(value["old"], value.get("new"))
    for change in changes.get("scenes", []):
        for value in change.get("values", []):
            if value["column"] == "scene_id":
                scene_ids[value["old"]] = value.get("new")
    result = {}
    for table, list_ in rows.items():
        changed = {place(change["old"], table): change for change in changes.get(table, []) if "old" in change}
        kept = []
        for row in list_:
            change = changed.get(place(row, table))
            if change and change["change"] == "removed":
                assert row == change["old"], ("removed row differs", row, change["old"])
                continue
            row = copy(row)
            direct = {v["column"] for v in change.get("values", [])} if change else set()
            if change:
                change_values(row, change)
            for column in REFERENCES.get(table, []):
                if column not in direct and row.get(column) in ids:
                    row[column] = ids[row[column]]
            if table in ("objects", "scenes") and "scene_id" not in direct and row.get("scene_id") in scene_ids:
                row["scene_id"] = scene_ids[row["scene_id"]]
            row["moved"] = "place" in direct
            kept.append(row)
        for change in changes.get(table, []):
            if change["change"] == "added":
                kept.append(dict(change["new"], moved=True))
        result[table] = kept
    reorder(result["objects"])
    return result


def copy(value):
    if isinstance(value, dict):
        return {key: copy(item) for key, item in value.items()}
    return [copy(item) for item in value] if isinstance(value, list) else value


def reorder(objects):
    """Sets the places of siblings: objects that did not move keep their order, and the others get the place that a change gives."""
    groups = collections.defaultdict(list)
    for row in objects:
        groups[row.get("parent_id"), row.get("scene_id"), row.get("key")].append(row)
    for siblings in groups.values():
        order = sorted((row for row in siblings if not row["moved"]), key=lambda row: row["place"])
        for row in sorted((row for row in siblings if row["moved"]), key=lambda row: row["place"]):
            order.insert(row["place"], row)
        for index, row in enumerate(order):
            row["place"] = index


def canonical(table, rows):
    """Returns the rows as a multiset of texts, without their lines and columns."""
    found = []
    for row in rows:
        row = drop_empty({key: value for key, value in row.items() if key not in LOCATION and key != "moved"})
        for column in NUMBERS.get(table, []):
            if column in row:
                row[column] = number(row[column])
        found.append(json.dumps(plain(row), sort_keys=True))
    return collections.Counter(found)


def plain(value):
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    return [plain(item) for item in value] if isinstance(value, list) else value


def elements(data):
    """Returns the content of each element with an id: its attributes, those of elements without an id inside it, and its parent."""
    try:
        root = etree.fromstring(data, etree.XMLParser(resolve_entities=False, huge_tree=True))
    except etree.XMLSyntaxError:
        return None
    if root.tag != "document":
        return None
    found = {}

    def own(element, home):
        # Rows do not contain the tag of a property.
        is_property = element.get("key") is not None and element.get("id") is None and element.tag != "nil"
        tag = "property" if is_property else element.tag
        attributes = {key: number(value) if key in FRAME else value for key, value in element.attrib.items()}
        # A text that contains line feeds, or a mutable text, is a child element with the same meaning as an attribute.
        texts = [child for child in element.iterchildren("string", "mutableString") if child.get("key") and child.get("id") is None]
        attributes.update((child.get("key"), child.text or "") for child in texts)
        said = [tag, tuple(sorted(attributes.items()))]
        text = (element.text or "") if len(element) == 0 else ""
        said.append(text if text.strip() else "")
        for child in element.iterchildren(etree.Element):
            # In the rows, the runtime attributes of a constraint belong to the view that encloses it.
            if child in texts or element.tag == "constraint" and child.tag == "userDefinedRuntimeAttributes":
                continue
            if child.get("id") is None:
                said.append(own(child, home))
            else:
                walk_elements(child, (home, element.tag if element.get("id") is None else child.get("key")))
        return tuple(said)

    def walk_elements(element, parent):
        id_ = element.get("id")
        said = own(element, id_)
        found.setdefault(id_, []).append((said, parent))

    for child in root.iterchildren(etree.Element):
        if child.tag in ("objects", "scenes"):
            own(child, None)
    return found


def changed_ids(changes):
    """Returns the ids in the changes, and the ids of the rows with a changed value."""
    mentioned, changed = set(), set()
    for table, rows in changes.items():
        for change in rows if isinstance(rows, list) else []:
            for side in ("old", "new"):
                row = change.get(side, {})
                mentioned.update(row.get(key) for key in (OWN_ID.get(table), "object", "element_id"))
            if change["change"] == "changed" and any(value["column"] != "place" for value in change["values"]):
                changed.add(change["new"].get(OWN_ID.get(table)))
    return mentioned - {None}, changed - {None}


def look_again(out, old, new):
    """Returns the first difference between the XML and the changes; None without one. Does not use the rows of COMMAND."""
    before, after = elements(old), elements(new)
    if before is None or after is None or any("match" in c for t in OWN_ID for c in out["changes"].get(t, [])):
        return None
    mentioned, changed = changed_ids(out["changes"])
    if any(len(said) > 1 for said in [*before.values(), *after.values()]):
        return None
    for id_ in before.keys() | after.keys():
        if bare(before.get(id_)) != bare(after.get(id_)) and id_ not in mentioned:
            return f"{id_} differs, but no change mentions it: {before.get(id_)} {after.get(id_)}"
        if id_ in changed and id_ in before and before[id_] == after.get(id_):
            return f"a change says that {id_} differs, but it is the same"
    return None


def bare(said):
    """Returns the content without empty elements, because the rows leave them out."""
    def strip(node):
        parts = [strip(part) if isinstance(part, tuple) and part and isinstance(part[0], str) else part for part in node[3:]]
        parts = [part for part in parts if part is not None]
        attributes = tuple((name, value) for name, value in node[1] if value != "")
        says = parts or node[2] or node[0] == "nil" or any(name != "key" for name, _ in attributes)
        return (node[0], attributes, node[2], *sorted(parts, key=repr)) if says else None
    return said and [(strip(one), parent) for one, parent in said]


def check(out, old, new):
    """Returns what is wrong with the changes of one pair; None if nothing is."""
    if "error" in out:
        return None
    try:
        applied = apply(out["a"], out["changes"])
    except (AssertionError, KeyError, IndexError, TypeError) as error:
        return f"cannot be applied: {type(error).__name__} {error}"
    for table, rows in out["b"].items():
        missing = canonical(table, rows) - canonical(table, applied.get(table, []))
        invented = canonical(table, applied.get(table, [])) - canonical(table, rows)
        if missing or invented:
            return f"{table}: not reached {next(iter(missing), None)}, instead {next(iter(invented), None)}"
    return look_again(out, old, new)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=10, help="failures to print of each clone")
    parser.add_argument("command")
    parser.add_argument("clones", nargs="+")
    options = parser.parse_args()
    tool = subprocess.Popen(shlex.split(options.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    total = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, name) for name in ("old", "new", "out")]
        for clone in options.clones:
            pairs = sorted(set(versions(clone)))
            random.Random(options.seed).shuffle(pairs)
            blobs, counts = Blobs(clone), collections.Counter()
            for old, new, path in pairs:
                if counts["pairs"] >= options.pairs / len(options.clones):
                    break
                data = blobs.read(old), blobs.read(new)
                if None in data:
                    continue
                for name, bytes_ in zip(paths, data):
                    with open(name, "wb") as file:
                        file.write(bytes_)
                tool.stdin.write("\t".join(paths) + "\n")
                tool.stdin.flush()
                if not tool.stdout.readline():
                    sys.exit(f"the command ended at {path} {old} {new}")
                with open(paths[2], encoding="utf-8") as file:
                    out = json.load(file, object_pairs_hook=members)
                if "error" in out:
                    counts["unreadable"] += 1
                    continue
                counts["pairs"] += 1
                formats = [out[side]["document"][0].get("format") for side in "ab"]
                counts["archives"] += formats == ["archive", "archive"]
                counts["upgrades"] += formats == ["archive", "document"]
                counts["changed"] += any(key not in ("path", "reordered") for key in out["changes"])
                failure = check(out, *data)
                if failure:
                    counts["failures"] += 1
                    if counts["failures"] <= options.show:
                        print(f"  {path} {old[:12]} {new[:12]}: {failure[:600]}")
            print(os.path.basename(os.path.dirname(clone.rstrip("/"))) or clone, dict(counts), flush=True)
            total += counts
    print("all", dict(total))
    sys.exit(1 if total["failures"] else 0)


if __name__ == "__main__":
    main()
