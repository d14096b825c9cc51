-- title: init(coder:) that returns another object
-- why: When a nib creates an object, initWithCoder: of its class loads another nib and returns an object from that nib. Nib loading does not allow this.
-- iOS: Loading the nib raises NSGenericException: this coder requires that replaced objects be returned from initWithCoder.
-- severity: error
-- confidence: certain
-- uncertain: If a condition decides whether the load happens, the confidence is likely. If the nib, the owner or the class of the load is not certain, the confidence is possible. Otherwise, the confidence is likely in these cases: the bundle or the target of the load is not certain; an argument decides whether the load runs; no known code runs the load.
-- fix: Return the replacement from awakeAfter(using:), or load the content and add it as a subview.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, nib_loads.class AS subject
FROM hazards
JOIN nib_loads ON nib_loads.id = hazards.load_id
WHERE hazards.kind = 'replaced-object'
    -- For each defect, report only the first load in the files that the user asks about.
    AND (hazards.defect_number, hazards.place) IN (
        SELECT others.defect_number, min(others.place)
        FROM hazards AS others
        JOIN answered_files ON answered_files.id = others.file_id
        GROUP BY others.defect_number
    );
