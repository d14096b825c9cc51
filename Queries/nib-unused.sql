-- title: Nibs that nothing loads
-- theme: loading
-- words: unused, dead, orphan, unreferenced, remove, delete, cleanup, obsolete, leftover
-- answers: Which nibs and storyboards are not loaded by anything in the index? Loads are calls, overrides, controllers and collection view items that find a nib by their class name, objects of other nibs, property lists and build settings. confidence: certain (no load can mean the file, or no target contains it and no load has its name), likely (a load with an unknown name can mean it), possible (a text, a class or code outside the index can lead to it). reason: evidence for a load, with places. Localized and device variants count as one with their nib, unless no target contains the variant.
-- parameter confidence (default NULL; one of certain, likely, possible; also sureness): The confidence. If omitted, all.
-- example: xibdb report nib-unused confidence=certain
-- verdicts: nib-unused-in-words
SELECT
    files.display_path AS path,
    found.confidence AS confidence,
    found.reason AS reason,
    found.owner_class AS owner_class
FROM nib_unused_in_words AS found
JOIN answered_files AS files ON files.id = found.file_id
WHERE :confidence IS NULL OR found.confidence = :confidence
ORDER BY
    CASE found.confidence WHEN 'certain' THEN 0 WHEN 'likely' THEN 1 ELSE 2 END,
    files.display_path,
    found.file_id;
