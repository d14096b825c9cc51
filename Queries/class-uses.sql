-- title: Uses of a class
-- theme: classes
-- words: usage, references, custom class, customclass, placed, instances, find, who uses
-- answers: Where is a class used: as File's Owner, as a root, as an object inside a file, or as a segue? This includes the default classes of elements (UIButton). used_as: owner (File's Owner), root (top-level object of a xib, or controller of a scene), object (any other object), external (placeholder for an object that the loading code passes in), application (the Application object, if it has a custom class), segue, constraint. The First Responder does not count as a use of a class.
-- essential: used_as, class
-- parameter class (class, required): Name of the class, or a GLOB pattern (* and ?). A name without wildcards must match exactly.
-- parameter file (file, default NULL): Path, file name, nib name, or a GLOB pattern.
-- example: xibdb report class-uses class=FruitCell
-- example: xibdb report class-uses class='[A-M]*'
SELECT
    files.display_path AS path,
    class_usage.line AS line,
    class_usage."column" AS "column",
    CASE
        WHEN class_usage.used_as NOT IN ('root', 'object') THEN class_usage.used_as
        WHEN objects.role = 'externalObject' THEN 'external'
        WHEN objects.role = 'application' THEN 'application'
        WHEN objects.scene_id IS NULL THEN class_usage.used_as
        -- A scene may contain other top-level objects beside its controller. They are not roots.
        WHEN EXISTS (
            SELECT 1
            FROM scenes
            WHERE scenes.file_id = objects.file_id
                AND scenes.controller = objects.id
        ) THEN 'root'
        ELSE 'object'
    END AS used_as,
    class_usage.class AS class,
    class_usage.module AS module,
    class_usage.element AS element,
    CASE class_usage.used_as
        WHEN 'segue' THEN (
            SELECT connections.identifier
            FROM connections
            WHERE connections.source = class_usage.object
                AND connections.connection_id = class_usage.object_id
        )
        WHEN 'constraint' THEN (
            SELECT constraints.identifier
            FROM constraints
            WHERE constraints.file_id = class_usage.file_id
                AND constraints.constraint_id = class_usage.object_id
        )
        ELSE object_labels.label
    END AS label,
    class_usage.object_id AS object_id
FROM class_usage
JOIN answered_files AS files ON files.id = class_usage.file_id
LEFT JOIN objects ON objects.id = class_usage.object
LEFT JOIN object_labels ON object_labels.object = class_usage.object
WHERE class_usage.class GLOB :class
    -- Excludes external objects without a custom class, because all placeholders share their default class.
    AND (
        objects.role IS NOT 'externalObject'
        OR class_usage.used_as IN ('segue', 'constraint')
        OR objects.custom_class IS NOT NULL
    )
    AND (:file IS NULL OR files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
ORDER BY files.display_path, class_usage.line, class_usage."column", class_usage.file_id, class_usage.object_id;
