-- title: Classes that nothing declares
-- theme: classes
-- words: missing class, undefined, undeclared, unresolved, not found, typo, renamed, deleted, unknown class
-- answers: Which custom classes in nibs are unknown, because neither an indexed source nor a known framework declares them? Which custom classes match several declarations? An unknown class belongs to a package or binary framework outside the index, or it no longer exists. certainty: named (nothing declares the class), ambiguous (several classes match the name).
-- example: xibdb report class-unknown
SELECT
    named_classes.name AS class,
    named_classes.module AS module,
    named_classes.certainty AS certainty,
    count(DISTINCT objects.file_id) AS files,
    count(*) AS uses,
    min(files.display_path) AS path,
    min(objects.line) FILTER (WHERE files.display_path = first.path) AS line
FROM named_classes
JOIN answered_files AS files ON files.id = named_classes.file_id
JOIN objects ON objects.file_id = named_classes.file_id
    AND objects.custom_class = named_classes.name
    AND objects.custom_module IS named_classes.module
JOIN (
    SELECT named_classes.name AS name, min(files.display_path) AS path
    FROM named_classes
    JOIN answered_files AS files ON files.id = named_classes.file_id
    GROUP BY 1
) AS first ON first.name = named_classes.name
WHERE named_classes.certainty IN ('named', 'ambiguous') AND objects.role IS NOT 'firstResponder'
GROUP BY named_classes.name, named_classes.module, named_classes.certainty
ORDER BY count(*) DESC, named_classes.name, named_classes.module;
