-- title: Nib of a view controller that does not set view
-- why: A view controller that loads a nib as its view takes it from the outlet view of the File's Owner. Without that outlet it has no view.
-- iOS: The first use of the view raises NSInternalInconsistencyException: loaded the nib but the view outlet was not set.
-- macOS: loadView raises NSInternalInconsistencyException: no view was set.
-- severity: error
-- confidence: certain
-- uncertain: The finding is hidden when the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Connect the outlet view of the File's Owner with the root view.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, 'view' AS subject
FROM hazards
WHERE hazards.kind = 'no-view-outlet' AND hazards.place = 1;
