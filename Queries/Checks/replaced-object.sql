-- title: init(coder:) that returns another object
-- why: Code that a nib calls to create an object loads another nib and returns an object of it. A nib does not allow this in initWithCoder:.
-- iOS: Loading the nib raises NSGenericException: this coder requires that replaced objects be returned from initWithCoder.
-- severity: error
-- confidence: certain
-- uncertain: The finding is hidden if a condition decides it, or if the load is not certain: its name, class, owner or target is unknown, or no known code leads to it.
-- fix: Return the replacement from awakeAfter(using:), or load the content and add it as a subview.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, nib_loads.class AS subject
FROM hazards
JOIN nib_loads ON nib_loads.id = hazards.load_id
WHERE hazards.kind = 'replaced-object'
    -- The first load in one of the files that the question covers.
    AND (hazards.defect_number, hazards.place) IN (
        SELECT others.defect_number, min(others.place)
        FROM hazards AS others
        JOIN answered_files ON answered_files.id = others.file_id
        GROUP BY others.defect_number
    );
