-- Code that requests a controller from a storyboard by an identifier that the storyboard does not
-- have. If the index contains no such code, the query returns scenes with the identifier or a
-- similar identifier. Parameters :name (the identifier) and :frames (the stack, as JSON).
WITH
framed (class, file) AS (SELECT value ->> 'class', value ->> 'file' FROM json_each(:frames)),
having_it (path, line, name, scene) AS (
    SELECT files.display_path, objects.line, files.name, coalesce(objects.class, objects.element)
    FROM objects
    JOIN files ON files.id = objects.file_id
    WHERE objects.storyboard_identifier = :name
),
places AS (
    SELECT
        files.display_path AS path,
        nib_loads.line AS line,
        nib_loads."column" AS "column",
        nib_loads.call AS call,
        nib_loads.class AS class,
        max(nib_loads.nib_name) AS storyboard
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    WHERE nib_loads.identifier = :name
    GROUP BY files.id, nib_loads.line, nib_loads."column"
    UNION ALL
    SELECT files.display_path, identifiers.line, identifiers."column", identifiers.call, identifiers.class, NULL
    FROM identifiers
    JOIN files ON files.id = identifiers.file_id
    WHERE identifiers.identifier = :name AND identifiers.kind = 'storyboard'
),
judged AS (
    SELECT
        path,
        line,
        "column",
        call,
        class,
        max(storyboard) AS storyboard,
        EXISTS (
            SELECT 1
            FROM framed
            WHERE framed.class = places.class
                OR '/' || places.path GLOB '*/' || framed.file
        ) AS is_framed
    FROM places
    -- The same call can be in nib_loads and in identifiers, with different columns on the same line.
    GROUP BY path, line
),
near AS (
    SELECT group_concat(identifier, ', ') AS identifiers
    FROM (
        SELECT DISTINCT objects.storyboard_identifier || ' (' || files.display_path || ':' || objects.line || ')' AS identifier
        FROM objects
        JOIN files ON files.id = objects.file_id
        WHERE objects.storyboard_identifier <> :name AND nearness(objects.storyboard_identifier, :name) IS NOT NULL
        ORDER BY nearness(objects.storyboard_identifier, :name), 1
        LIMIT 3
    )
)
SELECT
    path,
    line,
    "column",
    call || ' with the identifier ' || :name AS title,
    NULL AS file_id,
    NULL AS object,
    NULL AS destination,
    NULL AS connection_id,
    'it asks for the controller' || coalesce(' in the storyboard ' || storyboard, '') || coalesce(' (code of ' || class || ')', '')
        || iif(is_framed, char(10) || 'this code is in the stack', '')
        || coalesce(char(10) || 'the identifier belongs to ' || (
            SELECT group_concat(scene || ' in ' || path || ':' || line, ', ')
            FROM having_it
        ),
            char(10) || 'no storyboard has the identifier') AS because,
    CASE
        WHEN EXISTS (SELECT 1 FROM having_it WHERE name = storyboard)
            THEN 'the sources match: check that the built app contains this storyboard, and find out which storyboard the call uses at run time'
        WHEN EXISTS (SELECT 1 FROM having_it) THEN 'use the storyboard that contains it: ' || (SELECT group_concat(DISTINCT name) FROM having_it)
        ELSE coalesce('is it ' || (SELECT identifiers FROM near) || '? Otherwise, set the Storyboard ID in the Identity inspector',
            'set the Storyboard ID of the scene to ' || :name || ' in the Identity inspector')
    END AS change,
    0 AS is_weak,
    is_framed,
    EXISTS (SELECT 1 FROM having_it WHERE name = storyboard) AS agrees
FROM judged
UNION ALL
SELECT
    files.display_path,
    objects.line,
    objects."column",
    'scene with the identifier ' || objects.storyboard_identifier,
    files.id,
    objects.id,
    NULL,
    NULL,
    'no known code asks for ' || :name || '; this scene has '
        || iif(objects.storyboard_identifier = :name, 'the identifier', 'a similar identifier'),
    iif(
        objects.storyboard_identifier = :name,
        'get it from the storyboard ' || files.name,
        'is ' || objects.storyboard_identifier || ' meant? Otherwise, set the Storyboard ID in the Identity inspector'
    ),
    objects.storyboard_identifier <> :name,
    0,
    0
FROM objects
JOIN files ON files.id = objects.file_id
WHERE NOT EXISTS (SELECT 1 FROM judged)
    AND (objects.storyboard_identifier = :name OR nearness(objects.storyboard_identifier, :name) IS NOT NULL)
ORDER BY is_weak, is_framed DESC, agrees, path, line, "column"
LIMIT 100;
