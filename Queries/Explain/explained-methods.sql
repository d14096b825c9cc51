-- Methods of the objects of a file that a load calls, each as the nearest class of the sources has it. Parameters :file, and :owner, the row id of the class that the File's Owner is taken to have, or NULL for that of the nib.
WITH
subjects (object, class) AS (
    SELECT objects.id, coalesce(iif(objects.role = 'filesOwner', :owner, NULL), object_classes.class)
    FROM objects
    LEFT JOIN object_classes ON object_classes.object = objects.id
    WHERE objects.file_id = :file
),
found AS (
    SELECT
        subjects.object AS object,
        members.name AS selector,
        files.path AS path,
        members.line AS line,
        members."column" AS "column",
        class_ancestors.name AS class,
        row_number() OVER (
            PARTITION BY subjects.object, members.name
            ORDER BY class_ancestors.distance, files.path LIKE '%.h', members.id
        ) AS place
    FROM subjects
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
SELECT object, selector, path, line, "column", class
FROM found
WHERE place = 1
ORDER BY object, selector;
