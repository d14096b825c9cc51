-- title: Loads with an unknown nib
-- theme: loading
-- words: dynamic, computed name, variable, interpolation, indirect, not resolved, unknown nib, runtime name
-- answers: Which calls load a nib or storyboard whose name is not known? The code composes the name at run time, gets it from a caller that was not found, or gets it from an undeclared constant. If the callers of a helper pass the name, the helper is not listed.
-- essential: call, expression
-- example: xibdb report unresolved-loads
SELECT
    files.display_path AS path,
    nib_loads.line AS line,
    nib_loads."column" AS "column",
    nib_loads.call AS call,
    nib_loads.expression AS expression,
    nib_loads.receiver AS receiver,
    nib_loads.class AS class,
    nib_loads.member AS member
FROM nib_loads
JOIN answered_files AS files ON files.id = nib_loads.file_id
WHERE nib_loads.certainty = 'unresolved'
ORDER BY files.display_path, nib_loads.line, nib_loads."column", nib_loads.id;
