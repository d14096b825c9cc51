-- title: Identifiers and their duplicates
-- theme: storyboards
-- words: reuseidentifier, cell identifier, storyboard id, duplicate, conflict, collision, unique, ui test, automation
-- answers: Which reuse, storyboard, restoration, segue, accessibility and item identifiers exist, and which are ambiguous? clashes: the number of other objects that code cannot distinguish from this object, because they have the same identifier. These objects can clash: controllers of one storyboard; prototype cells of one table with different classes; segues of one scene to different destinations; sibling items (tabs, table columns); accessibility and restoration identifiers within one scene or xib. Localized variants do not clash. The rule identifier-duplicate lists the clashes one by one. The rule reuse-mismatch lists nibs whose cell does not have the identifier that the nib is registered for.
-- parameter kind (default NULL; one of reuse, storyboard, restoration, segue, accessibility, item): Kind of identifier (item: macOS item, tab or table column; watchOS controller or row). If omitted, all.
-- parameter duplicates (flag, default 0): 1 to list only identifiers that clash.
-- example: xibdb report identifiers kind=storyboard duplicates=1
-- verdicts: identifier-duplicate
SELECT
    files.display_path AS path,
    identifier_duplicate.line AS line,
    identifier_duplicate."column" AS "column",
    identifier_duplicate.kind AS kind,
    identifier_duplicate.identifier AS identifier,
    identifier_duplicate.class AS class,
    identifier_duplicate.clashes AS clashes
FROM identifier_duplicate
JOIN answered_files AS files ON files.id = identifier_duplicate.file_id
WHERE (:kind IS NULL OR identifier_duplicate.kind = :kind)
    AND (CAST(:duplicates AS INTEGER) = 0 OR identifier_duplicate.clashes > 0)
ORDER BY
    identifier_duplicate.kind,
    identifier_duplicate.identifier,
    files.display_path,
    identifier_duplicate.line,
    identifier_duplicate."column",
    identifier_duplicate.object;
