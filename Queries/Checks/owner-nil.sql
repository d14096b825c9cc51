-- title: Nib that needs an owner, but is loaded without an owner
-- why: If the owner is nil, a plain NSObject replaces the File's Owner. This object does not have the outlets and actions. A nib that is registered with a table view or collection view is always loaded without an owner.
-- iOS: The first outlet of the File's Owner raises NSUnknownKeyException. If a control sends an action to the File's Owner, the owner does not receive it.
-- macOS: The outlets and actions of the File's Owner are not connected.
-- severity: error (warning on macOS, or if the File's Owner only has actions)
-- confidence: certain
-- uncertain: On iOS and tvOS, if the File's Owner has only actions, the confidence is likely, because a responder may handle them. On macOS, if other code loads the nib with an owner, the confidence is possible. If the nib, the owner or the class of the load is not certain, the confidence is possible. Otherwise, the confidence is likely in these cases: the bundle or the target of the load is not certain; an argument decides whether the load runs; no known code runs the load.
-- fix: Pass the object that has the outlets as owner, or move the connections from the File's Owner to the root view.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, files.name AS subject
FROM hazards
JOIN files ON files.id = hazards.file_id
WHERE hazards.kind = 'owner-nil' AND hazards.place = 1;
