-- Nibs that code registers, or might register, for a reuse identifier. The nib must contain exactly
-- one top-level object: a cell of the class that the table expects. Nibs that meet this condition
-- come last.
-- Parameters :name (the identifier) and :other (the expected class).
WITH
registered AS (
    SELECT DISTINCT loaded_nibs.file_id AS file_id
    FROM nib_loads
    JOIN loaded_nibs ON loaded_nibs.load_id = nib_loads.id
    WHERE nib_loads.identifier = :name
    UNION
    -- Nibs without a known registration: the nib has the identifier as its name, or its cell has this identifier.
    SELECT nibs.id
    FROM nibs
    WHERE nibs.name = :name AND nibs.kind <> 'storyboard'
    UNION
    SELECT objects.file_id
    FROM objects
    WHERE objects.reuse_identifier = :name AND objects.top_level_index IS NOT NULL
),
tops AS (
    SELECT
        registered.file_id AS file_id,
        count(*) AS count,
        sum(EXISTS (
            SELECT 1
            FROM object_classes
            JOIN class_ancestors ON class_ancestors.class_id = object_classes.class_id
            WHERE object_classes.object = objects.id AND class_ancestors.name = :other
        )) AS cells,
        group_concat(coalesce(objects.class, objects.element) || ' (line ' || objects.line || ')', ', ') AS list
    FROM registered
    JOIN objects ON objects.file_id = registered.file_id AND objects.top_level_index IS NOT NULL
    GROUP BY registered.file_id
)
SELECT
    files.display_path AS path,
    objects.line AS line,
    objects."column" AS "column",
    'top-level objects of ' || files.name AS title,
    files.id AS file_id,
    objects.id AS object,
    NULL AS destination,
    NULL AS connection_id,
    'it has ' || tops.count || ' top-level object' || iif(tops.count = 1, '', 's') || ': ' || tops.list || char(10)
        || CASE
            WHEN tops.count = 1 AND tops.cells = 1 THEN 'that is one ' || :other || ', so this is less likely'
            ELSE tops.cells || ' of them ' || iif(tops.cells = 1, 'is', 'are') || ' known to be a ' || :other
        END AS because,
    iif(
        tops.count = 1,
        'replace the top-level object with a ' || :other || ', or register another nib',
        'keep only one top-level object in the nib: gesture recognizers and other views also count'
    ) AS change,
    tops.count = 1 AND tops.cells = 1 AS is_weak
FROM tops
JOIN files ON files.id = tops.file_id AND files.platform IS NOT 'macOS'
JOIN objects ON objects.id = (
    SELECT min(other.id)
    FROM objects AS other
    WHERE other.file_id = tops.file_id AND other.top_level_index = iif(tops.count > 1, 1, 0)
)
ORDER BY tops.count = 1 AND tops.cells = 1, files.display_path
LIMIT 100;
