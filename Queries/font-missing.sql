-- title: Missing fonts
-- theme: texts and resources
-- words: typeface, ttf, otf, custom font, fallback, unregistered, not found, font file, uifont
-- answers: Which fonts in nibs are missing from the target of the nib, or not declared in its Info.plist? reason: nowhere (no file in the repository contains the font; the system might contain it, because xibdb knows only the most common system fonts), not copied (no target of the nib copies the file), not declared (the Info.plist of the target does not list the file under UIAppFonts, so only code can register it). confidence: likely; possible if the system or something outside the repository can contain the font, or if code can register its file. path and line point to the first use.
-- essential: name, reason
-- parameter name (font, default NULL): Name of the font, or a GLOB pattern (* and ?). If omitted, all.
-- parameter file (file, default NULL): Path or name of the nib, or a GLOB pattern (* and ?; * also matches /). If omitted, all.
-- example: xibdb report font-missing
-- verdicts: font-missing
SELECT
    files.display_path AS path,
    font_missing.line AS line,
    font_missing.name AS name,
    font_missing.uses AS uses,
    font_missing.reason AS reason,
    font_missing.confidence AS confidence,
    fonts.display_path AS found_in
FROM font_missing
JOIN answered_files AS files ON files.id = font_missing.file_id
LEFT JOIN files AS fonts ON fonts.id = font_missing.other_file_id
WHERE (:name IS NULL OR font_missing.name GLOB :name)
    AND (:file IS NULL OR files.path GLOB :file OR files.name GLOB :file)
ORDER BY files.display_path, font_missing.line, font_missing.name;
