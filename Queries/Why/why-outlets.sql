-- Outlets whose name is the key that an object did not support at run time. Parameters :name (the
-- key), :class and :last (the name of the class, and its innermost part; NULL if the log names no
-- class), :classes (row ids of the possible classes, as a JSON array), :frames (the stack, as
-- JSON), :platform (if the wording of the message indicates it, else NULL) and :aside (not NULL if
-- this message is seldom about an outlet on the platform).
--
-- match_rank: how a connection can match an object of the class.
-- 1: The source of the connection has the class.
-- 2: The source has a superclass of this class. A subclass can load the nib of its superclass.
-- 3: The class is known to own the nib, or the owner is nil.
-- 4: The class that the nib names for the source does not exist at run time, so the default class of
--    the element replaces it.
-- 5: The source is the File's Owner, and its class at run time is only a superclass of the class in
--    the nib.
-- 6: The log names no class.
-- 9: None of these.
WITH
runtime (class_id) AS (SELECT value FROM json_each(:classes)),
framed (class, file) AS (SELECT value ->> 'class', value ->> 'file' FROM json_each(:frames)),
outlets_of_name AS (
    SELECT
        connections.id AS id,
        connections.file_id AS file_id,
        connections.connection_id AS connection_id,
        connections.kind AS kind,
        connections.line AS line,
        connections."column" AS "column",
        connections.destination AS destination,
        source.id AS source,
        source.role AS role,
        source.class AS name,
        source.base_class AS base_class,
        object_classes.class_id AS class_id,
        files.platform AS platform,
        files.display_path AS path
    FROM connections
    JOIN files ON files.id = connections.file_id
    JOIN objects AS source ON source.id = connections.source
    LEFT JOIN object_classes ON object_classes.object = source.id
    WHERE connections.name = :name AND connections.kind IN ('outlet', 'outletCollection')
        AND (
            :platform IS NULL
            OR files.platform IS :platform
            -- UIKit uses the same message on all its platforms, so iOS represents all platforms except macOS.
            OR (:platform = 'iOS' AND files.platform IS NOT 'macOS')
        )
),
fitted AS (
    SELECT
        outlets_of_name.*,
        CASE
            WHEN :class IS NULL THEN 6
            WHEN class_id IN (SELECT class_id FROM runtime) OR name IN (:class, :last) THEN 1
            WHEN EXISTS (
                SELECT 1
                FROM class_ancestors
                WHERE class_ancestors.class_id IN (SELECT class_id FROM runtime) AND class_ancestors.ancestor_id = outlets_of_name.class_id
            ) THEN 2
            WHEN role = 'filesOwner' AND EXISTS (
                SELECT 1
                FROM _nib_owners
                JOIN class_ancestors ON class_ancestors.ancestor_id = _nib_owners.class_id
                WHERE _nib_owners.file_id = outlets_of_name.file_id AND class_ancestors.class_id IN (SELECT class_id FROM runtime)
            ) THEN 3
            WHEN role = 'filesOwner' AND :class = 'NSObject' AND EXISTS (
                SELECT 1
                FROM nib_usage
                WHERE nib_usage.file_id = outlets_of_name.file_id AND coalesce(nib_usage.owner, 'nil') = 'nil'
            ) THEN 3
            WHEN role IS NULL AND base_class = :class THEN 4
            WHEN role = 'filesOwner' AND EXISTS (
                SELECT 1
                FROM class_ancestors
                WHERE class_ancestors.class_id = outlets_of_name.class_id AND class_ancestors.ancestor_id IN (SELECT class_id FROM runtime)
            ) THEN 5
            ELSE 9
        END AS match_rank
    FROM outlets_of_name
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
                    AND inherited_members.kind IN ('outlet', 'outletCollection', 'property', 'inspectable')
                    AND inherited_members.name <> :name
                    AND NOT EXISTS (
                        SELECT 1
                        FROM connections
                        WHERE connections.source = fitted.source AND connections.name = inherited_members.name
                    )
                    AND nearness(inherited_members.name, :name) IS NOT NULL
                ORDER BY nearness(inherited_members.name, :name), inherited_members.kind = 'property', inherited_members.name
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
    kind || ' ' || :name AS title,
    file_id,
    source AS object,
    destination,
    connection_id,
    CASE match_rank
        WHEN 1 THEN 'this object has the class that the message names, ' || name
        WHEN 2 THEN 'in the nib, this object has the class ' || name || ', a superclass of ' || :class
        WHEN 3 THEN iif(
            :class = 'NSObject',
            'the nib is loaded with owner nil, so a plain NSObject replaces its File''s Owner',
            'the nib names ' || coalesce(nullif(name, 'NSObject'), 'no class') || ' as its File''s Owner, but ' || :class
                || ' loads it as owner'
        )
        WHEN 4 THEN iif(
            name = base_class,
            'this object has no custom class, so it is a ' || :class,
            'this object is a ' || :class || ' when ' || name || ' is not found at run time'
        )
        WHEN 5 THEN 'the nib expects a ' || name || ' as its File''s Owner; a ' || :class || ' that is not a ' || name
            || ' does not have the outlet'
        WHEN 6 THEN 'the log does not name the class, but this outlet has the name from the log'
        ELSE 'this outlet has the name from the log, but its object has the class ' || coalesce(name, '?')
    END || CASE
        WHEN (match_rank IN (4, 5) AND name IS NOT :class) OR (match_rank = 3 AND :class = 'NSObject') THEN ''
        WHEN answer = 'no' THEN char(10) || name || ' has no property, setter or variable ' || :name || ', and no superclass has one'
        WHEN answer = 'hidden' THEN char(10) || 'the property in ' || member_path || ':' || member_line || ' is not visible to Objective-C'
        WHEN answer = 'otherOwner' THEN char(10) || 'another class that owns this nib has it; ' || name || ' does not'
        WHEN answer = 'unknown' THEN char(10) || 'not all superclasses of ' || coalesce(name, 'the object')
            || ' are known, so it may have the property'
        WHEN answer IN ('yes', 'framework', 'described') THEN char(10) || name || ' has it'
            || coalesce(' (' || member_path || ':' || member_line || ')', '') || ', so this is less likely'
        ELSE ''
    END || iif(
        is_framed,
        char(10) || 'code of ' || coalesce(name, 'the object') || ' or code that loads the nib is in the stack',
        ''
    ) || iif(
        :aside IS NULL,
        '',
        char(10) || 'AppKit mostly logs "Failed to connect" for an outlet that an object does not have; this message more often comes from code or a binding'
    ) AS because,
    CASE
        WHEN answer = 'hidden' THEN 'mark the property @IBOutlet (or @objc)'
        WHEN match_rank = 3 AND :class = 'NSObject' THEN 'pass the owner that the nib expects (' || coalesce(name, 'its File''s Owner')
            || ') to the load, or remove the outlets of the File''s Owner'
        WHEN match_rank = 3 THEN 'set the class of the File''s Owner to ' || :class || ' and remove the outlet, or declare ' || :name
            || ' in ' || :class
        WHEN match_rank = 4 AND name <> base_class THEN 'check that ' || name
            || ' is compiled into the program and that the nib names its module; for details, run xibdb why "Unknown class ' || name
            || ' in Interface Builder file."'
        WHEN match_rank = 4 THEN 'set the custom class of this object, or remove the outlet'
        WHEN match_rank = 5 THEN 'create a ' || name || ' instead of a plain ' || :class || ', or load another nib'
        WHEN near IS NOT NULL AND answer IS NOT 'yes' THEN 'did you mean ' || near
            || '? Rename the outlet in the nib, or the property; if nothing needs the outlet, remove it'
        WHEN answer IN ('no', 'otherOwner', 'unknown') THEN 'remove this outlet from the nib, or declare @IBOutlet ' || :name
            || ' in ' || coalesce(name, 'the class')
        ELSE 'check the class of the object at run time: the class in the nib has the property'
    END AS change,
    match_rank = 9 OR :aside IS NOT NULL AS is_weak
FROM judged
WHERE match_rank < 9 OR best_rank = 9
ORDER BY
    match_rank = 9,
    match_rank < 4 AND answer IN ('yes', 'framework', 'described'),
    match_rank,
    CASE answer WHEN 'no' THEN 0 WHEN 'hidden' THEN 1 WHEN 'otherOwner' THEN 2 WHEN 'unknown' THEN 3 ELSE 4 END,
    is_framed DESC,
    is_loaded DESC,
    path, line, "column", id
LIMIT 100;
