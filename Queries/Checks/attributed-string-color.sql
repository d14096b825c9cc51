-- title: Color inside an attributed text
-- why: A color inside an attributed text overrides the text color of the object. The tint color, and a color that code sets, have no effect on this part of the text. If the color is written as numbers, it also does not change in dark mode.
-- severity: note
-- confidence: certain
-- uncertain: The finding is hidden for a system color, because it follows the appearance.
-- fix: Set the text color of the object, or set the color in code.
-- pack: style
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    -- A text is reported once, even if several of its parts have a color.
    substr(node.fullkey, 3, instr(node.fullkey, '.fragment') - 3) AS subject,
    'The ' || substr(node.fullkey, 3, instr(node.fullkey, '.fragment') - 3) || ' of the ' || objects.class
        || ' sets its own color (' || node.key || ').' AS message,
    iif(
        min(
            node.value ->> '$.catalog' IS 'System'
                OR node.value ->> '$.systemColor' IS NOT NULL
                OR node.value ->> '$.cocoaTouchSystemColor' IS NOT NULL
        ) = 1,
        'possible',
        'certain'
    ) AS confidence
FROM objects
JOIN json_tree(objects.attributes) AS node
WHERE instr(objects.attributes, '"fragment"') > 0
    AND node.type = 'object'
    AND node.key LIKE '%color'
    AND instr(node.fullkey, '.fragment') > 0
    -- Developer notes (userComments) are visible only in Interface Builder.
    AND instr(node.fullkey, 'userComments') = 0
GROUP BY objects.id, substr(node.fullkey, 3, instr(node.fullkey, '.fragment') - 3);
