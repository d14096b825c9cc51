-- title: User-visible texts
-- theme: texts and resources
-- words: string, wording, caption, copy, search, find, grep, button title, message, hint
-- answers: Where does this text that users see (title, label, placeholder, tool tip …) stand?
-- parameter text (required; also search): Part of the text; case does not count (with one or two characters: that of other letters than a to z does).
-- example: xibdb report texts text=Fruit
-- example: xibdb report texts text=a
WITH found AS (
    -- Quoted, so that FTS5 takes the text as a text and not as an expression.
    SELECT texts_fts.rowid AS id
    FROM texts_fts
    WHERE length(:text) >= 3
        AND texts_fts MATCH '"' || replace(:text, '"', '""') || '"'
    UNION ALL
    -- Trigrams find nothing shorter than three characters.
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
    texts.text AS text
FROM found
JOIN texts ON texts.id = found.id
JOIN answered_files AS files ON files.id = texts.file_id
JOIN objects ON objects.id = texts.object
ORDER BY files.display_path, texts.line, texts."column", texts.property, texts.id;
