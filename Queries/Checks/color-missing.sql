-- title: Named color that no asset catalog has
-- why: If no asset catalog in the bundle has a named color, the object keeps the value from the last save of the nib. It does not follow dark mode or changes of the color set.
-- severity: warning (note if code sets another color through an outlet of the object)
-- confidence: certain
-- uncertain: Only another target has the color (possible). No known target contains the nib, the target depends on something outside the repository that may have the color, or only the capitals differ on macOS (likely).
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
-- Excludes a color that the nib lists but does not use. Xcode removes it when it saves the file.
WHERE missing.kind = 'namedColor' AND missing.uses > 0;
