-- title: Nib that one object loads twice
-- why: Making the object sends it two messages, and both load its nib: init after init(frame:), or awakeFromNib after init(coder:). The content is there twice, one over the other, and the outlets lead to the second.
-- severity: warning
-- confidence: certain
-- uncertain: The finding is hidden when code must make the object for it, or the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Load the nib from init(frame:) and init(coder:) alone.
-- pack: default
-- verdicts: hazards
SELECT
    hazards.file_id AS file_id,
    hazards.line AS line,
    hazards."column" AS "column",
    nibs.name AS subject,
    hazards.message AS message,
    hazards.confidence AS confidence,
    hazards.other_file_id AS other_file_id,
    hazards.other_line AS other_line,
    -- Copies of the nib in other languages are one defect.
    hazards.file_id || ':' || hazards.line || ':' || hazards."column" || ' ' || hazards.message AS defect
FROM hazards
JOIN files AS nibs ON nibs.id = hazards.other_file_id
WHERE hazards.kind = 'loaded-twice'
    -- The first load that lies in a file that is asked about.
    AND (hazards.defect, hazards.place) IN (
        SELECT others.defect, min(others.place)
        FROM hazards AS others
        JOIN answered_files ON answered_files.id = others.file_id
        GROUP BY others.defect
    );
