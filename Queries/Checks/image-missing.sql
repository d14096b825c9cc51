-- title: Image that does not exist
-- why: If the bundle does not contain the image, the object shows nothing. iOS logs "Could not load the image referenced from a nib".
-- severity: warning (note if code sets another image through an outlet of the object, or in the class of the object)
-- confidence: certain
-- uncertain: If only another target contains the image, the confidence is possible. The confidence is likely in these cases: no known target contains the nib; the target depends on something outside the repository that may contain the image; on macOS, the names differ only in case.
-- fix: Add the image to an asset catalog of the target, or choose another image in the Attributes inspector.
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
-- Excludes an image that the nib lists but does not use. When Xcode saves the file, it removes such an image.
WHERE missing.kind = 'image' AND missing.uses > 0;
