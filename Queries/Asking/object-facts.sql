-- All facts about one object, one per row, in the order in which they are printed.
-- parameter object (required): Row id of the object.
WITH
-- How the printed facts describe an end of a connection or constraint: class, name and object id.
ends (object, words) AS (
    SELECT
        object_labels.object,
        object_labels.class || coalesce(' “' || object_labels.name || '”', '') || ' (' || objects.object_id || ')'
    FROM objects
    JOIN object_labels ON object_labels.object = objects.id
    WHERE objects.file_id = (SELECT own.file_id FROM objects AS own WHERE own.id = :object)
),
own (id, file_id, parent, class, element, attributes) AS (
    SELECT objects.id, objects.file_id, objects.parent, objects.class, objects.element, objects.attributes
    FROM objects
    WHERE objects.id = :object
),
around (object, distance) AS (
    SELECT own.parent, 1 FROM own WHERE own.parent IS NOT NULL
    UNION ALL
    SELECT objects.parent, around.distance + 1
    FROM around
    JOIN objects ON objects.id = around.object
    WHERE objects.parent IS NOT NULL
),
sides ("constraint", side, words) AS (
    SELECT
        constraints.id,
        1,
        CASE WHEN constraints.first_item = :object THEN '' WHEN constraints.first_item = own.parent THEN 'superview.'
            ELSE coalesce(first_ends.words, constraints.first_item_id, '?') || '.' END || constraints.first_attribute
    FROM constraints
    JOIN own ON own.file_id = constraints.file_id
    LEFT JOIN ends AS first_ends ON first_ends.object = constraints.first_item
    WHERE :object IN (constraints.first_item, constraints.second_item)
    UNION ALL
    SELECT
        constraints.id,
        2,
        CASE WHEN constraints.second_item = :object THEN '' WHEN constraints.second_item = own.parent THEN 'superview.'
            ELSE coalesce(second_ends.words, constraints.second_item_id, '?') || '.' END || constraints.second_attribute
    FROM constraints
    JOIN own ON own.file_id = constraints.file_id
    LEFT JOIN ends AS second_ends ON second_ends.object = constraints.second_item
    WHERE :object IN (constraints.first_item, constraints.second_item) AND constraints.second_attribute IS NOT NULL
),
-- Where the outlet or action of a connection is declared. An outlet is declared in the class of the source, an action in
-- the class of the destination.
declared (connection, place) AS MATERIALIZED (
    SELECT connections.id, min(files.display_path || ':' || members.line)
    FROM connections
    JOIN object_classes ON object_classes.object = iif(connections.kind = 'action', connections.destination, connections.source)
    JOIN inherited_members ON inherited_members.class_id = object_classes.class_id AND inherited_members.name = connections.name
    JOIN members ON members.id = inherited_members.member_id
    JOIN files ON files.id = members.file_id
    WHERE :object IN (connections.source, connections.destination) AND connections.file_id IN (SELECT own.file_id FROM own)
    GROUP BY connections.id
),
facts (section, rank, fact, place, line) AS (
    SELECT 'is in', 0, coalesce(ends.words, objects.element), NULL, objects.line
    FROM around
    JOIN objects ON objects.id = around.object
    LEFT JOIN ends ON ends.object = objects.id
    UNION ALL
    SELECT 'is declared', 1, declarations.kind || ' ' || declarations.name, files.display_path || ':' || declarations.line, NULL
    FROM own
    JOIN object_classes ON object_classes.object = own.id
    JOIN _declaration_classes ON _declaration_classes.class_id = object_classes.class_id
    JOIN declarations ON declarations.id = _declaration_classes.declaration_id
    JOIN files ON files.id = declarations.file_id
    WHERE declarations.kind = 'class'
    UNION ALL
    SELECT 'holds', 2, coalesce(ends.words, objects.element), NULL, objects.line
    FROM objects
    LEFT JOIN ends ON ends.object = objects.id
    WHERE objects.parent = :object
    UNION ALL
    SELECT
        'has',
        3,
        CASE connections.kind WHEN 'outletCollection' THEN 'outlet collection' ELSE connections.kind END || ' ' || coalesce(connections.name, '')
            || coalesce(' ' || connections.key_path, '')
            || coalesce(' “' || connections.identifier || '”', '')
            || coalesce(' on ' || coalesce(connections.event_type, connections."trigger"), '')
            || ' → ' || coalesce(
                ends.words,
                connection_destinations.class || ' (' || connections.destination_id || ')',
                connections.destination_id,
                connections.unwind_action,
                '?'
            ),
        (SELECT declared.place FROM declared WHERE declared.connection = connections.id),
        connections.line
    FROM connections
    LEFT JOIN ends ON ends.object = connections.destination
    LEFT JOIN connection_destinations ON connection_destinations.connection = connections.id
    WHERE connections.source = :object
    UNION ALL
    SELECT
        'is set by',
        4,
        CASE connections.kind WHEN 'outletCollection' THEN 'outlet collection' ELSE connections.kind END || ' ' || coalesce(connections.name, '')
            || coalesce(' “' || connections.identifier || '”', '')
            || ' of ' || coalesce(ends.words, connections.source_id, '?'),
        (SELECT declared.place FROM declared WHERE declared.connection = connections.id),
        connections.line
    FROM connections
    LEFT JOIN ends ON ends.object = connections.source
    WHERE connections.destination = :object
    UNION ALL
    SELECT
        'is laid out by',
        5,
        left_sides.words
            || CASE constraints.relation WHEN 'greaterThanOrEqual' THEN ' ≥ ' WHEN 'lessThanOrEqual' THEN ' ≤ ' ELSE ' = ' END
            || coalesce(
                iif(coalesce(constraints.multiplier, '1') IN ('1', '1.0', '1:1'), '', constraints.multiplier || ' × ') || right_sides.words
                    || CASE
                        WHEN constraints.constant > 0 THEN ' + ' || printf('%g', constraints.constant)
                        WHEN constraints.constant < 0 THEN ' − ' || printf('%g', -constraints.constant)
                        WHEN constraints.attributes ->> '$.symbolic' = 'YES' THEN ' + standard space'
                        ELSE ''
                    END,
                printf('%g', coalesce(constraints.constant, 0))
            )
            || iif(constraints.priority IS NULL, '', ', priority ' || printf('%g', constraints.priority))
            || coalesce(' “' || coalesce(constraints.identifier, constraints.user_label) || '”', '')
            -- Xcode removes a placeholder constraint when it builds the nib.
            || iif(constraints.attributes ->> '$.placeholder' = 'YES', ', a placeholder that Xcode removes at build time', '')
            || iif(constraints.attributes ->> '$.installed' = 'NO', ', not installed', ''),
        NULL,
        constraints.line
    FROM constraints
    JOIN sides AS left_sides ON left_sides."constraint" = constraints.id AND left_sides.side = 1
    LEFT JOIN sides AS right_sides ON right_sides."constraint" = constraints.id AND right_sides.side = 2
    UNION ALL
    SELECT
        'sets at load',
        6,
        runtime_attributes.key_path || ' = ' || coalesce(runtime_attributes.value, 'nil') || coalesce(' (' || runtime_attributes.type || ')', ''),
        NULL,
        runtime_attributes.line
    FROM runtime_attributes
    WHERE runtime_attributes.object = :object
    UNION ALL
    SELECT 'frame', 7, printf('%g, %g, %g × %g', objects.x, objects.y, objects.width, objects.height), NULL, NULL
    FROM objects
    WHERE objects.id = :object AND objects.width IS NOT NULL
    UNION ALL
    SELECT 'attributes', 8, each.key || ' = ' || coalesce(each.value, 'nil'), NULL, NULL
    FROM own
    JOIN json_each(own.attributes) AS each
)
SELECT facts.section, facts.fact, facts.place, facts.line
FROM facts
ORDER BY facts.rank, facts.line, facts.fact;
