-- title: Literal colour that has a name
-- why: A colour that is written as numbers stays the same in dark mode and when the colour set of the same value changes.
-- severity: note
-- sureness: likely
-- unsure: The value may be the same by chance.
-- mend: Choose the named colour in the Attributes inspector.
-- pack: migration
-- report: literal-colors
WITH
ranked AS (
    SELECT
        files.id AS file_id,
        found.line AS line,
        found."column" AS "column",
        found.names AS names,
        found.property AS property,
        found.class AS class,
        row_number() OVER (PARTITION BY found.path ORDER BY found.line, found."column", found.property) AS place,
        count(*) OVER (PARTITION BY found.path) AS uses
    FROM literal_colors AS found
    JOIN files ON files.display_path = found.path
    -- The others look the same in both appearances.
    WHERE found.dark = 1
)
SELECT
    ranked.file_id AS file_id,
    ranked.line AS line,
    ranked."column" AS "column",
    'literal colours' AS subject,
    'The ' || ranked.property || ' of this ' || coalesce(ranked.class, 'object') || ' has the value of the colour set ' || ranked.names
        || ' as numbers, and does not follow it in dark mode' || CASE ranked.uses
            WHEN 1 THEN ''
            WHEN 2 THEN '; so has one more colour of the file'
            ELSE '; so have ' || (ranked.uses - 1) || ' more colours of the file'
        END || '.' AS message
FROM ranked
WHERE ranked.place = 1;
