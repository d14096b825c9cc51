-- title: Localized copy that differs from the base in more than its texts
-- why: The localized copies of a nib are separate files. If a connection exists only in one copy, its outlet is nil in the other languages.
-- severity: warning (note if the copies differ only in objects)
-- confidence: certain
-- fix: Repeat the change in each copy. Or replace the copies with one nib in Base.lproj and a strings file for each language.
-- pack: default
-- verdicts: localized-differs
WITH
placed AS (
    SELECT
        files.id AS file_id,
        files.tree_id AS tree_id,
        files.logical_path AS logical_path,
        files.name AS nib_name,
        found.localization AS localization,
        found.line AS line,
        found."column" AS "column",
        found.difference AS difference,
        found.name AS name,
        found.element AS element,
        found.difference GLOB 'object *' AS is_object
    FROM localized_differs AS found
    JOIN answered_files AS files ON files.id = found.file_id
    -- The number of constraints may differ on purpose, because texts have different lengths.
    WHERE found.difference <> 'number of constraints'
        -- Xcode adds layout guides automatically.
        AND found.element NOT IN ('viewLayoutGuide', 'viewControllerLayoutGuide')
),
counted AS (
    SELECT
        placed.*,
        row_number() OVER (
            PARTITION BY placed.tree_id, placed.logical_path, placed.localization
            ORDER BY placed.is_object, placed.difference GLOB '*missing*' DESC, placed.line, placed."column", placed.name
        ) AS place,
        sum(1 - placed.is_object) OVER (PARTITION BY placed.tree_id, placed.logical_path, placed.localization) AS others,
        sum(placed.is_object) OVER (PARTITION BY placed.tree_id, placed.logical_path, placed.localization) AS objects
    FROM placed
),
reported AS MATERIALIZED (
    SELECT
        counted.*,
        count(*) OVER (PARTITION BY counted.tree_id, counted.logical_path) AS copies,
        max(counted.others > 0) OVER (PARTITION BY counted.tree_id, counted.logical_path) AS is_serious,
        'in ' || CASE
            WHEN counted.others = 0 THEN iif(counted.objects = 1, 'one object', counted.objects || ' objects')
            ELSE iif(counted.others = 1, 'one connection or class', counted.others || ' connections and classes')
                || CASE counted.objects WHEN 0 THEN '' WHEN 1 THEN ' and one object' ELSE ' and ' || counted.objects || ' objects' END
        END || ', first: ' || counted.difference || coalesce(' (' || counted.name || ')', '') AS words
    FROM counted
    WHERE counted.place = 1
)
SELECT
    reported.file_id AS file_id,
    reported.line AS line,
    reported."column" AS "column",
    reported.localization AS subject,
    iif(reported.is_serious, 'warning', 'note') AS severity,
    iif(
        reported.copies = 1,
        'The copy of ' || reported.nib_name || ' for ' || reported.localization || ' differs from its base ' || reported.words || '.',
        reported.copies || ' copies of ' || reported.nib_name || ' differ from their base: ' || (
            SELECT group_concat(listed.words, '; ')
            FROM (
                SELECT others.localization || ' ' || others.words AS words
                FROM reported AS others
                WHERE others.tree_id = reported.tree_id AND others.logical_path = reported.logical_path
                ORDER BY others.localization
            ) AS listed
        ) || '.'
    ) AS message,
    reported.tree_id || ' ' || reported.logical_path AS defect
FROM reported;
