#!/usr/bin/env bash
# Prints a list for xargs.sh or spark_job.py: the last commit of each month of a repository, newest first.
#
#   fleet/months.sh NAME CLONE [BRANCH]
#
# The names are NAME@2026-01, NAME@2026-02 and so on. CLONE is a local clone with its history.
set -euo pipefail
name=$1 clone=$(cd "$2" && pwd) branch=${3:-HEAD}
TZ=UTC git -C "$clone" log --first-parent --date=format-local:%Y-%m --format='%cd %H' "$branch" -- \
    | awk -v name="$name" -v clone="$clone" '!seen[$1]++ { print name "@" $1 "\t" clone "\t" $2 }'
