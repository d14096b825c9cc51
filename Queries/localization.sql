-- title: Languages of nibs
-- theme: texts and resources
-- words: localization, localisation, translation, coverage, progress, i18n, l10n, lproj, locale
-- answers: How complete is each nib in each language? The report counts texts that contain a letter. It omits texts that a catalog excludes from translation, and default texts of new objects in Interface Builder. by: strings (a strings file for the language), catalog (a string catalog), copy (a localized variant of the nib), none (only another nib in the folder is translated into the language).
-- parameter file (file, default NULL): Path or nib name, or a GLOB pattern (* and ?; * also matches /). If omitted, all.
-- parameter language (language, default NULL): Language. If omitted, all.
-- example: xibdb report localization
WITH
translated AS MATERIALIZED (
    SELECT DISTINCT nib_file_id, language, text_id
    FROM nib_translations
    WHERE is_done AND text_id IS NOT NULL
    UNION
    SELECT localized_nibs.base_file_id, localized_nibs.localization, own.text_id
    FROM localized_nibs
    JOIN _translatable_texts AS own ON own.file_id = localized_nibs.base_file_id
    JOIN objects ON objects.file_id = localized_nibs.file_id AND objects.object_id = substr(own."key", 1, instr(own."key", '.') - 1)
    JOIN texts ON texts.object = objects.id AND texts.property = substr(own."key", instr(own."key", '.') + 1)
    WHERE localized_nibs.file_id <> localized_nibs.base_file_id
),
has AS MATERIALIZED (
    SELECT
        _nib_string_tables.nib_file_id AS nib_file_id,
        localized_strings.language AS language,
        CASE files.kind WHEN 'xcstrings' THEN 'catalog' ELSE 'strings' END AS "by",
        max(_nib_string_tables.is_own_language OR localized_strings.is_source) AS is_own_language
    FROM _nib_string_tables
    JOIN files ON files.id = _nib_string_tables.file_id
    JOIN localized_strings ON localized_strings.file_id = _nib_string_tables.file_id
    WHERE localized_strings.language IS NOT NULL
    GROUP BY 1, 2, 3
    UNION ALL
    SELECT base_file_id, localization, 'copy', 0 FROM localized_nibs WHERE file_id <> base_file_id
),
folders AS MATERIALIZED (
    SELECT
        localized_nibs.file_id AS nib_file_id,
        localized_nibs.tree_id AS tree_id,
        rtrim(localized_nibs.stem, replace(localized_nibs.stem, '/', '')) AS folder
    FROM localized_nibs
    WHERE localized_nibs.file_id = localized_nibs.base_file_id
),
wanted AS (
    SELECT DISTINCT folders.nib_file_id AS nib_file_id, has.language AS language
    FROM folders
    JOIN folders AS siblings ON siblings.tree_id = folders.tree_id AND siblings.folder = folders.folder
    JOIN has ON has.nib_file_id = siblings.nib_file_id
    WHERE NOT has.is_own_language
),
counted AS MATERIALIZED (
    SELECT _translatable_texts.file_id AS file_id, _translatable_texts.text_id AS text_id
    FROM _translatable_texts
    WHERE NOT _translatable_texts.is_stock
        AND NOT EXISTS (
            SELECT 1
            FROM _nib_string_tables
            JOIN localized_strings ON localized_strings.file_id = _nib_string_tables.file_id
            WHERE _nib_string_tables.nib_file_id = _translatable_texts.file_id
                AND localized_strings."key" = _translatable_texts."key"
                AND localized_strings.is_translated = 0
        )
)
SELECT
    files.display_path AS path,
    wanted.language AS language,
    coalesce((
        SELECT min(has."by")
        FROM has
        WHERE has.nib_file_id = wanted.nib_file_id AND has.language = wanted.language
    ), 'none') AS "by",
    count(translated.text_id) AS translated,
    count(*) AS texts,
    100 * count(translated.text_id) / count(*) AS percent
FROM wanted
JOIN answered_files AS files ON files.id = wanted.nib_file_id
JOIN counted ON counted.file_id = wanted.nib_file_id
LEFT JOIN translated ON translated.nib_file_id = wanted.nib_file_id
    AND translated.language = wanted.language
    AND translated.text_id = counted.text_id
WHERE (:file IS NULL OR files.path GLOB :file OR files.name GLOB :file)
    AND (:language IS NULL OR wanted.language = :language)
GROUP BY wanted.nib_file_id, wanted.language
ORDER BY files.display_path, wanted.language;
