-- title: Biggest and deepest files
-- theme: index
-- words: largest, heaviest, size, complexity, nesting, huge, slow, ranking
-- answers: Which files are the biggest, by objects, connections, constraints, bytes or depth?
-- parameter by (default objects; one of objects, connections, constraints, size, depth): Measure to sort by.
-- parameter limit (integer, default 20): Maximum number of rows.
-- example: xibdb report biggest by=connections limit=8
WITH
object_counts AS (
    SELECT objects.file_id AS file_id, count(*) AS total FROM objects GROUP BY objects.file_id
),
connection_counts AS (
    SELECT connections.file_id AS file_id, count(*) AS total FROM connections GROUP BY connections.file_id
),
constraint_counts AS (
    SELECT constraints.file_id AS file_id, count(*) AS total FROM constraints GROUP BY constraints.file_id
),
counts AS (
    SELECT
        files.id AS id,
        files.display_path AS path,
        files.size AS size,
        coalesce(object_counts.total, 0) AS objects,
        coalesce(connection_counts.total, 0) AS connections,
        coalesce(constraint_counts.total, 0) AS constraints,
        files.depth AS depth
    FROM nibs AS files
    JOIN answered_files ON answered_files.id = files.id
    LEFT JOIN object_counts ON object_counts.file_id = files.id
    LEFT JOIN connection_counts ON connection_counts.file_id = files.id
    LEFT JOIN constraint_counts ON constraint_counts.file_id = files.id
)
SELECT
    counts.path AS path,
    counts.size AS size,
    counts.objects AS objects,
    counts.connections AS connections,
    counts.constraints AS constraints,
    counts.depth AS depth
FROM counts
-- If the measure is misspelled, the report is empty. Without this condition, its rows would be in an arbitrary order.
WHERE :by IN ('objects', 'connections', 'constraints', 'size', 'depth')
ORDER BY
    CASE :by
        WHEN 'objects' THEN counts.objects
        WHEN 'connections' THEN counts.connections
        WHEN 'constraints' THEN counts.constraints
        WHEN 'size' THEN counts.size
        WHEN 'depth' THEN counts.depth
    END DESC,
    counts.path,
    counts.id
LIMIT :limit;
