-- Differences between a localized variant of a nib and its base, except texts. One row per difference. Objects are matched by id, or by their position if Interface Builder numbered the objects of the variant separately. If a target contains another variant, variants that no target contains are omitted. The base is the first of these variants that exists: in Base, in the development language, in en, in English, or in the first language by name.
-- column file_id: Row id of the variant. If the variant lacks the object or connection, row id of the base.
-- column line: Line of the object or connection; NULL for the number of constraints.
-- column "column": Column of the object or connection.
-- column localization: Localization of the variant.
-- column difference: object, or the kind of a connection, with "only in this copy" or "missing in this copy"; class differs; number of constraints.
-- column object: Row id of the object, or of the source of the connection; NULL for the number of constraints.
-- column object_id: Object id of the object; NULL for the number of constraints.
-- column element: Element of the object; constraint for the number of constraints.
-- column name: Class of the object, or name of the connection. If a class or number differs, both values.
WITH
copies AS (
    SELECT
        files.id AS id,
        files.path AS path,
        files.localization AS localization,
        files.format AS format,
        first_value(files.id) OVER same_nib AS base,
        first_value(files.format) OVER same_nib AS base_format
    FROM nibs AS files
    JOIN _localization_ranks ON _localization_ranks.file_id = files.id
    WHERE files.localization IS NOT NULL
        AND files.format IN ('document', 'archive')
        AND files.id NOT IN (SELECT _left_out_copies.file_id FROM _left_out_copies)
    WINDOW same_nib AS (
        PARTITION BY files.tree_id, files.logical_path, files.kind
        ORDER BY
            _localization_ranks.rank,
            files.localization,
            files.id
    )
),
pairs AS MATERIALIZED (
    SELECT
        copies.id AS copy,
        copies.base AS base,
        copies.localization AS localization
    FROM copies
    -- Files of different formats (document, archive) are not compared, because the formats describe an object
    -- differently.
    WHERE copies.id <> copies.base AND copies.format = copies.base_format
),
-- The objects of the compared files. place: row id of the parent. number: position among the objects of the parent with
-- the same element, key and role.
placed AS MATERIALIZED (
    SELECT
        objects.id AS object,
        objects.file_id AS file_id,
        objects.object_id AS object_id,
        -- CAST makes it an integer, so that SQLite can use an index to compare it with row ids.
        CAST(ifnull(objects.parent, -objects.file_id) AS INTEGER) AS place,
        objects.element AS element,
        ifnull(objects.key, '') AS key,
        ifnull(objects.role, '') AS role,
        row_number() OVER (
            PARTITION BY objects.file_id, objects.parent, objects.element, objects.key, objects.role
            ORDER BY objects.line, objects."column", objects.id
        ) AS number
    FROM objects
    WHERE objects.file_id IN (SELECT pairs.copy FROM pairs UNION SELECT pairs.base FROM pairs)
),
-- Pairs of objects with the same id: one object of a variant, and one object of its base.
same_ids AS MATERIALIZED (
    SELECT
        pairs.copy AS copy,
        objects.id AS object,
        others.id AS other,
        others.element = objects.element AS is_same_element,
        others.element = objects.element AND others.parent_id IS objects.parent_id AS is_alike
    FROM pairs
    JOIN objects ON objects.file_id = pairs.copy
    JOIN objects AS others ON others.file_id = pairs.base AND others.object_id = objects.object_id
),
-- Pairs of objects at the same position: one object of a variant, and one object of its base. The top-level objects are matched first.
same_places (copy, object, other) AS MATERIALIZED (
    SELECT pairs.copy, placed.object, others.object
    FROM pairs
    JOIN placed ON placed.file_id = pairs.copy AND placed.place = -pairs.copy
    JOIN placed AS others ON others.place = -pairs.base
        AND others.element = placed.element
        AND others.key = placed.key
        AND others.role = placed.role
        AND others.number = placed.number
    UNION ALL
    SELECT same_places.copy, placed.object, others.object
    FROM same_places
    CROSS JOIN placed ON placed.place = same_places.object
    CROSS JOIN placed AS others ON others.place = same_places.other
        AND others.element = placed.element
        AND others.key = placed.key
        AND others.role = placed.role
        AND others.number = placed.number
),
-- Variants whose objects Interface Builder numbered separately, so that the same id means a different object.
renumbered (copy) AS MATERIALIZED (
    SELECT counts.copy
    FROM (
        SELECT same_places.copy AS copy, 1 AS is_by_place FROM same_places
        UNION ALL
        SELECT same_ids.copy, 0 FROM same_ids WHERE same_ids.is_alike
    ) AS counts
    GROUP BY counts.copy
    -- Every variant can contain a few objects that were added by hand and have different ids. So the objects that
    -- match by position must clearly outnumber the objects that match by id.
    HAVING 4 * sum(counts.is_by_place) > 5 * sum(NOT counts.is_by_place)
),
-- Variants in which an id belongs to a different object than in the base, so that the matching of objects is uncertain.
uncertain (copy) AS MATERIALIZED (
    SELECT renumbered.copy FROM renumbered
    UNION
    SELECT same_ids.copy FROM same_ids WHERE NOT same_ids.is_alike
),
-- For each object of a variant, the matching object of the base.
twins (copy, object, other) AS MATERIALIZED (
    SELECT same_ids.copy, same_ids.object, same_ids.other
    FROM same_ids
    WHERE same_ids.is_same_element AND same_ids.copy NOT IN (SELECT renumbered.copy FROM renumbered)
    UNION ALL
    -- If an object has no match by id, it is matched by position. Such objects were added to each variant by hand, for example.
    SELECT same_places.copy, same_places.object, same_places.other
    FROM same_places
    WHERE same_places.copy NOT IN (SELECT renumbered.copy FROM renumbered)
        AND NOT EXISTS (SELECT 1 FROM same_ids WHERE same_ids.copy = same_places.copy AND same_ids.object = same_places.object AND same_ids.is_same_element)
        AND NOT EXISTS (SELECT 1 FROM same_ids WHERE same_ids.copy = same_places.copy AND same_ids.other = same_places.other AND same_ids.is_same_element)
    UNION ALL
    SELECT same_places.copy, same_places.object, same_places.other
    FROM same_places
    WHERE same_places.copy IN (SELECT renumbered.copy FROM renumbered)
),
-- Every pair in both directions, because each file may lack objects or connections of the other file.
sides AS (
    SELECT
        pairs.localization AS localization,
        pairs.copy AS copy,
        pairs.copy AS here,
        pairs.base AS there,
        'only in this copy' AS difference
    FROM pairs
    UNION ALL
    SELECT
        pairs.localization,
        pairs.copy,
        pairs.base,
        pairs.copy,
        'missing in this copy'
    FROM pairs
),
both_ways (copy, object, other) AS MATERIALIZED (
    SELECT twins.copy, twins.object, twins.other
    FROM twins
    UNION ALL
    SELECT twins.copy, twins.other, twins.object
    FROM twins
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
    LEFT JOIN both_ways ON both_ways.copy = sides.copy AND both_ways.object = objects.id
    WHERE both_ways.other IS NULL
    UNION ALL
    SELECT
        twins.copy,
        objects.line,
        objects."column",
        pairs.localization,
        'class differs',
        objects.id,
        objects.object_id,
        objects.element,
        coalesce(objects.class, 'none') || ', base ' || coalesce(others.class, 'none')
    FROM twins
    JOIN pairs ON pairs.copy = twins.copy
    JOIN objects ON objects.id = twins.object
    JOIN objects AS others ON others.id = twins.other
    WHERE others.class IS NOT objects.class
        -- The classes of these placeholders differ between versions of the format.
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
    -- If an end of the connection is missing in the other file, the missing object is reported instead.
    JOIN both_ways ON both_ways.copy = sides.copy AND both_ways.object = connections.source
    LEFT JOIN both_ways AS ends ON ends.copy = sides.copy AND ends.object = connections.destination
    WHERE (connections.destination IS NULL OR ends.other IS NOT NULL)
        AND NOT (
            sides.copy IN (SELECT uncertain.copy FROM uncertain)
            AND EXISTS (
                SELECT 1
                FROM connections AS named
                WHERE named.file_id = sides.there
                    AND named.kind = connections.kind
                    AND named.name IS connections.name
                    AND named.key_path IS connections.key_path
                    AND named.identifier IS connections.identifier
            )
        )
        AND NOT EXISTS (
            SELECT 1
            FROM connections AS others
            WHERE others.source = both_ways.other
                AND others.kind = connections.kind
                AND others.name IS connections.name
                AND others.key_path IS connections.key_path
                AND others.identifier IS connections.identifier
                AND others.event_type IS connections.event_type
                AND CASE
                    WHEN ends.other IS NOT NULL THEN others.destination = ends.other
                    -- The destination is a constraint.
                    ELSE others.destination IS NULL
                        AND (sides.copy IN (SELECT renumbered.copy FROM renumbered) OR others.destination_id IS connections.destination_id)
                END
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
