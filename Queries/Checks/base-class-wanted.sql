-- title: Object that does not have a required class
-- why: A project can define its own classes for buttons, labels or controllers, with its fonts and colors. An object of any other class looks or behaves differently.
-- severity: warning
-- confidence: certain
-- uncertain: If the option "classes" is not set, there are no findings. If a superclass of the custom class is unknown, the finding is hidden.
-- fix: In the Identity inspector, set one of the required classes or a subclass as the custom class.
-- pack: style
-- option classes (text, default {}): JSON object that maps an element or a system class (button, UIButton) to a list of classes. Each object of this element or system class must have one of the listed classes, or a subclass. If the list contains the system class itself, objects without a custom class are allowed.
WITH
wanted (element, class) AS (
    SELECT entries.key, names.value
    FROM json_each(:classes) AS entries
    JOIN json_each(iif(entries.type = 'array', entries.value, json_array(entries.value))) AS names
),
-- The required classes, with their subclasses.
fitting (tree_id, element, name) AS MATERIALIZED (
    SELECT trees.id, wanted.element, wanted.class
    FROM wanted
    JOIN trees
    UNION
    SELECT classes.tree_id, wanted.element, own_names.name
    FROM wanted
    JOIN _class_names ON _class_names.name = wanted.class
    JOIN classes ON classes.id = _class_names.class_id
    JOIN class_ancestors ON class_ancestors.ancestor_id = _class_names.class_id
    JOIN _class_names AS own_names ON own_names.class_id = class_ancestors.class_id
    -- If a framework class is required, its subclasses are not accepted, because every object of the element descends from it.
    WHERE classes.kind <> 'framework'
)
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    objects.class AS subject,
    'The ' || objects.element || ' is a ' || coalesce(objects.class, objects.element) || ', but the project requires '
        || (SELECT group_concat(listed.class, ' or ') FROM wanted AS listed WHERE listed.element = asked.element) || '.' AS message,
    iif(
        objects.custom_class IS NOT NULL AND EXISTS (
            SELECT 1
            FROM _class_names
            JOIN class_ancestors ON class_ancestors.class_id = _class_names.class_id
            JOIN classes ON classes.id = class_ancestors.ancestor_id AND classes.kind = 'unknown'
            WHERE _class_names.tree_id = files.tree_id AND _class_names.name = objects.custom_class
        ),
        'possible',
        'certain'
    ) AS confidence
FROM (SELECT DISTINCT wanted.element FROM wanted) AS asked
JOIN objects ON objects.element = asked.element OR objects.base_class = asked.element
JOIN files ON files.id = objects.file_id
WHERE objects.role IS NULL
    AND (files.tree_id, asked.element, objects.class) NOT IN (SELECT fitting.tree_id, fitting.element, fitting.name FROM fitting);
