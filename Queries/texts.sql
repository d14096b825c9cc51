-- title: User-visible texts
-- theme: texts and resources
-- words: string, wording, caption, copy, search, find, grep, button title, message, hint
-- answers: Where is a text that users see (title, label, placeholder, tool tip …), and on which screen? scene: class of the scene's controller in a storyboard. owner: class of the File's Owner of a xib. The report translations finds a text in any language. The rule text-unlocalized lists texts that no strings file translates.
-- essential: text, scene
-- parameter text (required; also search): Part of the text. Case is ignored. If this part has only one or two characters, only the case of the letters a to z is ignored.
-- example: xibdb report texts text=Fruit
-- example: xibdb report texts text=a
WITH found AS (
    -- The quotation marks make FTS5 treat the text as a string, not as an expression.
    SELECT texts_fts.rowid AS id
    FROM texts_fts
    WHERE length(:text) >= 3
        AND texts_fts MATCH '"' || replace(:text, '"', '""') || '"'
    UNION ALL
    -- The trigram index cannot find texts that are shorter than three characters.
    SELECT texts.id
    FROM texts
    WHERE length(:text) < 3
        AND texts.text LIKE '%' || replace(replace(replace(:text, '\', '\\'), '%', '\%'), '_', '\_') || '%' ESCAPE '\'
)
SELECT
    files.display_path AS path,
    texts.line AS line,
    texts."column" AS "column",
    objects.class AS class,
    texts.property AS property,
    texts.text AS text,
    controllers.class AS scene,
    owners.class AS owner
FROM found
JOIN texts ON texts.id = found.id
JOIN answered_files AS files ON files.id = texts.file_id
JOIN objects ON objects.id = texts.object
LEFT JOIN scenes ON scenes.file_id = objects.file_id AND scenes.scene_id = objects.scene_id
LEFT JOIN objects AS controllers ON controllers.id = scenes.controller
LEFT JOIN owners ON owners.file_id = texts.file_id
ORDER BY files.display_path, texts.line, texts."column", texts.property, texts.id;
