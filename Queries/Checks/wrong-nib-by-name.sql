-- title: View controller that loads the nib of another class by its name
-- why: A UIViewController that is created without a nib name looks for a nib with its class name without "Controller", then for one with its class name. If a view class has a nib of this name, the controller loads it, but does not have its outlets.
-- iOS: The outlets of the nib raise NSUnknownKeyException. Or the view is not set, and its first use raises NSInternalInconsistencyException.
-- severity: error
-- confidence: certain
-- uncertain: The finding is hidden if the load is not certain: its name, class, owner or target is unknown, or no known code leads to it.
-- fix: Rename the nib, override loadView, or give the controller the name of its own nib.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, nibs.name AS subject
FROM hazards
JOIN files AS nibs ON nibs.id = hazards.other_file_id
WHERE hazards.kind = 'wrong-nib-by-name'
    -- The first load in one of the files that the question covers.
    AND (hazards.defect_number, hazards.place) IN (
        SELECT others.defect_number, min(others.place)
        FROM hazards AS others
        JOIN answered_files ON answered_files.id = others.file_id
        GROUP BY others.defect_number
    );
