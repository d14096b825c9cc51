-- title: Named color that no catalog has
-- why: A named color that no catalog of the bundle has keeps the value that it had when the nib was saved, so that it never follows dark mode or a change of the color set.
-- severity: warning (note where code sets another on an outlet of the object)
-- confidence: certain
-- uncertain: The nib is in no target that is known, the target depends on something outside the tree which may bring the color, or another target has it.
-- fix: Add the color set to an asset catalog of the target, or choose another color.
-- pack: default
-- verdicts: resource-missing
SELECT
    missing.*,
    missing.name AS subject,
    iif(missing.is_set_by_code, 'note', 'warning') AS severity,
    'The color ' || missing.name || CASE missing.reason
        WHEN 'case' THEN ' does not exist: there is ' || coalesce(missing.other_name, 'one with other capitals') || ', and names are case-sensitive.'
        WHEN 'other target' THEN ' is only in targets that do not copy this nib.'
        ELSE ' is in no asset catalog.'
    END AS message
FROM resource_missing AS missing
-- Listed and used by nothing: Xcode drops it when it saves the file.
WHERE missing.kind = 'namedColor' AND missing.uses > 0;
