-- title: Object that loads its own nib during its creation
-- why: Code runs during decoding: init(coder:), awakeFromNib, or awakeAfter(using:) without a condition. It loads a nib that contains an object of the same class, directly or through another nib. Loading never ends, and the stack overflows.
-- severity: error
-- confidence: certain
-- uncertain: If the owner lacks the outlets of the nib, the confidence is possible, because an exception ends the load before it repeats. If the nib, the owner or the class of the load is not certain, the confidence is possible. Otherwise, the confidence is likely in these cases: the bundle or the target of the load is not certain; an argument decides whether the load runs; no known code runs the load.
-- fix: Set the class on the File's Owner and make the root a plain view. Or load the nib only from code that does not run during decoding.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, objects.class AS subject
FROM hazards
JOIN objects ON objects.id = hazards.object
WHERE hazards.kind = 'recursive-load' AND hazards.place = 1;
