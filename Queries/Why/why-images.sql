-- Places in nibs that use an image, and why the image is missing. Nibs that lack the image come first. Parameter :name (the image,
-- with or without extension).
WITH
stems (name) AS (
    VALUES (:name)
    UNION
    SELECT substr(:name, 1, length(:name) - 4) WHERE :name GLOB '*.[A-Za-z][A-Za-z][A-Za-z]'
),
spelled (name) AS (
    SELECT name FROM stems
    UNION ALL
    SELECT stems.name || endings.ending
    FROM stems
    JOIN (
        SELECT '.png' AS ending
        UNION ALL
        SELECT '.jpg'
        UNION ALL
        SELECT '.gif'
        UNION ALL
        SELECT '.pdf'
        UNION ALL
        SELECT '.tiff'
        UNION ALL
        SELECT '.icns'
    ) AS endings
),
-- Images of the repository. An image has one row, also if it has several sizes.
present AS (
    SELECT
        _available_resources.name AS name,
        min(files.display_path) AS path,
        (
            SELECT group_concat(DISTINCT targets.name)
            FROM target_files
            JOIN targets ON targets.id = target_files.target_id
            WHERE target_files.file_id = _available_resources.file_id
        ) AS targets
    FROM _available_resources
    JOIN files ON files.id = _available_resources.file_id
    WHERE _available_resources.kind = 'image' AND lower(_available_resources.name) IN (SELECT lower(name) FROM spelled)
    GROUP BY _available_resources.name
),
near AS (
    SELECT group_concat(name, ', ') AS names
    FROM (
        SELECT DISTINCT name
        FROM _available_resources
        WHERE kind = 'image' AND name NOT IN (SELECT name FROM spelled) AND nearness(name, :name) IS NOT NULL
        ORDER BY nearness(name, :name), name
        LIMIT 3
    )
),
uses AS (
    SELECT
        files.display_path AS path,
        files.platform AS platform,
        resource_uses.line AS line,
        resource_uses."column" AS "column",
        resource_uses.name AS name,
        resource_uses.property AS property,
        resource_uses.file_id AS file_id,
        resource_uses.object AS object,
        missing_resources.reason AS reason,
        missing_resources.confidence AS confidence,
        missing_resources.found_in AS found_in,
        (
            SELECT group_concat(targets.name, ', ')
            FROM target_files
            JOIN targets ON targets.id = target_files.target_id
            WHERE target_files.file_id = resource_uses.file_id
        ) AS targets
    FROM resource_uses
    JOIN files ON files.id = resource_uses.file_id
    LEFT JOIN missing_resources
        ON missing_resources.file_id = resource_uses.file_id
        AND missing_resources.kind = 'image'
        AND missing_resources.name = resource_uses.name
    WHERE resource_uses.kind = 'image' AND resource_uses.name IN (SELECT name FROM spelled)
)
SELECT
    path,
    line,
    "column",
    'image ' || name || coalesce(' (' || property || ')', '') AS title,
    file_id,
    object,
    NULL AS destination,
    NULL AS connection_id,
    'the object uses the image, so it shows nothing in its place' || char(10) || CASE
        WHEN reason = 'case' THEN 'names are case-sensitive, and the repository has only '
            || (SELECT group_concat(name || ' (' || path || ')', ', ') FROM present)
        WHEN reason = 'other target' THEN 'only targets that do not copy the nib contain the image'
            || coalesce(': ' || replace(found_in, '/Contents.json', ''), '')
        WHEN reason = 'nowhere' THEN 'no asset catalog and no file of the repository has the name'
        ELSE coalesce(
            'the repository has the image (' || (SELECT group_concat(path || coalesce(', in ' || targets, ''), '; ') FROM present)
            || '), so this nib is less likely', 'no file of the repository has the name; a symbol image of the system can have it'
        )
    END || coalesce(char(10) || 'the nib is in ' || targets, '') || iif(confidence = 'likely', char(10)
        || 'something outside the repository may contain the image', '') AS because,
    CASE
        WHEN reason = 'case' THEN 'use the same capitals in the nib and in the name of the image'
        WHEN reason = 'other target' THEN 'add ' || coalesce(replace(found_in, '/Contents.json', ''), 'the image') || ' to the target of the nib'
        WHEN reason = 'nowhere' THEN coalesce('is it ' || (SELECT names FROM near) || '? Otherwise, add', 'add')
            || ' the image to an asset catalog of the target, or choose another image'
        WHEN (SELECT count(*) FROM present) > 0 THEN 'check that the bundle in the message is built from a target that contains the image'
        ELSE 'a symbol image exists only since a version of the system: check the deployment target, or add the image to an asset catalog'
    END AS change,
    reason IS NULL AS is_weak
FROM uses
ORDER BY reason IS NULL, confidence = 'possible', path, line, "column"
LIMIT 100;
