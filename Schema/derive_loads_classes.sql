-- Finds the classes of the loads: the class that contains the code, and the class of the owner.

INSERT INTO asked_names (name, tree_id, file_id)
SELECT DISTINCT crowded_names.name, crowded_names.tree_id, nib_loads.file_id
FROM nib_loads
JOIN files ON files.id = nib_loads.file_id
JOIN crowded_names ON crowded_names.name IN (nib_loads.class, nib_loads.owner_class) AND crowded_names.tree_id = files.tree_id;

-- The class that each class name in a load means: the nearest class with the name
-- (class_sightings). If an object in a nib causes the load, the owner class is the class of this
-- object (object_classes). If several classes are possible, the value is NULL.
INSERT INTO _load_classes (load_id, class_id, owner_class_id)
WITH
used (file_id, name) AS (
    SELECT nib_loads.file_id, nib_loads.class
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    WHERE nib_loads.class IS NOT NULL AND +files.tree_id IN (SELECT id FROM derived_trees)
    UNION
    SELECT nib_loads.file_id, nib_loads.owner_class
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    WHERE nib_loads.owner_class IS NOT NULL AND nib_loads.purpose <> 'object' AND +files.tree_id IN (SELECT id FROM derived_trees)
),
ranked (file_id, name, class_id, place) AS (
    SELECT
        used.file_id,
        used.name,
        class_sightings.class_id,
        rank() OVER (PARTITION BY used.file_id, used.name ORDER BY class_sightings.nearness)
    FROM used
    JOIN class_sightings ON class_sightings.file_id = used.file_id AND class_sightings.name = used.name
),
found (file_id, name, class_id) AS MATERIALIZED (
    SELECT file_id, name, min(class_id)
    FROM ranked
    WHERE place = 1
    GROUP BY file_id, name
    HAVING count(DISTINCT class_id) = 1
),
owners (load_id, class_id) AS (
    SELECT nib_loads.id, object_classes.class_id
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id AND +files.tree_id IN (SELECT id FROM derived_trees)
    JOIN objects ON objects.file_id = nib_loads.file_id
        AND objects.line = nib_loads.line
        AND objects."column" = nib_loads."column"
        AND objects.class = nib_loads.owner_class
    JOIN object_classes ON object_classes.object = objects.id
    WHERE nib_loads.purpose = 'object'
    GROUP BY nib_loads.id
)
SELECT nib_loads.id, code.class_id, coalesce(owner.class_id, owners.class_id)
FROM nib_loads
LEFT JOIN found AS code ON code.file_id = nib_loads.file_id AND code.name = nib_loads.class
LEFT JOIN found AS owner ON owner.file_id = nib_loads.file_id AND owner.name = nib_loads.owner_class
LEFT JOIN owners ON owners.load_id = nib_loads.id
WHERE (code.class_id IS NOT NULL OR owner.class_id IS NOT NULL OR owners.class_id IS NOT NULL)
    AND (SELECT tree_id FROM files WHERE files.id = nib_loads.file_id) IN (SELECT id FROM derived_trees);
