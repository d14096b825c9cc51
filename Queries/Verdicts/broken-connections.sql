-- Outlets and actions that are connected in a nib or storyboard, but do not work: the class of the object does not have the member, or the ends are in two scenes. One row per connection. A class is checked only if all superclasses are known, up to the framework class. The First Responder is checked only if all classes of the program are known.
-- column defect_number: Number of the defect. Localized and device variants of a nib have the same number.
-- column copy: Position of the variant among the variants with the defect, from 1. To list each defect once, select the rows with the smallest number. If only some files are examined, select the smallest number in these files.
-- column defect: The number of the defect, and the position of the object among the objects of the file that have the defect. It is the same for an object in all variants.
-- column file_id: The nib or storyboard.
-- column line: Line of the connection.
-- column "column": Column of the connection.
-- column connection: Row id of the connection.
-- column kind: Kind of the connection: outlet, outletCollection or action.
-- column name: Name of the outlet, or selector of the action.
-- column object: Row id of the object that must have the member; NULL for an action without a target.
-- column class_id: Row id of the object's class; NULL for the First Responder, and if the ends are in two scenes.
-- column class: The class of the object, as commands print it.
-- column is_responders: 1 for an action that goes to the First Responder.
-- column problem: missing (no class declares the member), hidden (Swift code declares it, but Objective-C cannot see it), declared (an Objective-C interface declares the action, but no class implements it), unanswered (an action for the First Responder that no class implements), scenes (the other end is in another scene of the storyboard; Interface Builder omits the connection when it compiles the storyboard).
-- column effect: crash (iOS and tvOS: for an outlet when the nib is loaded, for an action when it is sent), broken (a console message, or a control that does nothing).
-- column has_segue: 1 for the action of a bar button item, or of a macOS control, that also has a segue: the segue is performed, and the action is never sent.
-- column confidence: certain, likely or possible.
-- column near: Similar names of unconnected outlets of the object, or of actions; the most similar name first. NULL if no name is similar.
-- column member_id: Row id of the hidden or declared member; NULL if no member is found.
-- column other_file_id: File of the member, or else file of the class; NULL if neither is in the sources.
-- column other_line: Line in that file.
WITH
-- With a left join of the view, SQLite would compute the answers for all files.
answered AS MATERIALIZED (
    SELECT
        connection_answers.connection AS connection,
        connection_answers.asked AS asked,
        connection_answers.answer AS answer,
        connection_answers.name AS name,
        connection_answers.object AS object,
        connection_answers.class_id AS class_id,
        connection_answers.member_id AS member_id
    FROM connection_answers
    WHERE connection_answers.answer IN ('no', 'hidden')
        OR (connection_answers.asked = 'selector' AND connection_answers.class_id IS NOT NULL AND connection_answers.answer = 'yes')
),
-- Objective-C actions whose member is a declaration (@interface, category or class extension), not a method in an
-- @implementation.
promised (class_id, selector, member_id) AS MATERIALIZED (
    SELECT asked.class_id, asked.name, asked.member_id
    FROM (
        SELECT DISTINCT answered.class_id, answered.name, answered.member_id
        FROM answered
        WHERE answered.answer = 'yes'
    ) AS asked
    JOIN members ON members.id = asked.member_id AND members.kind IN ('action', 'method')
    JOIN files ON files.id = members.file_id AND files.kind = 'objc'
    WHERE (
        SELECT declarations.kind
        FROM declarations
        WHERE declarations.file_id = members.file_id AND declarations.line <= members.line AND declarations.kind <> 'alias'
        ORDER BY declarations.line DESC, declarations.id DESC
        LIMIT 1
    ) IN ('class', 'extension', 'classExtension')
),
-- The classes that may implement the method: the class, its subclasses, and all their superclasses. The object can be an
-- instance of a subclass.
family (class_id, selector, ancestor_id) AS MATERIALIZED (
    SELECT DISTINCT promised.class_id, promised.selector, above.ancestor_id
    FROM promised
    JOIN class_ancestors AS below ON below.ancestor_id = promised.class_id
    JOIN class_ancestors AS above ON above.class_id = below.class_id
),
-- Declared actions with a body in one of these classes: a Swift method, an accessor, or a method in an @implementation.
implemented (class_id, selector) AS MATERIALIZED (
    SELECT DISTINCT family.class_id, family.selector
    FROM family
    JOIN _class_selectors ON _class_selectors.class_id = family.ancestor_id
    JOIN members ON members.id = _class_selectors.member_id
    JOIN files ON files.id = members.file_id
    WHERE _class_selectors.selector IN (family.selector, 'resolveInstanceMethod:', 'forwardInvocation:', 'forwardingTargetForSelector:')
        AND (
            files.kind <> 'objc'
            OR members.kind NOT IN ('action', 'method')
            OR (
                SELECT declarations.kind
                FROM declarations
                WHERE declarations.file_id = members.file_id AND declarations.line <= members.line AND declarations.kind <> 'alias'
                ORDER BY declarations.line DESC, declarations.id DESC
                LIMIT 1
            ) = 'implementation'
        )
),
-- Declared actions without a body, although the implementation of the declaring class is indexed. Classes with a
-- superclass outside the index are excluded, because this superclass may have the method.
declared_only (class_id, selector, member_id) AS MATERIALIZED (
    SELECT promised.class_id, promised.selector, promised.member_id
    FROM promised
    JOIN members ON members.id = promised.member_id
    JOIN _declaration_classes ON _declaration_classes.declaration_id = members.declaration_id
    WHERE (promised.class_id, promised.selector) NOT IN (SELECT implemented.class_id, implemented.selector FROM implemented)
        AND EXISTS (
            SELECT 1
            FROM _declaration_classes AS bodies
            JOIN declarations ON declarations.id = bodies.declaration_id
            WHERE bodies.class_id = _declaration_classes.class_id
                AND declarations.kind = 'implementation'
                AND declarations.category IS NULL
        )
        AND NOT EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN classes ON classes.id = class_ancestors.ancestor_id AND classes.kind = 'unknown'
            WHERE class_ancestors.class_id = promised.class_id
        )
        AND NOT EXISTS (
            SELECT 1
            FROM framework_members
            WHERE framework_members.name = promised.selector AND framework_members.kind = 'action'
        )
),
-- Connections between two scenes. Each scene is compiled separately, so an object cannot be connected to an object of
-- another scene.
crossing (connection, name, object) AS MATERIALIZED (
    SELECT connections.id, connections.name, iif(connections.kind = 'action', destinations.id, sources.id)
    FROM connections
    JOIN objects AS sources ON sources.id = connections.source
    JOIN objects AS destinations ON destinations.id = connections.destination
    WHERE connections.kind IN ('outlet', 'outletCollection', 'action')
        AND connections.name IS NOT NULL
        AND sources.scene_id <> destinations.scene_id
        AND sources.file_id = destinations.file_id
        -- Placeholders (First Responder, Exit) are excluded.
        AND destinations.role IS NULL
),
broken AS MATERIALIZED (
    SELECT crossing.connection AS connection, 'scenes' AS answer, crossing.name AS name, crossing.object AS object, NULL AS class_id, NULL AS member_id
    FROM crossing
    UNION ALL
    SELECT answered.connection, answered.answer, answered.name, answered.object, answered.class_id, answered.member_id
    FROM answered
    WHERE answered.answer IN ('no', 'hidden')
        AND answered.connection NOT IN (SELECT crossing.connection FROM crossing)
        -- If an extension of an alias adds members, they are listed under the alias.
        AND NOT EXISTS (
            SELECT 1
            FROM members
            JOIN declarations ON declarations.id = members.declaration_id AND declarations.kind = 'alias'
            JOIN class_ancestors ON class_ancestors.class_id = answered.class_id AND class_ancestors.name = declarations.superclass
            WHERE members.name = answered.name
        )
    UNION ALL
    SELECT answered.connection, 'declared', answered.name, answered.object, answered.class_id, answered.member_id
    FROM declared_only
    JOIN answered ON answered.class_id = declared_only.class_id
        AND answered.name = declared_only.selector
        AND answered.member_id = declared_only.member_id
        AND answered.asked = 'selector'
        AND answered.connection NOT IN (SELECT crossing.connection FROM crossing)
),
-- Classes with a superclass outside the index. This superclass may implement an action for the First Responder.
open_classes (class_id) AS MATERIALIZED (
    SELECT _outside_classes.class_id FROM _outside_classes WHERE _outside_classes.is_superclass
),
copies AS MATERIALIZED (
    SELECT
        broken.*,
        connections.file_id AS file_id,
        connections.line AS line,
        connections."column" AS "column",
        connections.kind AS kind,
        connections.source AS source,
        connections.event_type AS event_type,
        files.tree_id AS tree_id,
        files.platform AS platform,
        files.path AS path,
        files.display_path AS display_path,
        files.device AS device,
        (SELECT _localization_ranks.rank FROM _localization_ranks WHERE _localization_ranks.file_id = files.id) AS localization_rank,
        objects.role AS role,
        coalesce(objects.line, connections.line) AS object_line,
        coalesce(objects."column", connections."column") AS object_column,
        ifnull(objects.role, '') = 'firstResponder' OR broken.object IS NULL AS is_responders,
        -- A segue replaces the action of a bar button item.
        connections.kind = 'action'
            AND EXISTS (
                SELECT 1
                FROM objects AS senders
                JOIN connections AS segues ON segues.source = senders.id AND segues.kind = 'segue'
                WHERE senders.id = connections.source
                    -- A macOS control has only one target and one action. A segue uses both.
                    AND (senders.element IN ('barButtonItem', 'IBUIBarButtonItem') OR files.platform = 'macOS')
            ) AS has_segue,
        -- With a left join of the view, SQLite would compute the labels of all objects.
        (SELECT object_labels.class FROM object_labels WHERE object_labels.object = broken.object) AS class,
        files.kind AS file_kind,
        files.name AS nib_name,
        files.logical_folder AS folder
    FROM broken
    JOIN connections ON connections.id = broken.connection
    JOIN files ON files.id = connections.file_id
    LEFT JOIN objects ON objects.id = broken.object
),
numbered AS (
    SELECT
        copies.*,
        dense_rank() OVER (ORDER BY copies.tree_id, copies.folder, copies.nib_name, copies.file_kind, copies.name, copies.class) AS defect_number
    FROM copies
),
placed AS MATERIALIZED (
    SELECT
        numbered.*,
        rank() OVER (
            PARTITION BY numbered.defect_number
            ORDER BY
                numbered.device IS NOT NULL,
                numbered.localization_rank,
                numbered.path
        ) AS copy,
        dense_rank() OVER (
            PARTITION BY numbered.defect_number, numbered.file_id
            ORDER BY numbered.object_line, numbered.object_column
        ) AS place
    FROM numbered
),
candidates AS (
    SELECT
        placed.*,
        CASE
            WHEN placed.is_responders THEN (
                SELECT members.id
                FROM _class_selectors
                JOIN members ON members.id = _class_selectors.member_id
                JOIN files ON files.id = members.file_id AND files.tree_id = placed.tree_id
                WHERE _class_selectors.selector = placed.name
                ORDER BY files.path, members.line, members."column"
                LIMIT 1
            )
            WHEN placed.answer IN ('hidden', 'declared') THEN placed.member_id
        END AS hidden_id
    FROM placed
    WHERE NOT (
        placed.is_responders
        AND (
            -- A text field that sends this action dismisses the keyboard, even if nothing implements it. The action
            -- only has to be connected.
            placed.event_type IS 'editingDidEndOnExit'
            OR EXISTS (
                SELECT 1
                FROM program_classes
                WHERE program_classes.file_id = placed.file_id AND program_classes.class_id IN (SELECT open_classes.class_id FROM open_classes)
            )
        )
    )
),
judged AS MATERIALIZED (
    SELECT
        candidates.*,
        CASE
            WHEN candidates.answer IN ('declared', 'scenes') THEN candidates.answer
            WHEN candidates.hidden_id IS NOT NULL THEN 'hidden'
            WHEN candidates.is_responders THEN 'unanswered'
            ELSE 'missing'
        END AS problem
    FROM candidates
),
-- Nibs with a class that no indexed source declares. This class may implement an action for the First Responder.
sparse_source_nibs (file_id) AS MATERIALIZED (
    SELECT DISTINCT named_classes.file_id
    FROM named_classes
    JOIN objects ON objects.file_id = named_classes.file_id AND objects.custom_class = named_classes.name AND objects.role IS NOT 'firstResponder'
    WHERE named_classes.certainty = 'named' AND named_classes.file_id IN (SELECT judged.file_id FROM judged WHERE judged.is_responders)
),
-- For each member name that connections require from a class, similar names of members of the class. They are computed
-- once per class and name.
alike (class_id, is_action, asked, name, nearness) AS MATERIALIZED (
    SELECT asked.class_id, asked.is_action, asked.name, inherited_members.name, nearness(inherited_members.name, asked.name)
    FROM (
        SELECT DISTINCT judged.class_id AS class_id, judged.kind = 'action' AS is_action, judged.name AS name
        FROM judged
    ) AS asked
    JOIN inherited_members ON inherited_members.class_id = asked.class_id
    WHERE inherited_members.kind IN ('outlet', 'outletCollection', 'action')
        AND (inherited_members.kind = 'action') = asked.is_action
        AND inherited_members.name <> asked.name
        AND nearness(inherited_members.name, asked.name) IS NOT NULL
    GROUP BY asked.class_id, asked.is_action, asked.name, inherited_members.name
)
SELECT
    judged.defect_number AS defect_number,
    judged.copy AS copy,
    judged.defect_number || ' ' || judged.place AS defect,
    judged.file_id AS file_id,
    judged.line AS line,
    judged."column" AS "column",
    judged.connection AS connection,
    judged.kind AS kind,
    judged.name AS name,
    judged.object AS object,
    judged.class_id AS class_id,
    judged.class AS class,
    judged.is_responders AS is_responders,
    judged.problem AS problem,
    iif(NOT judged.is_responders AND NOT judged.has_segue AND judged.problem <> 'scenes' AND judged.platform IN ('iOS', 'tvOS'), 'crash', 'broken') AS effect,
    judged.has_segue AS has_segue,
    CASE
        WHEN judged.problem = 'scenes' THEN 'certain'
        WHEN judged.is_responders THEN
            iif(
                judged.file_id IN (SELECT sparse_source_nibs.file_id FROM sparse_source_nibs)
                    OR judged.tree_id IN (SELECT _sparse_source_trees.tree_id FROM _sparse_source_trees),
                'possible',
                'certain'
            )
        -- The class does not belong to the program of the nib, or the code of the tree is probably in another language.
        WHEN NOT EXISTS (SELECT 1 FROM program_classes WHERE program_classes.file_id = judged.file_id AND program_classes.class_id = judged.class_id)
            OR (
                judged.tree_id IN (SELECT _sparse_source_trees.tree_id FROM _sparse_source_trees)
                AND NOT EXISTS (
                    SELECT 1
                    FROM _class_targets
                    JOIN target_files ON target_files.target_id = _class_targets.target_id AND target_files.file_id = judged.file_id
                    WHERE _class_targets.class_id = judged.class_id
                )
            ) THEN 'possible'
        -- The File's Owner may be an instance of a subclass, and code can change an object's class to a subclass
        -- (object_setClass).
        WHEN judged.kind = 'action' AND judged.problem <> 'declared' AND EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN _class_selectors ON _class_selectors.class_id = class_ancestors.class_id
                AND _class_selectors.selector = judged.name
                AND _class_selectors.visibility <> 'hidden'
            WHERE class_ancestors.ancestor_id = judged.class_id AND class_ancestors.distance > 0
        ) THEN 'possible'
        WHEN judged.kind <> 'action' AND EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN _class_keys ON _class_keys.class_id = class_ancestors.class_id
                AND _class_keys.key = judged.name
                AND (judged.problem <> 'hidden' OR _class_keys.visibility <> 'hidden')
                AND (judged.platform IS NOT 'macOS' OR _class_keys.is_loose = 0)
            WHERE class_ancestors.ancestor_id = judged.class_id AND class_ancestors.distance > 0
        ) THEN iif(judged.problem = 'hidden' AND judged.role IS NOT 'filesOwner', 'likely', 'possible')
        WHEN judged.role IS NOT 'filesOwner' THEN 'certain'
        WHEN EXISTS (SELECT 1 FROM _nib_owners WHERE _nib_owners.file_id = judged.file_id) THEN 'certain'
        ELSE 'likely'
    END AS confidence,
    (
        SELECT group_concat(nearest.name, ', ')
        FROM (
            SELECT alike.name
            FROM alike
            WHERE alike.class_id = judged.class_id
                AND alike.is_action = (judged.kind = 'action')
                AND alike.asked = judged.name
                -- An outlet that is already connected is not suggested.
                AND (
                    alike.is_action
                    OR NOT EXISTS (
                        SELECT 1
                        FROM connections
                        WHERE connections.source = judged.source AND connections.name = alike.name
                    )
                )
            ORDER BY alike.nearness, alike.name
            LIMIT 3
        ) AS nearest
    ) AS near,
    members.id AS member_id,
    coalesce(members.file_id, classes.file_id) AS other_file_id,
    coalesce(members.line, classes.line) AS other_line
FROM judged
LEFT JOIN members ON members.id = judged.hidden_id
LEFT JOIN classes ON classes.id = judged.class_id
ORDER BY effect DESC, judged.display_path, judged.line, judged."column", judged.name;
