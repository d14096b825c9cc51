-- title: Custom classes by module
-- theme: classes
-- words: inventory, own classes, customclass, custommodule, subclass, swift module, namespace
-- answers: Which custom classes do the files use, and how often? module: the module that the files name for the class. provider: target if the class inherits the module from the target of the file. uses: the sum of as_owner (File's Owner), as_object (any other object or constraint) and as_segue. The First Responder is left out. NSApplication and NSObject on the Application object are also left out. Classes without a module have Objective-C names, and come last. The rule module-wrong lists places with a module that does not declare the class. The rule class-unknown lists places with a class that nothing declares.
-- parameter class (class, default NULL): Name of the class, or a GLOB pattern (* and ?).
-- parameter module (module, default NULL): Name of the module, or a GLOB pattern.
-- example: xibdb report custom-classes module=Orchard
WITH
uses (class, module, provider, file_id, used_as) AS (
    SELECT
        objects.custom_class,
        objects.custom_module,
        objects.custom_module_provider,
        objects.file_id,
        CASE objects.role WHEN 'filesOwner' THEN 'owner' ELSE 'object' END
    FROM objects
    WHERE objects.custom_class IS NOT NULL
        AND objects.role IS NOT 'firstResponder'
        -- Interface Builder itself sets these two classes on the Application object.
        AND NOT (
            objects.role IS 'application'
            AND objects.custom_class IN ('NSObject', 'NSApplication')
        )
    UNION ALL
    SELECT
        connections.custom_class,
        connections.custom_module,
        connections.custom_module_provider,
        connections.file_id,
        'segue'
    FROM connections
    WHERE connections.custom_class IS NOT NULL
    UNION ALL
    SELECT
        constraints.custom_class,
        constraints.custom_module,
        constraints.attributes ->> '$.customModuleProvider',
        constraints.file_id,
        'object'
    FROM constraints
    WHERE constraints.custom_class IS NOT NULL
)
SELECT
    uses.class AS class,
    uses.module AS module,
    uses.provider AS provider,
    count(*) AS uses,
    count(DISTINCT uses.file_id) AS files,
    count(*) FILTER (WHERE uses.used_as = 'owner') AS as_owner,
    count(*) FILTER (WHERE uses.used_as = 'object') AS as_object,
    count(*) FILTER (WHERE uses.used_as = 'segue') AS as_segue
FROM uses
JOIN answered_files ON answered_files.id = uses.file_id
WHERE (:class IS NULL OR uses.class GLOB :class)
    AND (:module IS NULL OR uses.module GLOB :module)
GROUP BY uses.class, uses.module, uses.provider
ORDER BY uses.module IS NULL, uses.module, count(*) DESC, uses.class, uses.provider;
