-- title: User-defined runtime attributes
-- theme: outlets and actions
-- words: user defined, userdefinedruntimeattributes, keypath, cornerradius, borderwidth, ibinspectable, kvc, identity inspector, layer
-- answers: Which runtime attributes do the files set, on which classes and to which values? The rule runtime-attribute-unknown lists attributes with a key that the class does not have.
-- essential: class, key_path, value
-- parameter class (class, default NULL): Class of the object at run time, or a GLOB pattern (* and ?). If omitted, all classes.
-- parameter key_path (keypath, default NULL): Key path (layer.cornerRadius), or a GLOB pattern (* and ?). If omitted, all key paths.
-- example: xibdb report runtime-attributes key_path='layer.*'
SELECT
    files.display_path AS path,
    runtime_attributes.line AS line,
    runtime_attributes."column" AS "column",
    objects.class AS class,
    runtime_attributes.key_path AS key_path,
    runtime_attributes.type AS type,
    -- A compound value in one short line: the name of a color, else the components.
    CASE
        WHEN runtime_attributes.type NOT IN ('color', 'point', 'size', 'range', 'rect')
            OR NOT json_valid(runtime_attributes.value) THEN runtime_attributes.value
        ELSE coalesce(
            runtime_attributes.value ->> '$.name',
            runtime_attributes.value ->> '$.systemColor',
            (
                SELECT group_concat(components.value, ' ')
                FROM json_each(runtime_attributes.value) AS components
                WHERE components.key NOT IN ('colorSpace', 'customColorSpace')
            )
        )
    END AS value
FROM runtime_attributes
JOIN answered_files AS files ON files.id = runtime_attributes.file_id
JOIN objects ON objects.id = runtime_attributes.object
WHERE (:class IS NULL OR objects.class GLOB :class)
    AND (:key_path IS NULL OR runtime_attributes.key_path GLOB :key_path)
ORDER BY
    objects.class,
    runtime_attributes.key_path,
    files.display_path,
    runtime_attributes.line,
    runtime_attributes."column",
    runtime_attributes.id;
