-- title: Named color that no asset catalog contains
-- why: If no asset catalog in the bundle contains a named color, the object keeps the value from the last save of the nib. It does not follow dark mode or changes of the color set.
-- severity: warning (note if code sets another color through an outlet of the object)
-- confidence: certain
-- uncertain: If only another target contains the color, the confidence is possible. The confidence is likely in these cases: no known target contains the nib; the target depends on something outside the repository that may contain the color; on macOS, the names differ only in case.
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
-- Excludes a color that the nib lists but does not use. When Xcode saves the file, it removes such a color.
WHERE missing.kind = 'namedColor' AND missing.uses > 0;
