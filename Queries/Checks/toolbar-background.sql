-- title: Toolbar with a custom background
-- why: If the system draws a toolbar with Liquid Glass, it also determines the background. Apple advises against custom backgrounds or appearances on UIToolbar.
-- iOS: Since iOS 26, the buttons of a toolbar are drawn on glass. A background behind them hides the content that should be visible through the glass.
-- severity: note
-- confidence: certain
-- fix: Set the background and the tint of the bar to Default, and delete the appearance.
-- pack: liquid-glass
WITH
backgrounds (attribute, label) AS (
    VALUES
    ('barTintColor', 'a bar tint'),
    ('backgroundColor', 'a background color'),
    ('standardAppearance', 'an appearance'),
    ('compactAppearance', 'an appearance'),
    ('scrollEdgeAppearance', 'an appearance')
)
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    'The toolbar has ' || min(backgrounds.label) || '. Since iOS 26 the system determines the background of a toolbar.' AS message
FROM objects
JOIN answered_files AS files ON files.id = objects.file_id AND files.platform = 'iOS'
JOIN backgrounds ON objects.attributes -> ('$.' || backgrounds.attribute) IS NOT NULL
WHERE objects.base_class = 'UIToolbar'
GROUP BY objects.id;
