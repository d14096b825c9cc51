-- title: Nib that one object loads twice
-- why: Making the object sends it two messages, and both load its nib: init after init(frame:), or awakeFromNib after init(coder:). The content is there twice, one over the other, and the outlets lead to the second.
-- severity: warning
-- confidence: certain
-- uncertain: The finding is hidden when code must make the object for it, or the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Load the nib from init(frame:) and init(coder:) alone.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, nibs.name AS subject
FROM hazards
JOIN files AS nibs ON nibs.id = hazards.other_file_id
WHERE hazards.kind = 'loaded-twice'
    -- The first load in a file that is asked about.
    AND (hazards.defect_number, hazards.place) IN (
        SELECT others.defect_number, min(others.place)
        FROM hazards AS others
        JOIN answered_files ON answered_files.id = others.file_id
        GROUP BY others.defect_number
    );
