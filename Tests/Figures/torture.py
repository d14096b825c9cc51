#!/usr/bin/env python3
"""Kills runs, makes their writes fail, changes files during a run, and turns the clock back.

    torture.py XIBDB [--seed N] [--kills N] [--seconds N]

After each attack on a run, the index must be the old one or a complete new one.
The next run must succeed, must make the same index as a run without an old index,
and must leave no other file behind. Prints one line for each kind of attack, and
each violation. The exit status is 1 if there was a violation. Needs a C compiler
for the library that makes writes fail and changes the clock.
"""

import argparse
import hashlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

SHIM = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

/* Counts the calls that change a file whose name contains SHIM_NAME. Call
   number SHIM_FAIL fails with the error SHIM_ERROR, and creates the file
   SHIM_MARK. Shifts the clock by SHIM_CLOCK seconds. Sends a signal every
   SHIM_SIGNALS microseconds; its handler does not restart system calls. */
static atomic_int calls;

static void do_nothing(int signal) { (void)signal; }

__attribute__((constructor)) static void interrupt_calls(void) {
    const char *every = getenv("SHIM_SIGNALS");
    if (!every) return;
    struct sigaction action = {.sa_handler = do_nothing};
    sigaction(SIGALRM, &action, NULL);
    struct itimerval timer = {{0, atoi(every)}, {0, atoi(every)}};
    setitimer(ITIMER_REAL, &timer, NULL);
    /* Do not send signals to the programs that xibdb starts. */
    unsetenv("LD_PRELOAD");
}

static int is_ours(int fd) {
    char link[64], path[4096];
    const char *name = getenv("SHIM_NAME");
    if (!name) return 0;
    strcpy(link, "/proc/self/fd/");
    char digits[16]; int n = 0, value = fd;
    do digits[n++] = '0' + value % 10; while (value /= 10);
    size_t end = strlen(link);
    while (n) link[end++] = digits[--n];
    link[end] = 0;
    ssize_t got = readlink(link, path, sizeof path - 1);
    if (got < 0) return 0;
    path[got] = 0;
    return strstr(path, name) != NULL;
}

static int fails(int ours) {
    const char *at = getenv("SHIM_FAIL");
    if (!at || !ours || atomic_fetch_add(&calls, 1) + 1 != atoi(at)) return 0;
    const char *mark = getenv("SHIM_MARK");
    if (mark) close(creat(mark, 0600));
    errno = atoi(getenv("SHIM_ERROR"));
    return 1;
}

#define NEXT(type, name, ...) ((type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name))

ssize_t write(int fd, const void *b, size_t n) { return fails(is_ours(fd)) ? -1 : NEXT(ssize_t, write, int, const void *, size_t)(fd, b, n); }
ssize_t pwrite(int fd, const void *b, size_t n, off_t o) { return fails(is_ours(fd)) ? -1 : NEXT(ssize_t, pwrite, int, const void *, size_t, off_t)(fd, b, n, o); }
ssize_t pwrite64(int fd, const void *b, size_t n, off64_t o) { return fails(is_ours(fd)) ? -1 : NEXT(ssize_t, pwrite64, int, const void *, size_t, off64_t)(fd, b, n, o); }
int ftruncate(int fd, off_t n) { return fails(is_ours(fd)) ? -1 : NEXT(int, ftruncate, int, off_t)(fd, n); }
int ftruncate64(int fd, off64_t n) { return fails(is_ours(fd)) ? -1 : NEXT(int, ftruncate64, int, off64_t)(fd, n); }
int futimens(int fd, const struct timespec t[2]) { return fails(is_ours(fd)) ? -1 : NEXT(int, futimens, int, const struct timespec *)(fd, t); }
ssize_t sendfile(int o, int i, off_t *p, size_t n) { return fails(is_ours(o)) ? -1 : NEXT(ssize_t, sendfile, int, int, off_t *, size_t)(o, i, p, n); }
ssize_t sendfile64(int o, int i, off64_t *p, size_t n) { return fails(is_ours(o)) ? -1 : NEXT(ssize_t, sendfile64, int, int, off64_t *, size_t)(o, i, p, n); }
int rename(const char *a, const char *b) {
    const char *name = getenv("SHIM_NAME");
    return fails(name && strstr(a, name) != NULL) ? -1 : NEXT(int, rename, const char *, const char *)(a, b);
}
int clock_gettime(clockid_t c, struct timespec *t) {
    int result = NEXT(int, clock_gettime, clockid_t, struct timespec *)(c, t);
    const char *wrong = getenv("SHIM_CLOCK");
    if (wrong && c == CLOCK_REALTIME) t->tv_sec += atol(wrong);
    return result;
}
"""

NIB = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
<objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner{0}"/>
<view id="v{0}" customClass="View{0}"><subviews>{1}</subviews>
<connections><outlet property="label" destination="l0" id="o1"/></connections></view></objects></document>
"""
SWIFT = """import UIKit
class View{0}: UIView {{
    @IBOutlet var label: UILabel!
    func load() {{ Bundle.main.loadNibNamed("N{0}", owner: self) }}
}}
class Owner{0}: NSObject {{}}
"""
DUMP = [
    "SELECT path, format, error, content_hash FROM files",
    "SELECT path, object_id, class, parent_id, line FROM objects JOIN files ON files.id = file_id",
    "SELECT path, source_id, destination_id, connections.name FROM connections JOIN files ON files.id = file_id",
    "SELECT path, class, members.name, members.kind, line FROM members JOIN files ON files.id = file_id",
    "SELECT path, call, nib_name, certainty, line FROM nib_loads JOIN files ON files.id = file_id",
    "SELECT name, kind, superclass, object_count, owner_count FROM classes",
    "SELECT path, pattern, certainty FROM nib_patterns JOIN files ON files.id = file_id",
]


class Torture:
    def __init__(self, binary, seed, kills, seconds):
        self.binary, self.kills, self.seconds = os.path.abspath(binary), kills, seconds
        self.dice = random.Random(seed)
        self.folder = os.path.realpath(tempfile.mkdtemp(prefix="xibdb-torture-"))
        self.violations = 0

    def violation(self, what):
        self.violations += 1
        print(f"  VIOLATION: {what}", flush=True)

    # Helpers that create a tree and its index, and read the content of the index.

    def make(self, name, files):
        tree = os.path.join(self.folder, name)
        shutil.rmtree(tree, ignore_errors=True)
        for number in range(files):
            self.write(tree, number)
        return tree

    def write(self, tree, number, labels=None):
        folder = os.path.join(tree, f"F{number % 40}")
        os.makedirs(folder, exist_ok=True)
        labels = self.dice.randrange(1, 30) if labels is None else labels
        texts = "".join(f'<label id="l{n}" text="Text {n} of {number}, {self.dice.random()}"/>' for n in range(labels))
        for name, text in [(f"N{number}.xib", NIB.format(number, texts)), (f"N{number}.swift", SWIFT.format(number))]:
            path = os.path.join(folder, name)
            # Remove a pipe first, because opening it would block. Also remove a link, because its target would be overwritten.
            if os.path.lexists(path) and (os.path.islink(path) or not os.path.isfile(path)):
                os.remove(path)
            with open(path, "w") as file:
                file.write(text)

    def edit(self, tree, files):
        for _ in range(self.dice.randrange(1, 6)):
            number = self.dice.randrange(files)
            path = os.path.join(tree, f"F{number % 40}", f"N{number}." + self.dice.choice(["xib", "swift"]))
            if os.path.exists(path) and self.dice.random() < 0.3:
                os.remove(path)
            else:
                self.write(tree, number)

    def index(self, tree):
        return os.path.join(tree, ".xibdb", "index.sqlite")

    def start(self, *arguments, tree, **environment):
        return subprocess.Popen(
            [self.binary, *arguments], cwd=tree, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, **environment})

    def run(self, *arguments, tree, **environment):
        process = self.start(*arguments, tree=tree, **environment)
        output, errors = process.communicate()
        return process.returncode, output, errors

    def bytes(self, tree):
        try:
            with open(self.index(tree), "rb") as file:
                return hashlib.sha1(file.read()).hexdigest()
        except FileNotFoundError:
            return None

    def dump(self, path):
        database = sqlite3.connect(f"file:{path}?immutable=1", uri=True)
        database.text_factory = bytes
        try:
            return [sorted(database.execute(sql).fetchall(), key=repr) for sql in DUMP]
        finally:
            database.close()

    def check_complete(self, tree, before, what):
        """Checks that the index has the same bytes as before, or is a complete index."""
        if self.bytes(tree) == before:
            return
        try:
            database = sqlite3.connect(f"file:{self.index(tree)}?immutable=1", uri=True)
            fault = database.execute("PRAGMA quick_check").fetchone()[0]
            database.close()
        except sqlite3.Error as error:
            fault = str(error)
        if fault != "ok":
            self.violation(f"{what}: neither the old index nor a complete index ({fault})")

    def check_repaired(self, tree, what):
        """Checks that the next run succeeds, makes the same index as a fresh run, and leaves no other file behind."""
        status, _, errors = self.run("index", ".", "--quiet", tree=tree)
        if status != 0:
            return self.violation(f"{what}: the next run ends with {status}: {errors.strip()}")
        fresh = os.path.join(self.folder, "fresh.sqlite")
        if os.path.exists(fresh):
            os.remove(fresh)
        status, _, errors = self.run("index", ".", "--quiet", "--db", fresh, tree=tree)
        if status != 0:
            return self.violation(f"{what}: a fresh run ends with {status}: {errors.strip()}")
        if self.dump(self.index(tree)) != self.dump(fresh):
            self.violation(f"{what}: the next run makes another index than a fresh run")
        left = set(os.listdir(os.path.join(tree, ".xibdb"))) - {".gitignore", "index.sqlite"}
        if left:
            self.violation(f"{what}: left over: {sorted(left)}")

    # Each of these methods disturbs runs in a different way.

    def kill(self):
        """Sends signals at random moments, to first runs and to refreshes, of a small and of a large tree."""
        kinds = [("small", 40), ("large", 900)]
        done = {}
        for number in range(self.kills):
            name, files = kinds[number % 2]
            tree = os.path.join(self.folder, "kill-" + name)
            is_cold = self.dice.random() < 0.5
            if not os.path.exists(tree):
                self.make("kill-" + name, files)
            if is_cold:
                shutil.rmtree(os.path.join(tree, ".xibdb"), ignore_errors=True)
            elif not os.path.exists(self.index(tree)):
                self.run("index", ".", "--quiet", tree=tree)
            if not is_cold:
                self.edit(tree, files)
                if self.dice.random() < 0.2:
                    # Make so many changes that SQLite writes pages before the end of the transaction.
                    for changed in self.dice.sample(range(files), files // 2):
                        self.write(tree, changed)
            before = self.bytes(tree)
            how = self.dice.choice([signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
            process = self.start("index", ".", "--quiet", tree=tree)
            self.wait_for_moment(process, tree, name == "large")
            process.send_signal(how)
            process.communicate()
            what = f"kill {number} ({how.name}, {'cold' if is_cold else 'refresh'}, {name})"
            key = "ended before" if process.returncode >= 0 else ("cold" if is_cold else "refresh")
            done[key] = done.get(key, 0) + 1
            self.check_complete(tree, before, what)
            self.check_repaired(tree, what)
        return f"{self.kills} kills: " + ", ".join(f"{count} {key}" for key, count in sorted(done.items()))

    def wait_for_moment(self, process, tree, is_large):
        """Waits for a random time, or until the new index has a random size."""
        new = self.index(tree) + ".xibdb-new"
        if self.dice.random() < 0.5:
            return time.sleep(self.dice.random() * (1.5 if is_large else 0.15))
        size = self.dice.choice([0, 1, 16384, 200_000, 1 << 20, 4 << 20])
        end = time.time() + 5
        while process.poll() is None and time.time() < end:
            try:
                if os.path.getsize(new) >= size:
                    return
            except OSError:
                pass

    def shim(self):
        library = os.path.join(self.folder, "shim.so")
        if not os.path.exists(library):
            source = os.path.join(self.folder, "shim.c")
            with open(source, "w") as file:
                file.write(SHIM)
            subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
        return library

    def fail_writes(self):
        """Lets every write of a first run and of a refresh fail once, because the disk is full (ENOSPC) or broken (EIO)."""
        tree = self.make("fail", 30)
        mark = os.path.join(self.folder, "mark")
        steps = 0
        for is_cold in [True, False]:
            number = 0
            while True:
                number += 1
                if is_cold:
                    shutil.rmtree(os.path.join(tree, ".xibdb"), ignore_errors=True)
                else:
                    self.edit(tree, 30)
                before = self.bytes(tree)
                if os.path.exists(mark):
                    os.remove(mark)
                status, _, errors = self.run(
                    "index", ".", "--quiet", tree=tree, LD_PRELOAD=self.shim(), SHIM_FAIL=str(number), SHIM_NAME=".xibdb-new",
                    SHIM_ERROR=self.dice.choice(["28", "5"]), SHIM_MARK=mark)
                if not os.path.exists(mark):
                    break
                steps += 1
                what = f"write {number} of a {'cold run' if is_cold else 'refresh'} failed"
                if status not in (0, 3):
                    self.violation(f"{what}: ended with {status}: {errors.strip()}")
                if status == 3 and "cannot be written" not in errors:
                    self.violation(f"{what}: printed {errors.strip()!r}")
                self.check_complete(tree, before, what)
                # The next run must repair everything.
                self.check_repaired(tree, what)
        return f"{steps} failing writes"

    def change_while_reading(self):
        """Adds, removes, truncates and replaces files during runs."""
        tree, runs = self.make("change", 300), 0
        elsewhere = os.path.join(self.folder, "elsewhere.xib")
        with open(elsewhere, "w") as file:
            file.write(NIB.format("elsewhere", ""))
        stop = threading.Event()

        def change():
            dice = random.Random(1)
            while not stop.is_set():
                number = dice.randrange(300)
                path = os.path.join(tree, f"F{number % 40}", f"N{number}." + dice.choice(["xib", "swift"]))
                try:
                    match dice.randrange(5):
                        case 0: os.remove(path)
                        case 1 if not os.path.islink(path): os.truncate(path, dice.randrange(200))
                        case 2:
                            os.remove(path)
                            os.mkfifo(path)
                        case 3:
                            os.remove(path)
                            os.symlink(elsewhere, path)
                        case _: self.write(tree, number, labels=3)
                except OSError:
                    pass

        thread = threading.Thread(target=change)
        thread.start()
        end = time.time() + self.seconds
        while time.time() < end:
            try:
                process = self.start("index", ".", "--quiet", tree=tree)
                _, errors = process.communicate(timeout=120)
                if process.returncode != 0:
                    self.violation(f"files changed while they were read: ended with {process.returncode}: {errors.strip()}")
            except subprocess.TimeoutExpired:
                process.kill()
                self.violation("files changed while they were read: hangs")
            runs += 1
        stop.set()
        thread.join()
        self.check_repaired(tree, "files changed while they were read")
        return f"{runs} runs over a changing tree"

    def turn_clock(self):
        """Turns the clock back and forward between runs."""
        tree, steps = self.make("clock", 40), 0
        for wrong in [0, -86_400, -86_400 * 365, 3600, -5, 0]:
            self.edit(tree, 40)
            status, _, errors = self.run("index", ".", "--quiet", tree=tree, LD_PRELOAD=self.shim(), SHIM_CLOCK=str(wrong))
            if status != 0:
                self.violation(f"clock {wrong}: ended with {status}: {errors.strip()}")
            # Edit files and index again with the same shift of the clock.
            self.edit(tree, 40)
            self.run("index", ".", "--quiet", tree=tree, LD_PRELOAD=self.shim(), SHIM_CLOCK=str(wrong))
            self.check_repaired(tree, f"clock {wrong}")
            steps += 1
        return f"{steps} turns of the clock"

    def interrupt(self):
        """Sends signals all the time. They interrupt every system call that waits."""
        tree, runs = self.make("signals", 120), 0
        # Use a repository, so that xibdb also runs git.
        subprocess.run(["git", "init", "-q", tree], check=True)
        subprocess.run(["git", "add", "-A"], cwd=tree, check=True)
        for every in [100, 300, 1000, 5000]:
            shutil.rmtree(os.path.join(tree, ".xibdb"), ignore_errors=True)
            for arguments in [["index", ".", "--quiet"], ["status"], ["index", ".", "--quiet", "--rehash"]]:
                self.edit(tree, 120)
                status, _, errors = self.run(*arguments, tree=tree, LD_PRELOAD=self.shim(), SHIM_SIGNALS=str(every))
                if status != 0 or "no process could be started" in errors:
                    self.violation(f"a signal every {every} microseconds: {arguments[0]} ended with {status}: {errors.strip()}")
                runs += 1
            self.check_repaired(tree, f"a signal every {every} microseconds")
        return f"{runs} runs that signals interrupt"

    def crowd(self):
        """Runs 8 indexers and 20 readers on one index at the same time, while the tree changes."""
        tree = self.make("crowd", 120)
        self.run("index", ".", "--quiet", tree=tree)
        stop, counts, lock = threading.Event(), {"index": 0, "ask": 0}, threading.Lock()

        def repeat(kind, arguments):
            while not stop.is_set():
                status, output, errors = self.run(*arguments, tree=tree)
                with lock:
                    counts[kind] += 1
                if status != 0:
                    self.violation(f"{' '.join(arguments)}: ended with {status}: {errors.strip()}")
                elif kind == "ask" and output.strip() != "1":
                    self.violation(f"an answer that matches no state: {output.strip()}")

        # In every complete state, each object belongs to an existing file, and at least one file exists.
        sql = "SELECT NOT EXISTS (SELECT 1 FROM objects WHERE file_id NOT IN (SELECT id FROM files)) AND (SELECT count(*) FROM files) > 0"
        asking = ["sql", sql, "--format", "value"]
        threads = [threading.Thread(target=repeat, args=("index", ["index", ".", "--quiet"])) for _ in range(8)]
        threads += [threading.Thread(target=repeat, args=("ask", asking + (["--no-refresh"] if n % 2 else []))) for n in range(20)]
        for thread in threads:
            thread.start()
        end = time.time() + self.seconds
        while time.time() < end:
            self.edit(tree, 120)
            time.sleep(0.05)
        stop.set()
        for thread in threads:
            thread.join()
        self.check_repaired(tree, "the crowd")
        return f"{counts['index']} runs and {counts['ask']} answers at the same time"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("xibdb")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--only")
    options = parser.parse_args()
    torture = Torture(options.xibdb, options.seed, options.kills, options.seconds)
    try:
        for harness in [torture.kill, torture.fail_writes, torture.change_while_reading, torture.turn_clock, torture.interrupt, torture.crowd]:
            if options.only in (None, harness.__name__):
                start = time.time()
                print(f"{harness()} ({time.time() - start:.0f} s)", flush=True)
    finally:
        shutil.rmtree(torture.folder, ignore_errors=True)
    print(f"seed {options.seed}: {torture.violations} violations")
    sys.exit(1 if torture.violations else 0)


main()
