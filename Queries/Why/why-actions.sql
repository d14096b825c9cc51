-- Actions whose selector the target did not implement at run time. Parameters :name (the
-- selector), and :class, :last, :classes, :frames and :platform as in why-outlets.
--
-- match_rank is as in why-outlets, but for the target of the action:
-- 1: The target has the class that the message names.
-- 2: The target has a superclass of this class.
-- 3: The class is known to own the nib.
-- 4: The class that the nib names for the target does not exist at run time.
-- 5: The owner is nil, or its class at run time is only a superclass of the class in the nib.
-- 7: The action goes to the First Responder or to an exit, or it has no target.
-- 9: None of these cases applies.
WITH
runtime (class_id) AS (SELECT value FROM json_each(:classes)),
framed (class, file) AS (SELECT value ->> 'class', value ->> 'file' FROM json_each(:frames)),
actions_of_name AS (
    SELECT
        connections.id AS id,
        connections.file_id AS file_id,
        connections.connection_id AS connection_id,
        connections.kind AS kind,
        connections.source AS source,
        connections.line AS line,
        connections."column" AS "column",
        connections.destination AS destination,
        coalesce(connections.event_type, connections."trigger") AS event,
        target.role AS role,
        target.class AS name,
        target.base_class AS base_class,
        object_classes.class_id AS class_id,
        files.platform AS platform,
        files.display_path AS path
    FROM connections
    JOIN files ON files.id = connections.file_id
    LEFT JOIN objects AS target ON target.id = connections.destination
    LEFT JOIN object_classes ON object_classes.object = target.id
    WHERE ((connections.name = :name AND connections.kind = 'action') OR connections.unwind_action = :name)
        AND (:platform IS NULL OR files.platform IS :platform)
),
fitted AS (
    SELECT
        actions_of_name.*,
        CASE
            WHEN class_id IN (SELECT class_id FROM runtime) OR name IN (:class, :last) THEN 1
            WHEN EXISTS (
                SELECT 1
                FROM class_ancestors
                WHERE class_ancestors.class_id IN (SELECT class_id FROM runtime) AND class_ancestors.ancestor_id = actions_of_name.class_id
            ) THEN 2
            WHEN role = 'filesOwner' AND EXISTS (
                SELECT 1
                FROM _nib_owners
                JOIN class_ancestors ON class_ancestors.ancestor_id = _nib_owners.class_id
                WHERE _nib_owners.file_id = actions_of_name.file_id AND class_ancestors.class_id IN (SELECT class_id FROM runtime)
            ) THEN 3
            WHEN role IS NULL AND base_class = :class THEN 4
            WHEN role = 'filesOwner' AND (
                :class = 'NSObject'
                OR EXISTS (
                    SELECT 1
                    FROM class_ancestors
                    WHERE class_ancestors.class_id = actions_of_name.class_id AND class_ancestors.ancestor_id IN (SELECT class_id FROM runtime)
                )
            ) THEN 5
            WHEN role IN ('firstResponder', 'exit') OR destination IS NULL THEN 7
            ELSE 9
        END AS match_rank
    FROM actions_of_name
),

-- With a left join of the view, SQLite would compute the answers for all files.
answers AS MATERIALIZED (
    SELECT connection, answer, member_id
    FROM connection_answers
    WHERE connection IN (SELECT id FROM fitted)
),

judged AS (
    SELECT
        fitted.*,
        answers.answer AS answer,
        members.line AS member_line,
        members.name AS member_name,
        member_files.display_path AS member_path,
        min(match_rank) OVER () AS best_rank,
        EXISTS (
            SELECT 1
            FROM framed
            WHERE framed.class = fitted.name
                OR EXISTS (
                    SELECT 1
                    FROM nib_usage
                    WHERE nib_usage.file_id = fitted.file_id AND nib_usage.class = framed.class
                )
        ) AS is_framed,
        EXISTS (SELECT 1 FROM loaded_nibs WHERE loaded_nibs.file_id = fitted.file_id) AS is_loaded,
        (
            SELECT group_concat(near.name, ', ')
            FROM (
                SELECT DISTINCT inherited_members.name AS name
                FROM inherited_members
                WHERE inherited_members.class_id = coalesce(iif(match_rank < 4, (SELECT min(class_id) FROM runtime), NULL), fitted.class_id)
                    AND inherited_members.kind IN ('action', 'method')
                    AND inherited_members.name <> :name
                    AND nearness(replace(inherited_members.name, ':', ''), replace(:name, ':', '')) IS NOT NULL
                ORDER BY inherited_members.kind <> 'action',
                    nearness(replace(inherited_members.name, ':', ''), replace(:name, ':', '')), inherited_members.name
                LIMIT 3
            ) AS near
        ) AS near
    FROM fitted
    LEFT JOIN answers ON answers.connection = fitted.id
    LEFT JOIN members ON members.id = answers.member_id
    LEFT JOIN files AS member_files ON member_files.id = members.file_id
)
SELECT
    path,
    line,
    "column",
    kind || ' ' || :name || coalesce(' for ' || event, '') AS title,
    file_id,
    source AS object,
    destination,
    connection_id,
    CASE match_rank
        WHEN 1 THEN 'the target has the class that the message names, ' || name
        WHEN 2 THEN 'in the nib, the target has the class ' || name || ', a superclass of ' || :class
        WHEN 3 THEN 'the nib names ' || coalesce(nullif(name, 'NSObject'), 'no class') || ' as its File''s Owner, but ' || :class
            || ' loads it as owner'
        WHEN 4 THEN iif(
            name = base_class,
            'the target has no custom class, so it is a ' || :class,
            'the target is a ' || :class || ' when ' || name || ' is not found at run time'
        )
        WHEN 5 THEN 'the nib expects a ' || name || ' as its File''s Owner; a ' || :class || ' that is not a ' || name
            || ' does not have the method'
        WHEN 7 THEN 'it goes to the First Responder, so only an object that implements the method receives it'
        ELSE 'this action has the selector from the log, but its target has the class ' || coalesce(name, '?')
    END || CASE
        WHEN match_rank IN (4, 5, 7) THEN ''
        WHEN answer = 'no' THEN char(10) || name || ' has no method ' || :name || ', and no superclass has one'
        WHEN answer = 'hidden' THEN char(10) || 'the method in ' || member_path || ':' || member_line || ' is not visible to Objective-C'
        WHEN answer = 'unknown' THEN char(10) || 'not all superclasses of ' || coalesce(name, 'the target')
            || ' are known, so it may have the method'
        WHEN answer IN ('yes', 'framework', 'described') THEN char(10) || name || ' implements it'
            || coalesce(' (' || member_path || ':' || member_line || ')', '') || ', so this is less likely'
        ELSE ''
    END || iif(
        is_framed,
        char(10) || 'code of ' || coalesce(name, 'the target') || ' or code that loads the nib is in the stack',
        ''
    ) AS because,
    CASE
        WHEN match_rank = 4 AND name <> base_class THEN 'check that ' || name || ' is compiled into the program and that the nib names its module'
        WHEN match_rank IN (4, 5) THEN 'check which object is the target at run time: the nib expects a '
            || coalesce(nullif(name, :class), 'class of your own')
        WHEN match_rank = 7 THEN 'check which code calls ' || :name
        WHEN answer = 'hidden' THEN 'mark the method @IBAction (or @objc)'
        WHEN near IS NOT NULL AND answer IS NOT 'yes' THEN 'did you mean ' || near
            || '? Connect that action, or rename the method; if nothing needs the action, remove it'
        WHEN answer IN ('no', 'otherOwner', 'unknown') THEN 'remove this action from the nib, or implement the method ' || :name || ' in '
            || coalesce(name, 'the class')
        ELSE 'check the class of the target at run time: the class in the nib has the method'
    END AS change,
    match_rank >= 7 AS is_weak
FROM judged
WHERE match_rank < 7 OR best_rank >= 7
ORDER BY
    match_rank >= 7,
    match_rank < 4 AND answer IN ('yes', 'framework', 'described'),
    match_rank,
    CASE answer WHEN 'no' THEN 0 WHEN 'hidden' THEN 1 WHEN 'otherOwner' THEN 2 WHEN 'unknown' THEN 3 ELSE 4 END,
    is_framed DESC,
    is_loaded DESC,
    path, line, "column", id
LIMIT 100;
