-- title: Differences between localized variants
-- theme: texts and resources
-- words: localization, localisation, translation, lproj, out of sync, diverged, drift, i18n, l10n
-- answers: Which localized variants (copies) of a nib differ from its base in objects, classes, connections or the number of constraints? The base is the variant in Base, else in the development language, else in en, else in English, else the first by language. path and line point to the variant. If the variant lacks the element, they point to the base.
-- essential: localization, difference, element
-- parameter file (file, default NULL): Path without the .lproj folder, or nib name, or a GLOB pattern (* and ?; * also matches /). If omitted, all.
-- parameter language (language, default NULL; also localization): Localization of the variant (de). If omitted, all.
-- example: xibdb report localized-differs file=WelcomeViewController language=fr
-- verdicts: localized-differs
SELECT
    files.display_path AS path,
    localized_differs.line AS line,
    localized_differs."column" AS "column",
    localized_differs.localization AS localization,
    localized_differs.difference AS difference,
    localized_differs.object_id AS object_id,
    localized_differs.element AS element,
    localized_differs.name AS name
FROM localized_differs
JOIN answered_files AS files ON files.id = localized_differs.file_id
WHERE (:file IS NULL OR files.logical_path GLOB :file OR files.name GLOB :file)
    AND (:language IS NULL OR localized_differs.localization = :language)
ORDER BY
    files.logical_path,
    localized_differs.localization,
    localized_differs.difference,
    files.display_path,
    localized_differs.line,
    localized_differs."column",
    localized_differs.object_id,
    localized_differs.name;
