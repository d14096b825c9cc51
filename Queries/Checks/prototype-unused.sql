-- title: Prototype cell that no code asks for
-- why: A prototype cell is created only if code asks for its reuse identifier. If the identifier is missing or wrong, the cell is never shown, and the code receives a different cell or no cell.
-- iOS: If code asks for an identifier that no prototype or registration defines, the call raises NSInternalInconsistencyException or returns nil.
-- severity: warning
-- confidence: likely
-- uncertain: If the prototype has no identifier, the finding is certain. The finding is hidden in these cases: a class of the storyboard uses identifiers that are known only at run time; a string in the sources is equal to the identifier; no source declares the class of the scene; code outside the index may use the identifier; a helper for all tables uses class names as identifiers. If the index does not contain the sources of most classes of the nibs, there are no findings.
-- fix: Give the prototype the identifier that the code asks for, or delete the prototype.
-- pack: default
WITH
prototypes (file_id, tree_id, scene_id, object, line, "column", class, identifier) AS MATERIALIZED (
    SELECT
        objects.file_id,
        files.tree_id,
        objects.scene_id,
        objects.id,
        objects.line,
        objects."column",
        coalesce(objects.class, objects.element),
        objects.reuse_identifier
    FROM objects
    JOIN answered_files AS files ON files.id = objects.file_id AND files.platform IN ('iOS', 'tvOS')
    WHERE (objects.element = 'tableViewCell' AND objects.key = 'prototypes' OR objects.element = 'collectionViewCell' AND objects.key = 'cells')
        AND files.tree_id NOT IN (SELECT _sparse_source_trees.tree_id FROM _sparse_source_trees)
),
asked (tree_id, identifier) AS MATERIALIZED (
    SELECT files.tree_id, identifiers.identifier
    FROM identifiers
    JOIN files ON files.id = identifiers.file_id
    WHERE identifiers.kind = 'reuse' AND identifiers.identifier IS NOT NULL
),
mentioned (tree_id, text) AS MATERIALIZED (
    SELECT DISTINCT _source_texts.tree_id, _source_texts.text FROM _source_texts
),
-- Code with identifiers that are known only at run time. The class is NULL for a helper outside the project's classes.
open_questions (tree_id, certainty, class) AS MATERIALIZED (
    SELECT DISTINCT
        files.tree_id,
        identifiers.certainty,
        iif(
            EXISTS (
                SELECT 1
                FROM classes
                WHERE classes.name = identifiers.class AND classes.tree_id = files.tree_id AND classes.kind = 'project'
            ),
            identifiers.class,
            NULL
        )
    FROM identifiers
    JOIN files ON files.id = identifiers.file_id AND files.origin <> 'test'
    WHERE identifiers.kind = 'reuse' AND identifiers.purpose IN ('dequeues', 'registers') AND identifiers.certainty IN ('unresolved', 'callers')
),
-- The custom classes of the objects in a file, and the superclasses of these classes. These classes may fill the tables of the file.
fillers (file_id, name) AS MATERIALIZED (
    SELECT DISTINCT objects.file_id, class_ancestors.name
    FROM prototypes
    CROSS JOIN objects ON objects.file_id = prototypes.file_id
    JOIN object_classes ON object_classes.object = objects.id
    JOIN class_ancestors ON class_ancestors.class_id = object_classes.class_id
    WHERE objects.custom_class IS NOT NULL
)
SELECT
    prototypes.file_id AS file_id,
    prototypes.line AS line,
    prototypes."column" AS "column",
    prototypes.object AS object,
    prototypes.identifier AS subject,
    'The prototype ' || prototypes.class
        || coalesce(' has the reuse identifier ' || prototypes.identifier || ', which no code asks for', ' has no reuse identifier: no code can ask for it')
        || iif(prototypes.identifier IS NULL, '.', ': it is never shown.') AS message,
    'warning' AS severity,
    CASE
        WHEN prototypes.identifier IS NULL THEN 'certain'
        WHEN (prototypes.tree_id, prototypes.identifier) IN (SELECT mentioned.tree_id, mentioned.text FROM mentioned) THEN 'possible'
        -- The code of the scene's class is not in the index.
        WHEN EXISTS (
            SELECT 1
            FROM objects
            JOIN named_classes ON named_classes.file_id = objects.file_id
                AND named_classes.name = objects.class
                AND named_classes.module IS objects.custom_module
                AND named_classes.certainty = 'named'
            WHERE objects.file_id = prototypes.file_id
                AND objects.scene_id = prototypes.scene_id
                AND objects.custom_class IS NOT NULL
                AND objects.role IS NULL
        ) THEN 'possible'
        WHEN (prototypes.file_id, 'reuse') IN (SELECT _outside_used_files.file_id, _outside_used_files.kind FROM _outside_used_files) THEN 'possible'
        WHEN EXISTS (
            SELECT 1
            FROM open_questions
            WHERE open_questions.tree_id = prototypes.tree_id
                AND (
                    -- A helper for all tables requests cells by the names of their classes.
                    open_questions.class IS NULL AND prototypes.identifier = prototypes.class
                    OR open_questions.certainty = 'unresolved'
                        AND open_questions.class IN (SELECT fillers.name FROM fillers WHERE fillers.file_id = prototypes.file_id)
                )
        ) THEN 'possible'
        ELSE 'likely'
    END AS confidence
FROM prototypes
WHERE prototypes.identifier IS NULL
    OR (prototypes.tree_id, prototypes.identifier) NOT IN (SELECT asked.tree_id, asked.identifier FROM asked);
