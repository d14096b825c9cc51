-- title: Image that nothing has
-- why: An image that is not in the bundle stays empty. iOS logs "Could not load the image referenced from a nib".
-- severity: warning (note where code sets another on an outlet of the object)
-- confidence: certain
-- uncertain: The nib is in no target that is known, the target depends on something outside the tree which may bring the image, or another target has it.
-- fix: Add the image to an asset catalog of the target, or choose another in the Attributes inspector.
-- pack: default
-- verdicts: resource-missing
SELECT
    missing.*,
    missing.name AS subject,
    iif(missing.is_set_by_code, 'note', 'warning') AS severity,
    'The image ' || missing.name || CASE missing.reason
        WHEN 'case' THEN ' does not exist: there is ' || coalesce(missing.other_name, 'one with other capitals') || ', and names are case-sensitive.'
        WHEN 'other target' THEN ' is only in targets that do not copy this nib.'
        ELSE ' is in no asset catalog and no file has its name.'
    END AS message
FROM resource_missing AS missing
-- Listed and used by nothing: Xcode drops it when it saves the file.
WHERE missing.kind = 'image' AND missing.uses > 0;
