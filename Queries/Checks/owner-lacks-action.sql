-- title: Action that the loading class does not implement
-- why: A control sends an action to the File's Owner. The class that the nib names implements the action, but the class that actually loads the nib does not.
-- iOS: The app crashes with "unrecognized selector sent to instance" when the control is used.
-- macOS: The console says "Could not connect action", and the control does nothing.
-- severity: error (warning on macOS)
-- confidence: certain
-- uncertain: If the nib, the owner or the class of the load is not certain, the confidence is possible. Otherwise, the confidence is likely in these cases: the bundle or the target of the load is not certain; an argument decides whether the load runs; no known code runs the load.
-- fix: Implement the action in the loading class, load the nib with an owner of the class that the nib names, or delete the connection.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, connections.name AS subject
FROM hazards
JOIN connections ON connections.id = hazards.connection
-- If the class that the nib names also does not have the action, action-unknown reports it.
JOIN connection_answers ON connection_answers.connection = connections.id AND connection_answers.answer NOT IN ('no', 'hidden')
WHERE hazards.kind = 'owner-lacks-action' AND hazards.place = 1;
