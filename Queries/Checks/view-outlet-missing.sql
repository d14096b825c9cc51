-- title: Nib of a view controller without the outlet view
-- why: If a view controller loads a nib, the outlet "view" of the File's Owner sets the view of the controller. Without this outlet, the controller has no view.
-- iOS: The first use of the view raises NSInternalInconsistencyException: loaded the nib but the view outlet was not set.
-- macOS: loadView raises NSInternalInconsistencyException: no view was set.
-- severity: error
-- confidence: certain
-- uncertain: If the nib, the owner or the class of the load is not certain, the confidence is possible. Otherwise, the confidence is likely in these cases: the bundle or the target of the load is not certain; an argument decides whether the load runs; no known code runs the load.
-- fix: Connect the outlet view of the File's Owner to the root view.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, 'view' AS subject
FROM hazards
WHERE hazards.kind = 'no-view-outlet' AND hazards.place = 1;
