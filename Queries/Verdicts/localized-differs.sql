-- Differences between a localized copy of a nib and its base in more than texts: a row is a difference. The base is the copy in Base, else in the language of development, else in en or English, else the first by name.
-- column file_id: The copy; for what the copy lacks, the base.
-- column line: Line of the object or connection; NULL for the number of constraints.
-- column "column": Column of it.
-- column localization: Localization of the copy.
-- column difference: object, or the kind of a connection, with "only in this copy" or "missing in this copy"; class differs; number of constraints.
-- column object: Row id of the object, or of the source of the connection; NULL for the number of constraints.
-- column object_id: Its object id.
-- column element: Its element.
-- column name: Class or connection, or what is on both sides.
WITH
copies AS (
    SELECT
        files.id AS id,
        files.path AS path,
        files.localization AS localization,
        first_value(files.id) OVER same_nib AS base
    FROM nibs AS files
    JOIN _localization_ranks ON _localization_ranks.file_id = files.id
    WHERE files.localization IS NOT NULL
        AND files.format IN ('document', 'archive')
    WINDOW same_nib AS (
        PARTITION BY files.tree_id, files.logical_path, files.kind
        ORDER BY
            _localization_ranks.rank,
            files.localization,
            files.id
    )
),
pairs AS (
    SELECT
        copies.id AS copy,
        copies.base AS base,
        copies.localization AS localization
    FROM copies
    WHERE copies.id <> copies.base
),
-- Every pair in both directions: what one has, the other may lack.
sides AS (
    SELECT
        pairs.localization AS localization,
        pairs.copy AS here,
        pairs.base AS there,
        'only in this copy' AS difference
    FROM pairs
    UNION ALL
    SELECT
        pairs.localization,
        pairs.base,
        pairs.copy,
        'missing in this copy'
    FROM pairs
),
differences AS (
    SELECT
        sides.here AS file_id,
        objects.line AS line,
        objects."column" AS "column",
        sides.localization AS localization,
        'object ' || sides.difference AS difference,
        objects.id AS object,
        objects.object_id AS object_id,
        objects.element AS element,
        objects.class AS name
    FROM sides
    JOIN objects ON objects.file_id = sides.here
    WHERE NOT EXISTS (
        SELECT 1
        FROM objects AS others
        WHERE others.file_id = sides.there AND others.object_id = objects.object_id
    )
    UNION ALL
    SELECT
        pairs.copy,
        objects.line,
        objects."column",
        pairs.localization,
        'class differs',
        objects.id,
        objects.object_id,
        objects.element,
        coalesce(objects.class, 'none') || ', base ' || coalesce(others.class, 'none')
    FROM pairs
    JOIN objects ON objects.file_id = pairs.copy
    JOIN objects AS others ON others.file_id = pairs.base AND others.object_id = objects.object_id
    WHERE others.class IS NOT objects.class
        -- The two formats write the classes of proxies differently.
        AND objects.role IS NOT 'firstResponder'
        AND objects.role IS NOT 'application'
    UNION ALL
    SELECT
        sides.here,
        connections.line,
        connections."column",
        sides.localization,
        connections.kind || ' ' || sides.difference,
        connections.source,
        connections.source_id,
        source.element,
        connections.name || coalesce(' ' || connections.key_path, '')
    FROM sides
    JOIN connections ON connections.file_id = sides.here
    JOIN objects AS source ON source.id = connections.source
    -- Where an end is missing, the missing object is the difference.
    JOIN objects AS others ON others.file_id = sides.there AND others.object_id = connections.source_id
    WHERE (
            connections.destination IS NULL
            OR EXISTS (
                SELECT 1
                FROM objects AS ends
                WHERE ends.file_id = sides.there AND ends.object_id = connections.destination_id
            )
        )
        AND NOT EXISTS (
            SELECT 1
            FROM connections AS twins
            WHERE twins.source = others.id
                AND twins.kind = connections.kind
                AND twins.name IS connections.name
                AND twins.key_path IS connections.key_path
                AND twins.identifier IS connections.identifier
                AND twins.event_type IS connections.event_type
                AND twins.destination_id IS connections.destination_id
        )
    UNION ALL
    SELECT
        pairs.copy,
        NULL,
        NULL,
        pairs.localization,
        'number of constraints',
        NULL,
        NULL,
        'constraint',
        counts.here || ', base ' || counts.there
    FROM pairs
    JOIN (
        SELECT
            pairs.copy AS copy,
            (SELECT count(*) FROM constraints WHERE constraints.file_id = pairs.copy) AS here,
            (SELECT count(*) FROM constraints WHERE constraints.file_id = pairs.base) AS there
        FROM pairs
    ) AS counts ON counts.copy = pairs.copy
    WHERE counts.here <> counts.there
)
SELECT
    differences.file_id AS file_id,
    differences.line AS line,
    differences."column" AS "column",
    differences.localization AS localization,
    differences.difference AS difference,
    differences.object AS object,
    differences.object_id AS object_id,
    differences.element AS element,
    differences.name AS name
FROM differences
JOIN files ON files.id = differences.file_id
ORDER BY
    files.logical_path,
    differences.localization,
    differences.difference,
    files.display_path,
    differences.line,
    differences."column",
    differences.object_id,
    differences.name;
