-- title: View without constraints in a file that uses Auto Layout
-- why: The view has no constraints. It keeps its frame from the canvas, or follows its autoresizing mask. It does not adapt to the size of the screen, the text or the language.
-- severity: note
-- confidence: certain
-- fix: Add constraints for the position and size of the view.
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
