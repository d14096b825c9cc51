#!/usr/bin/env python3
"""Makes the release files of one commit from the static binaries for Linux and the universal binary for macOS.

Usage: release.py --linux XIBDB [--linux-arm XIBDB] [--macos XIBDB] --out FOLDER [--releases URL]

The same commit and binaries give the same bytes: names are sorted, times are those of the commit, owners are root.
URL is the folder that will contain the files, for the formula and the other recipes that download them.
"""
import argparse
import base64
import gzip
import hashlib
import io
import json
import lzma
import os
import platform
import re
import subprocess
import tarfile
import time
import zipfile

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PACKAGING = os.path.join(TOP, "Tools", "packaging")
SUMMARY = "Answer questions about the xibs and storyboards of a repository"


def output(*command):
    return subprocess.run(command, cwd=TOP, check=True, capture_output=True, text=True).stdout.strip()


def read(*path):
    with open(os.path.join(*path), "rb") as file:
        return file.read()


def digest(data):
    return hashlib.sha256(data).hexdigest()


# Files are dictionaries of path and content. A path in `executable` has the mode 0755, every other path 0644.

def tar(files, executable, moment):
    """Returns an uncompressed tar archive with the folders of the files."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.GNU_FORMAT) as archive:
        folders = {"/".join(path.split("/")[:n]) for path in files for n in range(1, path.count("/") + 1)} - {"."}
        for path in sorted(folders | set(files)):
            entry = tarfile.TarInfo(path)
            entry.mtime = moment
            entry.uname = entry.gname = "root"
            if path in files:
                entry.size = len(files[path])
                entry.mode = 0o755 if path in executable else 0o644
                archive.addfile(entry, io.BytesIO(files[path]))
            else:
                entry.type, entry.mode = tarfile.DIRTYPE, 0o755
                archive.addfile(entry)
    return buffer.getvalue()


def zipped(files, executable, moment):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for path in sorted(files):
            entry = zipfile.ZipInfo(path, time.gmtime(max(moment, 315532800))[:6])
            entry.compress_type, entry.create_system = zipfile.ZIP_DEFLATED, 3
            entry.external_attr = (0o100755 if path in executable else 0o100644) << 16
            archive.writestr(entry, files[path], compresslevel=9)
    return buffer.getvalue()


def xz(data):
    return lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)


def installed(binary, folder):
    """Returns the files that an installation has below its prefix: the binary, the manual and the completions."""
    manual = os.path.join(folder, "man")
    subprocess.run([binary, "manual", manual], check=True, capture_output=True)
    files = {"bin/xibdb": read(binary)}
    files |= {"share/man/man1/" + page: read(manual, page) for page in sorted(os.listdir(manual)) if page.endswith(".1")}
    for shell, path in {
        "bash": "share/bash-completion/completions/xibdb", "zsh": "share/zsh/site-functions/_xibdb",
        "fish": "share/fish/vendor_completions.d/xibdb.fish",
    }.items():
        files[path] = subprocess.run([binary, "completions", shell], check=True, capture_output=True).stdout
    return files


def archive(files, name, moment):
    """Returns a .tar.xz whose only top folder is the name."""
    documents = {"share/doc/xibdb/" + page: read(TOP, page) for page in ("LICENSE", "NOTICE", "README.md", "CHANGELOG.md")}
    return xz(tar({f"{name}/{path}": text for path, text in (files | documents).items()}, {f"{name}/bin/xibdb"}, moment))


def wheel(binary, version, machine, moment):
    """Returns a wheel that installs the binary as a script. The binary needs no library, so it runs on every Linux."""
    tags = [f"manylinux_2_17_{machine}", f"manylinux2014_{machine}", f"musllinux_1_1_{machine}"]
    name = f"xibdb-{version}-py3-none-{'.'.join(tags)}.whl"
    info = f"xibdb-{version}.dist-info/"
    script = f"xibdb-{version}.data/scripts/xibdb"
    metadata = (
        f"Metadata-Version: 2.1\nName: xibdb\nVersion: {version}\nSummary: {SUMMARY}\nLicense: MIT\n"
        "Classifier: Operating System :: POSIX :: Linux\nClassifier: Environment :: Console\n"
        "Description-Content-Type: text/markdown\n\n")
    files = {
        script: read(binary),
        info + "METADATA": metadata.encode() + read(TOP, "README.md"),
        info + "WHEEL": "".join(
            ["Wheel-Version: 1.0\nGenerator: xibdb\nRoot-Is-Purelib: false\n"] + [f"Tag: py3-none-{tag}\n" for tag in tags]
        ).encode(),
        info + "LICENSE": read(TOP, "LICENSE"),
        info + "NOTICE": read(TOP, "NOTICE"),
    }
    record = info + "RECORD"

    def line(path):
        sum = base64.urlsafe_b64encode(hashlib.sha256(files[path]).digest()).rstrip(b"=").decode()
        return f"{path},sha256={sum},{len(files[path])}\n"

    files[record] = ("".join(line(path) for path in sorted(files)) + f"{record},,\n").encode()
    return name, zipped(files, {script}, moment)


def deb(files, version, architecture, moment):
    """Returns a package for Debian and Ubuntu: an ar archive of a version, a control archive and a data archive."""
    def compressed(text):
        return gzip.compress(text, 9, mtime=moment)

    tree = {
        "./usr/" + (path + ".gz" if "/man1/" in path else path.replace("zsh/site-functions", "zsh/vendor-completions")):
        compressed(text) if "/man1/" in path else text for path, text in files.items()
    }
    documents = "./usr/share/doc/xibdb/"
    tree[documents + "copyright"] = read(TOP, "LICENSE") + b"\n" + read(TOP, "NOTICE")
    tree[documents + "changelog.gz"] = compressed(read(TOP, "CHANGELOG.md"))
    kilobytes = sum((len(text) + 1023) // 1024 for text in tree.values())
    control = (
        f"Package: xibdb\nVersion: {version}\nArchitecture: {architecture}\nMaintainer: The xibdb developers <xibdb@example.com>\n"
        f"Installed-Size: {kilobytes}\nRecommends: git\nSection: devel\nPriority: optional\nDescription: {SUMMARY}\n"
        " xibdb reads every Interface Builder file of a repository into SQLite tables, joins them with the\n"
        " declarations and loads in the Swift and Objective-C sources, and answers questions.\n")
    sums = "".join(f"{hashlib.md5(text).hexdigest()}  {path[2:]}\n" for path, text in sorted(tree.items()))
    members = {
        "debian-binary": b"2.0\n",
        "control.tar.xz": xz(tar({"./control": control.encode(), "./md5sums": sums.encode()}, set(), moment)),
        "data.tar.xz": xz(tar(tree, {"./usr/bin/xibdb"}, moment)),
    }
    result = b"!<arch>\n"
    for name, data in members.items():
        result += f"{name:<16}{moment:<12}{0:<6}{0:<6}{'100644':<8}{len(data):<10}`\n".encode() + data + b"\n" * (len(data) % 2)
    return result


def bundle(binaries, version, moment):
    """Returns a SwiftPM artifact bundle."""
    triples = {
        "linux-x86_64": ["x86_64-unknown-linux-gnu"], "linux-aarch64": ["aarch64-unknown-linux-gnu"], "macos": ["arm64-apple-macosx", "x86_64-apple-macosx"]}
    files, variants = {}, []
    for system, binary in sorted(binaries.items()):
        path = f"xibdb-{version}-{system}/bin/xibdb"
        files["xibdb.artifactbundle/" + path] = read(binary)
        variants.append({"path": path, "supportedTriples": triples[system]})
    executable = set(files)
    info = {"schemaVersion": "1.0", "artifacts": {"xibdb": {"type": "executable", "version": version, "variants": variants}}}
    files["xibdb.artifactbundle/info.json"] = (json.dumps(info, indent=2) + "\n").encode()
    files["xibdb.artifactbundle/LICENSE"] = read(TOP, "LICENSE")
    return zipped(files, executable, moment)


def components():
    """Returns the name, version, license and origin of everything that the static binary contains."""
    manifest = read(TOP, "Package.swift").decode()
    licenses = {
        "swift-argument-parser": "Apache-2.0 WITH Swift-exception", "Yams": "MIT",
        "swift-syntax": "Apache-2.0 WITH Swift-exception"}
    found = [
        (url.rsplit("/", 1)[1], version, licenses[url.rsplit("/", 1)[1]], url)
        for url, version in re.findall(r'\.package\(url: "([^"]+)", exact: "([^"]+)"\)', manifest)]
    swift = re.search(r"Swift version (\S+)", output("swift", "--version"))
    found.append(("swift", swift.group(1) if swift else "", "Apache-2.0 WITH Swift-exception", "https://github.com/swiftlang/swift"))
    for name, package, license, origin in [
        ("libxml2", "libxml-2.0", "MIT", "https://gitlab.gnome.org/GNOME/libxml2"),
        ("sqlite", "sqlite3", "blessing", "https://sqlite.org"),
        ("openssl", "libcrypto", "Apache-2.0", "https://www.openssl.org"),
        ("minizip", "minizip", "Zlib", "https://zlib.net"),
        ("zlib", "zlib", "Zlib", "https://zlib.net"), ("xz", "liblzma", "0BSD", "https://tukaani.org/xz"),
        ("icu", "icu-uc", "Unicode-3.0", "https://icu.unicode.org"),
    ]:
        found.append((name, output("pkg-config", "--modversion", package), license, origin))
    found.append(("glibc", platform.libc_ver()[1], "LGPL-2.1-or-later", "https://www.gnu.org/software/libc"))
    return found


def bill_of_materials(version, commit, moment, sum):
    """Returns an SPDX document about the static binary."""
    def package(name, version, license, origin, **more):
        identifier = "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)
        return {
            "SPDXID": identifier, "name": name, "versionInfo": version, "downloadLocation": origin or "NOASSERTION",
            "licenseConcluded": license, "licenseDeclared": license, "copyrightText": "NOASSERTION", "filesAnalyzed": False, **more}

    own = package("xibdb", version, "MIT", "", checksums=[{"algorithm": "SHA256", "checksumValue": sum}])
    others = [package(*component) for component in components()]
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"xibdb-{version}",
        "documentNamespace": f"https://example.com/spdx/xibdb-{version}-{commit}",
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment)), "creators": ["Tool: xibdb-release"]},
        "packages": [own] + others,
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": own["SPDXID"]}
        ] + [
            {"spdxElementId": own["SPDXID"], "relationshipType": "CONTAINS", "relatedSpdxElement": other["SPDXID"]}
            for other in others],
    }
    return (json.dumps(document, indent=2) + "\n").encode()


def recipes(values):
    """Returns the recipes of package managers, from the templates beside this script."""
    found = {}
    folder = os.path.join(PACKAGING, "recipes")
    for root, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            path = os.path.join(root, name)
            text = read(path).decode()
            for key, value in values.items():
                text = text.replace("{{" + key + "}}", value)
            assert "{{" not in text, f"{path} has a placeholder that is not known"
            found[os.path.relpath(path, folder)] = text.encode()
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--linux", required=True, metavar="XIBDB")
    parser.add_argument("--linux-arm", metavar="XIBDB")
    parser.add_argument("--macos", metavar="XIBDB")
    parser.add_argument("--out", required=True, metavar="FOLDER")
    parser.add_argument("--releases", default="https://example.com/xibdb/releases", metavar="URL")
    arguments = parser.parse_args()

    binary = os.path.abspath(arguments.linux)
    version = output(binary, "--version").split()[0]
    commit, moment = output("git", "rev-parse", "HEAD"), int(output("git", "log", "-1", "--format=%ct"))
    os.makedirs(arguments.out, exist_ok=True)
    scratch = os.path.join(arguments.out, ".work")
    tree = installed(binary, scratch)
    binaries = {"linux-x86_64": binary, "linux-aarch64": arguments.linux_arm, "macos": arguments.macos}
    binaries = {system: os.path.abspath(path) for system, path in binaries.items() if path}
    results, sums = {}, {}
    for system, path in binaries.items():
        name, own = f"xibdb-{version}-{system}", tree | {"bin/xibdb": read(path)}
        results[name + ".tar.xz"] = archive(own, name, moment)
        sums[system] = digest(results[name + ".tar.xz"])
        if system.startswith("linux-"):
            machine = system.removeprefix("linux-")
            wheel_name, results[wheel_name] = wheel(path, version, machine, moment)
            architecture = {"x86_64": "amd64", "aarch64": "arm64"}[machine]
            results[f"xibdb_{version}_{architecture}.deb"] = deb(own, version, architecture, moment)
    results["xibdb.artifactbundle.zip"] = bundle(binaries, version, moment)
    results[f"xibdb-{version}.spdx.json"] = bill_of_materials(version, commit, moment, digest(tree["bin/xibdb"]))
    values = {
        "VERSION": version, "SUMMARY": SUMMARY, "RELEASES": arguments.releases.rstrip("/"),
        "BUNDLE_SUM": digest(results["xibdb.artifactbundle.zip"])}
    # If there is no binary for a system, its checksum consists of zeros, so it matches no file.
    for key, system in {"LINUX_SUM": "linux-x86_64", "LINUX_ARM_SUM": "linux-aarch64", "MACOS_SUM": "macos"}.items():
        values[key] = sums.get(system, "0" * 64)
    for path, text in recipes(values).items():
        results["recipes/" + path] = text
    files = {path for path in results if "/" not in path}
    results["SHA256SUMS"] = "".join(f"{digest(results[path])}  {path}\n" for path in sorted(files)).encode()

    for path, data in results.items():
        target = os.path.join(arguments.out, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as file:
            file.write(data)
    subprocess.run(["rm", "-rf", scratch], check=True)
    for path in sorted(files):
        print(f"{len(results[path]):>12,}  {path}")


main()
