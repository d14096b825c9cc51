#!/usr/bin/env python3
"""Makes the pictures in docs/pictures from the output of xibdb on the sample app.

Usage: pictures.py XIBDB [--check]

With --check, the script writes nothing. It fails if a picture differs from the output of this xibdb.
Needs git, and rich from PyPI.
"""
import os
import pty
import shutil
import struct
import fcntl
import subprocess
import sys
import tempfile
import termios

from rich.console import Console
from rich.text import Text

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PICTURES = os.path.join(TOP, "docs", "pictures")
COLUMNS = 100

# The SVG template of the Python library rich, without the fonts that it loads from the network.
TEMPLATE = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: {char_height}px;
  line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix" xml:space="preserve">
{matrix}
</g>
</g>
</svg>
"""


def environment(home):
    names = {"HOME": home, "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": os.environ["PATH"], "PAGER": "cat"}
    # git stores the cached outlines as commits, and a commit needs an author.
    person = {"NAME": "Ada", "EMAIL": "ada@example.invalid", "DATE": "2026-01-01T12:00:00Z"}
    people = {f"GIT_{role}_{key}": value for role in ("AUTHOR", "COMMITTER") for key, value in person.items()}
    return {**names, **people, "GIT_CONFIG_NOSYSTEM": "1", "GIT_PAGER": "cat"}


def in_terminal(command, folder, home):
    """Runs a shell command in a terminal of COLUMNS columns, and returns what it prints."""
    pid, terminal = pty.fork()
    if pid == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 60, COLUMNS, 0, 0))
        os.chdir(folder)
        os.execvpe("sh", ["sh", "-c", command], environment(home))
    output = b""
    while True:
        try:
            part = os.read(terminal, 1 << 16)
        except OSError:
            break
        if not part:
            break
        output += part
    os.waitpid(pid, 0)
    return output.decode().replace("\r\n", "\n")


def svg(name, title, output):
    console = Console(record=True, width=COLUMNS, file=open(os.devnull, "w"), force_terminal=True, legacy_windows=False)
    console.print(Text.from_ansi(output.rstrip("\n")), soft_wrap=False)
    text = console.export_svg(title=title, code_format=TEMPLATE, unique_id=name)
    # Some renderers drop no-break spaces at the start of a text. xml:space preserves plain spaces.
    return "\n".join(line.rstrip() for line in text.replace("&#160;", " ").split("\n"))


def make(xibdb, work):
    """Returns the pictures, by file name."""
    home, app = os.path.join(work, "home"), os.path.join(work, "Orchard")
    os.mkdir(home)
    shutil.copytree(os.path.join(TOP, "Tests", "Sample"), app)
    bin_folder = os.path.join(work, "bin")
    os.mkdir(bin_folder)
    shutil.copy(xibdb, os.path.join(bin_folder, "xibdb"))
    os.environ["PATH"] = bin_folder + ":" + os.environ["PATH"]

    def run(*words):
        subprocess.run(words, cwd=app, env=environment(home), check=True, capture_output=True)

    run("git", "-c", "init.defaultBranch=main", "init", "-q")
    run("git", "add", "-A")
    run("git", "commit", "-qm", "Start")
    run("xibdb", "git", "install")
    nib = os.path.join(app, "Orchard", "Controllers", "FruitDetail.xib")
    with open(nib, encoding="utf-8") as file:
        changed = file.read()
    for old, new in [
        ('text="Pink Lady"', 'text="Cox Orange"'), ('property="nameLabel"', 'property="titleLabel"'),
        ('constant="200" identifier', 'constant="240" identifier'),
    ]:
        assert old in changed, f"FruitDetail.xib has no {old}"
        changed = changed.replace(old, new, 1)
    with open(nib, "w", encoding="utf-8") as file:
        file.write(changed)
    run("git", "commit", "-qam", "Show the name of the fruit as a title")
    run("xibdb", "index", ".", "-q")

    message = (
        "[<MissingOutletView 0x600> setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
        "the key subtitleLabel.")
    commands = {
        "why": f'xibdb why "{message}"',
        "check": "xibdb check --rule outlet-unknown --rule action-unknown --rule owner-mismatch --no-pager",
        "git-show": "git show --format=%s",
    }
    return {
        name + ".svg": svg(name, command if len(command) < 90 else command[:88] + "…", in_terminal(command, app, home))
        for name, command in commands.items()
    }


def main():
    xibdb, checks = os.path.abspath(sys.argv[1]), "--check" in sys.argv[2:]
    with tempfile.TemporaryDirectory() as work:
        pictures = make(xibdb, work)
    stale = []
    os.makedirs(PICTURES, exist_ok=True)
    for name, text in pictures.items():
        path = os.path.join(PICTURES, name)
        old = open(path, encoding="utf-8").read() if os.path.exists(path) else None
        if old != text:
            stale.append(name)
            if not checks:
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
    if checks and stale:
        sys.exit(f"These pictures do not show the output of this xibdb: {', '.join(stale)}. Run make pictures.")
    print("changed: " + ", ".join(stale) if stale else "The pictures show the output of this xibdb.")


main()
