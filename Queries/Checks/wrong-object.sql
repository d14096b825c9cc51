-- title: Code that uses the wrong object of a nib
-- why: On iOS, loadNibNamed returns all top-level objects in document order, including gesture recognizers and plain objects. Code accesses an object by its index, but the object at this index has another class, or the index does not exist.
-- iOS: A forced cast or an index that does not exist raises an exception. A conditional cast returns nil, so nothing is shown. Without a cast, the object receives messages that it does not understand.
-- severity: error
-- confidence: certain
-- uncertain: If the code does not cast the object, and the expected class has only members that every view has, the confidence is possible. If the nib, the owner or the class of the load is not certain, the confidence is possible. Otherwise, the confidence is likely in these cases: the bundle or the target of the load is not certain; an argument decides whether the load runs; no known code runs the load.
-- fix: Find the object by its class, or reorder the objects of the nib.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, nibs.name AS subject
FROM hazards
JOIN files AS nibs ON nibs.id = hazards.other_file_id
WHERE hazards.kind = 'wrong-object'
    -- For each defect, report only the first load in the files that the user asks about.
    AND (hazards.defect_number, hazards.place) IN (
        SELECT others.defect_number, min(others.place)
        FROM hazards AS others
        JOIN answered_files ON answered_files.id = others.file_id
        GROUP BY others.defect_number
    );
