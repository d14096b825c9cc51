-- Outlets that might be nil, in the class that contains the given line of the sources. Outlets that
-- the line uses come first. Then come outlets that at least one object of the class does not connect.
-- Parameters :file (name of the source file), :line, :source (the text of the line, or NULL if it
-- cannot be read) and :classes (row ids of the classes in the stack, as a JSON array; used if :file
-- is NULL).
WITH
here (class_id, name) AS (
    SELECT class_id, class
    FROM _class_lines
    WHERE (path = :file OR path GLOB '*/' || :file) AND line <= :line AND (next_line > :line OR next_line IS NULL)

    UNION
    SELECT classes.id, classes.name
    FROM classes
    WHERE :file IS NULL AND classes.kind = 'project' AND classes.id IN (SELECT value FROM json_each(:classes))
),
outlets_of_class AS (
    SELECT DISTINCT
        here.class_id AS class_id,
        here.name AS class_name,
        inherited_members.name AS name,
        inherited_members.display_path AS path,
        inherited_members.line AS line,
        inherited_members."column" AS "column"
    FROM here
    JOIN inherited_members ON inherited_members.class_id = here.class_id AND inherited_members.kind IN ('outlet', 'outletCollection')
),
-- Objects of the class and of its subclasses in nibs.
objects_of_class AS (
    SELECT DISTINCT
        here.class_id AS class_id,
        objects.id AS object,
        objects.file_id AS file_id,
        files.display_path AS path,
        objects.line AS line
    FROM here
    JOIN class_ancestors ON class_ancestors.ancestor_id = here.class_id
    JOIN named_classes ON named_classes.class_id = class_ancestors.class_id
    JOIN objects ON objects.file_id = named_classes.file_id AND objects.class = named_classes.name
    JOIN files ON files.id = objects.file_id
),
judged AS (
    SELECT
        outlets_of_class.*,
        (SELECT count(*) FROM objects_of_class WHERE objects_of_class.class_id = outlets_of_class.class_id) AS objects,
        (
            SELECT count(*)
            FROM objects_of_class
            WHERE objects_of_class.class_id = outlets_of_class.class_id
                AND EXISTS (
                    SELECT 1
                    FROM connections
                    WHERE connections.source = objects_of_class.object AND connections.name = outlets_of_class.name
                        AND connections.kind IN ('outlet', 'outletCollection')
                )
        ) AS connected,
        (
            SELECT group_concat(objects_of_class.path || ':' || objects_of_class.line, ', ')
            FROM objects_of_class
            WHERE objects_of_class.class_id = outlets_of_class.class_id
                AND NOT EXISTS (
                    SELECT 1
                    FROM connections
                    WHERE connections.source = objects_of_class.object AND connections.name = outlets_of_class.name
                )
        ) AS without,
        (SELECT min(file_id) FROM objects_of_class WHERE objects_of_class.class_id = outlets_of_class.class_id) AS nib,
        (
            SELECT group_concat(files.display_path || ':' || calls.line, ', ')
            FROM calls
            JOIN files ON files.id = calls.file_id
            WHERE calls.receiver = outlets_of_class.class_name AND calls.callee = 'init'
        ) AS made
    FROM outlets_of_class
)
SELECT
    path,
    line,
    "column",
    'outlet ' || name || ' of ' || class_name AS title,
    nib AS file_id,
    NULL AS object,
    NULL AS destination,
    NULL AS connection_id,
    iif(instr(:source, name) > 0, 'line ' || :line || ' uses it' || char(10), '') || CASE
        WHEN objects = 0 THEN 'no nib contains an object of ' || class_name || ', so its outlets are never set'
        WHEN connected = 0 THEN 'no nib connects it; nibs with ' || class_name || ': ' || without
        WHEN connected < objects THEN connected || ' of ' || objects || ' objects of ' || class_name || ' connect it; these do not: ' || without
        ELSE 'every nib with ' || class_name || ' connects it, so it is nil only before the nib is loaded, or if code creates the object'
    END || coalesce(char(10) || class_name || ' is created by code in ' || made, '') AS because,
    CASE
        WHEN connected < objects THEN 'connect the outlet in the nib, or make it optional'
        WHEN made IS NOT NULL THEN 'load ' || class_name
            || ' from its nib or storyboard instead of creating it with init, or check that the view is loaded before the outlet is used'
        ELSE 'check that the nib (for a controller, its view) is loaded before the outlet is used'
    END AS change,
    coalesce(instr(:source, name), 0) = 0 AND connected = objects AND made IS NULL AS is_weak
FROM judged
ORDER BY coalesce(instr(:source, name), 0) = 0, connected = objects, connected > 0, path, line, "column"
LIMIT 100;
