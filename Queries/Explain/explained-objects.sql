-- The objects of a file in document order, with facts about their creation and their classes. Parameter :file, a row id.
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
    CASE
        WHEN objects.role = 'storyboardReference' THEN coalesce(objects.attributes ->> '$.referencedIdentifier', 'the initial scene')
            || ' of ' || coalesce(objects.attributes ->> '$.storyboardName' || '.storyboard', 'this storyboard')
        ELSE object_labels.name
    END AS label,
    -- The xib from which a controller loads its view when the view is first needed.
    (
        SELECT nibs.display_path
        FROM nib_loads
        JOIN loaded_nibs ON loaded_nibs.load_id = nib_loads.id
        JOIN files AS nibs ON nibs.id = loaded_nibs.file_id AND nibs.kind = 'xib'
        WHERE nib_loads.file_id = objects.file_id AND nib_loads.line = objects.line AND nib_loads."column" = objects."column"
        ORDER BY nibs.path
        LIMIT 1
    ) AS view_nib,
    -- Objects inside a storyboard reference belong to the scene that it refers to.
    _made_objects.object IS NOT NULL AND parents.role IS NOT 'storyboardReference' AS is_made,
    _made_objects.initializer AS initializer,
    objects.storyboard_identifier AS storyboard_identifier,
    -- In a document, the value is YES or NO, and a missing attribute means YES. In an archive, the value is 1 or YES, and a
    -- missing attribute means NO.
    coalesce(
        objects.attributes ->> '$.visibleAtLaunch',
        objects.attributes ->> '$."NSWindowTemplate.visibleAtLaunch"',
        iif((SELECT files.format FROM files WHERE files.id = objects.file_id) = 'archive', 'NO', 'YES')
    ) AS visible_at_launch,
    classes.kind AS class_kind,
    named_classes.certainty AS certainty,
    -- 1 for a Swift class that has no Objective-C name, if the nib names the class without a module. The runtime does not find it.
    objects.id IN (SELECT _unfound_objects.object FROM _unfound_objects) AS is_unfound,
    -- The class of the object that certainly replaces this object in awakeAfterUsingCoder:.
    _replacements.class AS replaced_by,
    -- 1 for an Objective-C name, which the runtime finds without a module.
    declaring.kind = 'objc' OR (
        declarations.objc_name = objects.class AND declarations.name <> objects.class
    ) AS is_named_for_objc,
    objects.line AS line,
    objects."column" AS "column"
FROM objects
JOIN object_labels ON object_labels.object = objects.id
LEFT JOIN objects AS parents ON parents.id = objects.parent
LEFT JOIN _made_objects ON _made_objects.object = objects.id
LEFT JOIN _replacements ON _replacements.object = objects.id
LEFT JOIN named_classes ON named_classes.file_id = objects.file_id
    AND named_classes.name = objects.class
    AND named_classes.module IS objects.custom_module
LEFT JOIN classes ON classes.id = named_classes.class_id
LEFT JOIN declarations ON declarations.id = classes.declaration_id
LEFT JOIN files AS declaring ON declaring.id = classes.file_id
WHERE objects.file_id = :file
ORDER BY objects.id;
