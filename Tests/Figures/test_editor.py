"""Drives `xibdb lsp` with the package pytest-lsp on real apps, and compares its answers with lxml and the text of the sources.

    XIBDB=.build/xibdb APPS=APP:APP pytest -s Tests/Figures/test_editor.py

For each app, 50 outlets (OUTLETS) are drawn at random (SEED) from its nibs. The truth comes from the module editor, which does not use
xibdb. The package pytest-lsp checks each answer against the types of the protocol. It needs pytest-lsp, pytest-asyncio and lxml.

- definition: from the line of the connection to the declaration of the outlet
- references: from the declaration to exactly the lines of nibs that connect the outlet of the class or of its subclasses
- hover: it names the outlet at both places
- diagnostics: after the edit of a buffer, they are the same as the findings of `xibdb check` for a copy of the app with the saved text
- latency: the 95th percentile of hover and definition at 200 random places (PLACES)

The index is written to a temporary folder. The apps are not changed.
"""

import asyncio
import collections
import json
import os
import random
import shutil
import subprocess
import time
import urllib.parse

import editor
import pytest
import pytest_asyncio
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, make_test_lsp_client

XIBDB = os.path.abspath(os.environ.get("XIBDB", ".build/xibdb"))
APPS = [os.path.realpath(app) for app in os.environ.get("APPS", "").split(":") if app]
OUTLETS, PLACES, SEED = (int(os.environ.get(name, value)) for name, value in [("OUTLETS", 50), ("PLACES", 200), ("SEED", 33)])
NIBS = (".xib", ".storyboard")


@pytest.fixture(params=APPS, ids=os.path.basename)
def app(request, tmp_path):
    """A copy of the app, and its index."""
    root, database = tmp_path / os.path.basename(request.param), tmp_path / "app.sqlite"
    shutil.copytree(request.param, root, symlinks=True, ignore=shutil.ignore_patterns(".git", ".xibdb"))
    subprocess.run([XIBDB, "index", root, "--db", database], check=True, stdout=subprocess.DEVNULL)
    return str(root), str(database)


@pytest_asyncio.fixture
async def client(app):
    root, database = app
    configuration = ClientServerConfig(server_command=[XIBDB, "lsp", "--db", database], client_factory=make_test_lsp_client)
    client: LanguageClient = await configuration.start()
    await client.initialize_session(types.InitializeParams(capabilities=types.ClientCapabilities(), root_uri=editor.uri(root)))
    yield client
    await client.shutdown_session()


def at(path, line, column):
    """The parameters for a 1-based line and a 0-based column."""
    return {"text_document": types.TextDocumentIdentifier(uri=editor.uri(path)), "position": types.Position(line - 1, column)}


def places(locations):
    return {(urllib.parse.unquote(found.uri[7:]), found.range.start.line + 1) for found in locations or []}


def drawn(root):
    """The connections of the app, the sources, and random connections whose outlet has one place of declaration."""
    sources = editor.Sources(root)
    every = list(editor.connections(root))
    sole = [one for one in every if len({os.path.dirname(path) for path, _, _ in sources.declarations(one[4], one[3])}) == 1]
    return every, sources, random.Random(SEED).sample(sole, min(OUTLETS, len(sole)))


async def definition(client, *place):
    found = await client.text_document_definition_async(types.DefinitionParams(**at(*place)))
    return places(found if isinstance(found, list) else [found] if found else [])


async def references(client, *place):
    context = types.ReferenceContext(include_declaration=False)
    return places(await client.text_document_references_async(types.ReferenceParams(context=context, **at(*place))))


@pytest.mark.asyncio
async def test_definition_and_references(app, client):
    root = app[0]
    every, sources, outlets = drawn(root)
    connected = collections.defaultdict(set)
    for path, line, _, name, owner in every:
        for place in sources.declarations(owner, name):
            connected[place].add((path, line))
    wrong = collections.defaultdict(list)
    for path, line, column, name, owner in outlets:
        declared = sources.declarations(owner, name)
        found = await definition(client, path, line, column)
        if not found or not found <= {(p, l) for p, l, _ in declared}:
            wrong["definition"].append((owner, name, path, line, sorted(found)))
        expected = set().union(*(connected[place] for place in declared))
        answers = [await references(client, *place) for place in declared]
        answer = {place for place in set().union(*answers) if place[0].endswith(NIBS)}
        if answer != expected:
            wrong["references"].append((owner, name, sorted(expected - answer), sorted(answer - expected)))
        for place in [(path, line, column), *declared]:
            hover = await client.text_document_hover_async(types.HoverParams(**at(*place)))
            if hover is None or name not in hover.contents.value:
                wrong["hover"].append((owner, name, place))
    right = ", ".join(f"{kind} right {len(outlets) - len({str(w[:2]) for w in wrong[kind]})}" for kind in ["definition", "references", "hover"])
    print(f"\n{os.path.basename(root)}: of {len(outlets)} outlets: {right}")
    assert not any(wrong.values()), dict(wrong)


def findings(root, database):
    """The findings of `xibdb check` as (path, 0-based line, rule)."""
    checked = subprocess.run([XIBDB, "check", "--db", database, "--format", "json"], cwd=root, stdout=subprocess.PIPE, check=False)
    found = json.loads(checked.stdout)["findings"]
    return sorted((os.path.join(root, one["path"]), max(0, (one.get("line") or 1) - 1), one["rule"]) for one in found)


def published(client):
    """The diagnostics in the form of the findings. An open source repeats findings whose other end it contains; they are left out."""
    found = [(urllib.parse.unquote(uri[7:]), one) for uri, diagnostics in client.diagnostics.items() for one in diagnostics]
    return sorted((path, one.range.start.line, one.code) for path, one in found if path.endswith("/" + one.data["path"]))


async def settled(client, expected):
    """Waits until the diagnostics are the expected findings. Returns the time, or None after two minutes."""
    start = time.time()
    while time.time() - start < 120:
        if published(client) == expected:
            return time.time() - start
        await asyncio.sleep(0.05)
    return None


@pytest.mark.asyncio
async def test_diagnostics_after_an_edit(app, client):
    root, database = app
    _, sources, outlets = drawn(root)
    before = findings(root, database)
    assert await settled(client, before) is not None, "the first diagnostics"
    times = []
    for path, line, _, name, owner in outlets[:5]:
        source, number, column = sources.declarations(owner, name)[0]
        text = editor.text_of(source)
        lines = text.split("\n")
        lines[number - 1] = lines[number - 1][:column] + name + "Renamed" + lines[number - 1][column + len(name) :]
        edited = "\n".join(lines)
        with open(source, "w", encoding="utf-8", newline="") as file:
            file.write(edited)
        saved = database + ".saved"
        shutil.copy(database, saved)
        expected = findings(root, saved)
        with open(source, "w", encoding="utf-8", newline="") as file:
            file.write(text)
        document = editor.uri(source)
        client.text_document_did_open(
            types.DidOpenTextDocumentParams(types.TextDocumentItem(uri=document, language_id="text", version=1, text=text)))
        client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(version=2, uri=document), [types.TextDocumentContentChangeWholeDocument(edited)]))
        taken = await settled(client, expected)
        now = published(client)
        assert taken is not None, (owner, name, [one for one in now if one not in expected], [one for one in expected if one not in now])
        assert any(one not in before for one in expected) or expected == before
        client.text_document_did_close(types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(uri=document)))
        assert await settled(client, before) is not None, (owner, name, "the text is closed")
        times.append((taken, expected != before))
    changed = [taken for taken, is_other in times if is_other]
    print(f"\n{os.path.basename(root)}: {len(times)} edits, {len(changed)} with other findings; median time {editor.percentile(changed, 0.5):.0f} ms")


@pytest.mark.asyncio
async def test_latency(app, client):
    root = app[0]
    every, sources, _ = drawn(root)
    spots = [one[:3] for one in every] + [place for outlets in sources.outlets.values() for found in outlets.values() for place in found]
    times = collections.defaultdict(list)
    for place in random.Random(SEED).choices(spots, k=PLACES):
        for kind, ask in [
            ("hover", lambda: client.text_document_hover_async(types.HoverParams(**at(*place)))),
            ("definition", lambda: definition(client, *place)),
        ]:
            start = time.time()
            await ask()
            times[kind].append(time.time() - start)
    for kind, found in times.items():
        middle, most = editor.percentile(found, 0.5), editor.percentile(found, 0.95)
        print(f"\n{os.path.basename(root)}: {kind}: median {middle:.0f} ms, 95th percentile {most:.0f} ms")
