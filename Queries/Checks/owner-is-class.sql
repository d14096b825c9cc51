-- title: Class object given as the owner of a nib
-- why: self of a class method or static function is the class object. Given as owner it takes the place of the File's Owner, but it has none of the outlets that its objects have.
-- iOS: The first outlet of the File's Owner raises NSUnknownKeyException.
-- macOS: The outlets of the File's Owner are not connected.
-- severity: error
-- confidence: certain
-- uncertain: The finding is hidden when the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Make an object of the class and pass it as owner, or move the outlets to the root view and pass nil.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, files.name AS subject
FROM hazards
JOIN files ON files.id = hazards.file_id
WHERE hazards.kind = 'owner-is-class' AND hazards.place = 1;
