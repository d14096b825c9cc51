"""Compares pictures of macOS xibs with the views that GNUstep loads from the same files.

    python3 Tests/Figures/gnustep_views.py XIBDB XIB...

It needs `gcc` for Objective-C, the library and back end of GNUstep's AppKit, `Xvfb` and `lxml`. On Debian:
`gobjc libgnustep-gui-dev gnustep-back0.29-cairo xvfb python3-lxml`. Without them it prints a message and does nothing.

A view of GNUstep belongs to the object of the picture with the same class and the nearest frame. It counts as equal if its top left corner
is within one point. GNUstep places scrollers at the left, so that views inside scroll views differ.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SVG = "{http://www.w3.org/2000/svg}"
# Views that GNUstep adds, or whose place depends on its scrollers.
OWN = {"NSScroller", "NSClipView", "NSTableHeaderView", "GSTableCornerView", "_NSCornerView"}
DISPLAY = ":97"


def built(folder):
    """Compiles the loader, and returns its path."""
    words = []
    for kind in ["--objc-flags", "--gui-libs"]:
        words.append(subprocess.run(["gnustep-config", kind], capture_output=True, text=True, check=True).stdout.split())
    program = os.path.join(folder, "views")
    command = ["gcc", "-std=gnu11", os.path.join(HERE, "gnustep_views.m"), "-o", program, *words[0], "-w", *words[1]]
    subprocess.run(command, check=True, cwd=folder, stderr=subprocess.DEVNULL)
    return program


def loaded(program, path):
    """The views that GNUstep loads: lists of views, one for each window and top-level view."""
    run = subprocess.run([program, path], capture_output=True, timeout=120, env={**os.environ, "DISPLAY": DISPLAY})
    trees = []
    for line in run.stdout.decode(errors="replace").splitlines():
        depth, kind, *numbers, title = line.split("\t")
        if depth == "0":
            trees.append([])
        trees[-1].append((int(depth), kind, *map(float, numbers[:2]), title))
    return trees


def place(group):
    """The position of a group of the picture."""
    x = y = 0.0
    while group is not None:
        moved = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", group.get("transform") or "")
        if moved:
            x, y = x + float(moved[1]), y + float(moved[2])
        elif group.tag == SVG + "svg" and group.getparent() is not None:
            x, y = x + float(group.get("x", 0)), y + float(group.get("y", 0))
        group = group.getparent()
    return x, y


def drawn(xibdb, path):
    """The objects of the picture: lists of objects, one for each window and top-level view."""
    from lxml import etree

    run = subprocess.run([xibdb, "picture", path, "--hidden"], capture_output=True)
    if run.returncode:
        return []
    trees = []
    for group in etree.fromstring(run.stdout, etree.XMLParser(huge_tree=True)).iter(SVG + "g", SVG + "svg"):
        kind = group.get("data-class")
        if group.get("data-id") is None or kind is None:
            continue
        if not any(parent.get("data-id") for parent in group.iterancestors()):
            trees.append([])
            if kind in ("NSWindow", "NSPanel"):
                continue
        text = " ".join(part.text or "" for part in group.iter(SVG + "text"))
        trees[-1].append((group.get("data-id"), kind, *place(group), text))
    return [tree for tree in trees if tree]


def same_title(one, other):
    one, other = (re.sub(r"[\s\u2026]", "", text) for text in (one, other))
    return one == other or (len(other) > 10 and one.startswith(other))


def compare(views, objects):
    """Prints the differences. Returns the numbers of views, equal places, titles and equal titles."""
    counts, used = [0, 0, 0, 0], set()
    left, top = objects[0][2:4]
    for depth, kind, x, y, title in views:
        if kind in OWN or depth == 0:
            continue

        def distance(item):
            return abs(item[2] - left - x) + abs(item[3] - top - y) - (50 if title and same_title(title, item[4]) else 0)

        fitting = [item for item in objects[1:] if item not in used and (item[1] == kind or not item[1].startswith("NS"))]
        counts[0] += 1
        if not fitting:
            print("   not in the picture:", kind, x, y, title)
            continue
        best = min(fitting, key=distance)
        used.add(best)
        if abs(best[2] - left - x) <= 1 and abs(best[3] - top - y) <= 1:
            counts[1] += 1
        else:
            print(f"   {kind} {best[0]}: GNUstep {x:g} {y:g}, picture {best[2] - left:g} {best[3] - top:g}")
        if title:
            counts[2] += 1
            if same_title(title, best[4]):
                counts[3] += 1
            else:
                print(f"   {kind} {best[0]}: GNUstep {title[:40]!r}, picture {best[4][:40]!r}")
    return counts


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    missing = [name for name in ["gnustep-config", "gcc", "Xvfb"] if not shutil.which(name)]
    if missing:
        print(f"{', '.join(missing)} not found: pictures are not compared with GNUstep.")
        return
    xibdb, total = os.path.abspath(sys.argv[1]), [0, 0, 0, 0]
    screen = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", "1600x1200x24"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        with tempfile.TemporaryDirectory() as folder:
            program = built(folder)
            for path in sys.argv[2:]:
                print(path)
                for views, objects in zip(loaded(program, os.path.abspath(path)), drawn(xibdb, path)):
                    total = [a + b for a, b in zip(total, compare(views, objects))]
    finally:
        screen.terminate()
    print(f"{total[0]} views, {total[1]} at the same place; {total[2]} titles, {total[3]} equal")


if __name__ == "__main__":
    main()
