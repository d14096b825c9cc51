-- title: Object whose class cannot be created from a nib
-- why: The loader creates the object with init(coder:) of its class. In the sources, this initializer only ends the program (fatalError).
-- iOS: The app crashes when the nib or the scene is loaded.
-- macOS: The app crashes when the nib or the scene is loaded. A custom view is created with init(frame:), so it is not reported.
-- severity: error
-- confidence: certain
-- uncertain: If the object is a prototype cell, the confidence is likely, because the app crashes only if code requests the cell.
-- fix: Implement init(coder:), or remove the object from the nib and create it in code.
-- pack: default
WITH
-- The init(coder:) methods that a class has or inherits, for each platform. place is 1 for the nearest class.
decoders (class_id, platform, member_id, traps, place) AS MATERIALIZED (
    SELECT
        class_ancestors.class_id,
        platforms.platform,
        members.id,
        members.traps,
        row_number() OVER (
            PARTITION BY class_ancestors.class_id, platforms.platform
            ORDER BY class_ancestors.distance, members.traps, members.id
        )
    FROM class_ancestors
    JOIN _declaration_classes ON _declaration_classes.class_id = class_ancestors.ancestor_id
    JOIN members ON members.declaration_id = _declaration_classes.declaration_id
        AND members.name = 'initWithCoder:'
        AND members.kind = 'method'
        AND members.is_static = 0
    -- An initializer counts only on the platforms for which it is compiled. On other platforms, the class can be a framework class.
    JOIN (SELECT DISTINCT files.platform FROM files WHERE files.platform IS NOT NULL) AS platforms
        ON members.platforms IS NULL OR platforms.platform IN (SELECT value FROM json_each(members.platforms))
    -- Only classes that have or inherit an initializer that ends the program. Most trees contain few of them.
    WHERE class_ancestors.class_id IN (
        SELECT heirs.class_id
        FROM members AS trapping
        JOIN _declaration_classes AS homes ON homes.declaration_id = trapping.declaration_id
        JOIN class_ancestors AS heirs ON heirs.ancestor_id = homes.class_id
        WHERE trapping.traps AND heirs.name NOT IN (SELECT framework_classes.name FROM framework_classes)
    )
)
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    objects.class AS subject,
    'error' AS severity,
    iif(objects.element IN ('tableViewCell', 'collectionViewCell') AND objects.key IN ('prototypes', 'cells'), 'likely', 'certain') AS confidence,
    coalesce(object_labels.described, objects.class) || ' is created by init(coder:) of ' || members.class
        || ', which only ends the program, so the app crashes when ' || iif(files.kind = 'storyboard', 'the scene', 'the nib') || ' is loaded.' AS message,
    members.file_id AS other_file_id,
    members.line AS other_line,
    json_array('decoding-traps', files.tree_id, objects.class) AS defect
FROM decoders
JOIN object_classes ON object_classes.class_id = decoders.class_id
JOIN objects ON objects.id = object_classes.object AND objects.custom_class IS NOT NULL
JOIN _made_objects ON _made_objects.object = objects.id AND _made_objects.initializer = 'initWithCoder:'
JOIN answered_files AS files ON files.id = objects.file_id AND files.platform = decoders.platform
JOIN members ON members.id = decoders.member_id
LEFT JOIN object_labels ON object_labels.object = objects.id
WHERE decoders.place = 1 AND decoders.traps;
