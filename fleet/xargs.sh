#!/usr/bin/env bash
# Indexes and exports many repositories on one machine:
#
#   fleet/xargs.sh LIST DATASET WORK [WORKERS]
#
# Each line of LIST has a name, a source and a revision, separated by tabs; see one.sh. Only one run at a time may write to DATASET.
# Prints the failed repositories with their reasons. The exit status is 1 if there is one.
set -euo pipefail
list=$1 dataset=$2 work=$3 workers=${4:-2}
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$dataset"
# What a killed worker left.
find "$dataset" -maxdepth 1 -name '.*.xibdb-*' -exec rm -rf {} +
# The inner shell always succeeds. Without it, xargs would stop if a worker is killed.
grep -v '^#' "$list" | tr '\n' '\0' \
    | xargs -0 -n 1 -P "$workers" sh -c '"$0" "$@" || printf "%s\tkilled\n" "${3%%	*}"' "$here/one.sh" "$dataset" "$work"
# A worker that was killed left neither an export nor a reason.
failed=$(find "$dataset/_failed" -type f 2>/dev/null | sort)
[ -z "$failed" ] || { xargs cat <<<"$failed" >&2; exit 1; }
