-- Code that performs a segue with the identifier, and the scenes of the controller that received
-- the call. Parameters :name (the identifier), and :class, :last, :classes and :frames as in
-- why-outlets.
WITH
framed (class, file) AS (SELECT value ->> 'class', value ->> 'file' FROM json_each(:frames)),
family (class_id, name) AS (
    SELECT class_ancestors.ancestor_id, class_ancestors.name
    FROM class_ancestors
    WHERE class_ancestors.class_id IN (SELECT value FROM json_each(:classes))
),
segues AS (
    SELECT
        connections.identifier AS identifier,
        connections.line AS line,
        files.display_path AS path,
        controller.id AS controller,
        controller.class AS class
    FROM connections
    JOIN files ON files.id = connections.file_id
    JOIN objects AS source ON source.id = connections.source
    LEFT JOIN scenes ON scenes.file_id = source.file_id AND scenes.scene_id = source.scene_id
    LEFT JOIN objects AS controller ON controller.id = scenes.controller
    WHERE connections.kind = 'segue' AND connections.identifier IS NOT NULL
),
elsewhere AS (
    SELECT group_concat(coalesce(class, 'a scene') || ' (' || path || ':' || line || ')', ', ') AS places
    FROM segues
    WHERE identifier = :name
),
calls_of_name AS (
    SELECT
        files.display_path AS path,
        identifiers.line AS line,
        identifiers."column" AS "column",
        identifiers.call AS call,
        identifiers.class AS class,
        EXISTS (
            SELECT 1
            FROM framed
            WHERE framed.class = identifiers.class
                OR '/' || files.display_path GLOB '*/' || framed.file
        ) AS is_framed
    FROM identifiers
    JOIN files ON files.id = identifiers.file_id
    WHERE identifiers.identifier = :name AND identifiers.kind = 'segue' AND identifiers.purpose = 'performs'
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
    'it performs the segue' || coalesce(' (code of ' || class || ')', '') || iif(is_framed, char(10) || 'this code is in the stack', '')
        || coalesce(char(10) || 'segues with that identifier start at ' || (SELECT places FROM elsewhere), char(10)
            || 'no segue has the identifier') AS because,
    iif(
        (SELECT places FROM elsewhere) IS NULL,
        'set the identifier of the segue to ' || :name || ', or perform another segue',
        'create the controller from the storyboard (a controller that code creates with init has no segues), '
            || 'or perform the segue on the controller that has it'
    ) AS change,
    iif(class IN (SELECT name FROM family) OR class IN (:class, :last), 0, 2) AS place,
    is_framed AS is_framed
FROM calls_of_name
UNION ALL
SELECT
    files.display_path,
    objects.line,
    objects."column",
    'scene of ' || objects.class,
    files.id,
    objects.id,
    NULL,
    NULL,
    'the controller of this scene has the class of the receiver or a superclass of it' || char(10) || CASE
        WHEN EXISTS (SELECT 1 FROM segues WHERE segues.controller = objects.id AND segues.identifier = :name)
            THEN 'the scene has a segue ' || :name || ', so the receiver was not created from this scene'
        ELSE coalesce(
            'its segues are ' || (
                SELECT group_concat(segues.identifier || ' (line ' || segues.line || ')', ', ')
                FROM segues
                WHERE segues.controller = objects.id
            ),
            'none of its segues has an identifier')
    END,
    CASE
        WHEN EXISTS (SELECT 1 FROM segues WHERE segues.controller = objects.id AND segues.identifier = :name)
            THEN 'create the controller from this scene'
        ELSE coalesce('is it ' || (
            SELECT group_concat(identifier, ', ')
            FROM (
                SELECT segues.identifier AS identifier
                FROM segues
                WHERE segues.controller = objects.id AND nearness(segues.identifier, :name) IS NOT NULL
                ORDER BY nearness(segues.identifier, :name), segues.identifier
                LIMIT 3
            )
        ) || '?', 'add a segue with the identifier ' || :name || ' to the scene, or perform another segue')
    END,
    1,
    0
FROM scenes
JOIN objects ON objects.id = scenes.controller
JOIN files ON files.id = scenes.file_id
LEFT JOIN object_classes ON object_classes.object = objects.id
WHERE object_classes.class_id IN (SELECT class_id FROM family) AND objects.custom_class IS NOT NULL
ORDER BY place, is_framed DESC, path, line, "column"
LIMIT 100;
