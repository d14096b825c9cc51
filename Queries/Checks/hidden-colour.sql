-- title: Background colour that the container covers
-- why: A view loads its content from its own nib and puts the opaque container over itself. A background colour that is set where the view is placed is never seen.
-- severity: warning
-- sureness: sure
-- unsure: The finding is held back when the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- mend: Make the background of the container clear, or set the colour there.
-- pack: default
-- report: hazards sureness=any
SELECT
    files.id AS file_id,
    hazards.line AS line,
    hazards."column" AS "column",
    objects.id AS object,
    objects.class AS subject,
    hazards.message AS message,
    hazards.sureness AS sureness,
    hazards.other_path AS other_path,
    hazards.other_line AS other_line
FROM hazards
JOIN files ON files.display_path = hazards.path
LEFT JOIN objects ON objects.file_id = files.id AND objects.line = hazards.line AND objects."column" = hazards."column"
WHERE hazards.kind = 'hidden-colour';
