-- title: Nibs that nobody loads
-- answers: Which nibs and storyboards does nothing that was indexed load, and how sure is that? sureness: sure (every load of the code that could be meant has its name, and no text of the code is the nib's name), likely (there are loads whose name is not known), possible (a class of the nib's name exists whose controller would find it, or the code has a constant of that text, it is the Interface of a watch app, it is part of a framework, app or bundle that was built already, or no source is indexed). Loads are calls, overrides, controllers by the name rule, references of storyboards, property lists and build settings. Copies in other languages and for other devices count as one with their nib.
-- parameter sureness (default NULL; one of sure, likely, possible): How sure it is; all when left out.
-- example: xibdb report unloaded-nibs sureness=sure
WITH
loaded (name) AS MATERIALIZED (
    SELECT nib_loads.nib_name
    FROM nib_loads
    WHERE nib_loads.nib_name IS NOT NULL
    UNION
    -- Scenes that stand for other storyboards.
    SELECT objects.attributes ->> '$.storyboardName'
    FROM objects
    WHERE objects.role = 'storyboardReference' AND objects.attributes ->> '$.storyboardName' IS NOT NULL
),
unknown_loads (kind, total) AS (
    SELECT nib_loads.kind, count(*)
    FROM nib_loads
    WHERE nib_loads.certainty = 'unresolved'
    GROUP BY nib_loads.kind
),
sources (total) AS (SELECT count(*) FROM files WHERE files.kind IN ('swift', 'objc')),
-- A bundle holds a nib in several forms: the one that can be read stands for all.
described (bundle_path, tree_id) AS MATERIALIZED (
    SELECT nibs.bundle_path, nibs.tree_id
    FROM nibs
    WHERE nibs.bundle_path IS NOT NULL AND nibs.format IN ('document', 'archive')
),
judged AS MATERIALIZED (
    SELECT
        nibs.display_path AS path,
        nibs.id AS id,
        owners.class AS owner_class,
        CASE
            WHEN sources.total = 0 THEN 'no source is indexed'
            WHEN nibs.path GLOB '*.framework/*' OR nibs.path GLOB '*.app/*' OR nibs.path GLOB '*.bundle/*'
                THEN 'it is part of a built product, whose code is not indexed'
            WHEN nibs.platform = 'watchOS' AND nibs.name = 'Interface' THEN 'the main storyboard of a watch app by convention'
            WHEN nibs.name IN (SELECT constants.value FROM constants WHERE constants.value IS NOT NULL) THEN 'a constant has its name'
            WHEN EXISTS (
                SELECT 1
                FROM classes
                WHERE classes.name IN (nibs.name, nibs.name || 'Controller')
                    AND classes.kind = 'project'
                    AND classes.descends_from = 'viewController'
            ) THEN 'a view controller of its name would find it'
        END AS possibility,
        unknown_loads.total AS unknown_loads
    FROM nibs
    JOIN answered_files ON answered_files.id = nibs.id
    CROSS JOIN sources
    LEFT JOIN owners ON owners.file_id = nibs.id
    LEFT JOIN unknown_loads ON unknown_loads.kind = CASE nibs.kind WHEN 'storyboard' THEN 'storyboard' ELSE 'nib' END
    WHERE nibs.format <> 'error'
        AND nibs.name NOT IN (SELECT loaded.name FROM loaded)
        AND (nibs.device IS NULL OR nibs.name || '~' || nibs.device NOT IN (SELECT loaded.name FROM loaded))
        AND NOT (
            nibs.bundle_path IS NOT NULL
            AND nibs.format NOT IN ('document', 'archive')
            AND (
                (nibs.bundle_path, nibs.tree_id) IN (SELECT * FROM described)
                OR nibs.format NOT IN ('binaryPropertyList', 'nibArchive', 'typedStream')
            )
        )
)
SELECT
    judged.path AS path,
    CASE WHEN possibility IS NOT NULL THEN 'possible' WHEN unknown_loads > 0 THEN 'likely' ELSE 'sure' END AS sureness,
    coalesce(possibility, unknown_loads || ' loads have a name that is not known') AS reason,
    judged.owner_class AS owner_class
FROM judged
WHERE :sureness IS NULL OR sureness = :sureness
ORDER BY
    CASE sureness WHEN 'sure' THEN 0 WHEN 'likely' THEN 1 ELSE 2 END,
    judged.path,
    judged.id;
