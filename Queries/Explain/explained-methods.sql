-- Methods of the objects of a file that a load calls, each as the nearest class of the sources has it. Parameters :file, and :owner, the row id of the class that the File's Owner is taken to have, or NULL for that of the nib.
WITH
subjects (object, class) AS MATERIALIZED (
    SELECT
        objects.id,
        coalesce(
            iif(objects.role = 'filesOwner', :owner, NULL),
            (SELECT object_classes.class FROM object_classes WHERE object_classes.object = objects.id)
        )
    FROM objects
    WHERE objects.file_id = :file
),
-- Once for a class, however many objects have it.
found AS (
    SELECT
        subjects.class AS subject_class,
        members.name AS selector,
        files.path AS path,
        members.line AS line,
        members."column" AS "column",
        class_ancestors.name AS class,
        row_number() OVER (
            PARTITION BY subjects.class, members.name
            ORDER BY class_ancestors.distance, files.path LIKE '%.h', members.id
        ) AS place
    FROM (SELECT DISTINCT class FROM subjects WHERE class IS NOT NULL) AS subjects
    JOIN class_ancestors ON class_ancestors.class = subjects.class
    JOIN declarations ON declarations.class = class_ancestors.ancestor
    JOIN members ON members.declaration = declarations.id
        AND members.name IN (
            'initWithCoder:', 'initWithFrame:', 'init', 'initWithContentRect:styleMask:backing:defer:', 'awakeFromNib',
            'awakeAfterUsingCoder:', 'awakeAfterUsing:'
        )
    JOIN files ON files.id = members.file_id
    WHERE members.is_static IS NOT 1 AND members.kind = 'method'
)
SELECT subjects.object, found.selector, found.path, found.line, found."column", found.class
FROM found
JOIN subjects ON subjects.class = found.subject_class
WHERE found.place = 1
ORDER BY subjects.object, found.selector;
