-- title: init(coder:) that gives back another object
-- why: Code that a nib calls to make an object loads another nib and returns one of its objects. A nib does not allow that from initWithCoder:.
-- iOS: Loading the nib raises NSGenericException: this coder requires that replaced objects be returned from initWithCoder.
-- severity: error
-- confidence: certain
-- uncertain: The finding is hidden when a condition decides about it, or the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Return the replacement from awakeAfter(using:), or load the content and add it as a subview.
-- pack: default
-- verdicts: hazards
SELECT
    hazards.file_id AS file_id,
    hazards.line AS line,
    hazards."column" AS "column",
    nib_loads.class AS subject,
    hazards.message AS message,
    hazards.confidence AS confidence,
    hazards.other_file_id AS other_file_id,
    hazards.other_line AS other_line,
    -- Copies of the nib in other languages are one defect.
    hazards.file_id || ':' || hazards.line || ':' || hazards."column" || ' ' || hazards.message AS defect
FROM hazards
JOIN nib_loads ON nib_loads.id = hazards.load_id
WHERE hazards.kind = 'replaced-object'
    -- The first load that lies in a file that is asked about.
    AND (hazards.defect, hazards.place) IN (
        SELECT others.defect, min(others.place)
        FROM hazards AS others
        JOIN answered_files ON answered_files.id = others.file_id
        GROUP BY others.defect
    );
