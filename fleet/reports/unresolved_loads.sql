-- The rows of `xibdb report unresolved-loads`: the calls that load a nib whose name is not known.
CREATE TEMPORARY VIEW report_unresolved_loads AS
SELECT
    files.repository,
    files.display_path AS path,
    nib_loads.line AS line,
    nib_loads.column AS column,
    nib_loads.call AS call,
    nib_loads.expression AS expression,
    nib_loads.receiver AS receiver,
    nib_loads.class AS class,
    nib_loads.member AS member
FROM nib_loads
JOIN files ON files.id = nib_loads.file_id
WHERE files.origin = 'own' AND nib_loads.certainty = 'unresolved';
