-- title: Text that is replaced by the strings file of the nib's own language
-- why: The text in the nib differs from the text in the strings file of the nib's own language. Users never see the text in the nib, and translators may translate the wrong text.
-- severity: note
-- confidence: certain
-- fix: Write the text of the strings file into the nib, or delete the key from the strings file.
-- pack: off
-- verdicts: base-text-differs
WITH
placed AS (
    SELECT
        found.*,
        row_number() OVER (PARTITION BY found.file_id ORDER BY found.line, found."column", found."key") AS place,
        count(*) OVER (PARTITION BY found.file_id) AS texts
    FROM base_text_differs AS found
)
SELECT
    placed.file_id AS file_id,
    placed.line AS line,
    placed."column" AS "column",
    'texts' AS subject,
    'The strings file of the nib''s own language has "' || substr(placed.shown, 1, 60) || '" instead of "' || substr(placed.text, 1, 60) || '"'
        || CASE placed.texts WHEN 1 THEN '' WHEN 2 THEN ', and replaces one more text' ELSE ', and replaces ' || (placed.texts - 1) || ' more texts' END || '.' AS message,
    placed.other_file_id AS other_file_id,
    placed.other_line AS other_line
FROM placed
WHERE placed.place = 1;
