-- Objects of nibs and storyboards that code treats as objects of a different class.
-- Parameters :class and :last (the actual class, and its innermost name), :other (the
-- expected class, with or without its module) and :frames (the stack, as JSON). If targets build
-- the module of the expected class, only the sources of these targets count.
WITH
wanted (name, module) AS (
    SELECT
        replace(:other, rtrim(:other, replace(:other, '.', '')), ''),
        iif(instr(:other, '.') > 1, substr(:other, 1, instr(:other, '.') - 1), NULL)
),
-- The files of the targets that build the module.
program (file_id) AS MATERIALIZED (
    SELECT target_files.file_id
    FROM wanted
    JOIN targets ON targets.module = wanted.module
    JOIN target_files ON target_files.target_id = targets.id
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
        0 AS rank,
        sources.id AS source
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
        1 + NOT (instr(lower(wanted.name), lower(uses.identifier)) > 0 OR instr(lower(uses.identifier), lower(wanted.name)) > 0) AS rank,
        sources.id AS source
    FROM wanted
    JOIN objects ON objects.class IN (:class, :last) AND objects.role IS NULL
    JOIN files AS homes ON homes.id = objects.file_id
    JOIN identifiers AS uses
        ON uses.identifier = iif(uses.kind = 'storyboard', objects.storyboard_identifier, objects.reuse_identifier)
        AND uses.kind IN ('storyboard', 'reuse')
        AND uses.purpose IN ('dequeues', 'instantiates')
    JOIN files AS sources ON sources.id = uses.file_id AND sources.tree_id = homes.tree_id
),
-- Registrations of the actual class.
registered AS (
    SELECT
        sources.display_path AS path,
        uses.line AS line,
        uses."column" AS "column",
        uses.call AS call,
        uses.class AS code,
        NULL AS file_id,
        NULL AS object,
        'it registers ' || calls.receiver || ' for the identifier ' || uses.identifier || coalesce(', which is used in ' || (
            SELECT group_concat(files.display_path || ':' || dequeues.line, ', ')
            FROM identifiers AS dequeues
            JOIN files ON files.id = dequeues.file_id
            WHERE dequeues.identifier = uses.identifier AND dequeues.kind = 'reuse' AND dequeues.purpose = 'dequeues'
        ), '') AS because,
        'register ' || wanted.name || ', or the nib of its cell, for the identifier' AS change,
        1 + NOT (instr(lower(wanted.name), lower(uses.identifier)) > 0 OR instr(lower(uses.identifier), lower(wanted.name)) > 0) AS rank,
        sources.id AS source
    FROM wanted
    JOIN calls ON calls.receiver IN (:class, :last) AND calls.callee GLOB 'register*'
    JOIN identifiers AS uses
        ON uses.file_id = calls.file_id
        AND uses.line = calls.line
        AND uses.kind = 'reuse'
        AND uses.purpose = 'registers'
        AND uses.identifier IS NOT NULL
    JOIN files AS sources ON sources.id = uses.file_id
),
-- Objects that have the expected class in a nib. If the class is not found at run time, they have the actual class.
replaced AS (
    SELECT
        homes.display_path AS path,
        objects.line AS line,
        objects."column" AS "column",
        'object of the class ' || coalesce(objects.custom_module || '.', '') || wanted.name AS call,
        NULL AS code,
        homes.id AS file_id,
        objects.id AS object,
        'the nib names the expected class; if the class is not found at run time, the object is a ' || objects.base_class || char(10)
            || 'the same happens if code registers ' || objects.base_class || coalesce(' for the identifier ' || objects.reuse_identifier, '') AS because,
        'check that the target of the nib compiles ' || wanted.name || ', the module in the Identity inspector, and the registration' AS change,
        iif(objects.custom_module IS NOT NULL AND objects.custom_module_provider IS NULL AND objects.custom_module <> wanted.module, 1, 3) AS rank,
        homes.id AS source
    FROM wanted
    JOIN objects ON objects.custom_class = wanted.name AND objects.base_class IN (:class, :last)
    JOIN files AS homes ON homes.id = objects.file_id
),
found AS (
    SELECT * FROM taken
    UNION
    SELECT * FROM replaced
    UNION
    SELECT * FROM asked
    UNION
    SELECT * FROM registered
),
judged AS (
    SELECT *
    FROM found
    WHERE NOT EXISTS (SELECT 1 FROM program) OR found.source IN (SELECT file_id FROM program)
)
SELECT
    judged.path AS path,
    judged.line AS line,
    judged."column" AS "column",
    judged.call || iif(judged.code IS NULL AND judged.object IS NOT NULL, '', ' for a ' || wanted.name) AS title,
    judged.file_id AS file_id,
    judged.object AS object,
    NULL AS destination,
    NULL AS connection_id,
    judged.because || iif(framed.class IS NULL AND framed.file IS NULL, '', char(10) || 'this code is in the stack') AS because,
    judged.change AS change,
    min(framed.class IS NULL AND framed.file IS NULL AND judged.rank > 1) AS is_weak
FROM judged
JOIN wanted
LEFT JOIN framed ON framed.class = judged.code OR '/' || judged.path GLOB '*/' || framed.file
GROUP BY judged.path, judged.line, judged."column", judged.object
ORDER BY framed.class IS NULL AND framed.file IS NULL, judged.rank, judged.path, judged.line, judged."column", judged.object
LIMIT 100;
