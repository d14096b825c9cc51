-- The findings of the rules of `xibdb check` that can belong to the pack migration. A test compares the list with the rules.
CREATE TEMPORARY VIEW report_migration AS
SELECT repository, path, line, findings.column AS column, rule, severity, confidence, subject, message
FROM findings
WHERE confidence <> 'possible' AND rule IN (
    'deployment-target-low', 'launch-screen-missing', 'layout-guides', 'literal-color', 'old-format', 'plist-key-withdrawn',
    'scene-manifest-missing', 'tools-versions-mixed', 'withdrawn-class', 'withdrawn-color'
);
