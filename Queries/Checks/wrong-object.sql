-- title: Another object of the nib is taken
-- why: On iOS loadNibNamed gives every top-level object in document order, gesture recognizers and plain objects too. Code that takes one by its place gets another class than it asks for, or asks for a place that is not there.
-- iOS: A forced cast or a place that is not there raises an exception; a conditional cast gives nil, so that nothing is shown; without a cast the object is sent messages that it does not know.
-- severity: error
-- confidence: certain
-- uncertain: The finding is hidden when the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Take the object by its class, or put the objects of the nib in the order that the code asks for.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, nibs.name AS subject
FROM hazards
JOIN files AS nibs ON nibs.id = hazards.other_file_id
WHERE hazards.kind = 'wrong-object'
    -- The first load in a file that is asked about.
    AND (hazards.defect_number, hazards.place) IN (
        SELECT others.defect_number, min(others.place)
        FROM hazards AS others
        JOIN answered_files ON answered_files.id = others.file_id
        GROUP BY others.defect_number
    );
