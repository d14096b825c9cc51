-- Nibs that are loaded by objects of a file while the file itself is loaded: one row per object, message and loaded
-- nib. Parameter :file, a row id.
SELECT
    _decoding_loads.object AS object,
    _decoding_loads.selector AS selector,
    nibs.display_path AS nib,
    nib_patterns.root_class AS root_class,
    EXISTS (
        SELECT 1 FROM _load_uses WHERE _load_uses.load_id = _decoding_loads.load_id AND _load_uses.kind IN ('takes', 'casts', 'asks')
    ) AS is_taken,
    1 - max(_decoding_loads.is_certain) AS is_conditional,
    sources.display_path AS path,
    nib_loads.line AS line,
    nib_loads."column" AS "column",
    nib_loads.class AS class
FROM _decoding_loads
JOIN nib_loads ON nib_loads.id = _decoding_loads.load_id
JOIN files AS sources ON sources.id = nib_loads.file_id
JOIN files AS nibs ON nibs.id = _decoding_loads.nib_file_id
LEFT JOIN nib_patterns ON nib_patterns.file_id = nibs.id
WHERE _decoding_loads.file_id = :file
GROUP BY _decoding_loads.object, _decoding_loads.selector, nibs.id
ORDER BY _decoding_loads.object, _decoding_loads.selector, nibs.display_path;
