-- title: View with an ambiguous layout
-- why: Interface Builder noted that the constraints do not determine the frame of the view. Auto Layout then picks one of many solutions, which can differ from run to run.
-- severity: warning
-- confidence: certain
-- uncertain: If Ambiguity is set to verify only position or size, the finding is hidden. If Ambiguity is set to Never Verify, there is no finding.
-- fix: Add the missing constraint. If code adds it, set Ambiguity to Never Verify.
-- pack: style
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    objects.class AS subject,
    'The constraints of the ' || coalesce(labels.class, objects.element)
        || iif(length(labels.name) <= 40 AND instr(labels.name, char(10)) = 0, ' "' || labels.name || '"', '')
        || ' leave its layout ambiguous.' AS message,
    iif(objects.attributes ->> '$.verifyAmbiguity' IS NULL, 'certain', 'possible') AS confidence
FROM objects
JOIN object_labels AS labels ON labels.object = objects.id
WHERE objects.ambiguous = 1 AND objects.attributes ->> '$.verifyAmbiguity' IS NOT 'off';
