-- title: Nib that one object loads twice
-- why: The object receives two messages during its creation, and both load its nib: init and init(frame:), or awakeFromNib and init(coder:). The content exists twice, one copy above the other, and the outlets refer to the second copy.
-- severity: warning
-- confidence: certain
-- uncertain: If the second load happens only for objects that code creates with init, the confidence is likely. If the nib, the owner or the class of the load is not certain, the confidence is possible. Otherwise, the confidence is likely in these cases: the bundle or the target of the load is not certain; an argument decides whether the load runs; no known code runs the load.
-- fix: Load the nib only in init(frame:) and init(coder:).
-- pack: default
-- verdicts: hazards
SELECT hazards.*, nibs.name AS subject
FROM hazards
JOIN files AS nibs ON nibs.id = hazards.other_file_id
WHERE hazards.kind = 'loaded-twice'
    -- For each defect, report only the first load in the files that the user asks about.
    AND (hazards.defect_number, hazards.place) IN (
        SELECT others.defect_number, min(others.place)
        FROM hazards AS others
        JOIN answered_files ON answered_files.id = others.file_id
        GROUP BY others.defect_number
    );
