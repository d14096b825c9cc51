-- Loads of other nibs that what the load of a file sends to its objects leads to: one row per object, message and nib. Parameter :file.
SELECT
    decoding_loads.object AS object,
    load_entry_points.selector AS selector,
    nibs.display_path AS nib,
    nib_patterns.root_class AS root_class,
    EXISTS (
        SELECT 1 FROM load_uses WHERE load_uses.load_id = decoding_loads.load_id AND load_uses.kind IN ('takes', 'casts', 'asks')
    ) AS is_taken,
    min(load_entry_points.is_conditional) AS is_conditional,
    sources.display_path AS path,
    nib_loads.line AS line,
    nib_loads."column" AS "column",
    nib_loads.class AS class
FROM decoding_loads
JOIN load_entry_points ON load_entry_points.load_id = decoding_loads.load_id AND load_entry_points.class_id = decoding_loads.class_id
JOIN nib_loads ON nib_loads.id = decoding_loads.load_id
JOIN files AS sources ON sources.id = nib_loads.file_id
JOIN files AS nibs ON nibs.id = decoding_loads.nib_file_id
LEFT JOIN nib_patterns ON nib_patterns.file_id = nibs.id
WHERE decoding_loads.file_id = :file
GROUP BY decoding_loads.object, load_entry_points.selector, nibs.id
ORDER BY decoding_loads.object, load_entry_points.selector, nibs.display_path;
