-- title: File's Owner and root of one class
-- why: The object that loads the nib is its File's Owner, and the nib makes a second object of the class at the top. The outlets of the File's Owner are set on the first, and the second is shown without any.
-- severity: warning
-- confidence: certain
-- uncertain: The finding is hidden when no load tells who the owner is, or the load may not be made as the sources seem to make it: its name, class, owner or target is not established, or nothing is known to lead to it.
-- fix: Make the root a plain view, or clear the class of the File's Owner and move its connections to the root.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, nib_patterns.owner_class AS subject
FROM hazards
JOIN nib_patterns ON nib_patterns.file_id = hazards.file_id
WHERE hazards.kind = 'owner-is-root' AND hazards.place = 1;
