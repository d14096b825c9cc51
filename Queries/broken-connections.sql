-- title: Connections that their object cannot take
-- answers: Which outlets and actions do nibs and storyboards connect that the class of the object does not have? Only where every class above it is known, up to the framework's. problem: missing (no class has it), hidden (Swift code has it, and Objective-C cannot see it), unanswered (an action for the First Responder that no class has). severity: crash (an outlet on iOS and tvOS when the nib is loaded, an action when it is sent), broken (a line in the console on macOS, a control that does nothing). near: members of the class that are called nearly so and are not connected. member: where the hidden one is declared. loaded: 1 where something is known to load the file. Copies in other languages and for other devices are told where they differ from their nib.
-- parameter class (default NULL): Class of the object; GLOB pattern (* and ?).
-- parameter path (default NULL): Path of the nib or storyboard; GLOB pattern (* also takes in /).
-- parameter severity (default NULL; one of crash, broken): How bad it is; all when left out.
-- example: xibdb report broken-connections
-- example: xibdb report broken-connections severity=crash
WITH
-- A left join of the view would answer for all files.
broken AS MATERIALIZED (
    SELECT
        connection_answers.connection AS connection,
        connection_answers.answer AS answer,
        connection_answers.asked AS asked,
        connection_answers.name AS name,
        connection_answers.object AS object,
        connection_answers.class_id AS class_id,
        connection_answers.member_id AS member_id
    FROM connection_answers
    WHERE connection_answers.answer IN ('no', 'hidden')
),
placed AS (
    SELECT
        broken.*,
        connections.line AS line,
        connections."column" AS "column",
        connections.kind AS kind,
        connections.source AS source,
        answered_files.id AS file_id,
        answered_files.display_path AS path,
        answered_files.platform AS platform,
        nib_originals.original_id AS original_id,
        nib_originals.is_copy AS is_copy,
        ifnull(objects.role, '') = 'firstResponder' OR broken.object IS NULL AS is_responders,
        object_labels.name AS object_name,
        object_labels.class AS class
    FROM broken
    JOIN connections ON connections.id = broken.connection
    JOIN answered_files ON answered_files.id = connections.file_id
    JOIN nib_originals ON nib_originals.file_id = answered_files.id
    LEFT JOIN objects ON objects.id = broken.object
    LEFT JOIN object_labels ON object_labels.object = broken.object
),
judged AS (
    SELECT
        placed.*,
        CASE
            WHEN placed.is_responders THEN 'broken'
            WHEN placed.platform = 'macOS' THEN 'broken'
            ELSE 'crash'
        END AS severity
    FROM placed
    WHERE placed.is_copy = 0
        OR NOT EXISTS (
            SELECT 1
            FROM placed AS original
            WHERE original.file_id = placed.original_id AND original.name = placed.name AND original.class IS placed.class
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
    WHERE inherited_members.kind IN ('outlet', 'outletCollection', 'property', 'inspectable', 'action')
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
    judged.severity AS severity,
    CASE
        WHEN judged.answer = 'hidden' THEN 'hidden'
        WHEN judged.is_responders THEN 'unanswered'
        ELSE 'missing'
    END AS problem,
    judged.kind AS kind,
    judged.name AS name,
    judged.class AS class,
    judged.object_name AS object,
    (
        SELECT group_concat(near.name, ', ')
        FROM near
        WHERE near.connection = judged.connection AND near.place <= 3
    ) AS near,
    (
        SELECT files.display_path || ':' || members.line
        FROM members
        JOIN files ON files.id = members.file_id
        WHERE members.id = judged.member_id AND judged.answer = 'hidden'
    ) AS member,
    EXISTS (SELECT 1 FROM loaded_nibs WHERE loaded_nibs.file_id = judged.original_id) AS loaded
FROM judged
WHERE (:class IS NULL OR judged.class GLOB :class)
    AND (:path IS NULL OR judged.path GLOB :path)
    AND (:severity IS NULL OR judged.severity = :severity)
ORDER BY judged.severity DESC, judged.path, judged.line, judged."column", judged.name;
