-- title: init(coder:) that gives back another object
-- why: Code that a nib calls to make an object loads another nib and returns one of its objects. A nib does not allow that from initWithCoder:.
-- iOS: Loading the nib raises NSGenericException: this coder requires that replaced objects be returned from initWithCoder.
-- severity: error
-- confidence: certain
-- uncertain: The finding is hidden when a condition decides about it, or the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Return the replacement from awakeAfter(using:), or load the content and add it as a subview.
-- pack: default
-- report: hazards confidence=any
SELECT
    files.id AS file_id,
    hazards.line AS line,
    hazards."column" AS "column",
    (
        SELECT min(nib_loads.class)
        FROM nib_loads
        WHERE nib_loads.file_id = files.id AND nib_loads.line = hazards.line AND nib_loads."column" = hazards."column"
    ) AS subject,
    hazards.message AS message,
    hazards.confidence AS confidence,
    hazards.other_path AS other_path,
    hazards.other_line AS other_line,
    -- Copies of the nib in other languages are one defect.
    hazards.path || ':' || hazards.line || ':' || hazards."column" || ' ' || hazards.message AS defect
FROM hazards
JOIN files ON files.display_path = hazards.path
JOIN files AS nibs ON nibs.display_path = hazards.other_path
WHERE hazards.kind = 'replaced-object';
