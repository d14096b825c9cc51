-- Methods that a load calls on the objects of a file. An inherited method is taken from the nearest class in the sources. Parameters: :file, a row id, and :owner, the row id of the assumed class of the File's Owner. If :owner is NULL, the class in the nib is used.
WITH
subjects (object, class_id) AS MATERIALIZED (
    SELECT
        objects.id,
        coalesce(
            iif(objects.role = 'filesOwner', :owner, NULL),
            (SELECT object_classes.class_id FROM object_classes WHERE object_classes.object = objects.id)
        )
    FROM objects
    WHERE objects.file_id = :file AND objects.id NOT IN (SELECT _unfound_objects.object FROM _unfound_objects)
),
-- The methods of each class, computed once even if several objects have the class. place is 1 for the nearest class.
found AS (
    SELECT
        subjects.class_id AS subject_class_id,
        members.name AS selector,
        files.display_path AS path,
        members.line AS line,
        members."column" AS "column",
        class_ancestors.name AS class,
        row_number() OVER (
            PARTITION BY subjects.class_id, members.name
            ORDER BY class_ancestors.distance, files.path LIKE '%.h', members.id
        ) AS place
    FROM (SELECT DISTINCT class_id FROM subjects WHERE class_id IS NOT NULL) AS subjects
    JOIN class_ancestors ON class_ancestors.class_id = subjects.class_id
    JOIN _declaration_classes ON _declaration_classes.class_id = class_ancestors.ancestor_id
    JOIN members ON members.declaration_id = _declaration_classes.declaration_id
        AND members.name IN (
            'initWithCoder:', 'initWithFrame:', 'init', 'initWithContentRect:styleMask:backing:defer:', 'awakeFromNib',
            'awakeAfterUsingCoder:', 'awakeAfterUsing:', 'viewDidLoad', 'windowDidLoad'
        )
    JOIN files ON files.id = members.file_id
    WHERE members.is_static = 0 AND members.kind = 'method'
)
SELECT subjects.object, found.selector, found.path, found.line, found."column", found.class
FROM found
JOIN subjects ON subjects.class_id = found.subject_class_id
WHERE found.place = 1
ORDER BY subjects.object, found.selector;
