-- title: View that stays empty
-- why: The class adds the content of its nib to itself, but only in a method that this object does not receive. On iOS, a nib creates objects with init(coder:). On macOS, it creates custom views with init(frame:). Only a nib sends awakeFromNib.
-- severity: warning
-- confidence: certain
-- uncertain: The finding is hidden if a helper that other code may call loads the nib, or if the load is not certain: its name, class, owner or target is unknown, or no known code leads to it.
-- fix: Load the nib in init(frame:) and in init(coder:).
-- pack: default
-- verdicts: hazards
SELECT
    hazards.*,
    (SELECT min(files.name) FROM loaded_nibs JOIN files ON files.id = loaded_nibs.file_id WHERE loaded_nibs.load_id = hazards.load_id) AS subject
FROM hazards
WHERE hazards.kind = 'stays-empty' AND hazards.place = 1;
