-- title: Outlets that nobody connects
-- theme: outlets and actions
-- words: iboutlet, unwired, dangling, nil, unused, not connected, missing connection, not hooked up, dead code
-- answers: Which outlets do the sources declare that no nib or storyboard connects on an object of the class, of a subclass, or on a File's Owner of it? in_nibs: how many nibs and storyboards have an object or a File's Owner of the class or a subclass; 0 means that none knows the class at all. What a class extension declares anew is told once.
-- parameter class (class, default NULL): Class that declares the outlet; GLOB pattern (* and ?).
-- parameter unused (flag, default 0): 1 lists also the outlets of classes that no nib names.
-- example: xibdb report outlet-unconnected unused=1
WITH
declared (class_id, name, class, kind, path, line, "column", place) AS (
    SELECT
        class_members.class_id,
        class_members.name,
        class_members.class,
        class_members.kind,
        answered_files.display_path,
        class_members.line,
        class_members."column",
        row_number() OVER (
            PARTITION BY class_members.class_id, class_members.name
            ORDER BY answered_files.path NOT LIKE '%.h', answered_files.path, class_members.line, class_members."column"
        )
    FROM class_members
    JOIN members ON members.id = class_members.member_id
    JOIN answered_files ON answered_files.id = members.file_id
    WHERE class_members.kind IN ('outlet', 'outletCollection')
        AND class_members.class_id IS NOT NULL
        AND (:class IS NULL OR class_members.class GLOB :class)
),
-- Outlets that are connected, by the class of the object.
connected (class_id, name) AS MATERIALIZED (
    SELECT object_classes.class_id, connections.name
    FROM connections
    JOIN object_classes ON object_classes.object = connections.source
    WHERE connections.kind IN ('outlet', 'outletCollection')
    UNION
    -- The File's Owner is of the class that a load gives, whatever the nib names.
    SELECT _load_classes.owner_class_id, connections.name
    FROM owners
    JOIN connections ON connections.source = owners.object AND connections.kind IN ('outlet', 'outletCollection')
    JOIN loaded_nibs ON loaded_nibs.file_id = owners.file_id
    JOIN _load_classes ON _load_classes.load_id = loaded_nibs.load_id
    WHERE _load_classes.owner_class_id IS NOT NULL
),
counted AS (
    SELECT
        declared.*,
        (
            SELECT count(DISTINCT objects.file_id)
            FROM class_ancestors
            JOIN named_classes ON named_classes.class_id = class_ancestors.class_id
            JOIN objects ON objects.file_id = named_classes.file_id
                AND objects.class = named_classes.name
                AND objects.custom_module IS named_classes.module
            WHERE class_ancestors.ancestor_id = declared.class_id
        ) AS in_nibs
    FROM declared
    WHERE declared.place = 1
        AND NOT EXISTS (
            SELECT 1
            FROM class_ancestors
            -- A property may be connected by the name of its variable.
            JOIN connected ON connected.class_id = class_ancestors.class_id AND connected.name IN (declared.name, '_' || declared.name)
            WHERE class_ancestors.ancestor_id = declared.class_id
        )
)
SELECT
    counted.path AS path,
    counted.line AS line,
    counted."column" AS "column",
    counted.class AS class,
    counted.kind AS kind,
    counted.name AS outlet,
    counted.in_nibs AS in_nibs
FROM counted
WHERE counted.in_nibs > 0 OR CAST(:unused AS INTEGER) <> 0
ORDER BY counted.path, counted.line, counted."column", counted.name;
