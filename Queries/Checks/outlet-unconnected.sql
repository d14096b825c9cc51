-- title: Outlet that nothing connects
-- why: A class declares the outlet, nibs or storyboards have objects of the class, and none connects it. It stays nil unless code sets it: often the connection was lost when the view was changed, or the outlet is left over.
-- severity: warning
-- confidence: certain
-- uncertain: The finding is hidden where a binding or code of the class is known to use the name otherwise, where none of the class's nibs is known to be loaded, and where a nib cannot be read.
-- fix: Connect the outlet, or remove it; write a property that code sets without IBOutlet.
-- pack: default
-- verdicts: outlet-unconnected
WITH
unread (tree_id) AS MATERIALIZED (
    SELECT nibs.tree_id FROM nibs WHERE nibs.format = 'error' AND nibs.origin <> 'test'
),
declared AS MATERIALIZED (
    SELECT
        outlet_unconnected.*,
        files.tree_id AS tree_id,
        files.kind AS language
    FROM outlet_unconnected
    JOIN files ON files.id = outlet_unconnected.file_id
    WHERE outlet_unconnected.in_nibs > 0
        -- Who wants to hear of it may connect a delegate; nobody has to.
        AND outlet_unconnected.outlet NOT GLOB '*elegate'
        AND outlet_unconnected.outlet NOT GLOB '*ataSource'
        -- What a class extension declares anew is one outlet.
        AND (outlet_unconnected.class_id, outlet_unconnected.outlet, outlet_unconnected.place) IN (
            SELECT others.class_id, others.outlet, min(others.place)
            FROM outlet_unconnected AS others
            JOIN answered_files ON answered_files.id = others.file_id
            GROUP BY others.class_id, others.outlet
        )
),
-- The nibs and storyboards that have an object of the class, and whether something loads them.
used (class_id, file_id, is_loaded) AS MATERIALIZED (
    SELECT DISTINCT
        asked.class_id,
        objects.file_id,
        EXISTS (SELECT 1 FROM loaded_nibs WHERE loaded_nibs.file_id = objects.file_id)
    FROM (SELECT DISTINCT declared.class_id FROM declared) AS asked
    JOIN class_ancestors ON class_ancestors.ancestor_id = asked.class_id
    JOIN named_classes ON named_classes.class_id = class_ancestors.class_id
    JOIN objects ON objects.file_id = named_classes.file_id
        AND objects.class = named_classes.name
        AND objects.custom_module IS named_classes.module
)
SELECT
    declared.file_id AS file_id,
    declared.line AS line,
    declared."column" AS "column",
    declared.class || '.' || declared.outlet AS subject,
    'The outlet ' || declared.outlet || ' of ' || declared.class
        || iif(declared.in_nibs = 1, ' is not connected in the nib or storyboard', ' is connected in none of the ' || declared.in_nibs || ' nibs and storyboards')
        || iif(declared.in_nibs = 1, ' that has the class: ', ' that have the class: ')
        || iif(declared.kind = 'outletCollection', 'it stays empty unless code fills it.', 'it stays nil unless code sets it.') AS message,
    -- Swift stops at an outlet that is nil; Objective-C does nothing.
    iif(declared.language = 'swift', 'warning', 'note') AS severity,
    CASE
        WHEN declared.tree_id IN (SELECT unread.tree_id FROM unread) THEN 'possible'
        WHEN NOT EXISTS (SELECT 1 FROM used WHERE used.class_id = declared.class_id AND used.is_loaded) THEN 'possible'
        -- A getter of its own.
        WHEN EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN _class_selectors ON _class_selectors.class_id = class_ancestors.class_id
            WHERE class_ancestors.ancestor_id = declared.class_id
                AND _class_selectors.selector IN (declared.outlet, 'set' || upper(substr(declared.outlet, 1, 1)) || substr(declared.outlet, 2) || ':')
                AND _class_selectors.member_id <> declared.member_id
        ) THEN 'possible'
        WHEN EXISTS (
            SELECT 1
            FROM used
            JOIN connections ON connections.file_id = used.file_id
                AND connections.kind = 'binding'
                AND '.' || connections.key_path || '.' GLOB '*.' || declared.outlet || '.*'
            WHERE used.class_id = declared.class_id
        ) THEN 'possible'
        WHEN EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN _declaration_classes ON _declaration_classes.class_id = class_ancestors.class_id
            JOIN declarations ON declarations.id = _declaration_classes.declaration_id
            JOIN assignments ON assignments.file_id = declarations.file_id AND assignments.class = declarations.name
            WHERE class_ancestors.ancestor_id = declared.class_id
                AND (
                    (assignments.name = declared.outlet AND coalesce(assignments.object, 'self') = 'self')
                    OR (assignments.name = '_' || declared.outlet AND assignments.object IS NULL)
                )
        ) THEN 'possible'
        ELSE 'certain'
    END AS confidence,
    (SELECT min(used.file_id) FROM used WHERE used.class_id = declared.class_id) AS other_file_id,
    NULL AS other_line
FROM declared;
