-- title: Outlet that the loading class does not have
-- why: The nib sets an outlet of its File's Owner. The class that the nib names has the outlet, but the class that actually loads the nib does not.
-- iOS: The app crashes with NSUnknownKeyException ("not key value coding-compliant for the key") when that class loads the nib.
-- macOS: The console says "Failed to connect (name) outlet", and the outlet of the loading object stays nil.
-- severity: error (warning on macOS)
-- confidence: certain
-- uncertain: If the nib, the owner or the class of the load is not certain, the confidence is possible. Otherwise, the confidence is likely in these cases: the bundle or the target of the load is not certain; an argument decides whether the load runs; no known code runs the load.
-- fix: Add the outlet to the loading class, load the nib with an owner of the class that the nib names, or delete the connection.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, connections.name AS subject
FROM hazards
JOIN connections ON connections.id = hazards.connection
-- If the class that the nib names also does not have the outlet, outlet-unknown reports it.
JOIN connection_answers ON connection_answers.connection = connections.id AND connection_answers.answer NOT IN ('no', 'hidden')
WHERE hazards.kind = 'owner-lacks-outlet' AND hazards.place = 1;
