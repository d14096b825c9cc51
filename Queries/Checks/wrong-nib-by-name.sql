-- title: View controller that loads the nib of another class by its name
-- why: A UIViewController that is created without a nib name looks for a nib with its class name without "Controller", then for one with its class name. If a view class has a nib of this name, the controller loads it, but does not have its outlets.
-- iOS: The outlets of the nib raise NSUnknownKeyException. Or the view is not set, and its first use raises NSInternalInconsistencyException.
-- severity: error
-- confidence: certain
-- uncertain: The nib, the owner or the class of the load is not certain (possible). If these are certain: the bundle or the target of the load is not certain, an argument decides whether the load runs, or no known code runs the load (likely).
-- fix: Rename the nib, override loadView, or give the controller the name of its own nib.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, nibs.name AS subject
FROM hazards
JOIN files AS nibs ON nibs.id = hazards.other_file_id
WHERE hazards.kind = 'wrong-nib-by-name'
    -- Of each defect, only the first load in the files that the user asks about.
    AND (hazards.defect_number, hazards.place) IN (
        SELECT others.defect_number, min(others.place)
        FROM hazards AS others
        JOIN answered_files ON answered_files.id = others.file_id
        GROUP BY others.defect_number
    );
