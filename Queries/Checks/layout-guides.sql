-- title: Top and bottom layout guides
-- why: The top and bottom layout guides were deprecated in iOS 11. If a view is pinned to them, it ignores the left and right sides of the safe area, and it ignores the insets that a parent controller adds.
-- severity: note
-- confidence: certain
-- fix: Select Use Safe Area Layout Guides in the File inspector, and pin the constraints to the safe area.
-- pack: migration
WITH
guided AS (
    SELECT
        constraints.file_id AS file_id,
        objects.line AS line,
        objects."column" AS "column",
        row_number() OVER (PARTITION BY constraints.file_id ORDER BY objects.line, objects."column") AS place,
        count(*) OVER (PARTITION BY constraints.file_id) AS constraints
    FROM constraints
    JOIN objects ON objects.id IN (constraints.first_item, constraints.second_item) AND objects.element = 'viewControllerLayoutGuide'
)
SELECT
    files.id AS file_id,
    guided.line AS line,
    guided."column" AS "column",
    'layout guides' AS subject,
    iif(guided.constraints = 1, 'One constraint is', guided.constraints || ' constraints are')
        || ' pinned to the top or bottom layout guide, which was deprecated in iOS 11; use the safe area instead.' AS message
FROM guided
JOIN nibs AS files ON files.id = guided.file_id AND files.platform IN ('iOS', 'tvOS')
JOIN answered_files ON answered_files.id = files.id
WHERE guided.place = 1;
