-- title: Top-level object that nobody keeps
-- why: The objects at the top of a view controller's nib live only as long as something keeps them. One that no outlet, or only a weak one, leads to is gone as soon as the nib is loaded: what it was the delegate or data source of has none.
-- severity: warning
-- confidence: certain
-- uncertain: The finding is hidden when the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Connect the object with a strong outlet of the File's Owner, or remove it from the nib.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, coalesce(objects.class, objects.element) AS subject
FROM hazards
JOIN objects ON objects.id = hazards.object
WHERE hazards.kind = 'unkept-object' AND hazards.place = 1;
