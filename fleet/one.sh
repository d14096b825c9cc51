#!/usr/bin/env bash
# Indexes and exports one repository:
#
#   fleet/one.sh DATASET WORK "NAME<tab>SOURCE<tab>REVISION"
#
# SOURCE is a URL or a path that `git clone` accepts; REVISION is a commit, tag or branch. The export goes to DATASET/NAME, and a
# clone without a work tree to WORK/NAME.git, so nothing is checked out and no filter or hook of the repository runs. Names that differ only
# after an @ share a clone. A repository whose revision is already exported by this version of xibdb is skipped; a commit id is compared
# without access to the network. If a step fails, DATASET/_failed/NAME contains the reason, an earlier export stays, and the exit status is
# 0, so that other repositories go on. If XIBDB_KEEP is set, the index stays in WORK/NAME.sqlite.
set -uo pipefail
IFS=$'\t' read -r name source revision <<<"$3"
mkdir -p "$1/_failed" "$1/_unfinished" "$2" || exit 1
dataset=$(cd "$1" && pwd) work=$(cd "$2" && pwd)
# The characters of a folder name; `xibdb export` encodes the name in the same way for the partition.
folder=${name//\//%2F}
folder=${folder//@/%40}
log=$(mktemp) || exit 1
trap 'rm -f "$log"' EXIT

fail() {
    local reason
    reason="$1: $({ grep -m 1 '^fatal:' "$log" || tail -n 1 "$log"; } | tr '\t' ' ')"
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
skip() {
    rm -f "$dataset/_failed/$folder"
    printf '%s\tskipped\n' "$name"
    exit 0
}
# Adds the rows that a command of xibdb prints to the new export, as a table. In the empty folder $place, no configuration applies.
add() {
    local target=$new/export/table=$1/repository=$folder
    mkdir -p "$target"
    (cd "$place" && "$xibdb" "${@:2}" --db "$index" --no-refresh --timeout 3600 --format ndjson) >"$place.rows" 2>"$log" \
        || { [ $? -eq 1 ] && [ "$2" = check ]; } || fail "xibdb $2"
    sed "s|^{|{\"repository\": \"$name\", \"revision\": \"$commit\", \"indexed_at\": \"$date\", |" "$place.rows" >"$target/part.ndjson" \
        || fail "xibdb $2"
}
# No setting of the user or the system, no prompt, no program of another protocol.
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 GIT_TERMINAL_PROMPT=0 GIT_ALLOW_PROTOCOL=${GIT_ALLOW_PROTOCOL:-https:ssh:file}

if ! [[ $folder =~ ^[A-Za-z0-9][A-Za-z0-9%._-]*$ ]]; then
    echo "the name is not allowed" >"$log"
    folder=$(printf %s "$name" | cksum | tr -dc 0-9)
    fail "list"
fi
if [ -z "$source" ] || [ -z "$revision" ] || [ "${source#-}${revision#-}" != "$source$revision" ]; then
    echo "a line needs a name, a source and a revision" >"$log"
    fail "list"
fi
xibdb=$(realpath "$(command -v "${XIBDB:-xibdb}")" 2>"$log") && version=$("$xibdb" --version 2>"$log") || fail "xibdb"
version=${version%% *}

# A worker that is killed can leave a program running, which keeps the lock. The next run waits for its end.
new=$dataset/_unfinished/$folder
exec 9>"$new.lock" && flock 9 2>"$log" || fail "flock"
rm -rf "$new"
known "$revision" && skip

clone=$work/${folder%%\%40*}.git
exec 8>"$clone.lock" && flock 8 2>"$log" || fail "flock"
if [ ! -d "$clone" ]; then
    # A killed clone must not look like a complete one.
    rm -rf "$clone.new"
    git clone -q --bare --no-hardlinks -- "$source" "$clone.new" 2>"$log" || fail "git clone"
    mv "$clone.new" "$clone"
elif ! git --git-dir "$clone" cat-file -e "$revision^{commit}" 2>/dev/null || [[ ! $revision =~ ^[0-9a-f]{40}$ ]]; then
    git --git-dir "$clone" fetch -q --force --tags -- "$source" '+refs/heads/*:refs/heads/*' 2>"$log" || fail "git fetch"
fi
commit=$(git --git-dir "$clone" rev-parse --verify --quiet "$revision^{commit}" 2>"$log") || { echo "no commit $revision" >"$log"; fail "git"; }
date=$(git --git-dir "$clone" show -s --format=%cI "$commit" 2>"$log") || fail "git"
exec 8>&-
known "$commit" && skip

index=$work/$folder.sqlite place=$work/$folder.empty
rm -rf "$place" "$index"*
trap 'rm -rf "$log" "$place" "$place.rows"; [ -n "${XIBDB_KEEP:-}" ] || rm -f "$index"*' EXIT
mkdir -p "$new" "$place"
"$xibdb" index --db "$index" "$clone@$commit" >/dev/null 2>"$log" || fail "xibdb index"
"$xibdb" export --db "$index" --no-refresh -o "$new/export" \
    --repository "$name" --revision "$commit" --indexed-at "$date" >/dev/null 2>"$log" || fail "xibdb export"
# Reports and rules whose SQL needs tables that are not exported.
add scene_manifest report scene-manifest
add findings check --config /dev/null --include-uncertain --pack migration

# The export is complete. It replaces the earlier export.
[ ! -e "$dataset/$folder" ] || mv "$dataset/$folder" "$new/old" 2>"$log" || fail "mv"
mv "$new/export" "$dataset/$folder" 2>"$log" || { mv "$new/old" "$dataset/$folder"; fail "mv"; }
rm -rf "$new" "$dataset/_failed/$folder"
printf '%s\texported\n' "$name"
