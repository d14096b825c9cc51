-- What follows from the loads, after their names were resolved, for the trees
-- of derived_trees.

-- What leads to a load: of a helper's call what leads to that call.
INSERT INTO load_entry_points (load_id, selector, is_conditional)
SELECT DISTINCT nib_loads.id, entry.value ->> 0, entry.value ->> 1
FROM nib_loads
JOIN load_calls ON load_calls.id = nib_loads.load_call_id
LEFT JOIN calls ON calls.id = nib_loads.call_id
JOIN files ON files.id = nib_loads.file_id AND files.tree_id IN (SELECT id FROM derived_trees)
JOIN json_each(iif(calls.id IS NULL, load_calls.entry_points, calls.entry_points)) AS entry;

-- Which files they may load: of all nibs of the name those that a target has
-- that compiles the code, too; else those of the same tree; none that is for
-- a platform that the code is not compiled for.

INSERT INTO loaded_nibs (load_id, file_id)
WITH
candidates (load_id, file_id, shares_target) AS (
    SELECT
        nib_loads.id,
        nibs.id,
        EXISTS (
            SELECT 1
            FROM target_files AS own
            -- A file is in few targets, while a target has all files: the signs keep its index out.
            JOIN target_files AS theirs ON +theirs.target_id = +own.target_id
            WHERE own.file_id = nib_loads.file_id AND theirs.file_id = nibs.id
        )
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    JOIN files AS nibs ON nibs.tree_id = files.tree_id
        AND nibs.name = CASE
            WHEN nib_loads.nib_name GLOB '*~ip[ah][do]*' THEN substr(nib_loads.nib_name, 1, instr(nib_loads.nib_name, '~') - 1)
            ELSE nib_loads.nib_name
        END
    WHERE nib_loads.nib_name IS NOT NULL
        AND files.tree_id IN (SELECT id FROM derived_trees)
        AND (
            nib_loads.platforms IS NULL
            OR nibs.platform IS NULL
            OR nibs.platform IN (SELECT platform.value FROM json_each(nib_loads.platforms) AS platform)
        )
        AND CASE
            WHEN nib_loads.kind = 'nib' THEN nibs.kind IN ('xib', 'nib')
            WHEN nibs.kind = 'storyboard' THEN 1
            -- A launch screen may be a nib as well.
            ELSE nib_loads.call GLOB '*UILaunchStoryboardName*' AND nibs.kind IN ('xib', 'nib')
        END
)
SELECT load_id, file_id
FROM (SELECT *, rank() OVER (PARTITION BY load_id ORDER BY shares_target DESC) AS place FROM candidates)
WHERE place = 1;

-- What the class names of the loads stand for: the nearest class of the name
-- (class_sightings); none where several are left.
INSERT INTO load_classes (load_id, class_id, owner_class_id)
WITH
used (file_id, name) AS (
    SELECT nib_loads.file_id, nib_loads.class
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    WHERE nib_loads.class IS NOT NULL AND files.tree_id IN (SELECT id FROM derived_trees)
    UNION
    SELECT nib_loads.file_id, nib_loads.owner_class
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    WHERE nib_loads.owner_class IS NOT NULL AND files.tree_id IN (SELECT id FROM derived_trees)
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
)
SELECT nib_loads.id, code.class_id, owner.class_id
FROM nib_loads
LEFT JOIN found AS code ON code.file_id = nib_loads.file_id AND code.name = nib_loads.class
LEFT JOIN found AS owner ON owner.file_id = nib_loads.file_id AND owner.name = nib_loads.owner_class
WHERE (code.class_id IS NOT NULL OR owner.class_id IS NOT NULL)
    AND nib_loads.file_id IN (SELECT file_id FROM used);
