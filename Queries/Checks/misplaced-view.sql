-- title: Misplaced view
-- why: The frame in the file is not the frame that the constraints produce. So the canvas and the app show different layouts. When you next edit the file, Xcode can move views that you did not touch.
-- severity: note
-- confidence: certain
-- uncertain: If Ambiguity is set to verify only position or size, the finding is hidden, because code may then determine the layout. If it is set to Never Verify, there is no finding.
-- fix: Choose Editor > Resolve Auto Layout Issues > Update Frames, or correct the constraints.
-- pack: style
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    objects.class AS subject,
    'The frame of the ' || coalesce(labels.class, objects.element)
        || iif(length(labels.name) <= 40 AND instr(labels.name, char(10)) = 0, ' "' || labels.name || '"', '')
        || ' differs from the frame that its constraints produce.' AS message,
    iif(objects.attributes ->> '$.verifyAmbiguity' IS NULL, 'certain', 'possible') AS confidence
FROM objects
JOIN object_labels AS labels ON labels.object = objects.id
WHERE objects.misplaced = 1 AND objects.attributes ->> '$.verifyAmbiguity' IS NOT 'off';
