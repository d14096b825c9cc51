-- title: Nib that one object loads twice
-- why: Making the object sends it two messages, and both load its nib: init after init(frame:), or awakeFromNib after init(coder:). The content is there twice, one over the other, and the outlets lead to the second.
-- severity: warning
-- confidence: certain
-- uncertain: The finding is hidden when code must make the object for it, or the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Load the nib from init(frame:) and init(coder:) alone.
-- pack: default
-- report: hazards confidence=any
SELECT
    files.id AS file_id,
    hazards.line AS line,
    hazards."column" AS "column",
    nibs.name AS subject,
    hazards.message AS message,
    hazards.confidence AS confidence,
    hazards.other_path AS other_path,
    hazards.other_line AS other_line,
    -- Copies of the nib in other languages are one defect.
    hazards.path || ':' || hazards.line || ':' || hazards."column" || ' ' || hazards.message AS defect
FROM hazards
JOIN files ON files.display_path = hazards.path
JOIN files AS nibs ON nibs.display_path = hazards.other_path
WHERE hazards.kind = 'loaded-twice';
