-- The languages of the texts of nibs: of translations, of folders of nibs, and the development languages of projects.
SELECT languages.language AS language, max(languages.is_own) AS is_own
FROM (
    SELECT nib_translations.language AS language, nib_translations.is_own_language AS is_own
    FROM nib_translations
    UNION
    SELECT files.localization, 0
    FROM files
    WHERE files.kind IN ('xib', 'storyboard', 'nib')
    UNION
    SELECT _project_regions.region, 1
    FROM _project_regions
    WHERE _project_regions.is_development = 1
) AS languages
WHERE languages.language IS NOT NULL AND languages.language <> 'Base'
GROUP BY languages.language
ORDER BY languages.language
