"""Compares the conflicts of constraints in an index with a linear program.

    python3 Tests/Figures/conflicts.py .build/xibdb FOLDER...

For each nib and storyboard of the folders, the script reads the required constraints with lxml, and asks the solver HiGHS of the
package scipy for any solution. Positions and lengths are variables; lengths are at least 0. If there is no solution, the table
`layout_conflicts` must have rows for the file. Otherwise it must have none, except for conflicts in which the arrangement of a stack
view takes part. The script also counts the views that Xcode marked as ambiguous. It ends with status 1 if an answer is wrong.
"""

import collections
import json
import os
import subprocess
import sys
import tempfile

from lxml import etree
from scipy.optimize import linprog

SCROLLING = {"scrollView", "tableView", "collectionView", "textView"}
PLACES = {
    "leading": ("x", 0), "left": ("x", 0), "trailing": ("x", 1), "right": ("x", 1), "centerX": ("x", 0.5),
    "top": ("y", 0), "bottom": ("y", 1), "centerY": ("y", 0.5),
}
ROUNDING = 0.01


def number(text):
    try:
        value = float(text)
    except ValueError:
        return None
    return value if abs(value) < 1e7 else None


def ratio(text):
    for mark in ":/":
        if mark in text:
            over, under = (number(part) for part in text.split(mark, 1))
            return over / under if over is not None and under else None
    return number(text)


class Document:
    """The required constraints of a document whose numbers are known, as sums of variables."""

    def __init__(self, root):
        self.is_mac = "MacOSX" in root.get("targetRuntime", "")
        self.elements = {e.get("id"): e for e in root.iter() if isinstance(e.tag, str) and e.get("id")}
        self.varied, self.rows = set(), []
        for variation in root.iter("variation"):
            if variation.getparent().tag == "constraint":
                self.varied.add(variation.getparent().get("id"))
            self.varied |= {mark.get("reference") for mark in variation.iter("include", "exclude")}
        for constraint in root.iter("constraint"):
            row = self.row(constraint)
            if row:
                self.rows.append(row)

    def is_left_out(self, constraint):
        places = [constraint.getparent()] + [self.elements.get(constraint.get(k)) for k in ("firstItem", "secondItem") if constraint.get(k)]
        around = [a for place in places if place is not None for a in (place, *place.iterancestors())]
        return (
            "YES" in (constraint.get("placeholder"), constraint.get("symbolic"))
            or constraint.getparent().tag != "constraints"
            or (number(constraint.get("priority", "1000")) or 0) < 1000
            or constraint.get("id") in self.varied
            or any(a.get("id") in self.varied for a in around)
        )

    def side(self, item, attribute, other):
        element = self.elements.get(item)
        if element is None:
            return None
        if attribute in ("width", "height"):
            return {(item, "frame", "x" if attribute == "width" else "y", "length"): 1}
        if "aseline" in attribute:
            return {(item, "first" if attribute == "firstBaseline" else "last", "y", "start"): 1}
        area, edge = "frame", attribute.replace("WithinMargins", "").replace("Margin", "")
        if edge != attribute:
            area = "margins"
        if edge not in PLACES:
            return None
        axis, share = PLACES[edge]
        inside = self.elements.get(other)
        if area == "frame" and share != 0.5 and not self.is_mac and element.tag in SCROLLING and inside is not None:
            if element in inside.iterancestors():
                if inside.tag.endswith("LayoutGuide"):
                    return None
                area = "content"
        place = {(item, area, axis, "start"): 1}
        if share:
            place[(item, area, axis, "length")] = share
        return place

    def row(self, constraint):
        if self.is_left_out(constraint):
            return None
        owner = constraint.getparent().getparent().get("id")
        first, second = constraint.get("firstItem") or owner, constraint.get("secondItem")
        constant = number(constraint.get("constant", "0"))
        one = self.side(first, constraint.get("firstAttribute"), second)
        if one is None or constant is None:
            return None
        total = collections.Counter(one)
        if second:
            two = self.side(second, constraint.get("secondAttribute") or "", first)
            multiplier = ratio(constraint.get("multiplier", "1"))
            if two is None or not multiplier:
                return None
            for variable, share in two.items():
                total[variable] -= multiplier * share
        elif constraint.get("firstAttribute") not in ("width", "height"):
            return None
        total = {variable: share for variable, share in total.items() if share}
        return (constraint.get("id"), total, constraint.get("relation"), constant) if total else None

    def has_conflict(self):
        return any(not is_solvable(rows) for rows in self.components())

    def components(self):
        """The rows in groups that share no variable."""
        group = {}

        def find(name):
            while group.setdefault(name, name) != name:
                name = group[name]
            return name

        for index, row in enumerate(self.rows):
            for variable in row[1]:
                group[find(variable)] = find(index)
        found = collections.defaultdict(list)
        for index, row in enumerate(self.rows):
            found[find(index)].append(row)
        return found.values()


def is_solvable(rows):
    variables = {name: index for index, name in enumerate(sorted({name for row in rows for name in row[1]}))}
    most, limits = [], []
    for _, shares, relation, constant in rows:
        line = [0.0] * len(variables)
        for name, share in shares.items():
            line[variables[name]] = share
        if relation != "greaterThanOrEqual":
            most.append(line)
            limits.append(constant + ROUNDING)
        if relation != "lessThanOrEqual":
            most.append([-value for value in line])
            limits.append(ROUNDING - constant)
    bounds = [(0 if name[3] == "length" else None, None) for name in variables]
    return linprog([0] * len(variables), A_ub=most, b_ub=limits, bounds=bounds, method="highs").status != 2


def expected(folder):
    """The paths of documents with a conflict, and the number of views that Xcode marked as ambiguous."""
    found, documents, ambiguous = set(), 0, 0
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            if not name.endswith((".xib", ".storyboard")) or not os.path.isfile(path):
                continue
            try:
                root = etree.parse(path, etree.XMLParser(huge_tree=True)).getroot()
            except etree.XMLSyntaxError:
                continue
            if root.tag != "document" or root.get("useAutolayout") != "YES":
                continue
            documents += 1
            ambiguous += sum(1 for e in root.iter() if e.get("ambiguous") == "YES")
            if Document(root).has_conflict():
                found.add(os.path.relpath(path, folder))
    return found, documents, ambiguous


def answered(tool, folder):
    """The paths of documents with a conflict in the index, and the number of conflicts with a stack view."""
    sql = """
        SELECT files.path AS path, layout_conflicts.number AS number, max(layout_conflicts.stack_view) AS stack_view
        FROM layout_conflicts JOIN files ON files.id = layout_conflicts.file_id
        WHERE files.kind IN ('xib', 'storyboard')
        GROUP BY files.id, layout_conflicts.number ORDER BY files.path, layout_conflicts.number
    """
    with tempfile.TemporaryDirectory() as scratch:
        index = os.path.join(scratch, "index.sqlite")
        subprocess.run([tool, "index", folder, "--db", index], check=True, capture_output=True)
        text = subprocess.run([tool, "sql", "--db", index, "--format", "json", sql], check=True, capture_output=True).stdout
    rows = json.loads(text)
    return {row["path"] for row in rows if row["stack_view"] is None}, sum(1 for row in rows if row["stack_view"] is not None)


def main():
    tool, folders = sys.argv[1], sys.argv[2:]
    is_different = False
    for folder in folders:
        want, documents, ambiguous = expected(folder)
        got, stacks = answered(tool, folder)
        print(f"{os.path.basename(folder.rstrip('/'))}\t{documents} documents\t{len(want & got)} of {len(want)} with a conflict\t"
              f"{len(got - want)} wrong\t{stacks} conflicts with stack views\t{ambiguous} ambiguous views")
        for path in sorted(want ^ got):
            print("  ", "missing" if path in want else "wrong", path)
        is_different |= want != got
    sys.exit(1 if is_different else 0)


main()
