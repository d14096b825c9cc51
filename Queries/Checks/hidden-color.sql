-- title: Background color that the container covers
-- why: A view loads its content from its own nib and puts the opaque container over itself. A background color that is set where the view is placed is never seen.
-- severity: warning
-- confidence: certain
-- uncertain: The finding is hidden when the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Make the background of the container clear, or set the color there.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, objects.class AS subject
FROM hazards
JOIN objects ON objects.id = hazards.object
WHERE hazards.kind = 'hidden-color' AND hazards.place = 1;
