-- title: Identifier that occurs twice
-- why: Two objects of one of these kinds have the same identifier: scenes of a storyboard; segues of one scene to different scenes; prototype cells of one table with different classes; sibling items (tabs, table columns). Code that asks for the identifier receives one of the two objects, and cannot access the other.
-- iOS: A storyboard with two equal storyboard identifiers does not build. If two prototype cells share an identifier, the last cell is used for both.
-- severity: warning (error for scenes, note for items)
-- confidence: certain
-- uncertain: For tabs, the confidence is possible, because code may access them only by index.
-- fix: Change or clear one of the two identifiers.
-- pack: default
-- verdicts: identifier-duplicate
WITH
clashing AS (
    SELECT
        files.id AS file_id,
        files.tree_id AS tree_id,
        files.logical_folder || files.name AS nib,
        found.kind AS kind,
        found.identifier AS identifier,
        found.class AS class,
        found.confidence AS confidence,
        found.line AS line,
        found."column" AS "column",
        found.object AS object,
        CASE found.kind
            WHEN 'storyboard' THEN ''
            WHEN 'segue' THEN coalesce(objects.scene_id, '')
            ELSE coalesce(objects.parent_id, '')
        END AS scope,
        destinations.class AS destination_class
    FROM identifier_duplicate AS found
    JOIN files ON files.id = found.file_id
    JOIN objects ON objects.id = found.object
    LEFT JOIN connections ON connections.id = found.connection
    LEFT JOIN objects AS destinations ON destinations.id = connections.destination
    -- Repeated accessibility and restoration identifiers are harmless, because the code of the app does not look up objects by them.
    WHERE found.clashes > 0 AND found.kind IN ('storyboard', 'segue', 'reuse', 'item')
),
placed AS (
    SELECT
        *,
        row_number() OVER same_identifier AS place,
        first_value(line) OVER same_identifier AS first_line,
        first_value(class) OVER same_identifier AS first_class,
        first_value(destination_class) OVER same_identifier AS first_destination_class
    FROM clashing
    WINDOW same_identifier AS (PARTITION BY file_id, kind, scope, identifier ORDER BY line, "column")
)
SELECT
    placed.file_id AS file_id,
    placed.line AS line,
    placed."column" AS "column",
    placed.object AS object,
    placed.identifier AS subject,
    CASE placed.kind
        WHEN 'storyboard' THEN 'Two scenes have the storyboard identifier ' || placed.identifier || ': those of ' || coalesce(placed.first_class, 'one')
            || ' and ' || coalesce(placed.class, 'another') || '.'
        WHEN 'segue' THEN 'Two segues of one scene have the identifier ' || placed.identifier || ': to ' || coalesce(placed.first_destination_class, 'one')
            || ' and to ' || coalesce(placed.destination_class, 'another') || '.'
        WHEN 'reuse' THEN 'Two cells of one view have the reuse identifier ' || placed.identifier || ': a ' || coalesce(placed.first_class, 'cell')
            || ' and a ' || coalesce(placed.class, 'cell') || '.'
        ELSE 'Two sibling items have the identifier ' || placed.identifier || ': code that asks for it gets the first.'
    END AS message,
    CASE placed.kind WHEN 'storyboard' THEN 'error' WHEN 'item' THEN 'note' ELSE 'warning' END AS severity,
    placed.confidence AS confidence,
    placed.file_id AS other_file_id,
    placed.first_line AS other_line,
    placed.tree_id || ' ' || placed.nib || ' ' || placed.kind || ' ' || placed.scope || ' ' || placed.identifier AS defect
FROM placed
WHERE placed.place > 1;
