-- title: File's Owner and root of the same class
-- why: The object that loads the nib is its File's Owner. The nib creates a second object of the same class at the top level. The outlets of the File's Owner are set on the first object, and the second one is shown without outlets.
-- severity: warning
-- confidence: certain
-- uncertain: No known load has an owner of this class (possible). The nib, the owner or the class of the load is not certain (possible). If these are certain: the bundle or the target of the load is not certain, an argument decides whether the load runs, or no known code runs the load (likely).
-- fix: Make the root a plain view. Or clear the class of the File's Owner and move its connections to the root.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, nib_patterns.owner_class AS subject
FROM hazards
JOIN nib_patterns ON nib_patterns.file_id = hazards.file_id
WHERE hazards.kind = 'owner-is-root' AND hazards.place = 1;
