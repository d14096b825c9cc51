-- title: Color inside an attributed text
-- why: A color inside an attributed text overrides the text color of the object. It does not follow the tint color, the appearance, or a color that code sets.
-- severity: note
-- confidence: certain
-- uncertain: The finding is hidden for a color of the system's catalog, which follows the appearance.
-- fix: Set the text color of the object, or set the color in code.
-- pack: style
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    -- One finding per text, not one for each of its parts.
    substr(node.fullkey, 3, instr(node.fullkey, '.fragment') - 3) AS subject,
    'The ' || substr(node.fullkey, 3, instr(node.fullkey, '.fragment') - 3) || ' of the ' || objects.class
        || ' sets its own color (' || node.key || ').' AS message,
    iif(min(node.value ->> '$.catalog' IS 'System') = 1, 'possible', 'certain') AS confidence
FROM objects
JOIN json_tree(objects.attributes) AS node
WHERE instr(objects.attributes, '"fragment"') > 0
    AND node.type = 'object'
    AND node.key LIKE '%color'
    AND instr(node.fullkey, '.fragment') > 0
    -- Notes in Interface Builder are visible only there.
    AND instr(node.fullkey, 'userComments') = 0
GROUP BY objects.id, substr(node.fullkey, 3, instr(node.fullkey, '.fragment') - 3);
