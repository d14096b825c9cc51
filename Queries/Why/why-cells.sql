-- Code that dequeues a cell or view with an identifier that is not registered
-- with the table. Parameters :name (the identifier) and :frames (the stack, as JSON).
WITH
framed (class, file) AS (SELECT value ->> 'class', value ->> 'file' FROM json_each(:frames)),
uses AS (
    SELECT
        files.display_path AS path,
        identifiers.line AS line,
        identifiers."column" AS "column",
        identifiers.call AS call,
        identifiers.class AS class,
        identifiers.purpose = 'registers' AS registers,
        EXISTS (
            SELECT 1
            FROM framed
            WHERE framed.class = identifiers.class
                OR '/' || files.display_path GLOB '*/' || framed.file
        ) AS is_framed
    FROM identifiers
    JOIN files ON files.id = identifiers.file_id
    WHERE identifiers.identifier = :name AND identifiers.kind = 'reuse'
),
prototypes AS (
    SELECT
        files.display_path AS path,
        files.kind AS kind,
        objects.line AS line,
        controller.class AS controller
    FROM objects
    JOIN files ON files.id = objects.file_id
    LEFT JOIN scenes ON scenes.file_id = objects.file_id AND scenes.scene_id = objects.scene_id
    LEFT JOIN objects AS controller ON controller.id = scenes.controller
    WHERE objects.reuse_identifier = :name AND files.platform IS NOT 'macOS'
),
near AS (
    SELECT group_concat(identifier, ', ') AS identifiers
    FROM (
        SELECT identifier
        FROM (
            SELECT reuse_identifier AS identifier FROM objects WHERE reuse_identifier IS NOT NULL
            UNION
            SELECT identifier FROM identifiers WHERE kind = 'reuse' AND purpose = 'registers' AND identifier IS NOT NULL
        )
        WHERE identifier <> :name AND nearness(identifier, :name) IS NOT NULL
        ORDER BY nearness(identifier, :name), identifier
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
    'it asks for the cell' || coalesce(' (code of ' || class || ')', '') || iif(is_framed, char(10) || 'this code is in the stack', '')
        || coalesce(
            char(10) || 'registered: ' || (
                SELECT group_concat(coalesce(others.class, 'a function') || ' in ' || others.path || ':' || others.line, ', ')
                FROM uses AS others
                WHERE others.registers
            ),
            char(10) || 'no code in the index registers the identifier')
        || coalesce(
            char(10) || 'cells with the identifier: ' || (
                SELECT group_concat(path || ':' || line || coalesce(' (scene of ' || controller || ')', ''), ', ')
                FROM prototypes
            ),
            char(10) || 'no cell in a nib or storyboard has the identifier') AS because,
    CASE
        WHEN EXISTS (SELECT 1 FROM uses AS others WHERE others.registers AND others.class IS uses.class)
            THEN 'check that the code registers the cell on the same table, and before it dequeues the cell'
        WHEN EXISTS (SELECT 1 FROM prototypes WHERE kind = 'storyboard' AND controller IS uses.class)
            THEN 'create ' || coalesce(class, 'the controller') || ' from its scene: only the storyboard registers prototype cells'
        WHEN EXISTS (SELECT 1 FROM prototypes WHERE kind <> 'storyboard')
            THEN 'register the nib with the table: a reuse identifier in a xib is not enough'
        ELSE coalesce('is it ' || (SELECT identifiers FROM near) || '? Otherwise, register', 'register') || ' a class or nib for ' || :name
    END AS change
FROM uses
WHERE NOT registers
ORDER BY
    is_framed DESC,
    EXISTS (SELECT 1 FROM uses AS others WHERE others.registers AND others.class IS uses.class),
    EXISTS (SELECT 1 FROM prototypes WHERE kind = 'storyboard' AND controller IS uses.class),
    path, line, "column"
LIMIT 100;
