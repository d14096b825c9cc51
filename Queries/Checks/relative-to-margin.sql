-- title: Constraint to a margin
-- why: The width of a margin depends on the device and the container. So the space in the app can differ from the space on the canvas.
-- severity: note
-- confidence: certain
-- fix: Switch Relative to Margin off, and pin the constraint to the edge or the safe area.
-- pack: style
SELECT
    constraints.file_id AS file_id,
    constraints.line AS line,
    constraints."column" AS "column",
    constraints.owner AS object,
    constraints.constraint_id AS subject,
    'The constraint ' || coalesce(constraints.constraint_id, '')
        || coalesce(' of the ' || labels.class, '')
        || ' is relative to ' || iif(constraints.first_attribute GLOB '*Margin*', constraints.first_attribute, constraints.second_attribute) || '.' AS message
FROM constraints
LEFT JOIN object_labels AS labels ON labels.object = constraints.owner
WHERE constraints.first_attribute GLOB '*Margin*' OR constraints.second_attribute GLOB '*Margin*';
