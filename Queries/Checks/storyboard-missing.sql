-- title: Storyboard that does not exist
-- why: Code, a property list or a build setting names a storyboard that no file has, or that its target does not contain. The storyboard may have been renamed or deleted.
-- iOS: Loading it raises NSInvalidArgumentException: could not find a storyboard in the bundle. An app without its main storyboard exits. An app without its launch screen is shown in the size of an old device.
-- macOS: Loading it raises an exception. An application without its main storyboard exits.
-- severity: error
-- confidence: certain
-- uncertain: The finding is hidden in these cases: the class, the branch or the target of the code is not established; the name is built at run time; a target copies a file of the name from a folder that is missing.
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
