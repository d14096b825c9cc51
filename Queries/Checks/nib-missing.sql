-- title: Nib that is not there
-- why: Code, a property list, a build setting or another nib names a nib that no file has, or none that its target copies. It may have been renamed or removed.
-- iOS: Loading it raises NSInternalInconsistencyException: could not load NIB in bundle.
-- macOS: A view controller raises an exception; a window controller has no window; loadNibNamed gives NO; an application without its main nib ends at once.
-- severity: error
-- sureness: sure
-- unsure: The finding is held back when the class, the branch or the target of the code is not established, the name is made at run time, or a target copies a file of the name out of a folder that is not there.
-- mend: Give the name of a nib that is there, add the nib to the target, or remove the code.
-- pack: default
-- report: missing-nibs sureness=any
SELECT
    files.id AS file_id,
    missing_nibs.line AS line,
    missing_nibs."column" AS "column",
    missing_nibs.nib_name AS subject,
    missing_nibs.call || iif(files.kind IN ('swift', 'objc'), ' asks for the nib ', ' names the nib ') || missing_nibs.nib_name
        || CASE
            WHEN missing_nibs.elsewhere IS NULL THEN ', which no file has: nothing can be loaded.'
            ELSE ', which is not where it looks: ' || missing_nibs.elsewhere || ' is in another target or bundle.'
        END AS message,
    iif(missing_nibs.sureness = 'sure', 'error', 'warning') AS severity,
    missing_nibs.sureness AS sureness,
    missing_nibs.elsewhere AS other_path,
    -- All that ask for one name are mended by one file.
    files.tree_id || ' ' || missing_nibs.nib_name AS defect
FROM missing_nibs
JOIN files ON files.display_path = missing_nibs.path
WHERE missing_nibs.kind = 'nib';
