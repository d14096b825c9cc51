#!/usr/bin/env python3
"""Indexes and exports many repositories with Spark (pip install pyspark; Java 17 or newer).

  spark-submit fleet/spark_job.py LIST DATASET WORK [PARTITIONS]

LIST, DATASET and WORK are the same as for xargs.sh. Every worker needs xibdb, git, this folder, and DATASET as a shared folder. Prints the
result of each repository, sorted by name. The exit status is 1 if one failed.
"""

import os
import subprocess
import sys

from pyspark.sql import SparkSession


def export(lines, script, dataset, work):
    """Exports the repositories of one partition, and yields (name, result, reason)."""
    for line in lines:
        name = line.split("\t")[0]
        run = subprocess.run([script, dataset, work, line], capture_output=True, text=True)
        if run.returncode == 0 and run.stdout:
            _, result, *reason = run.stdout.rstrip("\n").split("\t")
            yield name, result, "".join(reason)
        else:
            yield name, "killed", f"status {run.returncode}"


def main():
    listed, dataset, work = (os.path.abspath(path) for path in sys.argv[1:4])
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "one.sh")
    with open(listed) as file:
        lines = [line.rstrip("\n") for line in file if line.strip() and not line.startswith("#")]
    spark = SparkSession.builder.appName("xibdb").getOrCreate()
    partitions = int(sys.argv[4]) if len(sys.argv) > 4 else max(1, len(lines))
    results = sorted(
        spark.sparkContext.parallelize(lines, partitions)
        .mapPartitions(lambda part: export(part, script, dataset, work))
        .collect()
    )
    spark.stop()
    for name, result, reason in results:
        print(name, result, reason, sep="\t")
    sys.exit(any(result in ("failed", "killed") for _, result, _ in results))


if __name__ == "__main__":
    main()
