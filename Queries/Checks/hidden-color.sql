-- title: Background color that the container covers
-- why: A view loads its content from its own nib and puts the opaque container over itself. A background color that is set where the view is placed is never seen.
-- severity: warning
-- confidence: certain
-- uncertain: The finding is hidden when the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Make the background of the container clear, or set the color there.
-- pack: default
-- report: hazards confidence=any
SELECT
    files.id AS file_id,
    hazards.line AS line,
    hazards."column" AS "column",
    objects.id AS object,
    objects.class AS subject,
    hazards.message AS message,
    hazards.confidence AS confidence,
    hazards.other_path AS other_path,
    hazards.other_line AS other_line
FROM hazards
JOIN files ON files.display_path = hazards.path
LEFT JOIN objects ON objects.file_id = files.id AND objects.line = hazards.line AND objects."column" = hazards."column"
WHERE hazards.kind = 'hidden-color';
