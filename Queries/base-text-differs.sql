-- title: Texts that the strings file of the nib's own language replaces
-- theme: texts and resources
-- words: base localization, base localisation, overridden, shadowed, development language, source language, strings file, outdated
-- answers: Which texts of a nib do users never see, because the strings file in the language of the nib replaces them? path and line point to the text in the nib. table and table_line point to the text in the strings file.
-- parameter file (file, default NULL): Path or nib name, or a GLOB pattern (* and ?; * also matches /). If omitted, all.
-- example: xibdb report base-text-differs
-- verdicts: base-text-differs
SELECT
    files.display_path AS path,
    base_text_differs.line AS line,
    base_text_differs."column" AS "column",
    base_text_differs."key" AS "key",
    base_text_differs.language AS language,
    base_text_differs.text AS text,
    base_text_differs.shown AS shown,
    tables.display_path AS "table",
    base_text_differs.other_line AS table_line
FROM base_text_differs
JOIN answered_files AS files ON files.id = base_text_differs.file_id
JOIN files AS tables ON tables.id = base_text_differs.other_file_id
WHERE :file IS NULL OR files.path GLOB :file OR files.name GLOB :file
ORDER BY
    files.display_path,
    base_text_differs.line,
    base_text_differs."column",
    base_text_differs."key",
    base_text_differs.language,
    tables.display_path,
    base_text_differs.other_line;
