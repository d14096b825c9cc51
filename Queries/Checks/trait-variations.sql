-- title: File that varies by size class
-- why: Variations by size class are hard to see on the canvas and in a diff. A project can require one layout for all size classes, or allow variations only in code.
-- severity: note
-- confidence: certain
-- fix: Delete the variations in the Attributes and Size inspectors.
-- pack: style
SELECT
    variations.file_id AS file_id,
    variations.line AS line,
    variations."column" AS "column",
    files.name AS subject,
    files.name || ' has ' || counted.variations || iif(counted.variations = 1, ' value that differs', ' values that differ')
        || ' by size class, the first for ' || variations.size_class || '.' AS message,
    'variations ' || files.tree_id || ' ' || files.logical_path AS defect
FROM (
    SELECT min(named.id) AS first, count(*) AS variations
    FROM variations AS named
    WHERE named.size_class <> 'default'
    GROUP BY named.file_id
) AS counted
JOIN variations ON variations.id = counted.first
JOIN files ON files.id = variations.file_id;
