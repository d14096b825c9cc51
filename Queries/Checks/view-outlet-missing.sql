-- title: Nib of a view controller without the outlet view
-- why: A view controller that loads a nib takes its view from the outlet view of the File's Owner. Without this outlet it has no view.
-- iOS: The first use of the view raises NSInternalInconsistencyException: loaded the nib but the view outlet was not set.
-- macOS: loadView raises NSInternalInconsistencyException: no view was set.
-- severity: error
-- confidence: certain
-- uncertain: The nib, the owner or the class of the load is not certain (possible). If these are certain: the bundle or the target of the load is not certain, an argument decides whether the load runs, or no known code runs the load (likely).
-- fix: Connect the outlet view of the File's Owner to the root view.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, 'view' AS subject
FROM hazards
WHERE hazards.kind = 'no-view-outlet' AND hazards.place = 1;
