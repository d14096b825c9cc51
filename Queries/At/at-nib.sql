-- What stands on a line of a nib, one row per item. If no element starts on the line, the object that encloses it.
-- parameter file (required): Row id of the nib.
-- parameter line (required): Line, 1-based; NULL to find an element by its id.
-- parameter enclosing (required): The ids of the elements that enclose the line, innermost first, as a JSON array; NULL if they are not known.
-- parameter id (required): Object id of an object, connection, constraint or scene; NULL to find elements by line.
WITH
elements (kind, id, name, object_id, object, line, "column") AS MATERIALIZED (
    SELECT 'object', objects.id, NULL, objects.object_id, objects.id, objects.line, objects."column"
    FROM objects
    WHERE objects.file_id = :file
    UNION ALL
    SELECT
        'connection',
        connections.id,
        coalesce(connections.name, connections.identifier, connections.unwind_action),
        connections.connection_id,
        connections.source,
        connections.line,
        connections."column"
    FROM connections
    WHERE connections.file_id = :file
    UNION ALL
    SELECT 'constraint', constraints.id, constraints.identifier, constraints.constraint_id, constraints.owner, constraints.line, constraints."column"
    FROM constraints
    WHERE constraints.file_id = :file
    UNION ALL
    SELECT 'scene', scenes.id, NULL, scenes.scene_id, scenes.controller, scenes.line, scenes."column"
    FROM scenes
    WHERE scenes.file_id = :file
    UNION ALL
    SELECT
        'runtime attribute',
        runtime_attributes.id,
        runtime_attributes.key_path,
        NULL,
        runtime_attributes.object,
        runtime_attributes.line,
        runtime_attributes."column"
    FROM runtime_attributes
    WHERE runtime_attributes.file_id = :file
    UNION ALL
    SELECT
        iif(resource_uses.kind = 'namedColor', 'color', resource_uses.kind),
        resource_uses.id,
        resource_uses.name,
        NULL,
        resource_uses.object,
        resource_uses.line,
        resource_uses."column"
    FROM resource_uses
    WHERE resource_uses.file_id = :file AND resource_uses.kind IN ('image', 'namedColor', 'font')
),
found AS (
    SELECT elements.* FROM elements WHERE elements.line = :line OR elements.object_id = :id
    UNION ALL
    SELECT elements.*
    FROM elements
    WHERE elements.kind = 'object'
        AND NOT EXISTS (SELECT 1 FROM elements AS others WHERE others.line = :line)
        AND CASE
            WHEN :enclosing IS NULL THEN elements.line = (
                SELECT max(above.line) FROM elements AS above WHERE above.kind = 'object' AND above.line < :line
            )
            ELSE elements.object_id = (
                SELECT each.value
                FROM json_each(:enclosing) AS each
                JOIN elements AS around ON around.kind = 'object' AND around.object_id = each.value
                ORDER BY each.key
                LIMIT 1
            )
        END
),
items (rank, kind, id, name, line, "column", owner_id) AS (
    SELECT 1, found.kind, found.id, found.name, found.line, found."column", found.object FROM found
    UNION ALL
    -- The member that a connection names, and the class of an object.
    SELECT 2, 'member', connection_answers.member_id, found.name, found.line, found."column", found.object
    FROM found
    JOIN connection_answers ON connection_answers.connection = found.id
    WHERE found.kind = 'connection' AND connection_answers.member_id IS NOT NULL
    UNION ALL
    SELECT 3, 'class', classes.id, classes.name, found.line, found."column", found.object
    FROM found
    JOIN object_classes ON object_classes.object = found.object
    JOIN classes ON classes.id = object_classes.class_id
    WHERE found.kind IN ('object', 'scene') AND classes.declaration_id IS NOT NULL
    UNION ALL
    SELECT 4, 'identifier', NULL, each.value, found.line, found."column", found.object
    FROM found
    JOIN objects ON objects.id = found.object
    JOIN json_each(json_array(objects.reuse_identifier, objects.storyboard_identifier, objects.restoration_identifier, objects.identifier)) AS each
    WHERE found.kind = 'object' AND each.value IS NOT NULL
    UNION ALL
    SELECT 4, 'identifier', NULL, connections.identifier, found.line, found."column", found.object
    FROM found
    JOIN connections ON connections.id = found.id
    WHERE found.kind = 'connection' AND connections.kind = 'segue' AND connections.identifier IS NOT NULL
    UNION ALL
    SELECT 5, 'nib', :file, NULL, NULL, NULL, NULL WHERE EXISTS (SELECT 1 FROM found) OR :line = 1
)
SELECT DISTINCT
    items.rank AS rank,
    items.kind AS kind,
    -- The kind of a member or connection, such as outlet or action.
    CASE
        WHEN items.kind = 'member' THEN (SELECT members.kind FROM members WHERE members.id = items.id)
        WHEN items.kind = 'connection' THEN (SELECT connections.kind FROM connections WHERE connections.id = items.id)
        ELSE items.kind
    END AS shown_kind,
    items.id AS id,
    items.name AS name,
    items.line AS line,
    items."column" AS "column",
    NULL AS end_column,
    CASE
        WHEN items.kind = 'object' THEN coalesce(object_labels.described, objects.element) || ', object id ' || objects.object_id
        WHEN items.kind = 'nib' THEN 'nib ' || (SELECT files.display_path FROM files WHERE files.id = items.id)
        WHEN items.kind = 'member' THEN (
            SELECT iif(members.kind = 'outletCollection', 'outlet collection', members.kind) || ' ' || members.name || ' of ' || members.class
            FROM members
            WHERE members.id = items.id
        )
        WHEN items.kind IN ('class', 'identifier') THEN items.kind || ' ' || items.name
        WHEN items.kind = 'connection' THEN (
            SELECT iif(connections.kind = 'outletCollection', 'outlet collection', connections.kind) FROM connections WHERE connections.id = items.id
        )
            || coalesce(' ' || items.name, '')
            || coalesce(' of ' || object_labels.described, '')
        WHEN items.kind = 'constraint' THEN (
            SELECT
                'constraint ' || coalesce(constraints.first_attribute, '?')
                    || CASE constraints.relation WHEN 'greaterThanOrEqual' THEN ' ≥ ' WHEN 'lessThanOrEqual' THEN ' ≤ ' ELSE ' = ' END
                    || iif(
                        constraints.second_attribute IS NULL,
                        printf('%g', coalesce(constraints.constant, 0)),
                        constraints.second_attribute || CASE
                            WHEN constraints.constant > 0 THEN ' + ' || printf('%g', constraints.constant)
                            WHEN constraints.constant < 0 THEN ' − ' || printf('%g', -constraints.constant)
                            ELSE ''
                        END
                    )
                    || iif(constraints.priority IS NULL, '', ', priority ' || printf('%g', constraints.priority))
            FROM constraints
            WHERE constraints.id = items.id
        )
            || coalesce(' of ' || object_labels.described, '')
        ELSE items.kind
            || coalesce(' ' || items.name, '')
            || coalesce(' of ' || object_labels.described, '')
    END AS title,
    'certain' AS confidence
FROM items
LEFT JOIN object_labels ON object_labels.object = items.owner_id
LEFT JOIN objects ON objects.id = items.owner_id
ORDER BY items.line IS NULL, items.line, items.rank, items."column", items.name, items.id;
