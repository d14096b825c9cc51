-- title: Action that the loading class does not implement
-- why: A control of the nib sends an action to the File's Owner. The class that the nib names implements it, and the class of the object that loads the nib, which is the true owner, does not.
-- iOS: The app crashes with "unrecognized selector sent to instance" when the control is used.
-- macOS: The console says "Could not connect action", and the control does nothing.
-- severity: error
-- confidence: certain
-- uncertain: It is not established which nib, owner or bundle the load means, or that its code runs (see the columns knows_… of nib_loads).
-- fix: Implement the action in the loading class, load the nib with an owner of the class that it names, or delete the connection.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, connections.name AS subject
FROM hazards
JOIN connections ON connections.id = hazards.connection
-- Where the class that the nib names has it neither, action-unknown reports it.
JOIN connection_answers ON connection_answers.connection = connections.id AND connection_answers.answer NOT IN ('no', 'hidden')
WHERE hazards.kind = 'owner-lacks-action' AND hazards.place = 1;
