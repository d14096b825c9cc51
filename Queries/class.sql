-- title: Everything known of a class
-- theme: classes
-- words: overview, summary, inheritance, hierarchy, superclass, ancestors, protocols, definition, inspect
-- answers: Where is a class declared, what does it descend from, which nibs use it and as what, which outlets and actions does it declare and which of them are connected, who loads its nibs, where is it instantiated? One row per fact. count: for an outlet how many connections set it, for an action how many send it, on objects of the class and its subclasses.
-- parameter class (class, required; also name): Name of the class, as in Swift, Objective-C or the nib.
-- example: xibdb report class class=FruitCell
WITH
wanted (class_id) AS (SELECT DISTINCT class_names.class_id FROM class_names WHERE class_names.name = :class),
family (class_id) AS (
    SELECT DISTINCT class_ancestors.class_id
    FROM class_ancestors
    JOIN wanted ON wanted.class_id = class_ancestors.ancestor_id
),
used AS (
    SELECT objects.id AS id, objects.file_id AS file_id, object_classes.class_id AS class_id
    FROM named_classes
    JOIN objects ON objects.file_id = named_classes.file_id AND objects.class = named_classes.name
    JOIN object_classes ON object_classes.object = objects.id
    WHERE named_classes.class_id IN (SELECT class_id FROM family) AND object_classes.class_id IN (SELECT class_id FROM family)
),
facts (section, rank, fact, detail, total, file_id, line, "column") AS (
    SELECT
        declarations.kind,
        CASE declarations.kind WHEN 'class' THEN 0 ELSE 1 END,
        declarations.name || coalesce('(' || declarations.category || ')', ''),
        coalesce('module ' || classes.module, '')
            || coalesce(', in Objective-C ' || nullif(classes.objc_name, classes.name), '')
            || coalesce(
                ' adopts ' || (
                    SELECT group_concat(name, ' ')
                    FROM (
                        SELECT declaration_protocols.name
                        FROM declaration_protocols
                        WHERE declaration_protocols.declaration_id = declarations.id
                            -- Swift lists the superclass first.
                            AND NOT (declaration_protocols.position = 0 AND declaration_protocols.name IS classes.superclass)
                        ORDER BY declaration_protocols.position
                    )
                ),
                ''
            ),
        NULL,
        declarations.file_id,
        declarations.line,
        declarations."column"
    FROM wanted
    JOIN classes ON classes.id = wanted.class_id
    JOIN declaration_classes ON declaration_classes.class_id = wanted.class_id
    JOIN declarations ON declarations.id = declaration_classes.declaration_id
    UNION ALL
    SELECT classes.kind, 1, classes.name, 'in ' || classes.module, NULL, NULL, NULL, NULL
    FROM wanted
    JOIN classes ON classes.id = wanted.class_id
    WHERE classes.kind <> 'project'
    UNION ALL
    SELECT
        'superclass', 2 + class_ancestors.distance / 100.0, class_ancestors.name, classes.kind, NULL, classes.file_id, classes.line, NULL
    FROM wanted
    JOIN class_ancestors ON class_ancestors.class_id = wanted.class_id AND class_ancestors.distance > 0
    JOIN classes ON classes.id = class_ancestors.ancestor_id
    UNION ALL
    SELECT 'subclass', 3, classes.name, NULL, NULL, classes.file_id, classes.line, NULL
    FROM wanted
    JOIN class_ancestors ON class_ancestors.ancestor_id = wanted.class_id AND class_ancestors.distance = 1
    JOIN classes ON classes.id = class_ancestors.class_id
    UNION ALL
    SELECT
        CASE
            WHEN objects.role = 'filesOwner' THEN 'File''s Owner of'
            WHEN objects.parent IS NULL THEN 'root of'
            ELSE 'placed in'
        END,
        4,
        files.name,
        coalesce(objects.user_label, objects.element),
        NULL,
        objects.file_id,
        objects.line,
        objects."column"
    FROM used
    JOIN wanted ON wanted.class_id = used.class_id
    JOIN objects ON objects.id = used.id
    JOIN files ON files.id = objects.file_id
    UNION ALL
    SELECT
        class_members.kind,
        CASE class_members.kind WHEN 'action' THEN 6 WHEN 'segueAction' THEN 6 WHEN 'inspectable' THEN 7 ELSE 5 END,
        class_members.name,
        class_members.type,
        CASE WHEN class_members.kind IN ('outlet', 'outletCollection') THEN (
            SELECT count(*)
            FROM connections
            WHERE connections.name = class_members.name
                AND connections.kind IN ('outlet', 'outletCollection')
                AND connections.source IN (SELECT id FROM used)
        ) WHEN class_members.kind = 'action' THEN (
            SELECT count(*)
            FROM connections
            WHERE connections.name = class_members.name
                AND connections.kind = 'action'
                AND connections.destination IN (SELECT id FROM used)
        ) END,
        files.id,
        class_members.line,
        class_members."column"
    FROM wanted
    JOIN class_members ON class_members.class_id = wanted.class_id
    JOIN members ON members.id = class_members.member_id
    JOIN files ON files.id = members.file_id
    WHERE class_members.kind IN ('outlet', 'outletCollection', 'action', 'segueAction', 'inspectable')
    UNION ALL
    SELECT DISTINCT
        'loads', 8, coalesce(nib_loads.nib_name, nib_loads.expression), nib_loads.call || ', ' || nib_loads.certainty, NULL,
        nib_loads.file_id, nib_loads.line, nib_loads."column"
    FROM nib_loads
    WHERE nib_loads.class = :class OR nib_loads.owner_class = :class
    UNION ALL
    SELECT
        'its nib is loaded by', 9, coalesce(nib_usage.class, nib_usage.call), nibs.display_path, NULL,
        nib_usage.source_file_id, nib_usage.source_line, nib_usage.source_column
    FROM (
        SELECT DISTINCT objects.file_id AS file_id
        FROM used
        JOIN wanted ON wanted.class_id = used.class_id
        JOIN objects ON objects.id = used.id
        WHERE objects.role = 'filesOwner' OR objects.top_level_index IS NOT NULL
    ) AS own
    JOIN nib_usage ON nib_usage.file_id = own.file_id
    JOIN nibs ON nibs.id = own.file_id
    UNION ALL
    SELECT 'instantiated', 10, calls.class, calls.member, NULL, calls.file_id, calls.line, calls."column"
    FROM calls
    WHERE calls.receiver = :class AND calls.callee = 'init'
)
SELECT
    facts.section AS section,
    facts.fact AS fact,
    trim(facts.detail) AS detail,
    facts.total AS count,
    files.display_path AS path,
    facts.line AS line,
    facts."column" AS "column"
FROM facts
LEFT JOIN files ON files.id = facts.file_id
LEFT JOIN answered_files ON answered_files.id = facts.file_id
-- What a class is and descends from is told whoever asks.
WHERE facts.rank < 3 OR facts.file_id IS NULL OR answered_files.id IS NOT NULL
ORDER BY facts.rank, facts.section, facts.fact, files.display_path, facts.line, facts."column";
