"""Sends mutated messages to `xibdb mcp` and `xibdb lsp`, and checks that both servers stay up.

    frames.py XIBDB APP [--messages 20000] [--seed 33]

The messages are valid requests whose bytes, values or members are changed: broken JSON, deep JSON, huge numbers, other types, unknown
methods, paths outside the app, cancelled requests. After every 100 messages, the server must answer a valid request. Each answer must be
a JSON-RPC message. The index is written to a temporary folder. The app is not changed.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import threading

STRANGE = [
    None, True, -1, 0, 2**31, 2**63, 10**400, 1.5e308, "", "\u0000", "\ud83d", "x" * 70_000, [], {}, [[]], {"a": {}},
    "../../../../etc/passwd", "file:///etc/passwd", "file:///%2e%2e/%00", "xibdb://nibs/../../x", "\x1b[31m",
]
META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}


def requests(server, root, nib):
    """Valid messages without an id, and the method of a request that is always answered."""
    if server == "mcp":
        calls = [
            ("search", {"name": "cell"}), ("show", {"name": nib}), ("at", {"place": nib + ":3"}), ("path", {"to": "A"}),
            ("sql", {"sql": "SELECT path FROM nibs", "limit": 2}), ("schema", {"table": "nibs"}), ("diff", {}), ("why", {"log": "nil"}),
        ]
        made = [("tools/call", {"name": name, "arguments": arguments, "_meta": META}) for name, arguments in calls]
        made += [(method, {"_meta": META}) for method in ["tools/list", "resources/list", "prompts/list", "ping", "server/discover"]]
        made += [("resources/read", {"uri": "xibdb://nibs/" + nib, "_meta": META}), ("notifications/cancelled", {"requestId": 1})]
        return made, ("tools/list", {"_meta": META})
    document = {"uri": f"file://{root}/{nib}"}
    place = {"textDocument": document, "position": {"line": 4, "character": 20}, "context": {"includeDeclaration": True}}
    made = [("textDocument/" + name, place) for name in ["hover", "definition", "references", "completion", "documentSymbol", "codeLens"]]
    change = {"range": {"start": {"line": 1, "character": 0}, "end": {"line": 2, "character": 5}}, "text": "x"}
    made += [
        ("textDocument/didOpen", {"textDocument": {**document, "languageId": "xml", "version": 1, "text": "<document>\n</document>\n"}}),
        ("textDocument/didChange", {"textDocument": {**document, "version": 2}, "contentChanges": [change]}),
        ("textDocument/didClose", {"textDocument": document}), ("workspace/symbol", {"query": "a"}), ("$/cancelRequest", {"id": 1}),
        ("textDocument/codeAction", {**place, "range": change["range"], "context": {"diagnostics": []}}), ("initialize", {"rootUri": "file:///"}),
    ]
    return made, ("workspace/symbol", {"query": "zzz"})


def mutated(dice, value, depth=0):
    """The value with some of its parts replaced."""
    if dice.random() < 0.12:
        return dice.choice(STRANGE)
    if isinstance(value, dict):
        return {key: mutated(dice, part, depth + 1) for key, part in value.items() if dice.random() > 0.05}
    if isinstance(value, list):
        return [mutated(dice, part, depth + 1) for part in value for _ in range(dice.choice([0, 1, 1, 1, 2]))]
    return value


def text(dice, method, params, number):
    message = {"jsonrpc": "2.0", "method": method, "params": params}
    if not method.startswith(("notifications", "$", "textDocument/did")):
        message["id"] = number
    if dice.random() < 0.8:
        message = mutated(dice, message)
    body = json.dumps(message).encode()
    kind = dice.random()
    if kind < 0.1:
        body = b"[" * dice.choice([10, 1000, 100_000]) + body
    elif kind < 0.3 and body:
        body = bytearray(body)
        for _ in range(dice.randint(1, 8)):
            place = dice.randrange(len(body) + 1)
            body[place : place + dice.randint(0, 3)] = bytes(dice.randrange(256) for _ in range(dice.randint(0, 3)))
        body = bytes(body)
    # A line ends a message of the server for agents. These methods end the other server.
    return body.replace(b"\n", b" ").replace(b'"exit"', b'"exits"').replace(b'"shutdown"', b'"shut"')


def drive(xibdb, server, root, database, nib, options):
    process = subprocess.Popen([xibdb, server, "--db", database], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    answers, news, wrong = set(), threading.Condition(), []

    def read():
        while True:
            if server == "mcp":
                body = process.stdout.readline()
            else:
                length = 0
                while line := process.stdout.readline().strip():
                    length = int(line.split(b":")[1]) if line.lower().startswith(b"content-length:") else length
                body = process.stdout.read(length)
            if not body:
                return
            message = json.loads(body)
            if message.get("jsonrpc") != "2.0" or not ({"result", "error", "method"} & set(message)):
                wrong.append(message)
            with news:
                if isinstance(message.get("id"), str):
                    answers.add(message["id"])
                news.notify_all()

    def send(body):
        process.stdin.write(body + b"\n" if server == "mcp" else b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        process.stdin.flush()

    def ask(method, params, name):
        send(json.dumps({"jsonrpc": "2.0", "id": name, "method": method, "params": params}).encode())
        with news:
            if not news.wait_for(lambda: name in answers, 60):
                sys.exit(f"{server}: no answer after {name}; exit status {process.poll()}")

    threading.Thread(target=read, daemon=True).start()
    dice = random.Random(options.seed)
    made, steady = requests(server, root, nib)
    if server == "lsp":
        ask("initialize", {"rootUri": "file://" + root, "capabilities": {}}, "first")
    for number in range(options.messages):
        send(text(dice, *dice.choice(made), number))
        if number % 100 == 99:
            ask(*steady, f"steady {number}")
    memory = next(int(line.split()[1]) for line in open(f"/proc/{process.pid}/status") if line.startswith("VmRSS:")) if os.path.exists("/proc") else 0
    if server == "lsp":
        ask("shutdown", None, "last")
        send(b'{"jsonrpc":"2.0","method":"exit"}')
    process.stdin.close()
    status = process.wait(30)
    print(f"{server}: {options.messages} messages; exit status {status}; {len(wrong)} answers that are not messages; {memory >> 10} MiB")
    return status == 0 and not wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("xibdb")
    parser.add_argument("app")
    for name, value in [("messages", 20_000), ("seed", 33)]:
        parser.add_argument(f"--{name}", type=int, default=value)
    options = parser.parse_args()
    xibdb, root = os.path.abspath(options.xibdb), os.path.realpath(options.app)
    with tempfile.TemporaryDirectory() as folder:
        database = os.path.join(folder, "app.sqlite")
        subprocess.run([xibdb, "index", root, "--db", database], check=True, stdout=subprocess.DEVNULL)
        found = subprocess.run(
            [xibdb, "sql", "--db", database, "--no-refresh", "--json", "SELECT path FROM nibs ORDER BY path LIMIT 1"], check=True, stdout=subprocess.PIPE)
        nib = json.loads(found.stdout)[0]["path"]
        if not all([drive(xibdb, server, root, database, nib, options) for server in ["mcp", "lsp"]]):
            sys.exit(1)


if __name__ == "__main__":
    main()
