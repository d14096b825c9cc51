-- title: Object that loads its own nib while it is made
-- why: Code that decoding calls (init(coder:), awakeFromNib, an unguarded awakeAfter(using:)) loads a nib that holds an object of the same class, directly or through another nib, so that loading never ends. The stack overflows as soon as the nib is loaded.
-- severity: error
-- confidence: certain
-- uncertain: The finding is hidden when the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Make the nib's File's Owner the class and its root a plain view, or load the nib only from code that decoding does not call.
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
WHERE hazards.kind = 'recursive-load';
