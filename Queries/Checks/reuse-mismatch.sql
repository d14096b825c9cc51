-- title: Nib that does not match its reuse identifier
-- why: A nib that is registered for a reuse identifier must contain exactly one cell. The identifier of the cell must be empty or the same. If code loads a cell after a failed dequeue, the cell must have the identifier that the code asks for. Otherwise, each row creates a new cell.
-- iOS: The first request for a cell raises NSInternalInconsistencyException in these cases: the identifier differs; the nib has a second top-level object; the root of the nib is not a cell. A cell that code loads itself is never reused.
-- severity: error (warning for a cell that code loads itself)
-- confidence: certain
-- uncertain: If the registration or the load is not certain, or if the code has several possible identifiers, the finding is hidden.
-- fix: Clear the identifier of the cell, or use the same identifier in the nib and in the code. Keep exactly one cell at the top level of the nib.
-- pack: default
WITH
registered (load_id, file_id, identifier, wanted, confidence, source_file_id, source_line) AS MATERIALIZED (
    SELECT
        nib_loads.id,
        loaded_nibs.file_id,
        nib_loads.identifier,
        _reuse_calls.class,
        nib_loads.confidence,
        nib_loads.file_id,
        nib_loads.line
    FROM nib_loads
    JOIN _reuse_calls ON _reuse_calls.call = nib_loads.call AND _reuse_calls.purpose = nib_loads.purpose
    JOIN loaded_nibs ON loaded_nibs.load_id = nib_loads.id
    -- AppKit only writes a message to the console, so macOS is omitted.
    JOIN files ON files.id = loaded_nibs.file_id AND files.platform IN ('iOS', 'tvOS') AND files.kind <> 'storyboard'
    WHERE nib_loads.purpose = 'registers' AND nib_loads.identifier IS NOT NULL
),
cell_nibs (file_id) AS MATERIALIZED (
    SELECT registered.file_id
    FROM registered
    UNION
    SELECT loaded_nibs.file_id
    FROM loaded_nibs
    JOIN nib_loads ON nib_loads.id = loaded_nibs.load_id
    WHERE nib_loads.purpose IN ('loads', 'instantiates') AND nib_loads.kind = 'nib'
),
tops (file_id, object, class, line, "column", reuse_identifier, place, count) AS MATERIALIZED (
    SELECT
        objects.file_id,
        objects.id,
        objects.class,
        objects.line,
        objects."column",
        objects.reuse_identifier,
        row_number() OVER (PARTITION BY objects.file_id ORDER BY objects.top_level_index),
        count(*) OVER (PARTITION BY objects.file_id)
    FROM cell_nibs
    -- CROSS JOIN makes SQLite read the nibs before their objects. In the other order, SQLite expects too few rows and chooses slow joins
    -- below.
    CROSS JOIN objects ON objects.file_id = cell_nibs.file_id
    WHERE objects.top_level_index IS NOT NULL
        AND objects.parent IS NULL
        AND objects.role IS NULL
),
-- Loads of a cell that follow a request for a cell in the same function. The code loads the nib if the request returns nil.
fallbacks (load_id, identifier, line) AS MATERIALIZED (
    SELECT
        nib_loads.id,
        min(identifiers.identifier),
        identifiers.line
    FROM nib_loads
    JOIN identifiers ON identifiers.file_id = nib_loads.file_id
        AND identifiers.class IS nib_loads.class
        AND identifiers.member IS nib_loads.member
    JOIN _reuse_calls ON _reuse_calls.call = identifiers.call AND _reuse_calls.class = 'UITableViewCell' AND NOT _reuse_calls.raises
    WHERE nib_loads.purpose IN ('loads', 'instantiates')
        AND nib_loads.kind = 'nib'
        AND nib_loads.origin_id IS NULL
        AND identifiers.kind = 'reuse'
        AND identifiers.purpose = 'dequeues'
        AND identifiers.is_caller = 0
        -- Keep the last request before the load, within a few lines.
        AND identifiers.line BETWEEN nib_loads.line - 6 AND nib_loads.line
        AND NOT EXISTS (
            SELECT 1
            FROM identifiers AS between_them
            WHERE between_them.file_id = nib_loads.file_id
                AND between_them.kind = 'reuse'
                AND between_them.line > identifiers.line
                AND between_them.line <= nib_loads.line
        )
    GROUP BY nib_loads.id
    HAVING count(*) = 1 AND count(identifiers.identifier) = 1
)
SELECT
    tops.file_id AS file_id,
    tops.line AS line,
    tops."column" AS "column",
    tops.object AS object,
    registered.identifier AS subject,
    'The nib is registered for the reuse identifier ' || registered.identifier || ', but its ' || coalesce(tops.class, 'cell') || ' has the identifier '
        || tops.reuse_identifier || '. A request for ' || registered.identifier || ' raises an exception.' AS message,
    'error' AS severity,
    registered.confidence AS confidence,
    registered.source_file_id AS other_file_id,
    registered.source_line AS other_line
FROM registered
JOIN tops ON tops.file_id = registered.file_id
WHERE tops.count = 1 AND tops.reuse_identifier <> registered.identifier

UNION ALL

SELECT
    tops.file_id,
    tops.line,
    tops."column",
    tops.object,
    registered.identifier,
    'The nib is registered for the reuse identifier ' || registered.identifier
        || CASE
            WHEN tops.count > 1 THEN ', but it has ' || tops.count || ' top-level objects: asking for the cell raises an exception.'
            ELSE ', but its root, ' || coalesce(tops.class, 'an object') || ', is not a ' || registered.wanted || ': asking for it raises an exception.'
        END,
    'error',
    registered.confidence,
    registered.source_file_id,
    registered.source_line
FROM registered
JOIN tops ON tops.file_id = registered.file_id AND tops.place = min(2, tops.count)
WHERE tops.count > 1
    -- Require that the root is not a cell: all its superclasses are known, and none of them is the required class.
    OR EXISTS (
        SELECT 1
        FROM object_classes
        JOIN class_ancestors ON class_ancestors.class_id = object_classes.class_id AND class_ancestors.name = 'NSObject'
        WHERE object_classes.object = tops.object
            AND NOT EXISTS (
                SELECT 1
                FROM class_ancestors AS cells
                JOIN classes ON classes.id = cells.ancestor_id
                WHERE cells.class_id = object_classes.class_id
                    AND (
                        classes.kind = 'unknown'
                        -- A helper for tables and a helper for collection views can have the same name. It is not known which of these
                        -- helpers the code calls, so both classes are accepted.
                        OR cells.name IN (
                            SELECT beside.wanted
                            FROM registered AS beside
                            WHERE beside.file_id = registered.file_id
                                AND beside.source_file_id = registered.source_file_id
                                AND beside.source_line = registered.source_line
                        )
                    )
            )
    )

UNION ALL

SELECT
    tops.file_id,
    tops.line,
    tops."column",
    tops.object,
    fallbacks.identifier,
    coalesce(nib_loads.class, files.name) || ' asks for a cell ' || fallbacks.identifier || ' and loads this cell if the call returns nil, but this cell has '
        || coalesce('the identifier ' || tops.reuse_identifier, 'no identifier') || ': no cell is ever reused.',
    'warning',
    nib_loads.confidence,
    nib_loads.file_id,
    fallbacks.line
FROM fallbacks
CROSS JOIN nib_loads ON nib_loads.id = fallbacks.load_id
CROSS JOIN files ON files.id = nib_loads.file_id
CROSS JOIN loaded_nibs ON loaded_nibs.load_id = nib_loads.id
CROSS JOIN files AS nibs ON nibs.id = loaded_nibs.file_id AND nibs.platform IN ('iOS', 'tvOS')
JOIN tops ON tops.file_id = loaded_nibs.file_id AND tops.count = 1
JOIN object_classes ON object_classes.object = tops.object
JOIN classes ON classes.id = object_classes.class_id AND classes.descends_from = 'cell'
WHERE tops.reuse_identifier IS NOT fallbacks.identifier
    -- The class may override reuseIdentifier.
    AND NOT EXISTS (
        SELECT 1
        FROM _overriding_members
        WHERE _overriding_members.class_id = object_classes.class_id AND _overriding_members.name = 'reuseIdentifier'
    )
    -- Omit nibs that are also registered for the identifier, because the request then never returns nil.
    AND fallbacks.identifier NOT IN (SELECT registered.identifier FROM registered WHERE registered.file_id = tops.file_id)
    -- Omit a load if the same source registers an unknown nib or class for the identifier.
    AND NOT EXISTS (
        SELECT 1
        FROM identifiers
        WHERE identifiers.file_id = nib_loads.file_id
            AND identifiers.kind = 'reuse'
            AND identifiers.purpose = 'registers'
            AND identifiers.identifier = fallbacks.identifier
    );
