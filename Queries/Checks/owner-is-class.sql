-- title: Nib loaded with a class as its owner
-- why: In a class method or static function, self is the class itself. If a class method passes self as the owner, the class becomes the File's Owner. The class does not have the outlets of its instances.
-- iOS: The first outlet of the File's Owner raises NSUnknownKeyException.
-- macOS: The outlets of the File's Owner are not connected.
-- severity: error (warning on macOS)
-- confidence: certain
-- uncertain: If the nib, the owner or the class of the load is not certain, the confidence is possible. Otherwise, the confidence is likely in these cases: the bundle or the target of the load is not certain; an argument decides whether the load runs; no known code runs the load.
-- fix: Create an instance and pass it as owner, or move the outlets to the root view and pass nil.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, files.name AS subject
FROM hazards
JOIN files ON files.id = hazards.file_id
WHERE hazards.kind = 'owner-is-class' AND hazards.place = 1;
