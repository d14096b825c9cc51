-- title: Storyboard that does not exist
-- why: Code, a property list or a build setting names a storyboard, but no file has this name, or the target that loads the storyboard does not contain the file. The storyboard may have been renamed or deleted.
-- iOS: Loading it raises NSInvalidArgumentException: could not find a storyboard in the bundle. An app without its main storyboard exits. An app without its launch screen is shown at the screen size of an old device.
-- macOS: Loading it raises an exception. An application without its main storyboard exits.
-- severity: error (warning if the finding is not certain)
-- confidence: certain
-- uncertain: The confidence is likely in these cases: it is not certain which class or branch runs the load; it is not certain whether something creates the object; a storyboard with the name exists elsewhere. The finding is hidden in these cases: a helper, a class method or an initializer passes the name and may never run; the same call has several possible names, and a storyboard exists for another name; the code may name the bundle that contains the storyboard; the code belongs to a test, or no target compiles it; a target copies a file with the name from a folder that is missing.
-- fix: Use the name of a storyboard that exists, add the storyboard to the target, or delete the code.
-- pack: default
-- verdicts: nib-missing
SELECT
    nib_missing.*,
    nib_missing.nib_name AS subject,
    nib_missing.call || iif(files.kind IN ('swift', 'objc'), ' asks for the storyboard ', ' names the storyboard ') || nib_missing.nib_name
        || iif(
            nib_missing.other_file_id IS NULL,
            ', but no file has this name.',
            ', but the file is in another target or bundle.'
        ) AS message
FROM nib_missing
JOIN files ON files.id = nib_missing.file_id
WHERE nib_missing.kind = 'storyboard';
