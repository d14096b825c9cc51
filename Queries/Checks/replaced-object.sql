-- title: init(coder:) that gives back another object
-- why: Code that a nib calls to make an object loads another nib and returns one of its objects. A nib does not allow that from initWithCoder:.
-- iOS: Loading the nib raises NSGenericException: this coder requires that replaced objects be returned from initWithCoder.
-- severity: error
-- confidence: certain
-- uncertain: The finding is hidden when a condition decides about it, or the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Return the replacement from awakeAfter(using:), or load the content and add it as a subview.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, nib_loads.class AS subject
FROM hazards
JOIN nib_loads ON nib_loads.id = hazards.load_id
WHERE hazards.kind = 'replaced-object'
    -- The first load in a file that is asked about.
    AND (hazards.defect_number, hazards.place) IN (
        SELECT others.defect_number, min(others.place)
        FROM hazards AS others
        JOIN answered_files ON answered_files.id = others.file_id
        GROUP BY others.defect_number
    );
