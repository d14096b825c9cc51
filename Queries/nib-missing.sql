-- title: Loads of nibs that are not there
-- theme: loading
-- words: not found, could not load, broken reference, dangling, deleted, renamed, typo, absent, nsinternalinconsistencyexception
-- answers: Which loads name a nib or storyboard that no indexed file has, or none that the code can see? It may lie in a framework, be compiled already, be in no target, or be gone. confidence: certain (the load is established: the name, the class, that it is made), likely (all but one of these, or another call beside it loads a nib instead), possible (a helper or a class method gives the name of a class, and may never be asked to; the call has several names, of which it sees another nib, and not this one; no target compiles the code; a target copies a file of the name out of a folder that is not there). elsewhere: a nib of the name that the code does not see. A controller without a nib of its name loads none, and is not listed.
-- parameter confidence (default NULL; one of certain, likely, possible, any; also sureness): The confidence; certain and likely when left out.
-- example: xibdb report nib-missing
-- verdicts: nib-missing
SELECT
    files.display_path AS path,
    nib_missing.line AS line,
    nib_missing."column" AS "column",
    nib_missing.call AS call,
    nib_missing.kind AS kind,
    nib_missing.nib_name AS nib_name,
    nib_missing.certainty AS certainty,
    nib_missing.class AS class,
    nib_missing.confidence AS confidence,
    others.display_path AS elsewhere
FROM nib_missing
JOIN answered_files AS files ON files.id = nib_missing.file_id
LEFT JOIN files AS others ON others.id = nib_missing.other_file_id
WHERE iif(:confidence IS NULL, nib_missing.confidence <> 'possible', :confidence IN ('any', nib_missing.confidence))
ORDER BY files.display_path, nib_missing.line, nib_missing."column", nib_missing.load_id;
