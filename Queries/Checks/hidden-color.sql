-- title: Background color that the container covers
-- why: A view loads its content from its own nib and adds the opaque container as a subview. The background color that another nib sets on the view is never visible.
-- severity: warning
-- confidence: certain
-- uncertain: The finding is hidden if the load is not certain: its name, class, owner or target is unknown, or no known code leads to it.
-- fix: Make the background of the container clear, or set the color there.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, objects.class AS subject
FROM hazards
JOIN objects ON objects.id = hazards.object
WHERE hazards.kind = 'hidden-color' AND hazards.place = 1;
