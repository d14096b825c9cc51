-- title: Outlet that the loading class does not have
-- why: The nib sets an outlet of its File's Owner. The class that the nib names has it, and the class of the object that loads the nib, which is the true owner, has not.
-- iOS: The app crashes with NSUnknownKeyException ("not key value coding-compliant for the key") when that class loads the nib.
-- macOS: The console says "Failed to connect (name) outlet", and the loading object never gets the view.
-- severity: error
-- confidence: certain
-- uncertain: It is not established which nib, owner or bundle the load means, or that its code runs (see the columns knows_… of nib_loads).
-- fix: Give the loading class the outlet, load the nib with an owner of the class that it names, or delete the connection.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, connections.name AS subject
FROM hazards
JOIN connections ON connections.id = hazards.connection
-- Where the class that the nib names has it neither, outlet-unknown reports it.
JOIN connection_answers ON connection_answers.connection = connections.id AND connection_answers.answer NOT IN ('no', 'hidden')
WHERE hazards.kind = 'owner-lacks-outlet' AND hazards.place = 1;
