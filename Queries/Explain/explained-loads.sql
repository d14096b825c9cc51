-- Loads of a file, with their owners. If a call opens a nib (UINib) on the same line as the call that registers or instantiates it, only the second call is listed. Parameter :file, a row id.
SELECT
    nib_usage.source_display_path AS path,
    nib_usage.source_line AS line,
    nib_usage.source_column AS "column",
    nib_usage.call AS call,
    nib_usage.certainty AS certainty,
    nib_usage.owner AS owner,
    nib_usage.owner_class AS owner_class,
    nib_usage.class AS class,
    nib_loads.member AS member,
    nib_loads.identifier AS identifier,
    nib_loads.purpose AS purpose,
    nib_loads.owner_kind AS owner_kind,
    -- 1 if the storyboard does not contain a scene with the identifier, and the load cannot refer to another storyboard.
    nib_loads.kind = 'storyboard' AND nib_loads.identifier IS NOT NULL AND nib_loads.confidence <> 'possible'
        AND NOT EXISTS (
            SELECT 1
            FROM loaded_nibs
            JOIN objects ON objects.file_id = loaded_nibs.file_id
            WHERE loaded_nibs.load_id = nib_loads.id AND nib_loads.identifier IN (objects.storyboard_identifier, objects.identifier)
        ) AS lacks_scene,
    nib_loads.file_id IN (SELECT _uncompiled_sources.file_id FROM _uncompiled_sources) AS is_uncompiled
FROM nib_usage
JOIN nib_loads ON nib_loads.id = nib_usage.load_id
WHERE nib_usage.file_id = :file
    AND NOT (
        nib_loads.purpose = 'opens'
        AND EXISTS (
            SELECT 1
            FROM nib_usage AS beside
            JOIN nib_loads AS taking ON taking.id = beside.load_id
            WHERE beside.file_id = :file
                AND taking.file_id = nib_loads.file_id
                AND taking.line = nib_loads.line
                AND taking.purpose IN ('registers', 'instantiates')
        )
    )
ORDER BY path, line, "column", nib_usage.load_id;
