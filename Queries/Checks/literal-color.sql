-- title: Literal color that has a name
-- why: A color that is written as numbers stays the same in dark mode and when the color set of the same value changes.
-- severity: note
-- confidence: likely
-- uncertain: The value may be the same by chance.
-- fix: Choose the named color in the Attributes inspector.
-- pack: migration
-- report: literal-color
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
    FROM literal_color AS found
    JOIN files ON files.display_path = found.path
    -- The others look the same in both appearances.
    WHERE found.dark = 1
)
SELECT
    ranked.file_id AS file_id,
    ranked.line AS line,
    ranked."column" AS "column",
    'literal colors' AS subject,
    'The ' || ranked.property || ' of this ' || coalesce(ranked.class, 'object') || ' has the value of the color set ' || ranked.names
        || ' as numbers, and does not follow it in dark mode' || CASE ranked.uses
            WHEN 1 THEN ''
            WHEN 2 THEN '; so has one more color of the file'
            ELSE '; so have ' || (ranked.uses - 1) || ' more colors of the file'
        END || '.' AS message
FROM ranked
WHERE ranked.place = 1;
