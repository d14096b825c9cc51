-- The sources in which code can name a class or member, one per row.
-- parameter kind (required): class, outlet or action.
-- parameter ids (required): Row ids of the classes, or of the members, as a JSON array.
WITH
ids (id) AS (SELECT each.value FROM json_each(:ids) AS each),
near_files (file_id) AS (
    -- Files that declare or extend the class of a member, or a class that inherits from it.
    SELECT members.file_id FROM ids JOIN members ON members.id = ids.id WHERE :kind <> 'class'
    UNION
    SELECT declarations.file_id
    FROM ids
    JOIN members ON members.id = ids.id
    JOIN _declaration_classes AS own ON own.declaration_id = members.declaration_id
    JOIN class_ancestors ON class_ancestors.ancestor_id = own.class_id
    JOIN _declaration_classes AS others ON others.class_id = class_ancestors.class_id
    JOIN declarations ON declarations.id = others.declaration_id
    WHERE :kind <> 'class'
)
SELECT
    files.path AS path,
    files.display_path AS display_path,
    trees.path AS root,
    files.origin = 'test' AS is_test,
    files.id IN (SELECT near_files.file_id FROM near_files) AS is_near
FROM files
JOIN trees ON trees.id = files.tree_id AND trees.revision IS NULL
WHERE files.kind IN ('swift', 'objc')
    AND files.tree_id IN (
        SELECT classes.tree_id FROM ids JOIN classes ON classes.id = ids.id WHERE :kind = 'class'
        UNION
        SELECT homes.tree_id FROM ids JOIN members ON members.id = ids.id JOIN files AS homes ON homes.id = members.file_id WHERE :kind <> 'class'
    )
ORDER BY files.display_path;
