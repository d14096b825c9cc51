-- title: Object that loads its own nib during its creation
-- why: Code that runs during decoding (init(coder:), awakeFromNib, awakeAfter(using:) without a condition) loads a nib that contains an object of the same class, directly or through another nib. Loading never ends, and the stack overflows.
-- severity: error
-- confidence: certain
-- uncertain: The owner lacks the outlets of the nib, so an exception ends the load before it repeats (possible). The nib, the owner or the class of the load is not certain (possible). If these are certain: the bundle or the target of the load is not certain, an argument decides whether the load runs, or no known code runs the load (likely).
-- fix: Set the class on the File's Owner and make the root a plain view. Or load the nib only from code that does not run during decoding.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, objects.class AS subject
FROM hazards
JOIN objects ON objects.id = hazards.object
WHERE hazards.kind = 'recursive-load' AND hazards.place = 1;
