-- title: Connections that their object cannot take
-- theme: outlets and actions
-- words: iboutlet, ibaction, invalid, dangling, renamed, typo, unrecognized selector, unrecognised selector, undefined key, key value coding
-- answers: Which outlets and actions do nibs and storyboards connect that the class of the object does not have? A connection is listed only if all superclasses are known, up to the framework's class; for the First Responder, only if all classes of the program are known. problem: missing (no class has it), hidden (Swift code has it, and Objective-C cannot see it), declared (an Objective-C interface declares the action, and no implementation has it), unanswered (an action for the First Responder that no class has). effect: crash (iOS and tvOS: an outlet when the nib is loaded, an action when it is sent), broken (a console line, or a control that does nothing). near: similar names of outlets that the object does not connect, or of actions. member: where the hidden or declared one is. loaded: 1 where something is known to load the nib. A defect that copies for languages or devices share is one row.
-- parameter class (class, default NULL): Class of the object; GLOB pattern (* and ?).
-- parameter file (file, default NULL; also path): Path or nib name; GLOB pattern (* also takes in /).
-- parameter effect (default NULL; one of crash, broken; also severity): What happens at run time; all when left out.
-- example: xibdb report broken-connections
-- example: xibdb report broken-connections effect=crash
WITH
-- A left join of the view would answer for all files.
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
-- Actions of Objective-C that their object has by a declaration alone: not below an @implementation.
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
-- A subclass may have the method: the object that loads a nib can be one.
family (class_id, selector, ancestor_id) AS MATERIALIZED (
    SELECT DISTINCT promised.class_id, promised.selector, above.ancestor_id
    FROM promised
    JOIN class_ancestors AS below ON below.ancestor_id = promised.class_id
    JOIN class_ancestors AS above ON above.class_id = below.class_id
),
-- Of these, those with a body somewhere: a method of Swift, an accessor, a method below an @implementation.
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
-- Those without one, though the class that declares it has its implementation here; a superclass that is not here may have it.
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
broken AS MATERIALIZED (
    SELECT answered.connection, answered.answer, answered.name, answered.object, answered.class_id, answered.member_id
    FROM answered
    WHERE answered.answer IN ('no', 'hidden')
        -- What an extension of an alias beside it adds is listed as the alias's.
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
),
-- Any class may answer what is sent to the First Responder.
open_classes (class_id) AS MATERIALIZED (
    SELECT _outside_classes.class_id FROM _outside_classes WHERE _outside_classes.is_superclass
),
placed AS (
    SELECT
        broken.*,
        connections.line AS line,
        connections."column" AS "column",
        connections.kind AS kind,
        connections.source AS source,
        answered_files.tree_id AS tree_id,
        answered_files.id AS file_id,
        answered_files.display_path AS path,
        answered_files.platform AS platform,
        answered_files.name AS nib_name,
        rtrim(answered_files.logical_path, replace(answered_files.logical_path, '/', '')) AS folder,
        ifnull(objects.role, '') = 'firstResponder' OR broken.object IS NULL AS is_responders,
        object_labels.name AS object_name,
        object_labels.class AS class,
        -- Of copies for languages and devices the first that has the defect.
        rank() OVER (
            PARTITION BY
                answered_files.tree_id,
                rtrim(answered_files.logical_path, replace(answered_files.logical_path, '/', '')),
                answered_files.name,
                answered_files.kind,
                broken.name,
                object_labels.class
            ORDER BY
                answered_files.device IS NOT NULL,
                CASE coalesce(answered_files.localization, 'Base') WHEN 'Base' THEN 0 WHEN 'en' THEN 1 WHEN 'English' THEN 2 ELSE 3 END,
                answered_files.path
        ) AS place
    FROM broken
    JOIN connections ON connections.id = broken.connection
    JOIN answered_files ON answered_files.id = connections.file_id
    LEFT JOIN objects ON objects.id = broken.object
    LEFT JOIN object_labels ON object_labels.object = broken.object
),
judged AS (
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
        END AS hidden_id,
        iif(NOT placed.is_responders AND placed.platform IN ('iOS', 'tvOS'), 'crash', 'broken') AS effect
    FROM placed
    WHERE placed.place = 1
        AND NOT (
            placed.is_responders
            AND EXISTS (
                SELECT 1
                FROM companions
                WHERE companions.file_id = placed.file_id AND companions.class_id IN (SELECT open_classes.class_id FROM open_classes)
            )
        )
),
near (connection, name, place) AS (
    SELECT
        judged.connection,
        inherited_members.name,
        row_number() OVER (
            PARTITION BY judged.connection ORDER BY nearness(inherited_members.name, judged.name), inherited_members.name
        )
    FROM judged
    JOIN inherited_members ON inherited_members.class_id = judged.class_id
    WHERE inherited_members.kind IN ('outlet', 'outletCollection', 'action')
        AND (inherited_members.kind = 'action') = (judged.kind = 'action')
        AND inherited_members.name <> judged.name
        AND nearness(inherited_members.name, judged.name) IS NOT NULL
        -- An outlet holds one object.
        AND (
            judged.kind = 'action'
            OR NOT EXISTS (
                SELECT 1
                FROM connections
                WHERE connections.source = judged.source AND connections.name = inherited_members.name
            )
        )
    GROUP BY judged.connection, inherited_members.name
)
SELECT
    judged.path AS path,
    judged.line AS line,
    judged."column" AS "column",
    judged.effect AS effect,
    CASE
        WHEN judged.answer = 'declared' THEN 'declared'
        WHEN judged.hidden_id IS NOT NULL THEN 'hidden'
        WHEN judged.is_responders THEN 'unanswered'
        ELSE 'missing'
    END AS problem,
    judged.kind AS kind,
    judged.name AS name,
    judged.class AS class,
    judged.object_name AS object,
    (
        SELECT group_concat(nearest.name, ', ')
        FROM (SELECT near.name FROM near WHERE near.connection = judged.connection AND near.place <= 3 ORDER BY near.place) AS nearest
    ) AS near,
    (
        SELECT files.display_path || ':' || members.line
        FROM members
        JOIN files ON files.id = members.file_id
        WHERE members.id = judged.hidden_id
    ) AS member,
    EXISTS (
        SELECT 1
        FROM loaded_nibs
        JOIN files ON files.id = loaded_nibs.file_id
        WHERE files.tree_id = judged.tree_id
            AND files.name = judged.nib_name
            AND rtrim(files.logical_path, replace(files.logical_path, '/', '')) = judged.folder
    ) AS loaded
FROM judged
WHERE (:class IS NULL OR judged.class GLOB :class)
    AND (:file IS NULL OR '/' || judged.path GLOB '*/' || :file OR judged.nib_name GLOB :file)
    AND (:effect IS NULL OR judged.effect = :effect)
ORDER BY judged.effect DESC, judged.path, judged.line, judged."column", judged.name;
