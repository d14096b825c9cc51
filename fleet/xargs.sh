#!/usr/bin/env bash
# Indexes and exports many repositories on one machine:
#
#   fleet/xargs.sh LIST DATASET WORK [WORKERS]
#
# Each line of LIST has a name, a source and a revision, separated by tabs; see one.sh. Prints the result of each repository. The exit status
# is 1 if one failed.
set -euo pipefail
list=$1 dataset=$2 work=$3 workers=${4:-2}
here=$(cd "$(dirname "$0")" && pwd)
results=$(mktemp)
trap 'rm -f "$results"' EXIT
# The inner shell always succeeds. Without it, xargs would stop if a worker is killed.
grep -v '^#' "$list" | tr '\n' '\0' \
    | xargs -0 -n 1 -P "$workers" sh -c '"$0" "$@" || printf "%s\tkilled\n" "${3%%	*}"' "$here/one.sh" "$dataset" "$work" \
    | tee "$results"
! grep -qE '^[^	]*	(failed|killed)' "$results"
