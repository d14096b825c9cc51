-- title: Nib that does not exist
-- why: Code, a property list, a build setting or another nib names a nib, but no file has this name, or the target that loads the nib does not contain the file. The nib may have been renamed or deleted.
-- iOS: Loading it raises NSInternalInconsistencyException: could not load NIB in bundle.
-- macOS: A view controller raises an exception. A window controller has no window. loadNibNamed returns NO. An application without its main nib exits.
-- severity: error (warning if the finding is not certain)
-- confidence: certain
-- uncertain: The confidence is likely in these cases: it is not certain which class or branch runs the load; it is not certain whether something creates the object; a nib with the name exists elsewhere. The finding is hidden in these cases: a helper, a class method or an initializer passes the name of a class and may never run; the same call has several possible names, and a nib exists for another name; the code may name the bundle that contains the nib; the code belongs to a test, or no target compiles it; a target copies a file with the name from a folder that is missing.
-- fix: Use the name of a nib that exists, add the nib to the target, or delete the code.
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
