-- Loads of a nib or storyboard that was not found. Loads with the name come first. If the
-- name of a load is unknown, the load comes next, but only if its code is in the stack. If the name belongs to a part of a compiled
-- storyboard (A-view-B), the query also returns the scene. If no load has the name, the query also
-- returns files with the name or a similar name. Parameters :name, :other (folder of a compiled
-- storyboard), :kind (nib, storyboard) and :frames (the stack, as JSON).
WITH
framed (class, file) AS (SELECT value ->> 'class', value ->> 'file' FROM json_each(:frames)),
wanted (name, storyboard) AS (
    SELECT
        CASE WHEN :name GLOB '*~ip[ah][do]*' THEN substr(:name, 1, instr(:name, '~') - 1) ELSE :name END,
        iif(:other GLOB '*.storyboardc', substr(:other, 1, length(:other) - 12), NULL)
),
-- NSViewController looks for a nib that is named after its class. For a Swift class, it also tries the name with the
-- module.
spelt (name) AS (
    SELECT name FROM wanted
    UNION
    SELECT substr(name, instr(name, '.') + 1) FROM wanted
),
same_name AS (
    SELECT nibs.id AS id, nibs.path AS path
    FROM nibs
    JOIN spelt ON spelt.name = nibs.name
    WHERE (nibs.kind = 'storyboard') = (:kind = 'storyboard')
),
near AS (
    SELECT group_concat(path, ', ') AS paths
    FROM (
        SELECT nibs.path AS path
        FROM nibs
        WHERE nibs.name NOT IN (SELECT name FROM spelt) AND nearness(nibs.name, :name) IS NOT NULL
            AND (nibs.kind = 'storyboard') = (:kind = 'storyboard')
        ORDER BY nearness(nibs.name, :name), nibs.path
        LIMIT 3
    )
),
candidates AS (
    SELECT
        nib_loads.id AS load,
        files.display_path AS path,
        nib_loads.line AS line,
        nib_loads."column" AS "column",
        nib_loads.call AS call,
        nib_loads.class AS class,
        nib_loads.certainty AS certainty,
        nib_loads.expression AS expression,
        nib_loads.nib_name AS nib_name,
        nib_loads.file_id AS source_file,
        (
            SELECT group_concat(targets.name, ', ')
            FROM target_files
            JOIN targets ON targets.id = target_files.target_id
            WHERE target_files.file_id = nib_loads.file_id
        ) AS targets,
        EXISTS (
            SELECT 1
            FROM framed
            WHERE framed.class = nib_loads.class
                OR '/' || files.display_path GLOB '*/' || framed.file
        ) AS is_framed,
        EXISTS (
            SELECT 1
            FROM same_name
            JOIN target_files AS theirs ON theirs.file_id = same_name.id
            JOIN target_files AS ours ON ours.target_id = theirs.target_id
            WHERE ours.file_id = nib_loads.file_id
        ) AS shares_target,
        nib_loads.nib_name IS NOT NULL AS is_named
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    WHERE nib_loads.kind = :kind
        AND (nib_loads.nib_name IN (SELECT name FROM spelt) OR nib_loads.nib_name = :name OR nib_loads.certainty = 'unresolved')
)
SELECT
    path,
    line,
    "column",
    call || coalesce(' of ' || coalesce(nib_name, expression), '') AS title,
    NULL AS file_id,
    NULL AS object,
    NULL AS destination,
    NULL AS connection_id,
    CASE
        WHEN NOT is_named THEN 'the value of ' || coalesce(expression, 'the nib name') || ' at the load is not known'
        WHEN certainty = 'rule' THEN 'by the name rule, the controller loads the nib ' || nib_name
        ELSE 'it loads the ' || :kind || ' ' || nib_name
    END || coalesce(' (code of ' || class || ')', '')
        || iif(is_framed, char(10) || 'this code is in the stack', '')
        || CASE
            WHEN NOT is_named THEN ''
            WHEN NOT EXISTS (SELECT 1 FROM same_name) THEN char(10) || 'no ' || :kind || ' with that name is in the index'
            WHEN shares_target THEN char(10) || (SELECT min(path) FROM same_name) || ' is in a target that compiles this code'
            ELSE char(10) || (SELECT min(path) FROM same_name) || ' exists, but no target that compiles this code contains it'
                || coalesce(' (' || targets || ')', '')
        END AS because,
    CASE
        WHEN instr(:name, '.') > 0 AND EXISTS (SELECT 1 FROM same_name)
            THEN 'load ' || substr(:name, instr(:name, '.') + 1)
                || ': for a Swift class, NSStringFromClass includes the module in the name, but String(describing:) does not'
        WHEN NOT EXISTS (SELECT 1 FROM same_name) THEN coalesce(
            'rename: there is ' || (SELECT paths FROM near), 'add the file to the repository and to the target, or load another name')
        WHEN shares_target THEN 'check the bundle that the code loads from, the case of the file name, and whether the build copies '
            || (SELECT min(path) FROM same_name)
        ELSE 'add ' || (SELECT min(path) FROM same_name)
            || ' to the resources of the target (Copy Bundle Resources), or pass the bundle that contains it'
    END AS change,
    NOT is_named AS is_weak,
    iif(is_named, 0, 2) AS place,
    is_framed AS is_framed,
    shares_target AS shares_target
FROM candidates
WHERE is_named OR is_framed
UNION ALL
SELECT
    files.display_path,
    objects.line,
    objects."column",
    'scene of ' || coalesce(objects.user_label, objects.class, objects.element),
    files.id,
    objects.id,
    NULL,
    NULL,
    'in the compiled storyboard, the name belongs to the view of this scene',
    'clean the build folder and check that ' || files.display_path || ' is in the resources of the target',
    0,
    0,
    0,
    0
FROM objects
JOIN files ON files.id = objects.file_id AND files.kind = 'storyboard'
WHERE objects.object_id = substr(:name, 1, instr(:name, '-view-') - 1)
    AND ((SELECT storyboard FROM wanted) IS NULL OR files.name = (SELECT storyboard FROM wanted))
UNION ALL
SELECT
    files.display_path,
    1,
    1,
    files.kind || ' ' || files.name,
    files.id,
    NULL,
    NULL,
    NULL,
    iif(
        files.id IN (SELECT id FROM same_name),
        'the file exists, but no known load names it; targets that contain it: ',
        'the name is similar; targets that contain it: '
    ) || coalesce((
        SELECT group_concat(targets.name, ', ')
        FROM target_files
        JOIN targets ON targets.id = target_files.target_id
        WHERE target_files.file_id = files.id
    ), 'none'),
    iif(
        files.id IN (SELECT id FROM same_name),
        iif(
            instr(:name, '.') > 0,
            'load ' || files.name || ': for a Swift class, NSStringFromClass includes the module in the name, but String(describing:) does not',
            'add it to the resources of the target (Copy Bundle Resources), or pass the bundle that contains it'
        ),
        'if this is the nib that you want, use its name'
    ),
    files.id NOT IN (SELECT id FROM same_name),
    1,
    0,
    0
FROM nibs AS files
WHERE NOT EXISTS (SELECT 1 FROM candidates WHERE is_named)
    AND (files.kind = 'storyboard') = (:kind = 'storyboard')
    AND (files.id IN (SELECT id FROM same_name) OR nearness(files.name, :name) IS NOT NULL)
ORDER BY place, is_framed DESC, shares_target, path, line, "column"
LIMIT 100;
