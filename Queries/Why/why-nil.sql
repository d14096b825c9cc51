-- Outlets that might be nil. Outlets that the given line of the sources uses come first, in the order of the line. Then come the
-- other outlets of the class that contains the line; those that an object of the class does not connect come first.
-- Parameters :file (name of the source file), :line, :words (the names in the line, as a JSON array; empty if it cannot be
-- read), :member (the function that contains the line, or NULL) and :classes (row ids of the classes in the stack, as a JSON
-- array; used if :file is NULL).
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
words (position, word) AS (SELECT "key", value FROM json_each(:words)),
outlets_here AS (
    SELECT DISTINCT
        here.class_id AS class_id,
        here.name AS class_name,
        inherited_members.name AS name,
        inherited_members.display_path AS path,
        inherited_members.line AS line,
        inherited_members."column" AS "column",
        0 AS is_elsewhere
    FROM here
    JOIN inherited_members ON inherited_members.class_id = here.class_id AND inherited_members.kind IN ('outlet', 'outletCollection')
),
-- Other classes have outlets with a name on the line, such as the controller that the line prepares.
outlets_of_class AS (
    SELECT * FROM outlets_here
    UNION ALL
    SELECT DISTINCT
        class_members.class_id,
        class_members.class,
        class_members.name,
        class_members.display_path,
        class_members.line,
        class_members."column",
        1
    FROM words
    JOIN class_members ON class_members.name = words.word AND class_members.kind IN ('outlet', 'outletCollection')
    WHERE NOT EXISTS (SELECT 1 FROM outlets_here WHERE outlets_here.name = words.word)
        AND EXISTS (SELECT 1 FROM here)
),
owners_of_outlets AS (
    SELECT DISTINCT class_id, class_name AS name FROM outlets_of_class
),
-- Objects of the class and of its subclasses in nibs.
objects_of_class AS (
    SELECT DISTINCT
        owners_of_outlets.class_id AS class_id,
        objects.id AS object,
        objects.file_id AS file_id,
        files.display_path AS path,
        objects.line AS line
    FROM owners_of_outlets
    JOIN class_ancestors ON class_ancestors.ancestor_id = owners_of_outlets.class_id
    JOIN named_classes ON named_classes.class_id = class_ancestors.class_id
    JOIN objects ON objects.file_id = named_classes.file_id AND objects.class = named_classes.name
    JOIN files ON files.id = objects.file_id
),
judged AS (
    SELECT
        outlets_of_class.*,
        EXISTS (
            SELECT 1
            FROM class_ancestors
            WHERE class_ancestors.class_id = outlets_of_class.class_id
                AND class_ancestors.name IN ('UIViewController', 'NSViewController', 'NSWindowController')
        ) AS is_controller,
        (SELECT words.position FROM words WHERE words.word = outlets_of_class.name) AS position,
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
    iif(position IS NULL, '', 'line ' || :line || ' uses it' || iif(is_elsewhere, ', if its receiver is a ' || class_name, '') || char(10)) || CASE
        WHEN objects = 0 THEN 'no nib contains an object of ' || class_name || ', so its outlets are never set'
        WHEN connected = 0 THEN 'no nib connects it; nibs with ' || class_name || ': ' || without
        WHEN connected < objects THEN connected || ' of ' || objects || ' objects of ' || class_name || ' connect it; these do not: ' || without
        ELSE 'every nib with ' || class_name || ' connects it, so it is nil only before the nib is loaded, or if code creates the object'
    END || coalesce(char(10) || class_name || ' is created by code in ' || made, '')
        || iif(position IS NULL, '', coalesce(char(10) || 'line ' || :line || ' is in ' || :member || CASE
            WHEN is_elsewhere AND NOT is_controller THEN ''
            WHEN is_elsewhere AND :member IN ('prepare', 'prepareForSegue') THEN ': the view of the destination is not loaded at this time'
            WHEN is_elsewhere THEN ': xibdb does not know whether the view of the ' || class_name || ' is loaded at this time'
            WHEN :member IN ('init', 'initWithCoder', 'initWithFrame', 'initWithNibName', 'loadView') THEN ': nib loading sets outlets later'
            WHEN :member IN (
                'awakeFromNib', 'viewDidLoad', 'viewWillAppear', 'viewDidAppear', 'viewWillDisappear', 'viewDidDisappear', 'viewIsAppearing',
                'viewWillLayoutSubviews', 'viewDidLayoutSubviews', 'layoutSubviews', 'windowDidLoad', 'tableView', 'collectionView', 'prepareForReuse'
            ) THEN ', which normally runs after the nib is loaded'
            ELSE ': xibdb does not know whether the view is loaded at this time'
        END, '')) AS because,
    CASE
        WHEN objects > 0 AND connected < objects THEN 'connect the outlet in the nib, or make it optional'
        WHEN is_elsewhere AND is_controller
            THEN 'set a property of the ' || class_name || ' instead, and use it in viewDidLoad; or call loadViewIfNeeded() before this line'
        WHEN :member IN ('init', 'initWithCoder', 'initWithFrame', 'initWithNibName', 'loadView') AND position IS NOT NULL
            THEN 'move the code to awakeFromNib or viewDidLoad'
        WHEN made IS NOT NULL THEN 'load ' || class_name
            || ' from its nib or storyboard instead of creating it with init, or check that the view is loaded before the outlet is used'
        WHEN objects = 0 THEN 'add an object of ' || class_name || ' to a nib and load it, or create the views in code'
        ELSE 'check that the nib (for a controller, its view) is loaded before the outlet is used'
    END AS change,
    position IS NULL AND connected = objects AND made IS NULL AS is_weak
FROM judged
ORDER BY position IS NULL, is_elsewhere, position, connected = objects, connected > 0, path, line, "column"
LIMIT 100;
