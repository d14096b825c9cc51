"""Compares solved layouts with saved frames and with another solver.

    python3 Tests/Figures/layout.py TOOL frames FOLDER...   share of views within one point of their saved frames
    python3 Tests/Figures/layout.py TOOL known FOLDER...    the same without saved sizes as natural sizes
    python3 Tests/Figures/layout.py TOOL systems            1,000 random systems against PyPI kiwisolver

TOOL is the program `LayoutFigures` of this package. Every third file, by a hash of its path below FOLDER, is in the held-out set.
A view counts if constraints or a stack view place it, its frame is saved, and it is installed. Views that Xcode marked as
misplaced or ambiguous are a group of their own.
"""

import collections
import hashlib
import os
import random
import subprocess
import sys


def is_held_out(path):
    return hashlib.sha256(path.encode()).digest()[0] % 3 == 0


def nibs(folder):
    for place, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            path = os.path.join(place, name)
            if name.endswith((".xib", ".storyboard")) and os.path.isfile(path):
                yield path


def frames(tool, mode, folders):
    counts = collections.defaultdict(collections.Counter)
    elements = collections.defaultdict(collections.Counter)
    times, other = [], collections.Counter()
    for folder in folders:
        paths = list(nibs(folder))
        run = subprocess.run([tool, mode], input="".join(p + "\n" for p in paths), capture_output=True, text=True, check=True)
        for line in run.stdout.splitlines():
            kind, path, *fields = line.split("\t")
            if kind == "time":
                times.append((float(fields[0]), path))
            if kind != "view":
                other[kind] += 1
                continue
            platform, autolayout, _, element, _, misplaced, horizontal, vertical, uninstalled, *numbers = fields
            if uninstalled == "1" or numbers[0] == "":
                continue
            numbers = [float(number) for number in numbers]
            is_near = all(abs(numbers[i] - numbers[i + 4]) <= 1 for i in range(4))
            if autolayout != "1":
                group = "without auto layout"
            elif horizontal == vertical == "saved":
                group = "placed by mask"
            elif misplaced == "1":
                group = "constraints, misplaced"
            elif horizontal == vertical == "solved":
                group = "constraints, determined"
            else:
                group = "constraints, ambiguous"
            part = "held out" if is_held_out(path[len(folder):]) else "tuned"
            counts[platform, group, part]["near" if is_near else "far"] += 1
            if group in ("constraints, determined", "constraints, ambiguous"):
                counts[platform, "constraints, all", part]["near" if is_near else "far"] += 1
                elements[platform, element]["near" if is_near else "far"] += 1
    for key in sorted(counts):
        print_share(" / ".join(key), counts[key])
    print()
    for key in sorted(elements, key=lambda key: -sum(elements[key].values()))[:40]:
        print_share(" ".join(key), elements[key])
    print()
    print(f"{len(times)} documents, {sum(t for t, _ in times):.2f} s; slowest {max(times)[0]:.3f} s: {max(times)[1]}; {dict(other)}")


def print_share(name, counter):
    total = sum(counter.values())
    print(f"{name:55} {counter['near']:6} of {total:6}  {100 * counter['near'] / total:5.1f} %")


# MARK: Random systems

LEVELS = {1000: None, 750: (1, 0, 0), 500: (0, 1, 0), 250: (0, 0, 1)}


def random_system(generator):
    """A list of constraints: relation, priority, constant, and coefficients by variable."""
    count = generator.randint(2, 10)
    constraints = []
    for _ in range(generator.randint(count, 3 * count)):
        variables = generator.sample(range(count), min(count, generator.choice([1, 2, 2, 2, 3])))
        terms = {v: generator.choice([1, 1, 1, -1, -1, 2, 0.5]) for v in variables}
        priority = generator.choice([1000, 1000, 750, 500, 250])
        constraints.append((generator.choice(["==", "==", ">=", "<="]), priority, generator.randint(-100, 100), terms))
    return count, constraints


def ask_kiwi(count, constraints, pull=None):
    """The values and the required constraints that cannot be added. `pull` draws one variable to a value."""
    import kiwisolver as kiwi

    variables = [kiwi.Variable(str(index)) for index in range(count)]
    order = [i for i, c in enumerate(constraints) if c[1] == 1000] + [i for i, c in enumerate(constraints) if c[1] < 1000]
    solver, broken, place = kiwi.Solver(), [], 0
    while place < len(order):
        index = order[place]
        relation, priority, constant, terms = constraints[index]
        expression = sum((coefficient * variables[v] for v, coefficient in terms.items()), start=kiwi.Expression([], constant))
        strength = kiwi.strength.required if priority == 1000 else kiwi.strength.create(*LEVELS[priority])
        place += 1
        try:
            solver.addConstraint(kiwi.Constraint(expression, relation, strength))
        except kiwi.UnsatisfiableConstraint:
            # The failed constraint leaves its traces in the solver, so start again without it.
            broken.append(index)
            order.remove(index)
            solver, place = kiwi.Solver(), 0
    if pull:
        variable, value = pull
        solver.addConstraint(kiwi.Constraint(variables[variable] - value, "==", kiwi.strength.create(0, 0, 0.001)))
    solver.updateVariables()
    return [variable.value() for variable in variables], sorted(broken)


def violations(values, constraints, broken):
    """The sum of the violations of each level; of the required constraints, the largest one."""
    sums = {level: 0.0 for level in LEVELS}
    for index, (relation, priority, constant, terms) in enumerate(constraints):
        if index in broken:
            continue
        value = constant + sum(coefficient * values[v] for v, coefficient in terms.items())
        wrong = abs(value) if relation == "==" else max(0, -value) if relation == ">=" else max(0, value)
        sums[priority] = max(sums[priority], wrong) if priority == 1000 else sums[priority] + wrong
    return [sums[level] for level in sorted(sums, reverse=True)]


def systems(tool):
    generator = random.Random(35)
    problems = [random_system(generator) for _ in range(1000)]
    lines = []
    for count, constraints in problems:
        lines.append(f"system {count}")
        for relation, priority, constant, terms in constraints:
            lines.append(f"{relation} {priority} {constant} " + " ".join(f"{v} {c}" for v, c in terms.items()))
        lines.append("end")
    run = subprocess.run([tool, "systems"], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True)
    result = collections.Counter()
    for number, ((count, constraints), line) in enumerate(zip(problems, run.stdout.splitlines(), strict=True)):
        values, determined, broken = line.split("|")
        values, determined = [float(v) for v in values.split()], [v == "1" for v in determined.split()]
        broken = [int(index) for index in broken.split()]
        theirs, their_broken = ask_kiwi(count, constraints)
        if broken != their_broken:
            result["other required constraints left out"] += 1
            print("system", number, "left out", broken, their_broken)
            continue
        result["with a contradiction" if broken else "without a contradiction"] += 1
        ours = violations(values, constraints, broken)
        others = violations(theirs, constraints, broken)
        if any(abs(one - other) > 1e-4 for one, other in zip(ours, others)):
            # kiwisolver adds weighted violations of all levels; ours is better if its first difference is smaller.
            first = next(i for i in range(4) if abs(ours[i] - others[i]) > 1e-4)
            result["better violations than kiwisolver" if ours[first] < others[first] else "worse violations"] += 1
            print("system", number, "violations", ours, others)
            continue
        result["same violations on every level"] += 1
        for variable in range(count):
            pulled = [ask_kiwi(count, constraints, (variable, values[variable] + s))[0][variable] for s in (-1000, 1000)]
            moves = any(abs(value - values[variable]) > 1e-4 for value in pulled)
            if determined[variable]:
                result["determined variables, same value" if not moves else "determined variables, OTHER VALUE"] += 1
            else:
                result["undetermined variables, movable" if moves else "undetermined variables, NOT MOVABLE"] += 1
    for key in sorted(result):
        print(f"{key:45} {result[key]}")


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[2] not in ("frames", "known", "systems"):
        sys.exit(__doc__)
    if sys.argv[2] == "systems":
        systems(sys.argv[1])
    else:
        frames(sys.argv[1], sys.argv[2], [folder.rstrip("/") for folder in sys.argv[3:]])
