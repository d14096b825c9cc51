-- title: Background color that the container covers
-- why: A view loads its own nib and adds an opaque view of this nib, the container, to itself. If another nib sets a background color on the view, the container covers this color.
-- severity: warning
-- confidence: certain
-- uncertain: If the nib, the owner or the class of the load is not certain, the confidence is possible. Otherwise, the confidence is likely in these cases: the bundle or the target of the load is not certain; an argument decides whether the load runs; no known code runs the load.
-- fix: Make the background of the container clear, or set the color on the container.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, objects.class AS subject
FROM hazards
JOIN objects ON objects.id = hazards.object
WHERE hazards.kind = 'hidden-color' AND hazards.place = 1;
