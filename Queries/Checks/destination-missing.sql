-- title: Reference to an object that is not in the file
-- why: A connection, segue or constraint names an object id that does not exist in the file. Often a merge deleted the object but kept the reference. Xcode drops the entry or refuses to compile the file.
-- severity: error (warning for a constraint)
-- confidence: certain
-- uncertain: If the id belongs to a placeholder (-1, -2, -3), the confidence is possible, because a file can omit placeholders.
-- fix: Delete the entry, or restore the object and connect it again.
-- pack: default
WITH
-- Ends of connections and items of constraints whose id does not belong to an object.
ends (file_id, line, "column", object, subject, missing_id, sort, name, side, holder) AS (
    SELECT
        connections.file_id,
        connections.line,
        connections."column",
        connections.source,
        coalesce(connections.identifier, connections.name, connections.connection_id),
        connections.destination_id,
        connections.kind,
        iif(connections.kind = 'segue', coalesce(connections.identifier, connections.name), connections.name),
        'to',
        connections.source
    FROM connections
    WHERE connections.destination IS NULL AND connections.destination_id IS NOT NULL
    UNION ALL
    SELECT
        connections.file_id,
        connections.line,
        connections."column",
        connections.destination,
        coalesce(connections.identifier, connections.name, connections.connection_id),
        connections.source_id,
        connections.kind,
        iif(connections.kind = 'segue', coalesce(connections.identifier, connections.name), connections.name),
        'from',
        connections.destination
    FROM connections
    WHERE connections.source IS NULL AND connections.source_id IS NOT NULL
    UNION ALL
    SELECT
        constraints.file_id,
        constraints.line,
        constraints."column",
        constraints.owner,
        constraints.constraint_id || '.first',
        constraints.first_item_id,
        'constraint',
        constraints.first_attribute,
        'of',
        constraints.owner
    FROM constraints
    WHERE constraints.first_item IS NULL AND constraints.first_item_id IS NOT NULL
    UNION ALL
    SELECT
        constraints.file_id,
        constraints.line,
        constraints."column",
        constraints.owner,
        constraints.constraint_id || '.second',
        constraints.second_item_id,
        'constraint',
        coalesce(constraints.second_attribute, constraints.first_attribute),
        'of',
        constraints.owner
    FROM constraints
    WHERE constraints.second_item IS NULL AND constraints.second_item_id IS NOT NULL
),
-- The ends that do not exist in the file. An outlet can be connected to a constraint, which is not an object.
dangling AS MATERIALIZED (
    SELECT ends.*
    FROM ends
    JOIN files ON files.id = ends.file_id AND files.format IN ('document', 'archive')
    WHERE ends.sort = 'constraint'
        OR (
            NOT EXISTS (SELECT 1 FROM constraints WHERE constraints.file_id = ends.file_id AND constraints.constraint_id = ends.missing_id)
            AND NOT EXISTS (SELECT 1 FROM objects WHERE objects.file_id = ends.file_id AND objects.object_id = ends.missing_id)
        )
)
SELECT
    dangling.file_id AS file_id,
    dangling.line AS line,
    dangling."column" AS "column",
    dangling.object AS object,
    dangling.subject AS subject,
    iif(dangling.sort = 'constraint', 'warning', 'error') AS severity,
    iif(dangling.missing_id GLOB '-[1-9]', 'possible', 'certain') AS confidence,
    CASE dangling.sort
        WHEN 'outletCollection' THEN 'The outlet collection '
        WHEN 'accessibilityConnection' THEN 'The accessibility connection '
        ELSE 'The ' || dangling.sort || ' '
    END
        || coalesce(dangling.name || ' ', '')
        || CASE
            WHEN dangling.side = 'from' THEN coalesce('of ' || object_labels.class || ' ', '') || 'starts at '
            WHEN dangling.sort = 'constraint' THEN coalesce('of ' || object_labels.class || ' ', '') || 'names '
            ELSE coalesce('of ' || object_labels.class || ' ', '') || 'leads to '
        END
        || dangling.missing_id || ', but no object of the file has this id.' AS message
FROM dangling
LEFT JOIN object_labels ON object_labels.object = dangling.holder;
