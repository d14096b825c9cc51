-- title: Texts that a strings file does not translate
-- why: If the strings file of a language does not contain the key of a text, the app shows the text in the language of the base nib.
-- severity: warning
-- confidence: likely
-- uncertain: Code may set the text. These texts are left out: texts that are keys in another strings file; texts of objects that have an outlet, a binding for the text, or a runtime attribute with a string value.
-- fix: Add the keys to the strings file (xcodebuild -exportLocalizations finds them). If code sets the text, clear it in the nib.
-- pack: default
-- option percent (integer, default 60): Minimum percentage of a nib's texts that must be translated into a language. If fewer texts are translated, the language is not reported for this nib.
-- verdicts: strings-missing
WITH
-- Texts that are keys in a strings file that does not belong to a nib. Code may use these files to translate the text.
keyed (tree_id, language, text) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, localized_strings.language, localized_strings."key"
    FROM localized_strings
    JOIN files ON files.id = localized_strings.file_id
    WHERE localized_strings.file_id NOT IN (SELECT _nib_string_tables.file_id FROM _nib_string_tables)
),
missing AS (
    SELECT
        found.file_id AS nib_file_id,
        found.line AS line,
        found."column" AS "column",
        found."key" AS "key",
        found.text AS text,
        found.language AS language
    FROM strings_missing AS found
    JOIN answered_files ON answered_files.id = found.file_id
    JOIN objects ON objects.id = found.object
    -- Excludes default texts, titles of menus without a parent (they are not visible), texts without two adjacent letters, and placeholders
    -- for code ({name}). Also excludes names of targets, because an app has the same name in all languages.
    WHERE NOT found.is_stock
        AND NOT (objects.element IN ('menu', 'NSMenu') AND objects.parent IS NULL)
        AND found.text GLOB '*[^ -@{-~[-`][^ -@{-~[-`]*'
        AND found.text NOT GLOB '{*}'
        AND (answered_files.tree_id, found.language, found.text) NOT IN (SELECT keyed.tree_id, keyed.language, keyed.text FROM keyed)
        AND lower(found.text) NOT IN (SELECT lower(targets.name) FROM targets)
        -- Excludes texts that code may set through an outlet.
        AND NOT EXISTS (
            SELECT 1
            FROM connections
            WHERE connections.destination IN (objects.id, iif(objects.key = 'cell', objects.parent, NULL))
                AND connections.kind IN ('outlet', 'outletCollection')
        )
        AND NOT EXISTS (
            SELECT 1
            FROM connections
            WHERE connections.source IN (objects.id, iif(objects.key = 'cell', objects.parent, NULL))
                AND connections.kind = 'binding'
                AND (connections.name GLOB 'value*' OR connections.name GLOB 'title*' OR connections.name GLOB 'displayPattern*')
        )
        -- A runtime attribute may name the key that code uses for the translation.
        AND NOT EXISTS (SELECT 1 FROM runtime_attributes WHERE runtime_attributes.object = objects.id AND runtime_attributes.type = 'string')
        -- Excludes cells of table columns: their text comes from the row.
        AND coalesce(objects.key, '') NOT IN ('dataCell', 'prototype')
        AND NOT EXISTS (
            SELECT 1 FROM objects AS above WHERE above.id = iif(objects.key = 'cell', (SELECT control.parent FROM objects AS control WHERE control.id = objects.parent), objects.parent)
                AND above.element = 'tableCellView'
        )
),
counted AS (
    SELECT
        missing.*,
        row_number() OVER (PARTITION BY missing.nib_file_id, missing.language ORDER BY missing.line, missing."column", missing."key") AS place,
        count(*) OVER (PARTITION BY missing.nib_file_id, missing.language) AS texts
    FROM missing
),
first AS (
    SELECT
        counted.*,
        (
            SELECT count(*)
            FROM _translatable_texts
            WHERE _translatable_texts.file_id = counted.nib_file_id AND NOT _translatable_texts.is_stock
        ) AS all_texts,
        (
            SELECT min(_nib_string_tables.file_id)
            FROM _nib_string_tables
            JOIN files ON files.id = _nib_string_tables.file_id
            WHERE _nib_string_tables.nib_file_id = counted.nib_file_id
                AND (_nib_string_tables.language = counted.language OR files.kind = 'xcstrings')
        ) AS table_id
    FROM counted
    WHERE counted.place = 1
),
reported AS MATERIALIZED (
    SELECT
        first.*,
        count(*) OVER (PARTITION BY first.nib_file_id) AS languages
    FROM first
    WHERE first.texts * 100 <= first.all_texts * (100 - :percent)
)
SELECT
    coalesce(reported.table_id, reported.nib_file_id) AS file_id,
    1 AS line,
    1 AS "column",
    reported.language AS subject,
    iif(
        reported.languages = 1,
        'The strings file for ' || reported.language || ' lacks ' || reported.texts || iif(reported.texts = 1, ' text of ', ' texts of ') || nibs.name || ' that code probably does not set: ',
        'The strings files for ' || reported.languages || ' languages lack texts of ' || nibs.name || ' that code probably does not set (' || (
            SELECT group_concat(listed.words, ', ')
            FROM (
                SELECT others.language || ': ' || others.texts AS words
                FROM reported AS others
                WHERE others.nib_file_id = reported.nib_file_id
                ORDER BY others.language
            ) AS listed
        ) || '). In ' || reported.language || ': '
    ) || (
        SELECT group_concat(listed.words, ', ')
        FROM (
            SELECT counted."key" || ' "' || substr(replace(counted.text, char(10), ' '), 1, 40) || '"' AS words
            FROM counted
            WHERE counted.nib_file_id = reported.nib_file_id AND counted.language = reported.language AND counted.place <= 3
            ORDER BY counted.place
        ) AS listed
    ) || iif(reported.texts > 3, ' and ' || (reported.texts - 3) || ' more.', '.') AS message,
    reported.nib_file_id AS other_file_id,
    reported.line AS other_line,
    reported.nib_file_id || ' strings' AS defect
FROM reported
JOIN files AS nibs ON nibs.id = reported.nib_file_id;
