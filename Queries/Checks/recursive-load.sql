-- title: Object that loads its own nib while it is made
-- why: Code that decoding calls (init(coder:), awakeFromNib, an unguarded awakeAfter(using:)) loads a nib that holds an object of the same class, directly or through another nib, so that loading never ends. The stack overflows as soon as the nib is loaded.
-- severity: error
-- confidence: certain
-- uncertain: The finding is hidden when the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Make the nib's File's Owner the class and its root a plain view, or load the nib only from code that decoding does not call.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, objects.class AS subject
FROM hazards
JOIN objects ON objects.id = hazards.object
WHERE hazards.kind = 'recursive-load' AND hazards.place = 1;
