-- title: Outlets that no nib connects
-- theme: outlets and actions
-- words: iboutlet, unwired, dangling, nil, unused, not connected, missing connection, not hooked up, dead code
-- answers: Which declared outlets are not connected in any nib or storyboard? An outlet counts as connected if an object of the class or of a subclass connects it, or if a File's Owner of the class connects it. in_nibs: the number of nibs and storyboards that contain an object or a File's Owner of the class or a subclass. confidence: certain, or possible if something other than a connection can set the property, if no load of a nib of the class is known, or if a nib cannot be read. If a class extension redeclares an outlet, the outlet has one row.
-- essential: class, outlet, confidence
-- parameter class (class, default NULL): Class that declares the outlet, or a GLOB pattern (* and ?).
-- parameter unused (flag, default 0): 1 to include the outlets of classes that no nib names.
-- example: xibdb report outlet-unconnected unused=1
-- verdicts: outlet-unconnected
WITH
-- If a class extension redeclares an outlet, both declarations are one outlet, and rank 1 is reported.
ranked AS (
    SELECT
        outlet_unconnected.*,
        answered_files.display_path AS path,
        row_number() OVER (PARTITION BY outlet_unconnected.class_id, outlet_unconnected.outlet ORDER BY outlet_unconnected.place) AS rank
    FROM outlet_unconnected
    JOIN answered_files ON answered_files.id = outlet_unconnected.file_id
    WHERE :class IS NULL OR outlet_unconnected.class GLOB :class
)
SELECT
    ranked.path AS path,
    ranked.line AS line,
    ranked."column" AS "column",
    ranked.class AS class,
    ranked.kind AS kind,
    ranked.outlet AS outlet,
    ranked.in_nibs AS in_nibs,
    ranked.confidence AS confidence
FROM ranked
WHERE ranked.rank = 1
    AND (ranked.in_nibs > 0 OR CAST(:unused AS INTEGER) <> 0)
ORDER BY ranked.path, ranked.line, ranked."column", ranked.outlet;
