-- title: Deprecated system color
-- why: These colors are textures or fixed grays of old designs. Some are white or clear today. None of them follows dark mode, but their replacements do.
-- severity: note
-- confidence: certain
-- fix: Choose the system color that the message names.
-- pack: migration
WITH
withdrawn (name, note, successor) AS (
    VALUES
    ('groupTableViewBackgroundColor', 'was deprecated in iOS 13', 'systemGroupedBackgroundColor'),
    ('scrollViewTexturedBackgroundColor', 'was deprecated in iOS 7', 'systemBackgroundColor'),
    ('viewFlipsideBackgroundColor', 'was deprecated in iOS 7', 'systemBackgroundColor'),
    ('underPageBackgroundColor', 'was deprecated in iOS 7', 'systemBackgroundColor'),
    ('lightTextColor', 'does not change in dark mode', 'secondaryLabelColor'),
    ('darkTextColor', 'does not change in dark mode', 'labelColor')
),
named AS (
    SELECT objects.file_id AS file_id, objects.line AS line, objects."column" AS "column", objects.id AS object, withdrawn.*
    FROM withdrawn
    CROSS JOIN objects ON instr(objects.attributes, '"' || withdrawn.name || '"') > 0
    JOIN answered_files AS files ON files.id = objects.file_id AND files.platform IN ('iOS', 'tvOS')
    -- Placeholders have no colors.
    WHERE objects.role IS NULL
),
ranked AS (
    SELECT
        named.*,
        row_number() OVER (PARTITION BY named.file_id, named.name ORDER BY named.line, named."column", named.object) AS place,
        count(*) OVER (PARTITION BY named.file_id, named.name) AS uses
    FROM named
)
SELECT
    ranked.file_id AS file_id,
    ranked.line AS line,
    ranked."column" AS "column",
    ranked.object AS object,
    ranked.name AS subject,
    'The color ' || ranked.name || ' ' || ranked.note || iif(ranked.uses > 1, ' (' || ranked.uses || ' objects)', '')
        || '; use ' || ranked.successor || ' instead.' AS message
FROM ranked
WHERE ranked.place = 1;
