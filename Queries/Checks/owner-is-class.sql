-- title: Nib loaded with a class as its owner
-- why: In a class method or static function, self is the class itself. As owner, it replaces the File's Owner, but it does not have the outlets of its instances.
-- iOS: The first outlet of the File's Owner raises NSUnknownKeyException.
-- macOS: The outlets of the File's Owner are not connected.
-- severity: error
-- confidence: certain
-- uncertain: The finding is hidden if the load is not certain: its name, class, owner or target is unknown, or no known code leads to it.
-- fix: Create an instance and pass it as owner, or move the outlets to the root view and pass nil.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, files.name AS subject
FROM hazards
JOIN files ON files.id = hazards.file_id
WHERE hazards.kind = 'owner-is-class' AND hazards.place = 1;
