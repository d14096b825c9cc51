-- The rows of `xibdb report class-uses class='*'`, without the label: where each class is used.
CREATE TEMPORARY VIEW report_class_uses AS
SELECT
    files.repository,
    files.display_path AS path,
    class_usage.line AS line,
    class_usage.column AS column,
    CASE
        WHEN class_usage.used_as NOT IN ('root', 'object') THEN class_usage.used_as
        WHEN objects.role = 'externalObject' THEN 'external'
        WHEN objects.role = 'application' THEN 'application'
        WHEN objects.scene_id IS NULL THEN class_usage.used_as
        -- A scene may contain other top-level objects beside its controller. They are not roots.
        WHEN controllers.controller IS NOT NULL THEN 'root'
        ELSE 'object'
    END AS used_as,
    class_usage.class AS class,
    class_usage.module AS module,
    class_usage.element AS element,
    class_usage.object_id AS object_id
FROM class_usage
JOIN files ON files.id = class_usage.file_id
LEFT JOIN objects ON objects.id = class_usage.object
LEFT JOIN (SELECT DISTINCT controller FROM scenes WHERE controller IS NOT NULL) AS controllers ON controllers.controller = objects.id
WHERE files.origin = 'own'
    -- Excludes external objects without a custom class, because all placeholders share their default class.
    AND (
        objects.role IS NULL
        OR objects.role <> 'externalObject'
        OR class_usage.used_as IN ('segue', 'constraint')
        OR objects.custom_class IS NOT NULL
    );
