-- Identifiers in nibs and storyboards, each with the number of objects that it clashes with. One row per object or segue with an identifier. Localized variants do not clash.
-- column kind: reuse, storyboard, restoration, segue, accessibility or item (macOS item, tab or table column; watchOS controller or row).
-- column identifier: The identifier.
-- column file_id: File that contains the identifier.
-- column line: Line of the object, or of the segue.
-- column "column": Column of the object, or of the segue.
-- column object: Row id of the object; for a segue, its source object.
-- column connection: Row id of the segue; NULL for all other kinds.
-- column class: Class of the object.
-- column confidence: certain, or possible if code may find the object only by its position.
-- column clashes: Number of other objects with the same identifier that code cannot distinguish from this object: controllers of one storyboard; prototype cells of one table with different classes; segues of one scene to different destinations; sibling items; accessibility and restoration identifiers within one scene or xib.
WITH
-- group_key, scope: an identifier must be unique among the rows with the same group_key and scope.
-- meaning: the object or class that the identifier refers to. Two rows with the same value do not clash. If the value is NULL, the row never clashes.
identifiers AS (
    SELECT
        'reuse' AS kind,
        objects.reuse_identifier AS identifier,
        objects.file_id AS file_id,
        objects.id AS object,
        NULL AS connection,
        objects.class AS class,
        objects.line AS line,
        objects."column" AS "column",
        -- Headers and footers are registered separately from cells.
        objects.element || coalesce(':' || objects.key, '') AS group_key,
        objects.parent AS scope,
        -- Cells of static sections are never dequeued.
        CASE WHEN parent.element IS NOT 'tableViewSection' THEN objects.class END AS meaning
    FROM objects
    LEFT JOIN objects AS parent ON parent.id = objects.parent
    WHERE objects.reuse_identifier IS NOT NULL
    UNION ALL
    SELECT
        'storyboard',
        objects.storyboard_identifier,
        objects.file_id,
        objects.id,
        NULL,
        objects.class,
        objects.line,
        objects."column",
        '',
        objects.file_id,
        -- The identifier of a reference has no effect in this storyboard, because the reference creates no object.
        CASE WHEN objects.role IS NULL THEN objects.id END
    FROM objects
    WHERE objects.storyboard_identifier IS NOT NULL
    UNION ALL
    SELECT
        'restoration',
        coalesce(objects.restoration_identifier, objects.storyboard_identifier),
        objects.file_id,
        objects.id,
        NULL,
        objects.class,
        objects.line,
        objects."column",
        '',
        coalesce(objects.scene_id, ''),
        objects.id
    FROM objects
    WHERE objects.restoration_identifier IS NOT NULL
        OR (
            objects.storyboard_identifier IS NOT NULL
            AND objects.attributes ->> '$.useStoryboardIdentifierAsRestorationIdentifier' = 'YES'
        )
    UNION ALL
    SELECT
        'segue',
        connections.identifier,
        connections.file_id,
        connections.source,
        connections.id,
        source.class,
        connections.line,
        connections."column",
        '',
        source.scene_id,
        connections.destination_id
    FROM connections
    JOIN objects AS source ON source.id = connections.source
    WHERE connections.kind = 'segue' AND connections.identifier IS NOT NULL
    UNION ALL
    SELECT
        'accessibility',
        objects.accessibility_identifier,
        objects.file_id,
        objects.id,
        NULL,
        objects.class,
        objects.line,
        objects."column",
        '',
        coalesce(objects.scene_id, ''),
        objects.id
    FROM objects
    WHERE objects.accessibility_identifier IS NOT NULL
    UNION ALL
    SELECT
        'item',
        objects.identifier,
        objects.file_id,
        objects.id,
        NULL,
        objects.class,
        objects.line,
        objects."column",
        '',
        coalesce(objects.parent, 0),
        -- All spaces of a touch bar have the same system identifier.
        CASE WHEN objects.element <> 'touchBarSpacerItem' THEN objects.id END
    FROM objects
    WHERE objects.identifier IS NOT NULL
),
compared AS (
    SELECT
        identifiers.*,
        count(identifiers.meaning) OVER same_identifier AS meant,
        count(identifiers.meaning) OVER same_meaning AS meant_alike
    FROM identifiers
    WINDOW
        same_identifier AS (
            PARTITION BY
                identifiers.kind,
                identifiers.file_id,
                identifiers.group_key,
                identifiers.scope,
                identifiers.identifier
        ),
        same_meaning AS (
            PARTITION BY
                identifiers.kind,
                identifiers.file_id,
                identifiers.group_key,
                identifiers.scope,
                identifiers.identifier,
                identifiers.meaning
        )
)
SELECT
    compared.kind AS kind,
    compared.identifier AS identifier,
    compared.file_id AS file_id,
    compared.line AS line,
    compared."column" AS "column",
    compared.object AS object,
    compared.connection AS connection,
    compared.class AS class,
    -- Code may find tabs only by their position.
    iif(compared.kind = 'item' AND compared.class GLOB '*TabViewItem', 'possible', 'certain') AS confidence,
    iif(compared.meaning IS NULL, 0, compared.meant - compared.meant_alike) AS clashes
FROM compared
JOIN files ON files.id = compared.file_id
ORDER BY
    compared.kind,
    compared.identifier,
    files.display_path,
    compared.line,
    compared."column",
    compared.object;
