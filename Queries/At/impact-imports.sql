-- The lines that import the header of a class, one per row. If the header is deleted together with the class, they no longer compile.
-- parameter ids (required): Row ids of the classes as a JSON array.
SELECT DISTINCT
    files.display_path AS display_path,
    imports.line AS line,
    imports.header AS header,
    files.origin = 'test' AS is_test
FROM json_each(:ids) AS ids
JOIN _declaration_classes ON _declaration_classes.class_id = ids.value
JOIN declarations ON declarations.id = _declaration_classes.declaration_id AND declarations.kind = 'class'
JOIN files AS headers ON headers.id = declarations.file_id AND headers.path LIKE '%.h'
JOIN files ON files.tree_id = headers.tree_id
JOIN imports ON imports.file_id = files.id
    AND (imports.header = substr(headers.path, -length(imports.header)) OR headers.path LIKE '%/' || imports.header)
-- A header with other classes stays.
WHERE NOT EXISTS (
        SELECT 1
        FROM declarations AS others
        WHERE others.file_id = headers.id AND others.kind = 'class' AND others.name <> declarations.name
    )
ORDER BY files.display_path, imports.line;
