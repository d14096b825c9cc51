-- title: View that stays empty
-- why: The class adds the content of its nib to itself, but only in a method that this object does not receive. On iOS, a nib creates objects with init(coder:). On macOS, it creates custom views with init(frame:). Only nib loading sends awakeFromNib.
-- severity: warning
-- confidence: certain
-- uncertain: If the load is in a helper that other code may call, the confidence is possible. If the nib, the owner or the class of the load is not certain, the confidence is possible. Otherwise, the confidence is likely in these cases: the bundle or the target of the load is not certain; an argument decides whether the load runs; no known code runs the load.
-- fix: Load the nib in init(frame:) and in init(coder:).
-- pack: default
-- verdicts: hazards
SELECT
    hazards.*,
    (SELECT min(files.name) FROM loaded_nibs JOIN files ON files.id = loaded_nibs.file_id WHERE loaded_nibs.load_id = hazards.load_id) AS subject
FROM hazards
WHERE hazards.kind = 'stays-empty' AND hazards.place = 1;
