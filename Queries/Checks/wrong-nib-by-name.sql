-- title: View controller that takes another's nib by its name
-- why: A UIViewController that is made without a nib name looks for a nib of its class name, and before that for one of its name without Controller. A nib of that name that was made for a view class is loaded as its view, with outlets that the controller does not have.
-- iOS: The outlets of the nib raise NSUnknownKeyException, or no view is set and the first use of the view raises NSInternalInconsistencyException.
-- severity: error
-- confidence: certain
-- uncertain: The finding is hidden when the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Rename the nib, override loadView, or give the controller the name of its own nib.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, nibs.name AS subject
FROM hazards
JOIN files AS nibs ON nibs.id = hazards.other_file_id
WHERE hazards.kind = 'wrong-nib-by-name'
    -- The first load in a file that is asked about.
    AND (hazards.defect_number, hazards.place) IN (
        SELECT others.defect_number, min(others.place)
        FROM hazards AS others
        JOIN answered_files ON answered_files.id = others.file_id
        GROUP BY others.defect_number
    );
