-- title: Nib that one object loads twice
-- why: Two messages that the object receives during its creation both load its nib: init and init(frame:), or awakeFromNib and init(coder:). The content exists twice, one copy above the other, and the outlets lead to the second copy.
-- severity: warning
-- confidence: certain
-- uncertain: The finding is hidden if only code can cause the second load, or if the load is not certain: its name, class, owner or target is unknown, or no known code leads to it.
-- fix: Load the nib only in init(frame:) and init(coder:).
-- pack: default
-- verdicts: hazards
SELECT hazards.*, nibs.name AS subject
FROM hazards
JOIN files AS nibs ON nibs.id = hazards.other_file_id
WHERE hazards.kind = 'loaded-twice'
    -- The first load in one of the files that the question covers.
    AND (hazards.defect_number, hazards.place) IN (
        SELECT others.defect_number, min(others.place)
        FROM hazards AS others
        JOIN answered_files ON answered_files.id = others.file_id
        GROUP BY others.defect_number
    );
