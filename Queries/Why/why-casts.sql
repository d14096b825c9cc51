-- Objects of nibs and storyboards that code treats as objects of a different class.
-- Parameters :class and :last (the actual class, and its innermost name), :other (the
-- expected class, with or without its module) and :frames (the stack, as JSON).
WITH
wanted (name) AS (
    SELECT replace(:other, rtrim(:other, replace(:other, '.', '')), '')
),
framed (class, file) AS (SELECT value ->> 'class', value ->> 'file' FROM json_each(:frames)),
-- Objects that code reads from the array of top-level objects of a nib.
taken AS (
    SELECT
        sources.display_path AS path,
        nib_loads.line AS line,
        nib_loads."column" AS "column",
        nib_loads.call AS call,
        nib_loads.class AS code,
        nibs.id AS file_id,
        made.id AS object,
        'object ' || made.top_level_index || ' of ' || nibs.name || ' is ' || coalesce(made.class, made.element) || ', in line ' || made.line AS because,
        'use the object of the class ' || wanted.name || ' from the nib, or set the class of this object to ' || wanted.name AS change,
        0 AS rank
    FROM _load_uses
    JOIN wanted ON wanted.name = _load_uses.class
    JOIN nib_loads ON nib_loads.id = _load_uses.load_id
    JOIN files AS sources ON sources.id = nib_loads.file_id
    JOIN loaded_nibs ON loaded_nibs.load_id = nib_loads.id
    JOIN files AS nibs ON nibs.id = loaded_nibs.file_id
    JOIN objects AS made ON made.file_id = nibs.id
        AND made.top_level_index IS NOT NULL
        AND made.role IS NULL
        AND made.class IN (:class, :last)
),
-- Cells and scenes that code requests by identifier.
asked AS (
    SELECT
        sources.display_path AS path,
        uses.line AS line,
        uses."column" AS "column",
        uses.call AS call,
        uses.class AS code,
        homes.id AS file_id,
        objects.id AS object,
        'the identifier ' || uses.identifier || ' belongs to a ' || coalesce(objects.class, objects.element)
            || ' in ' || homes.display_path || ':' || objects.line
            AS because,
        'set the class of that object to ' || wanted.name || ', or ask for another identifier' AS change,
        1 + NOT (instr(lower(wanted.name), lower(uses.identifier)) > 0 OR instr(lower(uses.identifier), lower(wanted.name)) > 0) AS rank
    FROM wanted
    JOIN objects ON objects.class IN (:class, :last) AND objects.role IS NULL
    JOIN files AS homes ON homes.id = objects.file_id
    JOIN identifiers AS uses
        ON uses.identifier = iif(uses.kind = 'storyboard', objects.storyboard_identifier, objects.reuse_identifier)
        AND uses.kind IN ('storyboard', 'reuse')
        AND uses.purpose IN ('dequeues', 'instantiates')
    JOIN files AS sources ON sources.id = uses.file_id AND sources.tree_id = homes.tree_id
),
found AS (
    SELECT * FROM taken
    UNION
    SELECT * FROM asked
)
SELECT
    found.path AS path,
    found.line AS line,
    found."column" AS "column",
    found.call || ' for a ' || wanted.name AS title,
    found.file_id AS file_id,
    found.object AS object,
    NULL AS destination,
    NULL AS connection_id,
    found.because || iif(framed.class IS NULL AND framed.file IS NULL, '', char(10) || 'this code is in the stack') AS because,
    found.change AS change,
    0 AS is_weak
FROM found
JOIN wanted
LEFT JOIN framed ON framed.class = found.code OR '/' || found.path GLOB '*/' || framed.file
GROUP BY found.path, found.line, found."column", found.object
ORDER BY framed.class IS NULL AND framed.file IS NULL, found.rank, found.path, found.line, found."column", found.object
LIMIT 100;
