-- title: Nib that is not there
-- why: Code, a property list, a build setting or another nib names a nib that no file has, or none that its target copies. It may have been renamed or removed.
-- iOS: Loading it raises NSInternalInconsistencyException: could not load NIB in bundle.
-- macOS: A view controller raises an exception; a window controller has no window; loadNibNamed gives NO; an application without its main nib ends at once.
-- severity: error
-- confidence: certain
-- uncertain: The finding is hidden when the class, the branch or the target of the code is not established, the name is made at run time, or a target copies a file of the name out of a folder that is not there.
-- fix: Give the name of a nib that is there, add the nib to the target, or remove the code.
-- pack: default
-- verdicts: nib-missing
SELECT
    nib_missing.*,
    nib_missing.nib_name AS subject,
    nib_missing.call || iif(files.kind IN ('swift', 'objc'), ' asks for the nib ', ' names the nib ') || nib_missing.nib_name
        || iif(
            nib_missing.other_file_id IS NULL,
            ', but no file has this name.',
            ', but the file is in another target or bundle.'
        ) AS message
FROM nib_missing
JOIN files ON files.id = nib_missing.file_id
WHERE nib_missing.kind = 'nib';
