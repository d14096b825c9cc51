-- title: File's Owner whose class differs from the class of the loading object
-- why: The nib names one class as its File's Owner, and an object of an unrelated class loads it. At run time the loading object is the owner, but Interface Builder offers the outlets and actions of the named class. Often the nib was copied, or the class was replaced.
-- severity: warning (note if nothing in the nib is connected to the File's Owner)
-- confidence: certain
-- uncertain: If no load is known, but the nib is named after a view controller, the confidence is likely. If another load has an owner of an unknown class, the confidence is possible. Otherwise, the confidence of the finding is the confidence of the load.
-- fix: Set the class of the File's Owner to the class that loads the nib.
-- pack: default
WITH
-- The class that each nib names for its File's Owner, except NSObject.
named (file_id, object, class_id, class) AS MATERIALIZED (
    SELECT owners.file_id, owners.object, object_classes.class_id, owners.class
    FROM owners
    JOIN object_classes ON object_classes.object = owners.object
    JOIN answered_files ON answered_files.id = owners.file_id
    WHERE owners.class IS NOT NULL AND owners.class <> 'NSObject'
),
-- For each nib, the owner classes of its loads. Rank 1 is the class of the load with the best confidence.
loaders (file_id, class_id, load_id, class, confidence, rank) AS MATERIALIZED (
    SELECT
        _nib_owners.file_id,
        _nib_owners.class_id,
        _nib_owners.load_id,
        classes.name,
        nib_loads.confidence,
        row_number() OVER (
            PARTITION BY _nib_owners.file_id
            ORDER BY CASE nib_loads.confidence WHEN 'certain' THEN 0 WHEN 'likely' THEN 1 ELSE 2 END, classes.name, nib_loads.id
        )
    FROM _nib_owners
    JOIN classes ON classes.id = _nib_owners.class_id
    JOIN nib_loads ON nib_loads.id = _nib_owners.load_id
    WHERE _nib_owners.file_id IN (SELECT named.file_id FROM named)
),
related (file_id) AS MATERIALIZED (
    SELECT named.file_id
    FROM named
    JOIN loaders ON loaders.file_id = named.file_id
    JOIN class_ancestors ON class_ancestors.class_id = loaders.class_id AND class_ancestors.ancestor_id = named.class_id
    UNION
    SELECT named.file_id
    FROM named
    JOIN loaders ON loaders.file_id = named.file_id
    JOIN class_ancestors ON class_ancestors.class_id = named.class_id AND class_ancestors.ancestor_id = loaders.class_id
    UNION
    -- The two classes have the same name.
    SELECT named.file_id
    FROM named
    JOIN loaders ON loaders.file_id = named.file_id AND loaders.class = named.class
    UNION
    -- The nib names an unknown class, and the loading class has an unknown superclass. These may be the same class.
    SELECT named.file_id
    FROM named
    JOIN classes ON classes.id = named.class_id AND classes.kind = 'unknown'
    JOIN loaders ON loaders.file_id = named.file_id
    JOIN class_ancestors ON class_ancestors.class_id = loaders.class_id
    JOIN classes AS above ON above.id = class_ancestors.ancestor_id AND above.kind = 'unknown'
),
-- Nibs that some code loads with an unknown owner.
open_nibs (file_id) AS MATERIALIZED (
    SELECT DISTINCT loaded_nibs.file_id
    FROM loaded_nibs
    JOIN nib_loads ON nib_loads.id = loaded_nibs.load_id
    WHERE nib_loads.kind = 'nib'
        AND nib_loads.purpose IN ('loads', 'instantiates', 'controller', 'windowController', 'nibName', 'windowNibName', 'object')
        AND nib_loads.owner_class IS NULL
        AND nib_loads.owner_kind IS NOT 'nil'
        AND nib_loads.certainty <> 'callers'
),
-- For each nib without a known load, the view controller that would find the nib by its name.
namesakes (file_id, class_id, class) AS MATERIALIZED (
    SELECT named.file_id, min(classes.id), classes.name
    FROM named
    JOIN answered_files ON answered_files.id = named.file_id
    JOIN classes ON classes.name = answered_files.name
        AND classes.tree_id = answered_files.tree_id
        AND classes.kind = 'project'
        AND classes.descends_from = 'viewController'
    JOIN program_classes ON program_classes.file_id = named.file_id AND program_classes.class_id = classes.id
    WHERE classes.name <> named.class
        -- Nibs with a known owner are omitted.
        AND named.file_id NOT IN (SELECT loaders.file_id FROM loaders)
        AND NOT EXISTS (
            SELECT 1
            FROM loaded_nibs
            JOIN nib_loads ON nib_loads.id = loaded_nibs.load_id
            WHERE loaded_nibs.file_id = named.file_id AND nib_loads.kind = 'nib' AND nib_loads.confidence <> 'possible'
        )
        AND NOT EXISTS (
            SELECT 1
            FROM class_ancestors
            WHERE (class_ancestors.class_id = classes.id AND class_ancestors.ancestor_id = named.class_id)
                OR (class_ancestors.class_id = named.class_id AND class_ancestors.ancestor_id = classes.id)
        )
        AND NOT EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN classes AS above ON above.id = class_ancestors.ancestor_id AND above.kind = 'unknown'
            WHERE class_ancestors.class_id = classes.id
        )
        AND NOT EXISTS (
            SELECT 1
            FROM _overriding_members
            WHERE _overriding_members.class_id = classes.id AND _overriding_members.name IN ('loadView', 'nibName')
        )
    GROUP BY named.file_id, classes.name
)
SELECT
    named.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    named.object AS object,
    named.class AS subject,
    iif(
        EXISTS (SELECT 1 FROM connections WHERE connections.source = named.object)
            OR EXISTS (SELECT 1 FROM connections WHERE connections.destination = named.object),
        'warning',
        'note'
    ) AS severity,
    iif(named.file_id IN (SELECT open_nibs.file_id FROM open_nibs), 'possible', loaders.confidence) AS confidence,
    'The nib names ' || named.class || ' as its File''s Owner, but ' || loaders.class
        || coalesce((
            SELECT ' and ' || others.class
            FROM loaders AS others
            WHERE others.file_id = named.file_id AND others.class <> loaders.class
            ORDER BY others.rank
            LIMIT 1
        ), '')
        || iif(
            EXISTS (SELECT 1 FROM loaders AS others WHERE others.file_id = named.file_id AND others.class <> loaders.class),
            ' load it.',
            ' loads it.'
        ) AS message,
    nib_loads.file_id AS other_file_id,
    nib_loads.line AS other_line
FROM named
JOIN objects ON objects.id = named.object
JOIN files ON files.id = named.file_id
JOIN loaders ON loaders.file_id = named.file_id AND loaders.rank = 1
JOIN nib_loads ON nib_loads.id = loaders.load_id
WHERE named.file_id NOT IN (SELECT related.file_id FROM related)
    -- owner-lacks-outlet and owner-lacks-action report members that the loading class does not have.
    AND NOT EXISTS (
        SELECT 1
        FROM connections
        JOIN _class_answers ON _class_answers.connection = connections.id AND _class_answers.class_id = loaders.class_id
        WHERE (connections.source = named.object OR (connections.destination = named.object AND connections.kind = 'action'))
            AND _class_answers.answer IN ('no', 'hidden')
    )
UNION ALL
SELECT
    named.file_id,
    objects.line,
    objects."column",
    named.object,
    named.class,
    'warning',
    'likely',
    'The nib names ' || named.class || ' as its File''s Owner, but the nib is named after the view controller ' || namesakes.class || ', which would load it.',
    classes.file_id,
    classes.line
FROM namesakes
JOIN named ON named.file_id = namesakes.file_id
JOIN objects ON objects.id = named.object
JOIN classes ON classes.id = namesakes.class_id;
