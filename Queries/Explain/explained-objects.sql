-- The objects of a file in document order, with what is known of their classes. Parameter :file.
SELECT
    objects.id AS id,
    objects.object_id AS object_id,
    objects.element AS element,
    objects.class AS class,
    objects.base_class AS base_class,
    objects.custom_class AS custom_class,
    objects.custom_module AS custom_module,
    objects.custom_module_provider AS custom_module_provider,
    objects.role AS role,
    objects.key AS key,
    objects.parent AS parent,
    objects.top_level_index AS top_level_index,
    objects.scene_id AS scene_id,
    coalesce(
        objects.user_label,
        objects.text,
        (
            -- On macOS the title of a control is its cell's.
            SELECT cell.text
            FROM objects AS cell
            WHERE cell.parent = objects.id AND cell.key = 'cell'
            ORDER BY cell.position
            LIMIT 1
        ),
        objects.storyboard_identifier,
        objects.reuse_identifier,
        objects.identifier
    ) AS label,
    objects.storyboard_identifier AS storyboard_identifier,
    -- YES or NO in a document, where YES is left out; 1 or YES in an archive, where it is never.
    coalesce(
        objects.attributes ->> '$.visibleAtLaunch',
        objects.attributes ->> '$."NSWindowTemplate.visibleAtLaunch"',
        iif((SELECT files.format FROM files WHERE files.id = objects.file_id) = 'archive', 'NO', 'YES')
    ) AS visible_at_launch,
    classes.kind AS class_kind,
    named_classes.certainty AS certainty,
    -- A plain Swift class, which the runtime knows by its module only.
    declaring.kind = 'swift' AND declarations.objc_name IS NULL AS is_plain_swift,
    -- A name of Objective-C alone, which the runtime knows without a module.
    declaring.kind = 'objc' OR (
        declarations.objc_name = objects.class AND declarations.name <> objects.class
    ) AS is_named_for_objc,
    objects.line AS line,
    objects."column" AS "column"
FROM objects
LEFT JOIN named_classes ON named_classes.file_id = objects.file_id
    AND named_classes.name = objects.class
    AND named_classes.module IS objects.custom_module
LEFT JOIN classes ON classes.id = named_classes.class_id
LEFT JOIN declarations ON declarations.id = classes.declaration_id
LEFT JOIN files AS declaring ON declaring.id = classes.file_id
WHERE objects.file_id = :file
ORDER BY objects.id;
