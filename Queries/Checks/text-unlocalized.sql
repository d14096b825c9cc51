-- title: Nib without translations in a localized app
-- why: The app has texts in several languages. This nib has neither a strings table nor a localized copy, so its texts are always shown in one language.
-- severity: note
-- confidence: likely
-- uncertain: Code may go through the views and translate their texts.
-- fix: Localize the nib (File inspector, Localize…), or set the texts in code through outlets.
-- pack: default
-- option texts (integer, default 1): How many such texts a nib must have.
WITH
-- Targets whose tables of strings have two languages or more, with ten texts at least.
spoken (target_id) AS MATERIALIZED (
    SELECT languages.target_id
    FROM (
        SELECT target_files.target_id AS target_id, localized_strings.language AS language
        FROM target_files
        JOIN files ON files.id = target_files.file_id AND files.kind IN ('strings', 'xcstrings') AND files.name <> 'InfoPlist'
        JOIN localized_strings ON localized_strings.file_id = files.id AND localized_strings.language <> 'Base'
        GROUP BY target_files.target_id, localized_strings.language
        HAVING count(*) >= 10
    ) AS languages
    GROUP BY languages.target_id
    HAVING count(*) > 1
),
silent (file_id) AS MATERIALIZED (
    SELECT nibs.id
    FROM nibs
    WHERE nibs.format IN ('document', 'archive')
        AND NOT nibs.launch_screen
        AND EXISTS (
            SELECT 1 FROM target_files WHERE target_files.file_id = nibs.id AND target_files.target_id IN (SELECT spoken.target_id FROM spoken)
        )
        AND nibs.id NOT IN (SELECT _nib_string_tables.nib_file_id FROM _nib_string_tables)
        AND nibs.id NOT IN (
            SELECT localized_nibs.file_id
            FROM localized_nibs
            WHERE EXISTS (
                SELECT 1
                FROM localized_nibs AS others
                WHERE others.base_file_id = localized_nibs.base_file_id AND others.file_id <> localized_nibs.file_id
            )
        )
),
shown AS (
    SELECT
        _lettered_texts.file_id AS file_id,
        _lettered_texts."key" AS "key",
        texts.text AS text,
        texts.line AS line,
        texts."column" AS "column",
        -- A class of its own may translate what it shows.
        objects.custom_class IS NOT NULL AS is_custom
    FROM silent
    CROSS JOIN _lettered_texts ON _lettered_texts.file_id = silent.file_id
    JOIN texts ON texts.id = _lettered_texts.text_id
    JOIN objects ON objects.id = texts.object
    -- The cell of a control on macOS has no outlet of its own.
    LEFT JOIN objects AS around ON around.id = objects.parent AND objects.key = 'cell'
    WHERE NOT _lettered_texts.is_stock
        -- A word at least, and no stand-in for a number, a name or a key.
        AND texts.text GLOB '*[A-Za-z][a-z][a-z]*'
        AND texts.text NOT GLOB '*[_{}<>]*'
        AND texts.text NOT GLOB '*[a-z].[a-z]*'
        AND texts.text NOT IN (SELECT targets.name FROM targets)
        -- Code sets these without an outlet.
        AND objects.element NOT IN ('navigationItem', 'tabBarItem', 'tableViewSection', 'window')
        AND coalesce(objects.key, '') NOT IN ('textLabel', 'detailTextLabel')
        AND objects.element NOT GLOB '*[cC]ontroller'
        AND NOT (objects.element = 'menu' AND objects.parent IS NULL)
        AND NOT EXISTS (
            SELECT 1
            FROM connections
            WHERE connections.destination IN (objects.id, around.id) AND connections.kind IN ('outlet', 'outletCollection')
        )
        AND NOT EXISTS (
            SELECT 1 FROM connections WHERE connections.source IN (objects.id, around.id) AND connections.kind = 'binding'
        )
        AND NOT EXISTS (SELECT 1 FROM runtime_attributes WHERE runtime_attributes.object = objects.id AND runtime_attributes.type IN ('string', 'boolean'))
        AND coalesce(objects.tag, 0) = 0
        AND objects.tag_text IS NULL
),
counted AS (
    SELECT
        shown.*,
        row_number() OVER (PARTITION BY shown.file_id ORDER BY shown.is_custom, shown.line, shown."column", shown."key") AS place,
        count(*) OVER (PARTITION BY shown.file_id) AS texts
    FROM shown
)
SELECT
    counted.file_id AS file_id,
    counted.line AS line,
    counted."column" AS "column",
    'texts' AS subject,
    iif(counted.is_custom, 'possible', 'likely') AS confidence,
    counted.texts || iif(counted.texts = 1, ' text is', ' texts are') || ' shown in one language only, while the app has others: ' || (
        SELECT group_concat('"' || substr(replace(listed.text, char(10), ' '), 1, 40) || '"', ', ')
        FROM (
            SELECT others.text AS text
            FROM counted AS others
            WHERE others.file_id = counted.file_id AND others.place <= 3
            ORDER BY others.place
        ) AS listed
    ) || iif(counted.texts > 3, ' and others.', '.') AS message
FROM counted
WHERE counted.place = 1 AND counted.texts >= CAST(:texts AS INTEGER);
