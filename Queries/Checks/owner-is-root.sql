-- title: File's Owner and root of the same class
-- why: The object that loads the nib is its File's Owner. The nib creates a second object of the same class at the top level. Loading sets the outlets of the first object, but the screen shows the second object, whose outlets are not set.
-- severity: warning
-- confidence: certain
-- uncertain: If no known load has an owner of this class, the confidence is possible. If the nib, the owner or the class of the load is not certain, the confidence is possible. Otherwise, the confidence is likely in these cases: the bundle or the target of the load is not certain; an argument decides whether the load runs; no known code runs the load.
-- fix: Make the root a plain view. Or clear the class of the File's Owner and move its connections to the root.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, nib_patterns.owner_class AS subject
FROM hazards
JOIN nib_patterns ON nib_patterns.file_id = hazards.file_id
WHERE hazards.kind = 'owner-is-root' AND hazards.place = 1;
