-- title: Literal color with the value of a named color
-- why: A literal color does not change in dark mode, or when the color set of the same value changes.
-- severity: note
-- confidence: likely
-- uncertain: The values may be equal by coincidence.
-- fix: Choose the named color in the Attributes inspector.
-- pack: migration
-- verdicts: literal-color
WITH
-- A color, with all sets of its value.
found AS (
    SELECT
        sorted.file_id AS file_id,
        sorted.line AS line,
        sorted."column" AS "column",
        sorted.property AS property,
        sorted.class AS class,
        group_concat(sorted.name, ', ') AS names
    FROM (SELECT * FROM literal_color ORDER BY literal_color.object, literal_color.property, literal_color.name) AS sorted
    GROUP BY sorted.object, sorted.property
    -- The others look the same in both appearances.
    HAVING max(sorted.has_dark) = 1
),
ranked AS (
    SELECT
        found.*,
        row_number() OVER (PARTITION BY found.file_id ORDER BY found.line, found."column", found.property) AS place,
        count(*) OVER (PARTITION BY found.file_id) AS uses
    FROM found
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
