-- title: Nibs that nothing loads
-- theme: loading
-- words: unused, dead, orphan, unreferenced, remove, delete, cleanup, obsolete, leftover
-- answers: Which nibs and storyboards are not loaded by anything in the index? These can load a nib: calls, overrides, controllers and collection view items that find a nib by their class name, objects of other nibs, property lists and build settings. confidence: certain (no load can refer to the file, or no target contains the file and no load names it), likely (a load with an unknown name may refer to the file), possible (a string, a class or code outside the index may cause a load). reason: evidence for a load, with file and line. A localized or device variant is listed in two cases: nothing loads any variant of its nib, or a target contains another variant but no target contains this one.
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
