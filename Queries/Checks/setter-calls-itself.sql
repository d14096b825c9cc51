-- title: Setter that calls itself
-- why: A method such as setColor: executes self.color = color, which sends setColor: again with the same argument. The calls never end, and the app crashes with a stack overflow.
-- severity: error
-- confidence: certain
-- uncertain: If no nib sets the property by an outlet or a runtime attribute, the confidence is likely.
-- fix: Set the instance variable, or send the message to super.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, objects.class AS subject
FROM hazards
JOIN objects ON objects.id = hazards.object
WHERE hazards.kind = 'setter-calls-itself' AND hazards.place = 1;
