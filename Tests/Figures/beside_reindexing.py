#!/usr/bin/env python3
"""Asks questions while another process re-indexes. Compares each answer with
the answers that the two states of the repository give without that process.

    python3 Tests/Figures/beside_reindexing.py .build/xibdb [SECONDS [FOLDER]]

FOLDER is a repository with nibs. The default is the sample app. The script works
on a copy. In the second state, files are missing, renamed and changed, so that
rows get other ids. Every answer must be that of one of the two states, and must
not be an error. Prints how many answers match both states, one state or none,
and how many are errors.
"""

import collections
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
BOOKKEEPING = re.compile(r"^  written .*\n|^.* KiB, schema .*\n", re.M)


def ask(binary, question, folder):
    """Returns the exit status and what is printed, without the time and the size in the answer of `status`."""
    run = subprocess.run([binary, *question, "--no-refresh"], cwd=folder, capture_output=True, text=True)
    text = BOOKKEEPING.sub("", run.stdout)
    errors = "".join(line for line in run.stderr.splitlines(True) if "not refreshed" not in line)
    return run.returncode, text, errors


def index(binary, folder):
    subprocess.run([binary, "index", ".", "--quiet"], cwd=folder, check=True)


def files_of(folder):
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in (".git", ".xibdb")]
        found += [os.path.relpath(os.path.join(place, name), folder) for name in names]
    return sorted(found)


def make_other_state(folder, other):
    """Makes a copy of a folder. A third of the nibs are renamed, a third have other
    outlets, and a third of the other files are missing."""
    shutil.copytree(folder, other, symlinks=True, ignore=shutil.ignore_patterns(".git", ".xibdb"))
    chance = random.Random(1)
    for name in files_of(other):
        path = os.path.join(other, name)
        if os.path.islink(path):
            continue
        if name.endswith((".xib", ".storyboard")):
            kind = chance.randrange(3)
            if kind == 0:
                os.rename(path, os.path.join(os.path.dirname(path), "Moved" + os.path.basename(path)))
            elif kind == 1:
                with open(path, "rb") as file:
                    text = file.read()
                with open(path, "wb") as file:
                    file.write(text.replace(b'<outlet property="', b'<outlet property="other'))
        elif chance.randrange(3) == 0:
            os.remove(path)


def copy_state(source, folder):
    """Gives a folder the same files as another folder. Files that are already equal are not written."""
    wanted = set(files_of(source))
    for name in files_of(folder):
        if name not in wanted:
            os.remove(os.path.join(folder, name))
    for name in wanted:
        old, new = os.path.join(folder, name), os.path.join(source, name)
        if os.path.islink(new):
            continue
        with open(new, "rb") as file:
            text = file.read()
        if os.path.exists(old):
            with open(old, "rb") as file:
                if file.read() == text:
                    continue
        os.makedirs(os.path.dirname(old) or folder, exist_ok=True)
        with open(old, "wb") as file:
            file.write(text)


def questions_of(folder, other):
    nibs = [name for name in files_of(folder) if name.endswith((".xib", ".storyboard"))]
    random.Random(2).shuffle(nibs)
    there = set(files_of(other))
    nibs = [name for name in nibs if name in there][:4] + [name for name in nibs if name not in there][:2]
    log = "[<{} 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key {}."
    asked = [["status"], ["why", log.format("UIViewController", "view")], ["report", "hazards", "--format", "csv"]]
    for nib in nibs:
        asked += [["explain", nib], ["show", nib]]
    return asked


def main():
    binary = os.path.abspath(sys.argv[1])
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 120
    source = sys.argv[3] if len(sys.argv) > 3 else os.path.join(HERE, "..", "Sample")
    with tempfile.TemporaryDirectory(prefix="xibdb-beside-") as home:
        # Both states are queried at the same path, because the answers contain the path.
        live, first, second = (os.path.join(home, name) for name in ("live", "first", "second"))
        shutil.copytree(source, first, symlinks=True, ignore=shutil.ignore_patterns(".git", ".xibdb"))
        make_other_state(first, second)
        asked = questions_of(first, second)
        shutil.copytree(first, live, symlinks=True)
        allowed = []
        for state in (first, second):
            copy_state(state, live)
            index(binary, live)
            allowed.append([ask(binary, question, live) for question in asked])

        counts = collections.Counter()
        examples = []
        runs = [0]
        end = time.monotonic() + seconds

        def reindex():
            states = [first, second]
            while time.monotonic() < end:
                copy_state(states[runs[0] % 2], live)
                index(binary, live)
                runs[0] += 1

        worker = threading.Thread(target=reindex)
        worker.start()
        while time.monotonic() < end:
            for number, question in enumerate(asked):
                answer = ask(binary, question, live)
                place = [state for state in (0, 1) if allowed[state][number] == answer]
                if len(place) == 2:
                    counts["of both states"] += 1
                elif place:
                    counts["of one state"] += 1
                elif answer[0] in (0, 2):
                    counts["MIXED"] += 1
                    examples.append((question, answer))
                else:
                    counts["ERROR"] += 1
                    examples.append((question, answer))
        worker.join()
        differing = sum(1 for number in range(len(asked)) if allowed[0][number] != allowed[1][number])
        print(f"{len(asked)} questions, of which {differing} are answered differently by the two states; {runs[0]} runs of the indexer")
        for what, count in sorted(counts.items()):
            print(f"  {what}: {count}")
        for question, answer in examples[:3]:
            print(f"--- {' '.join(question)}: status {answer[0]}\n{answer[1][:2000]}{answer[2][:2000]}")
        return 1 if counts["MIXED"] or counts["ERROR"] else 0


sys.exit(main())
