-- title: The trees of the index, and the time of its last run.
SELECT
    trees.name AS name,
    trees.commit_id AS commit_id,
    strftime('%Y-%m-%dT%H:%M:%SZ', meta.run_started_ns / 1000000000, 'unixepoch') AS indexed_at
FROM trees
CROSS JOIN meta
ORDER BY trees.id;
