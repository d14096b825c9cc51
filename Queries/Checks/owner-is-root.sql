-- title: File's Owner and root of the same class
-- why: The object that loads the nib is its File's Owner. The nib creates a second object of the same class at the top level. The outlets of the File's Owner are set on the first object, and the second one is shown without outlets.
-- severity: warning
-- confidence: certain
-- uncertain: The finding is hidden if no load gives the owner, or if the load is not certain: its name, class, owner or target is unknown, or no known code leads to it.
-- fix: Make the root a plain view. Or clear the class of the File's Owner and move its connections to the root.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, nib_patterns.owner_class AS subject
FROM hazards
JOIN nib_patterns ON nib_patterns.file_id = hazards.file_id
WHERE hazards.kind = 'owner-is-root' AND hazards.place = 1;
