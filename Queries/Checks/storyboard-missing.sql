-- title: Storyboard that is not there
-- why: Code, a property list or a build setting names a storyboard that no file has, or none that its target copies. It may have been renamed or removed.
-- iOS: Making it raises NSInvalidArgumentException: could not find a storyboard in the bundle. Without its main storyboard an app ends at once; without its launch screen it is shown in the size of an old device.
-- macOS: Making it raises an exception; an application without its main storyboard ends at once.
-- severity: error
-- confidence: certain
-- uncertain: The finding is hidden when the class, the branch or the target of the code is not established, the name is made at run time, or a target copies a file of the name out of a folder that is not there.
-- fix: Give the name of a storyboard that is there, add it to the target, or remove the code.
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
