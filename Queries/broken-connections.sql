-- title: Outlets and actions that do not work
-- theme: outlets and actions
-- words: iboutlet, ibaction, invalid, dangling, renamed, typo, unrecognized selector, undefined key, key value coding
-- answers: Which connections use an outlet or action that the class of the object does not have? Which connections start and end in different scenes? A class is checked only if all its superclasses are known, up to the framework class. The First Responder is checked only if all classes of the program are known. problem: missing (no class has it), hidden (Swift code declares it, but Objective-C cannot see it), declared (an Objective-C interface declares the action, but no implementation contains it), unanswered (an action for the First Responder that no class has), scenes (the ends are in different scenes, so the compiled storyboard lacks the connection). effect: crash (on iOS and tvOS, the app crashes when it loads the nib with the outlet, or when it sends the action), broken (a console message, or a control that does nothing). near: similar names of actions, or of outlets that the object does not connect. member: the place of the hidden or declared member. loaded: 1 if a load of the nib is known. If localized or device variants share a defect, the defect has one row.
-- essential: kind, name, class, confidence
-- parameter class (class, default NULL): Class of the object, or a GLOB pattern (* and ?).
-- parameter file (file, default NULL; also path): Path or nib name, or a GLOB pattern (* also matches /).
-- parameter effect (default NULL; one of crash, broken; also severity): Effect at run time. If omitted, all.
-- example: xibdb report broken-connections
-- example: xibdb report broken-connections effect=crash
-- verdicts: broken-connections
WITH
-- The connections with a defect. place is 1 in the first of the localized and device variants that have the defect.
first AS (
    SELECT
        broken_connections.*,
        answered_files.tree_id AS tree_id,
        answered_files.display_path AS path,
        answered_files.name AS nib_name,
        answered_files.logical_folder AS folder,
        rank() OVER (PARTITION BY broken_connections.defect_number ORDER BY broken_connections.copy) AS place
    FROM broken_connections
    JOIN answered_files ON answered_files.id = broken_connections.file_id
),
loaded (tree_id, name, folder) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, files.name, files.logical_folder
    FROM loaded_nibs
    JOIN files ON files.id = loaded_nibs.file_id
)
SELECT
    first.path AS path,
    first.line AS line,
    first."column" AS "column",
    first.effect AS effect,
    first.problem AS problem,
    first.kind AS kind,
    first.name AS name,
    first.class AS class,
    (SELECT object_labels.name FROM object_labels WHERE object_labels.object = first.object) AS object,
    first.near AS near,
    first.confidence AS confidence,
    homes.display_path || ':' || members.line AS member,
    (first.tree_id, first.nib_name, first.folder) IN (SELECT loaded.tree_id, loaded.name, loaded.folder FROM loaded) AS loaded
FROM first
LEFT JOIN members ON members.id = first.member_id
LEFT JOIN files AS homes ON homes.id = members.file_id
WHERE first.place = 1
    AND (:class IS NULL OR first.class GLOB :class)
    AND (:file IS NULL OR '/' || first.path GLOB '*/' || :file OR first.nib_name GLOB :file)
    AND (:effect IS NULL OR first.effect = :effect)
ORDER BY first.effect DESC, first.path, first.line, first."column", first.name;
