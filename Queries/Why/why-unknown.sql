-- Objects whose class was not found at run time. Parameters :class, :last (its innermost name), :module (the module in
-- the log, or NULL) and :name (the nib that a macOS log names, or NULL).
WITH
declared AS (
    SELECT
        classes.id AS id,
        classes.name AS name,
        declarations.objc_name AS objc_name,
        classes.module AS module,
        files.display_path AS path,
        files.kind AS language,
        classes.line AS line
    FROM _class_names
    JOIN classes ON classes.id = _class_names.class_id AND classes.kind = 'project'
    JOIN files ON files.id = classes.file_id
    JOIN declarations ON declarations.id = classes.declaration_id
    WHERE _class_names.name IN (:class, :last)
    GROUP BY classes.id
),
near AS (
    SELECT group_concat(name, ', ') AS names
    FROM (
        SELECT DISTINCT name
        FROM classes
        WHERE kind = 'project' AND name <> :last AND nearness(name, :last) IS NOT NULL
        ORDER BY nearness(name, :last), name
        LIMIT 3
    )
),
uses AS (
    SELECT
        files.id AS file_id,
        files.display_path AS path,
        files.name AS nib,
        objects.line AS line,
        objects."column" AS "column",
        objects.id AS object,
        objects.base_class AS base_class,
        objects.custom_module AS module,
        objects.custom_module_provider AS provider,
        objects.role AS role
    FROM objects
    JOIN files ON files.id = objects.file_id
    WHERE objects.custom_class IN (:class, :last)
),
judged AS (
    SELECT
        uses.*,
        (SELECT count(*) FROM declared) AS declarations,
        (SELECT group_concat(path || ':' || line || coalesce(' (module ' || module || ')', ''), ', ') FROM declared) AS places,
        EXISTS (
            SELECT 1
            FROM declared
            JOIN _class_targets ON _class_targets.class_id = declared.id
            JOIN target_files ON target_files.target_id = _class_targets.target_id
            WHERE target_files.file_id = uses.file_id
        ) AS shares_target,
        EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = uses.file_id) AS has_target,
        EXISTS (SELECT 1 FROM declared WHERE language = 'swift' AND objc_name IS NULL) AS is_swift,
        EXISTS (SELECT 1 FROM declared WHERE declared.module = uses.module) AS fits_module
    FROM uses
)
SELECT
    path,
    line,
    "column",
    coalesce(role, 'object') || ' of the class ' || coalesce(module || '.', '') || :last AS title,
    file_id,
    object,
    NULL AS destination,
    NULL AS connection_id,
    'the nib names the class ' || :last || CASE
        WHEN provider = 'target' THEN ' in the module of its target' || coalesce(' (' || module || ' when it was saved)', '')
        WHEN module IS NULL THEN ' without a module'
        ELSE ' in the module ' || module
    END || char(10) || CASE
        WHEN declarations = 0 THEN 'nothing in the index declares it'
        ELSE 'declared in ' || places
    END || CASE
        WHEN declarations > 0 AND has_target AND NOT shares_target THEN char(10) || 'no target that contains the nib compiles the class'
        ELSE ''
    END || iif(role = 'filesOwner', char(10) || 'it is the File''s Owner, which nib loading does not create, so this is less likely', '') AS because,
    CASE
        WHEN declarations = 0 THEN coalesce('is it ' || (SELECT names FROM near) || '? Otherwise, add', 'add')
            || ' the library or source that declares ' || :last
            || ' (the linker may omit a class that only nibs name: link with -ObjC), or remove the custom class'
        WHEN has_target AND NOT shares_target AND provider IS 'target' THEN
            'set the module of the class instead of Inherit Module From Target, or compile the class into the target'
        WHEN has_target AND NOT shares_target THEN 'compile the class into the target of the nib, or set its module'
        WHEN is_swift AND module IS NULL AND provider IS NULL THEN
            'set the module (or Inherit Module From Target): the runtime finds a Swift class by module and name, unless it has @objc('
            || :last || ')'
        WHEN NOT is_swift AND :module IS NOT NULL THEN 'clear the module: the runtime finds this class by its name alone'
        WHEN NOT fits_module AND module IS NOT NULL AND provider IS NULL THEN 'set the module that declares it'
        ELSE 'check that the target that contains the nib compiles the class, and that the linker keeps it (-ObjC for static libraries)'
    END AS change,
    role IS 'filesOwner' AS is_weak
FROM judged
WHERE :name IS NULL OR nib = :name OR NOT EXISTS (SELECT 1 FROM uses AS others WHERE others.nib = :name)
ORDER BY
    role IS 'filesOwner',
    coalesce(module IS :module, 0) OR (:module IS NULL AND module IS NULL) DESC,
    path, line, "column", object
LIMIT 100;
