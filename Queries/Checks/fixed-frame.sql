-- title: View without constraints in a file that uses auto layout
-- why: The view has no constraint of its own. It keeps the frame that it was drawn with, or follows its autoresizing mask, whatever the size of the screen, of the text or of the language.
-- severity: note
-- confidence: certain
-- fix: Give the view constraints for its position and size.
-- pack: style
WITH
tied (object) AS (
    SELECT constraints.first_item FROM constraints WHERE constraints.first_item IS NOT NULL
    UNION
    SELECT constraints.second_item FROM constraints WHERE constraints.second_item IS NOT NULL
)
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    objects.class AS subject,
    'The ' || coalesce(labels.class, objects.element)
        || iif(length(labels.name) <= 40 AND instr(labels.name, char(10)) = 0, ' "' || labels.name || '"', '')
        || ' has no constraints'
        || coalesce(' and keeps its frame of ' || printf('%g × %g', objects.width, objects.height), '') || '.' AS message
FROM objects
JOIN object_labels AS labels ON labels.object = objects.id
JOIN files ON files.id = objects.file_id AND files.use_autolayout = 1
WHERE instr(objects.attributes, '"fixedFrame":"YES"') > 0
    AND objects.attributes ->> '$.fixedFrame' = 'YES'
    AND objects.id NOT IN (SELECT tied.object FROM tied);
