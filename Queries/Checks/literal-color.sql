-- title: Literal color with the value of a named color
-- why: A literal color does not change in dark mode, or when the color set with the same value changes.
-- severity: note
-- confidence: likely
-- uncertain: The values may be equal by coincidence. If the color set is for another purpose (text, background, tint, line), the confidence is possible. It is also possible if the value is gray and no nib uses the set for the same purpose.
-- fix: Choose the named color in the Attributes inspector.
-- pack: migration
-- verdicts: literal-color
WITH
-- The literal colors, each with the names of the color sets that have its value.
found AS (
    SELECT
        sorted.file_id AS file_id,
        sorted.line AS line,
        sorted."column" AS "column",
        sorted.property AS property,
        sorted.class AS class,
        sorted.confidence AS confidence,
        group_concat(sorted.name, ', ') AS names
    FROM (
        SELECT
            literal_color.*,
            min(literal_color.confidence) OVER (PARTITION BY literal_color.object, literal_color.property) AS best
        FROM literal_color
        ORDER BY literal_color.object, literal_color.property, literal_color.name
    ) AS sorted
    -- Keep only the color sets with the best confidence. If any are likely, the possible ones are omitted.
    WHERE sorted.confidence = sorted.best
    GROUP BY sorted.object, sorted.property
    -- If none of the sets has a different color for dark mode, the color is omitted.
    HAVING max(sorted.has_dark) = 1
),
ranked AS (
    SELECT
        found.*,
        row_number() OVER (PARTITION BY found.file_id, found.confidence ORDER BY found.line, found."column", found.property) AS place,
        count(*) OVER (PARTITION BY found.file_id, found.confidence) AS uses
    FROM found
)
SELECT
    ranked.file_id AS file_id,
    ranked.line AS line,
    ranked."column" AS "column",
    'literal colors' AS subject,
    ranked.confidence AS confidence,
    'The ' || ranked.property || ' of this ' || coalesce(ranked.class, 'object')
        || ' is a literal color with the value of the color set ' || ranked.names
        || ', so it does not change in dark mode' || CASE ranked.uses
            WHEN 1 THEN ''
            WHEN 2 THEN '; one more literal color of the file has the same problem'
            ELSE '; ' || (ranked.uses - 1) || ' more literal colors of the file have the same problem'
        END || '.' AS message
FROM ranked
WHERE ranked.place = 1;
