-- title: Custom class with a module that the project does not allow
-- why: A project with several modules can require a module for each class. Classes with the same name in different modules are different classes.
-- severity: warning
-- confidence: certain
-- uncertain: If the option "modules" is not set, there are no findings. If the nib inherits the module from its target and no target of the nib is known, the finding is hidden. Placeholders such as the File's Owner are left out, because nib loading does not create them.
-- fix: Set the module in the Identity inspector.
-- pack: style
-- option modules (text, default {}): JSON object that maps a pattern of class names (* and ?) to the required module, or to "" if the nib must not name a module. If several patterns match a class, each of their modules is allowed.
WITH
named (file_id, object, class, module, provider, line, "column") AS (
    SELECT objects.file_id, objects.id, objects.custom_class, objects.custom_module, objects.custom_module_provider, objects.line, objects."column"
    FROM objects
    WHERE objects.custom_class IS NOT NULL AND objects.role IS NULL
    UNION ALL
    SELECT connections.file_id, connections.source, connections.custom_class, connections.custom_module, connections.custom_module_provider, connections.line, connections."column"
    FROM connections
    WHERE connections.custom_class IS NOT NULL
    UNION ALL
    SELECT constraints.file_id, constraints.owner, constraints.custom_class, constraints.custom_module, constraints.attributes ->> '$.customModuleProvider', constraints.line, constraints."column"
    FROM constraints
    WHERE constraints.custom_class IS NOT NULL
),
-- If the nib inherits the module from its target, and the target is known, the module that is written in the nib is ignored.
meant AS (
    SELECT
        named.*,
        iif(
            named.provider = 'target' AND EXISTS (SELECT 1 FROM _file_modules WHERE _file_modules.file_id = named.file_id AND _file_modules.is_own = 1),
            (
                SELECT json_group_array(_file_modules.module)
                FROM _file_modules
                WHERE _file_modules.file_id = named.file_id AND _file_modules.is_own = 1
            ),
            json_array(coalesce(named.module, ''))
        ) AS modules,
        (
            SELECT json_group_array(coalesce(agreed.value, ''))
            FROM json_each(:modules) AS agreed
            WHERE named.class GLOB agreed.key
        ) AS agreed
    FROM named
    WHERE EXISTS (SELECT 1 FROM json_each(:modules) AS agreed WHERE named.class GLOB agreed.key)
)
SELECT
    meant.file_id AS file_id,
    meant.line AS line,
    meant."column" AS "column",
    meant.object AS object,
    meant.class AS subject,
    meant.class || ' has '
        || CASE (meant.modules ->> '$[0]') WHEN '' THEN 'no module' ELSE 'the module ' || (meant.modules ->> '$[0]') END
        || ', but the project requires '
        || CASE (meant.agreed ->> '$[0]') WHEN '' THEN 'none' ELSE (meant.agreed ->> '$[0]') END
        || '.' AS message,
    iif(
        meant.provider = 'target' AND NOT EXISTS (SELECT 1 FROM _file_modules WHERE _file_modules.file_id = meant.file_id AND _file_modules.is_own = 1),
        'possible',
        'certain'
    ) AS confidence
FROM meant
WHERE NOT EXISTS (
    SELECT 1
    FROM json_each(meant.modules) AS has
    JOIN json_each(meant.agreed) AS wanted ON wanted.value = has.value
);
