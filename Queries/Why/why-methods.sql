-- Methods that the sources declare in the class of an object or in a superclass, but that were
-- missing at run time. Parameters :name (the selector) and :classes (row ids of the possible
-- classes, as a JSON array).
SELECT
    files.display_path AS path,
    members.line AS line,
    members."column" AS "column",
    'method ' || :name || ' of ' || declarations.name || coalesce('(' || declarations.category || ')', '') AS title,
    NULL AS file_id,
    NULL AS object,
    NULL AS destination,
    NULL AS connection_id,
    'the sources declare it for ' || declarations.name || CASE
        WHEN _class_selectors.visibility = 'hidden' THEN ', but only Swift sees it'
        WHEN declarations.kind = 'extension' THEN ' in a category or extension, but it was missing at run time'
        ELSE ', but it was missing at run time'
    END AS because,
    CASE
        WHEN _class_selectors.visibility = 'hidden' THEN 'mark the method @objc'
        WHEN declarations.kind = 'extension'
            THEN 'compile the file into the target; if it is in a static library, link with -ObjC, so that the linker keeps categories'
        ELSE 'check that this file is compiled into the app that you run'
    END AS change,
    0 AS is_weak
FROM class_ancestors
JOIN _class_selectors ON _class_selectors.class_id = class_ancestors.ancestor_id AND _class_selectors.selector = :name
JOIN members ON members.id = _class_selectors.member_id
JOIN declarations ON declarations.id = members.declaration_id
JOIN files ON files.id = members.file_id
WHERE class_ancestors.class_id IN (SELECT value FROM json_each(:classes))
ORDER BY _class_selectors.visibility <> 'hidden', declarations.kind <> 'extension', files.display_path, members.line, members."column", members.id
LIMIT 100;
