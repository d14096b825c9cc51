-- title: View controller whose class name matches the nib of another class
-- why: If a UIViewController is created without a nib name, it looks for a nib by its class name: first without "Controller", then with the full class name. If a nib with this name belongs to a view class, the controller loads this nib, but does not have the outlets that the nib sets.
-- iOS: The outlets of the nib raise NSUnknownKeyException. Or the view is not set, and its first use raises NSInternalInconsistencyException.
-- severity: error
-- confidence: certain
-- uncertain: If the nib, the owner or the class of the load is not certain, the confidence is possible. Otherwise, the confidence is likely in these cases: the bundle or the target of the load is not certain; an argument decides whether the load runs; no known code runs the load.
-- fix: Rename the nib, override loadView, or pass to the controller the name of its own nib.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, nibs.name AS subject
FROM hazards
JOIN files AS nibs ON nibs.id = hazards.other_file_id
WHERE hazards.kind = 'wrong-nib-by-name'
    -- For each defect, report only the first load in the files that the user asks about.
    AND (hazards.defect_number, hazards.place) IN (
        SELECT others.defect_number, min(others.place)
        FROM hazards AS others
        JOIN answered_files ON answered_files.id = others.file_id
        GROUP BY others.defect_number
    );
