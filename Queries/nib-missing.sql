-- title: Loads of nibs that do not exist
-- theme: loading
-- words: not found, could not load, broken reference, dangling, deleted, renamed, typo, absent, nsinternalinconsistencyexception
-- answers: Which loads name a nib or storyboard that does not exist in the index, or that the code cannot see? The file may be in a framework, exist only in compiled form, belong to no target, or be deleted. confidence: certain (the class, the branch and the creation of the object are certain), likely (one of these is not certain, a nib with the name exists elsewhere, or a nearby call loads a nib instead), possible (a helper, a class method or an initializer passes the name of a class, and may never run; the same call has another name, and a nib exists for it; the code belongs to a test; no target compiles the code; a target copies a file with the name from a folder that does not exist). elsewhere: a nib with the name that the code cannot see. If a controller has no nib name and no nib is named after its class, the controller loads no nib and is not listed.
-- essential: nib_name, class
-- parameter confidence (default NULL; one of certain, likely, possible, any; also sureness): The confidence. If omitted, certain and likely.
-- example: xibdb report nib-missing
-- verdicts: nib-missing
WITH
-- MATERIALIZED, so that SQLite computes each verdict only once.
judged AS MATERIALIZED (SELECT nib_missing.* FROM nib_missing)
SELECT
    files.display_path AS path,
    judged.line AS line,
    judged."column" AS "column",
    judged.call AS call,
    judged.kind AS kind,
    judged.nib_name AS nib_name,
    judged.certainty AS certainty,
    judged.class AS class,
    judged.confidence AS confidence,
    others.display_path AS elsewhere
FROM judged
JOIN answered_files AS files ON files.id = judged.file_id
LEFT JOIN files AS others ON others.id = judged.other_file_id
WHERE iif(:confidence IS NULL, judged.confidence <> 'possible', :confidence IN ('any', judged.confidence))
ORDER BY files.display_path, judged.line, judged."column", judged.load_id;
