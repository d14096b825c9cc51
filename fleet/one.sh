#!/usr/bin/env bash
# Indexes and exports one repository:
#
#   fleet/one.sh DATASET WORK "NAME<tab>SOURCE<tab>REVISION"
#
# SOURCE is a URL or a path that `git clone` accepts; REVISION is a commit, tag or branch. The export goes to DATASET/NAME, and a
# clone without a work tree to WORK/NAME.git, so nothing is checked out and no filter or hook of the repository runs. A repository whose
# revision is already exported by this version of xibdb is skipped; a commit id is compared without access to the network. If a step fails,
# DATASET/_failed/NAME contains the reason, an earlier export stays, and the exit status is 0, so that other repositories go on.
set -uo pipefail
dataset=$1 work=$2
IFS=$'\t' read -r name source revision <<<"$3"
xibdb=${XIBDB:-xibdb}
# The characters of a folder name; `xibdb export` encodes the name in the same way for the partition.
folder=${name//\//%2F}
log=$(mktemp) || exit 1
database=$(mktemp -d) || exit 1
trap 'rm -rf "$log" "$database"' EXIT
mkdir -p "$dataset/_failed" "$work"

fail() {
    local reason
    reason="$1: $(tail -n 1 "$log" | tr '\t' ' ')"
    printf '%s\t%s\t%s\n' "$name" "$revision" "$reason" >"$dataset/_failed/$folder"
    printf '%s\tfailed\t%s\n' "$name" "$reason"
    exit 0
}
# Whether the export contains a commit, written by this version of xibdb.
known() {
    local description=$dataset/$folder/_xibdb.json
    [ -f "$description" ] && grep -qF "\"revision\":\"$1\"" "$description" \
        && grep -qF "\"tool_version\":\"$version\"" "$description"
}
# No setting of the user or the system, no prompt, no program of another protocol.
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 GIT_TERMINAL_PROMPT=0 GIT_ALLOW_PROTOCOL=${GIT_ALLOW_PROTOCOL:-https:ssh:file}

skip() {
    rm -f "$dataset/_failed/$folder"
    printf '%s\tskipped\n' "$name"
    exit 0
}

[[ $folder =~ ^[A-Za-z0-9][A-Za-z0-9%._-]*$ ]] || { echo "the name is not allowed" >"$log"; folder=$(printf %s "$name" | sha256sum | cut -c 1-16); fail "list"; }
[ -n "$source" ] && [ -n "$revision" ] && [ "${source#-}${revision#-}" = "$source$revision" ] || { echo "a line needs a name, a source and a revision" >"$log"; fail "list"; }
version=$("$xibdb" --version 2>"$log") || fail "xibdb"
version=${version%% *}
known "$revision" && skip
clone=$work/$folder.git
if [ ! -d "$clone" ]; then
    # A killed clone must not look like a complete one.
    rm -rf "$clone.new"
    git clone -q --bare --no-hardlinks -- "$source" "$clone.new" 2>"$log" || fail "git clone"
    mv "$clone.new" "$clone"
elif ! git -C "$clone" cat-file -e "$revision^{commit}" 2>/dev/null || [[ ! $revision =~ ^[0-9a-f]{40}$ ]]; then
    git -C "$clone" fetch -q --force --tags origin '+refs/heads/*:refs/heads/*' 2>"$log" || fail "git fetch"
fi
commit=$(git -C "$clone" rev-parse --verify --quiet "$revision^{commit}" 2>"$log") || { echo "no commit $revision" >"$log"; fail "git"; }
known "$commit" && skip
date=$(git -C "$clone" show -s --format=%cI "$commit" 2>"$log") || fail "git"
"$xibdb" index --db "$database/index.sqlite" "$clone@$commit" >/dev/null 2>"$log" || fail "xibdb index"
"$xibdb" export --db "$database/index.sqlite" --no-refresh -o "$dataset/$folder" \
    --repository "$name" --revision "$commit" --indexed-at "$date" >/dev/null 2>"$log" || fail "xibdb export"
rm -f "$dataset/_failed/$folder"
printf '%s\texported\n' "$name"
