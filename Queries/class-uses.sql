-- title: Uses of a class
-- answers: Where is class X used: as File's Owner, as a root, as an object inside a file, as a segue? Also classes that an element has by itself (UIButton). used_as: owner (File's Owner), root (top-level object of a xib, or controller of a scene), object (any other), external (placeholder for an object that the loading code passes in), application (the Application object, where a class of one's own is set on it), segue, constraint. First Responder is no use of a class.
-- parameter class (required): Class; GLOB pattern (* and ?); a plain name is exact.
-- parameter file (default NULL): Path, file name or nib name; GLOB pattern.
-- example: xibdb report class-uses class=LoginView
WITH
uses (file_id, line, "column", used_as, class, module, element, label, object_id) AS (
    SELECT
        objects.file_id,
        objects.line,
        objects."column",
        CASE
            WHEN objects.role = 'filesOwner' THEN 'owner'
            WHEN objects.role = 'externalObject' THEN 'external'
            WHEN objects.role = 'application' THEN 'application'
            WHEN objects.top_level_index IS NOT NULL THEN 'root'
            -- A scene may hold further objects beside its controller; they are no roots.
            WHEN EXISTS (
                SELECT 1
                FROM scenes
                WHERE scenes.file_id = objects.file_id
                    AND scenes.controller = objects.id
            ) THEN 'root'
            ELSE 'object'
        END,
        objects.class,
        objects.custom_module,
        objects.element,
        coalesce(objects.user_label, objects.text),
        objects.object_id
    FROM objects
    WHERE objects.class GLOB :class
        AND objects.class <> '-'
        AND (
            objects.role IS NULL
            -- Without a custom class a placeholder only has the class that every placeholder has.
            OR (objects.role IN ('filesOwner', 'externalObject') AND objects.custom_class IS NOT NULL)
            -- Interface Builder itself writes NSObject or NSApplication on the Application object.
            OR (objects.role = 'application' AND objects.custom_class NOT IN ('NSObject', 'NSApplication'))
        )
    UNION ALL
    SELECT
        connections.file_id,
        connections.line,
        connections."column",
        'segue',
        connections.custom_class,
        connections.custom_module,
        'segue',
        connections.identifier,
        connections.connection_id
    FROM connections
    WHERE connections.custom_class GLOB :class
    UNION ALL
    SELECT
        constraints.file_id,
        constraints.line,
        constraints."column",
        'constraint',
        constraints.attributes ->> '$.customClass',
        constraints.attributes ->> '$.customModule',
        'constraint',
        constraints.identifier,
        constraints.constraint_id
    FROM constraints
    WHERE constraints.attributes ->> '$.customClass' GLOB :class
)
SELECT
    files.path AS path,
    uses.line AS line,
    uses."column" AS "column",
    uses.used_as AS used_as,
    uses.class AS class,
    uses.module AS module,
    uses.element AS element,
    uses.label AS label,
    uses.object_id AS object_id
FROM uses
JOIN files ON files.id = uses.file_id
WHERE :file IS NULL
    OR files.name GLOB :file
    OR files.path GLOB :file
    OR files.path GLOB '*/' || :file
ORDER BY files.path, uses.line, uses."column", files.id, uses.object_id;
