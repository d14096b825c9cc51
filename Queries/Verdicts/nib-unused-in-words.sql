-- verdicts: nib-unused
-- The rows of nib-unused, with the reasons as text. If a target contains a variant of a nib, the localized variants that no target contains also have rows. One row per file.
-- column file_id: The nib or storyboard.
-- column confidence: certain, likely or possible.
-- column owner_class: Class of the File's Owner; NULL if no class is set.
-- column is_hinted: 1 if there is specific evidence that something loads the file: a string, a class, a missing property list, or code outside the index. 0 if only loads with an unknown name can refer to the file, or if no load can.
-- column reason: Evidence that something may load the file, with file and line, and evidence that nothing loads it.
WITH
placed AS (
    SELECT
        nib_unused.*,
        nib_unused.confidence = 'likely' AS is_likely,
        nib_unused.confidence = 'possible' AS is_possible,
        reason_files.display_path || coalesce(':' || nib_unused.reason_line, '') AS place,
        targets.name AS target,
        targets.info_plist AS info_plist,
        outsiders.name AS outsider,
        finders.name AS finder,
        blind_files.display_path || ':' || blind_loads.line AS blind_load,
        left_out_files.display_path || ':' || left_out_loads.line AS left_out_load,
        call_files.display_path || ':' || calls.line AS helper_call,
        helper_files.display_path || ':' || helper_loads.line AS helper_load
    FROM nib_unused
    LEFT JOIN files AS reason_files ON reason_files.id = nib_unused.reason_file_id
    LEFT JOIN targets ON targets.id = nib_unused.reason_target_id
    LEFT JOIN classes AS outsiders ON outsiders.id = nib_unused.outside_class_id
    LEFT JOIN classes AS finders ON finders.id = nib_unused.finder_class_id
    LEFT JOIN nib_loads AS blind_loads ON blind_loads.id = nib_unused.blind_load_id
    LEFT JOIN files AS blind_files ON blind_files.id = blind_loads.file_id
    LEFT JOIN nib_loads AS left_out_loads ON left_out_loads.id = nib_unused.left_out_load_id
    LEFT JOIN files AS left_out_files ON left_out_files.id = left_out_loads.file_id
    LEFT JOIN calls ON calls.id = nib_unused.helper_call_id
    LEFT JOIN files AS call_files ON call_files.id = calls.file_id
    LEFT JOIN nib_loads AS helper_loads ON helper_loads.id = nib_unused.helper_load_id
    LEFT JOIN files AS helper_files ON helper_files.id = helper_loads.file_id
),
reported AS (
    SELECT
        placed.*,
        CASE placed.reason
            WHEN 'no source' THEN 'no source is indexed'
            WHEN 'other language' THEN 'no indexed source declares the classes of the nibs'
            WHEN 'built product' THEN 'it is part of a built product, whose code is not indexed'
            WHEN 'text' THEN 'a string in the code is equal to its name'
            WHEN 'property list' THEN placed.place || ' contains its name'
            WHEN 'missing property list' THEN 'the property list of ' || placed.target || ' (' || placed.info_plist || ') is missing'
            WHEN 'no project' THEN 'it is a launch screen, and a project that is not in the index may name it'
            WHEN 'unknown nib name' THEN placed.reason_class || ' is created with an unknown nib name at ' || placed.place
            WHEN 'many nibs' THEN 'a load by its name has too many possible nibs'
            WHEN 'view controller' THEN 'a view controller with its name can load it'
            WHEN 'no main nib' THEN placed.target || ' does not name a main nib and may start with this one'
            WHEN 'load not followed' THEN 'the load by its name at ' || placed.place || ' could not be followed'
            WHEN 'load of its class' THEN 'code of its class loads a nib with an unknown name at ' || placed.place
            WHEN 'class as value' THEN 'code uses its class as a value at ' || placed.place
            WHEN 'composed name' THEN 'code composes names with an unknown part that can be the name of its controller'
            WHEN 'no objects' THEN 'it has no objects, but strings files may need it'
        END AS possibility
    FROM placed
),
found (file_id, confidence, owner_class, is_hinted, reason) AS (
    SELECT
        reported.file_id,
        reported.confidence,
        reported.owner_class,
        reported.is_possible AND (reported.possibility IS NOT NULL OR reported.outsider IS NOT NULL),
        -- Each part begins with a semicolon and a space. A part that does not apply is empty.
        coalesce(nullif(substr(
            coalesce('; ' || iif(reported.is_left_out AND NOT reported.is_possible, 'no target contains it', reported.possibility), '')
                || iif(reported.is_possible, coalesce('; ' || reported.outsider || ' uses ' || reported.outside_name || ', which is not in the index', ''), '')
                || coalesce('; the load by its name at ' || reported.blind_load || ' does not find it', '')
                || iif(reported.is_likely, coalesce('; ' || reported.finder || ' would load it by its name, but no known code creates this controller', ''), '')
                || coalesce('; only code that no target compiles loads it, at ' || reported.left_out_load, '')
                || coalesce('; its class calls a helper at ' || reported.helper_call || ', which loads a nib at ' || reported.helper_load, '')
                || CASE
                    WHEN reported.unknown_loads = 0 OR NOT (reported.is_likely OR reported.is_possible AND reported.possibility IS NULL) THEN ''
                    WHEN reported.unknown_loads = 1 THEN '; 1 load has an unknown name'
                    ELSE '; ' || reported.unknown_loads || ' loads have an unknown name'
                END
                || iif(reported.is_likely AND files.origin = 'vendored', '; vendored code, which other code may use', '')
                || iif(reported.is_compiled, '; only its compiled form exists', ''),
            3
        ), ''), 'its name is not in any load, constant or property list')
    FROM reported
    JOIN files ON files.id = reported.file_id
    UNION ALL
    -- Variants that no target contains, unless they are already in the rows above.
    SELECT
        _left_out_copies.file_id,
        'certain',
        (
            SELECT owners.class FROM owners WHERE owners.file_id = _left_out_copies.file_id
        ),
        0,
        'no target contains it, but a target contains another variant'
    FROM _left_out_copies
    WHERE _left_out_copies.file_id NOT IN (SELECT reported.file_id FROM reported)
)
SELECT
    found.file_id AS file_id,
    found.confidence AS confidence,
    found.owner_class AS owner_class,
    found.is_hinted AS is_hinted,
    found.reason AS reason
FROM found
JOIN files ON files.id = found.file_id
ORDER BY
    CASE found.confidence WHEN 'certain' THEN 0 WHEN 'likely' THEN 1 ELSE 2 END,
    files.display_path,
    found.file_id;
