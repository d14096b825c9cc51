-- title: Everything about a class
-- theme: classes
-- words: overview, summary, inheritance, hierarchy, superclass, ancestors, protocols, definition, inspect
-- answers: Where is a class declared, and what is its superclass? Which nibs use it, and in which role? Which outlets and actions does it declare, and which of them are connected? What loads its nibs, and where is it instantiated? One row per fact. count: the number of connections that set the outlet or send the action, on objects of the class and its subclasses. If several classes have the same name (for example, one in each of two targets), they are listed one after the other. The column number distinguishes these classes. The column targets lists the targets that compile each class. A row without a number may belong to any of these classes.
-- essential: section, fact, detail
-- parameter class (class, required; also name): Name of the class, as in Swift, Objective-C or the nib.
-- example: xibdb report class class=FruitCell
WITH
-- Classes with the same name. Classes that the sources declare come first.
wanted (class_id, tree_id, file_id, number, targets) AS MATERIALIZED (
    SELECT
        classes.id,
        classes.tree_id,
        classes.file_id,
        row_number() OVER (
            ORDER BY
                classes.kind <> 'project', classes.module, files.display_path, classes.line, classes.kind, classes.tree_id, classes.superclass,
                classes.id
        ),
        (
            SELECT group_concat(compiling.name, ', ')
            FROM (
                SELECT DISTINCT targets.name
                FROM _class_targets
                JOIN targets ON targets.id = _class_targets.target_id
                WHERE _class_targets.class_id = classes.id
                ORDER BY targets.name
            ) AS compiling
        )
    FROM classes
    LEFT JOIN files ON files.id = classes.file_id
    WHERE classes.id IN (SELECT _class_names.class_id FROM _class_names WHERE _class_names.name = :class)
),
family (wanted_id, class_id) AS MATERIALIZED (
    SELECT DISTINCT wanted.class_id, class_ancestors.class_id
    FROM wanted
    JOIN class_ancestors ON class_ancestors.ancestor_id = wanted.class_id
),
-- Objects of the class and its subclasses. If a name in a nib can mean several classes, an object with this name is
-- counted for each of these classes.
used (wanted_id, id, is_own, is_possible) AS MATERIALIZED (
    SELECT family.wanted_id, objects.id, family.class_id = family.wanted_id, 0
    FROM family
    JOIN named_classes ON named_classes.class_id = family.class_id
    JOIN objects ON objects.file_id = named_classes.file_id
        AND objects.class = named_classes.name
        AND objects.custom_module IS named_classes.module
        AND objects.role IS NOT 'firstResponder'
    UNION
    SELECT family.wanted_id, objects.id, family.class_id = family.wanted_id, named_classes.certainty = 'ambiguous'
    FROM family
    JOIN _named_class_candidates AS candidates ON candidates.class_id = family.class_id
    JOIN named_classes ON named_classes.file_id = candidates.file_id
        AND named_classes.name = candidates.name
        AND named_classes.module IS candidates.module
    JOIN objects ON objects.file_id = candidates.file_id
        AND objects.class = candidates.name
        AND objects.custom_module IS candidates.module
        AND objects.role IS NOT 'firstResponder'
),
connected (wanted_id, is_action, name, total) AS MATERIALIZED (
    SELECT used.wanted_id, 0, connections.name, count(DISTINCT connections.id)
    FROM used
    JOIN connections ON connections.source = used.id AND connections.kind IN ('outlet', 'outletCollection')
    GROUP BY used.wanted_id, connections.name
    UNION ALL
    SELECT used.wanted_id, 1, connections.name, count(DISTINCT connections.id)
    FROM used
    JOIN connections ON connections.destination = used.id AND connections.kind = 'action'
    GROUP BY used.wanted_id, connections.name
),
-- The class that the name means in a source. A class in the same file is preferred, then a class in a target of the
-- file, then a class in the same tree.
near (file_id, class_id, place) AS (
    SELECT
        naming.file_id,
        wanted.class_id,
        rank() OVER (
            PARTITION BY naming.file_id
            ORDER BY wanted.file_id IS NOT naming.file_id, NOT EXISTS (
                SELECT 1
                FROM target_files
                JOIN _class_targets ON _class_targets.target_id = target_files.target_id
                WHERE target_files.file_id = naming.file_id AND _class_targets.class_id = wanted.class_id
            )
        )
    FROM (
        SELECT calls.file_id FROM calls WHERE calls.receiver = :class AND calls.callee = 'init'
        UNION
        SELECT nib_loads.file_id FROM nib_loads WHERE nib_loads.class = :class OR nib_loads.owner_class = :class
    ) AS naming
    JOIN files ON files.id = naming.file_id
    JOIN wanted ON wanted.tree_id = files.tree_id
),
meant (file_id, class_id) AS MATERIALIZED (
    SELECT near.file_id, iif(count(*) = 1, min(near.class_id), NULL)
    FROM near
    WHERE near.place = 1
    GROUP BY near.file_id
),
facts (class_id, section, rank, fact, detail, total, file_id, line, "column") AS (
    SELECT
        wanted.class_id,
        declarations.kind,
        CASE declarations.kind WHEN 'class' THEN 0 ELSE 1 END,
        declarations.name || coalesce('(' || declarations.category || ')', ''),
        coalesce('module ' || classes.module, '')
            || coalesce(', in Objective-C ' || nullif(classes.objc_name, classes.name), '')
            || coalesce(
                ' adopts ' || (
                    SELECT group_concat(name, ' ')
                    FROM (
                        SELECT _declaration_protocols.name
                        FROM _declaration_protocols
                        WHERE _declaration_protocols.declaration_id = declarations.id
                            -- Swift lists the superclass first.
                            AND NOT (_declaration_protocols.position = 0 AND _declaration_protocols.name IS classes.superclass)
                        ORDER BY _declaration_protocols.position
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
    JOIN _declaration_classes ON _declaration_classes.class_id = wanted.class_id
    JOIN declarations ON declarations.id = _declaration_classes.declaration_id
    UNION ALL
    SELECT wanted.class_id, classes.kind, 1, classes.name, 'in ' || classes.module, NULL, NULL, NULL, NULL
    FROM wanted
    JOIN classes ON classes.id = wanted.class_id
    WHERE classes.kind <> 'project'
    UNION ALL
    SELECT
        wanted.class_id, 'superclass', 2 + class_ancestors.distance / 100.0, class_ancestors.name, classes.kind, NULL, classes.file_id, classes.line,
        NULL
    FROM wanted
    JOIN class_ancestors ON class_ancestors.class_id = wanted.class_id AND class_ancestors.distance > 0
    JOIN classes ON classes.id = class_ancestors.ancestor_id
    UNION ALL
    SELECT wanted.class_id, 'subclass', 3, classes.name, NULL, NULL, classes.file_id, classes.line, NULL
    FROM wanted
    JOIN class_ancestors ON class_ancestors.ancestor_id = wanted.class_id AND class_ancestors.distance = 1
    JOIN classes ON classes.id = class_ancestors.class_id
    UNION ALL
    SELECT
        used.wanted_id,
        CASE
            WHEN objects.role = 'filesOwner' THEN 'File''s Owner of'
            WHEN objects.parent IS NULL THEN 'root of'
            ELSE 'placed in'
        END,
        4,
        files.name,
        coalesce(objects.user_label, objects.element) || iif(used.is_possible, ', possible', ''),
        NULL,
        objects.file_id,
        objects.line,
        objects."column"
    FROM used
    JOIN objects ON objects.id = used.id
    JOIN files ON files.id = objects.file_id
    WHERE used.is_own
    UNION ALL
    SELECT
        wanted.class_id,
        class_members.kind,
        CASE class_members.kind WHEN 'action' THEN 6 WHEN 'segueAction' THEN 6 WHEN 'inspectable' THEN 7 ELSE 5 END,
        class_members.name,
        class_members.type,
        CASE WHEN class_members.kind IN ('outlet', 'outletCollection', 'action') THEN coalesce((
            SELECT connected.total
            FROM connected
            WHERE connected.wanted_id = wanted.class_id
                AND connected.name = class_members.name
                AND connected.is_action = (class_members.kind = 'action')
        ), 0) END,
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
        coalesce(
            iif(nib_loads.class = :class, _load_classes.class_id, NULL),
            iif(nib_loads.owner_class = :class, _load_classes.owner_class_id, NULL),
            meant.class_id
        ),
        'loads', 8, coalesce(nib_loads.nib_name, nib_loads.expression), nib_loads.call || ', ' || nib_loads.certainty, NULL,
        nib_loads.file_id, nib_loads.line, nib_loads."column"
    FROM nib_loads
    LEFT JOIN _load_classes ON _load_classes.load_id = nib_loads.id
    LEFT JOIN meant ON meant.file_id = nib_loads.file_id
    WHERE nib_loads.class = :class OR nib_loads.owner_class = :class
    UNION ALL
    SELECT
        own.wanted_id, 'its nib is loaded by', 9, coalesce(nib_usage.class, nib_usage.call), nibs.display_path, NULL,
        nib_usage.source_file_id, nib_usage.source_line, nib_usage.source_column
    FROM (
        SELECT DISTINCT used.wanted_id AS wanted_id, objects.file_id AS file_id
        FROM used
        JOIN objects ON objects.id = used.id
        WHERE used.is_own AND (objects.role = 'filesOwner' OR objects.top_level_index IS NOT NULL)
    ) AS own
    JOIN nib_usage ON nib_usage.file_id = own.file_id
    JOIN nibs ON nibs.id = own.file_id
    UNION ALL
    SELECT meant.class_id, 'instantiated', 10, calls.class, calls.member, NULL, calls.file_id, calls.line, calls."column"
    FROM calls
    LEFT JOIN meant ON meant.file_id = calls.file_id
    WHERE calls.receiver = :class AND calls.callee = 'init'
)
SELECT
    facts.section AS section,
    facts.fact AS fact,
    trim(facts.detail) AS detail,
    facts.total AS count,
    files.display_path AS path,
    facts.line AS line,
    facts."column" AS "column",
    wanted.number AS number,
    wanted.targets AS targets
FROM facts
LEFT JOIN wanted ON wanted.class_id = facts.class_id
LEFT JOIN files ON files.id = facts.file_id
LEFT JOIN answered_files ON answered_files.id = facts.file_id
-- Declarations and superclasses are listed even if their files are not in answered_files.
WHERE facts.rank < 3 OR facts.file_id IS NULL OR answered_files.id IS NOT NULL
ORDER BY wanted.number IS NULL, wanted.number, facts.rank, facts.section, facts.fact, files.display_path, facts.line, facts."column";
