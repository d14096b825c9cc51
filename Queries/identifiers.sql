-- title: Identifiers, and those given twice
-- theme: storyboards
-- words: reuseidentifier, cell identifier, storyboard id, duplicate, conflict, collision, unique, ui test, automation
-- answers: Which reuse, storyboard, restoration, segue, accessibility and item identifiers are there, and which stand for two things? clashes counts the others that the code cannot tell apart: controllers of one storyboard; prototype cells of one table with different classes; segues of one scene to different destinations; items side by side (tabs, table columns); accessibility and restoration identifiers within one scene or xib. Localized copies are no clash. The rule identifier-duplicate has the clashes one by one, reuse-mismatch the nibs that do not fit the identifier they are registered for.
-- parameter kind (default NULL; one of reuse, storyboard, restoration, segue, accessibility, item): What is identified (item: macOS item, tab or table column; watchOS controller or row); all when left out.
-- parameter duplicates (flag, default 0): 1 for clashing identifiers only.
-- example: xibdb report identifiers kind=storyboard duplicates=1
WITH
-- group_key: within one group and one scope an identifier has to be one of a kind.
-- meaning: what the identifier leads to; two rows that lead to the same do not clash.
identifiers AS (
    SELECT
        'reuse' AS kind,
        objects.reuse_identifier AS identifier,
        objects.file_id AS file_id,
        objects.id AS object,
        objects.class AS class,
        objects.line AS line,
        objects."column" AS "column",
        -- Headers and footers are registered apart from cells.
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
        objects.class,
        objects.line,
        objects."column",
        '',
        objects.file_id,
        -- A reference has the identifier on this side only by accident: nothing is made by it.
        CASE WHEN objects.role IS NULL THEN objects.id END
    FROM objects
    WHERE objects.storyboard_identifier IS NOT NULL
    UNION ALL
    SELECT
        'restoration',
        coalesce(objects.restoration_identifier, objects.storyboard_identifier),
        objects.file_id,
        objects.id,
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
        objects.class,
        objects.line,
        objects."column",
        '',
        coalesce(objects.parent, 0),
        -- Spaces of a touch bar share the system's identifier.
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
    WHERE :kind IS NULL OR identifiers.kind = :kind
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
    files.display_path AS path,
    compared.line AS line,
    compared."column" AS "column",
    compared.kind AS kind,
    compared.identifier AS identifier,
    compared.class AS class,
    CASE WHEN compared.meaning IS NULL THEN 0 ELSE compared.meant - compared.meant_alike END AS clashes
FROM compared
JOIN answered_files AS files ON files.id = compared.file_id
WHERE CAST(:duplicates AS INTEGER) = 0
    OR (compared.meaning IS NOT NULL AND compared.meant > compared.meant_alike)
ORDER BY
    compared.kind,
    compared.identifier,
    files.display_path,
    compared.line,
    compared."column",
    compared.object;
