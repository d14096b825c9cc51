-- title: View that stays empty
-- why: The class puts its nib into itself, but only in a method that this object does not get. A nib makes the objects of iOS with init(coder:), and those of custom views of macOS with init(frame:). Only a nib sends awakeFromNib.
-- severity: warning
-- confidence: certain
-- uncertain: The finding is hidden if a helper of the class loads the nib, which other code may call, or if the load is not established: its name, class, owner or target is not known, or no known code leads to it.
-- fix: Load the nib in init(frame:) and in init(coder:).
-- pack: default
-- verdicts: hazards
SELECT
    hazards.*,
    (SELECT min(files.name) FROM loaded_nibs JOIN files ON files.id = loaded_nibs.file_id WHERE loaded_nibs.load_id = hazards.load_id) AS subject
FROM hazards
WHERE hazards.kind = 'stays-empty' AND hazards.place = 1;
