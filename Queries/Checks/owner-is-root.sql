-- title: File's Owner and root of one class
-- why: The object that loads the nib is its File's Owner, and the nib makes a second object of the class at the top. The outlets of the File's Owner are set on the first, and the second is shown without any.
-- severity: warning
-- confidence: certain
-- uncertain: The finding is hidden when no load tells who the owner is, or the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Make the root a plain view, or clear the class of the File's Owner and move its connections to the root.
-- pack: default
-- report: hazards confidence=any
SELECT
    files.id AS file_id,
    hazards.line AS line,
    hazards."column" AS "column",
    objects.id AS object,
    nib_patterns.owner_class AS subject,
    hazards.message AS message,
    hazards.confidence AS confidence,
    hazards.other_path AS other_path,
    hazards.other_line AS other_line
FROM hazards
JOIN files ON files.display_path = hazards.path
JOIN nib_patterns ON nib_patterns.file_id = files.id
LEFT JOIN objects ON objects.file_id = files.id AND objects.line = hazards.line AND objects."column" = hazards."column"
WHERE hazards.kind = 'owner-is-root';
