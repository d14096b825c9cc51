-- Objects that code treats as objects of a different class. An outlet is set to the object. The
-- declared class of the outlet has the selector, but the class of the object does not have it.
-- Parameters :name (the selector), and :class and :last (the class of the object, and its innermost
-- name).
WITH
able AS (
    SELECT DISTINCT _class_names.name AS name
    FROM _class_selectors
    JOIN class_ancestors ON class_ancestors.ancestor_id = _class_selectors.class_id
    JOIN _class_names ON _class_names.class_id = class_ancestors.class_id
    WHERE _class_selectors.selector = :name
),
taken AS (
    SELECT
        class_members.class_id AS class_id,
        class_members.name AS name,
        class_members.type AS type,
        class_members.display_path AS path,
        class_members.line AS line
    FROM class_members
    JOIN able ON able.name = class_members.type
    WHERE class_members.kind IN ('outlet', 'outletCollection')
)
SELECT
    files.display_path AS path,
    connections.line AS line,
    connections."column" AS "column",
    connections.kind || ' ' || connections.name AS title,
    connections.file_id AS file_id,
    connections.source AS object,
    connections.destination AS destination,
    connections.connection_id AS connection_id,
    'the sources declare the outlet as a ' || taken.type || ' (' || taken.path || ':' || taken.line || '), which has ' || :name || char(10)
        || iif(
            destination.class IS destination.base_class,
            'the object has no custom class in the nib, so it is a ' || :class,
            'the object is a ' || :class || ' when ' || destination.class || ' is not found at run time'
        ) AS because,
    iif(
        destination.class IS destination.base_class,
        'set the class of the object to ' || taken.type || ' in the Identity inspector',
        'check that ' || destination.class || ' is compiled into the program and that the nib names its module'
    ) AS change,
    0 AS is_weak
FROM taken
JOIN connections ON connections.name = taken.name AND connections.kind IN ('outlet', 'outletCollection')
JOIN files ON files.id = connections.file_id
JOIN object_classes ON object_classes.object = connections.source
JOIN class_ancestors ON class_ancestors.class_id = object_classes.class_id AND class_ancestors.ancestor_id = taken.class_id
JOIN objects AS destination ON destination.id = connections.destination
WHERE destination.base_class IN (:class, :last)
    AND NOT EXISTS (
        SELECT 1
        FROM object_classes AS known
        JOIN class_ancestors AS above ON above.class_id = known.class_id
        JOIN _class_selectors ON _class_selectors.class_id = above.ancestor_id AND _class_selectors.selector = :name
        JOIN classes ON classes.id = known.class_id AND classes.kind = 'framework'
        WHERE known.object = destination.id
    )
ORDER BY destination.class IS NOT destination.base_class, files.display_path, connections.line, connections."column", connections.id
LIMIT 100;
