-- title: Nib with connections of its File's Owner, loaded without an owner
-- why: With nil as owner a plain NSObject takes the place of the File's Owner, which has neither its outlets nor its actions. Nibs that are registered with a table or collection view are always loaded so.
-- iOS: The first outlet of the File's Owner raises NSUnknownKeyException; a control whose action goes to the File's Owner does not reach it.
-- macOS: The outlets and actions of the File's Owner are not connected.
-- severity: error (warning on macOS, and where the File's Owner has actions alone)
-- confidence: certain
-- uncertain: The finding is hidden when the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it; and where the File's Owner has actions alone on iOS, as a responder may answer them.
-- fix: Pass the object that has the outlets as owner, or move the connections from the File's Owner to the root view.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, files.name AS subject
FROM hazards
JOIN files ON files.id = hazards.file_id
WHERE hazards.kind = 'owner-nil' AND hazards.place = 1;
