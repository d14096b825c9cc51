-- Classes whose initWithCoder: can return a different object. If it does, nib loading raises an
-- exception. The query returns only classes that load a nib in this initializer. Parameter :frames
-- (the stack, as JSON).
SELECT
    files.display_path AS path,
    nib_loads.line AS line,
    nib_loads."column" AS "column",
    nib_loads.call || coalesce(' of ' || nib_loads.nib_name, '') || ' in ' || nib_loads.member AS title,
    min(loaded_nibs.file_id) AS file_id,
    NULL AS object,
    NULL AS destination,
    NULL AS connection_id,
    nib_loads.class || ' loads a nib while another nib creates it; '
        || 'if initWithCoder: returns an object of the loaded nib, loading the other nib raises an exception'
        || iif(
            EXISTS (SELECT 1 FROM json_each(:frames) AS frame WHERE frame.value ->> 'class' = nib_loads.class),
            char(10) || 'code of ' || nib_loads.class || ' is in the stack',
            ''
        ) AS because,
    'replace the object in awakeAfterUsingCoder: instead, or add the loaded view as a subview' AS change,
    coalesce(nib_loads.owner, 'nil') <> 'nil' AS is_weak
FROM nib_loads
JOIN files ON files.id = nib_loads.file_id
LEFT JOIN loaded_nibs ON loaded_nibs.load_id = nib_loads.id
WHERE (nib_loads.member = 'initWithCoder:' OR (nib_loads.member = 'init' AND files.kind = 'swift'))
    AND nib_loads.class IS NOT NULL AND nib_loads.kind = 'nib' AND nib_loads.origin_id IS NULL AND nib_loads.load_call_id IS NOT NULL
GROUP BY nib_loads.id
ORDER BY
    is_weak,
    EXISTS (SELECT 1 FROM json_each(:frames) AS frame WHERE frame.value ->> 'class' = nib_loads.class) DESC,
    nib_loads.member <> 'initWithCoder:',
    files.display_path, nib_loads.line, nib_loads."column"
LIMIT 100;
