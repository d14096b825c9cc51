-- title: Near-copies
-- theme: reuse
-- words: similar, almost identical, near duplicates, clones, copy and paste, refactor, deduplicate, template, extract
-- answers: Which subtrees are the same except for a few attributes, so that one reusable view with some properties could replace them? Near-copies have the same elements, classes, keys and order. One row per difference. name: the attribute, the runtime attribute or the constraint. A constraint names its items by their positions, counted from the topmost object, which is 0. here: the value in this copy. there: the value in the other copy. Each copy is compared with the copy whose constraints are the most common; other_path is the file of that copy. A color counts as one difference, even if several of its components differ. Ids, texts and frames do not count. Launch screens are left out, because they cannot contain custom views. The copies with the fewest differences per object and constraint come first. If the bigger subtree around a copy is also a near-copy, only the bigger subtree is listed. One file represents all copies of a nib (localized variants, device variants, identical files).
-- essential: element, name, here, there
-- parameter file (file, default NULL; also path): Path or nib name of the files to search, or a GLOB pattern (* also matches /). If omitted, all.
-- parameter minimum (integer, default 4): Minimum number of objects in a subtree, 3 or more.
-- parameter maximum (integer, default 6): Maximum number of differences between two copies.
-- example: xibdb report near-copies minimum=3 maximum=40
WITH
-- The nibs that the parameter file selects. place is 1 for the file that represents all copies of a nib.
chosen (file_id, path, place) AS MATERIALIZED (
    SELECT
        nib_originals.file_id,
        answered_files.display_path,
        row_number() OVER (
            PARTITION BY nib_originals.original_id
            ORDER BY nib_originals.is_copy, answered_files.display_path, nib_originals.file_id
        )
    FROM nib_originals
    JOIN answered_files ON answered_files.id = nib_originals.file_id
    WHERE :file IS NULL OR answered_files.path GLOB :file OR answered_files.display_path GLOB :file OR answered_files.name GLOB :file
),
candidates (object, file_id, last_object, objects, constraints, shape, structure, path, line) AS MATERIALIZED (
    SELECT
        subtrees.object, subtrees.file_id, subtrees.last_object, subtrees.objects, subtrees.constraints, subtrees.shape,
        subtrees.structure, chosen.path, objects.line
    FROM subtrees
    JOIN chosen ON chosen.file_id = subtrees.file_id AND chosen.place = 1
    JOIN objects ON objects.id = subtrees.object
    WHERE subtrees.objects >= CAST(:minimum AS INTEGER)
        AND subtrees.file_id NOT IN (SELECT launch_screens.file_id FROM launch_screens)
),
shared AS (
    SELECT *, count(*) OVER (PARTITION BY shape, structure) AS sharing
    FROM candidates
),
paired (here, there) AS MATERIALIZED (
    SELECT
        object,
        first_value(object) OVER (PARTITION BY shape ORDER BY sharing DESC, structure, path, line, object)
    FROM shared
),
pairs (here, there, last_here, last_there, file_here, file_there) AS MATERIALIZED (
    SELECT own.object, other.object, own.last_object, other.last_object, own.file_id, other.file_id
    FROM paired
    JOIN candidates AS own ON own.object = paired.here
    JOIN candidates AS other ON other.object = paired.there
    -- Excludes pairs in which one subtree contains the other.
    WHERE paired.here <> paired.there AND own.object NOT BETWEEN other.object AND other.last_object
        AND other.object NOT BETWEEN own.object AND own.last_object
),
-- The subtrees of all pairs, each once. side: the topmost object of the subtree.
sides (side, last, file_id) AS MATERIALIZED (
    SELECT here, last_here, file_here FROM pairs
    UNION
    SELECT there, last_there, file_there FROM pairs
),
-- Attributes of the objects in the subtrees. place: the position of the object, counted from the topmost object. A
-- color is one value: its name or its components.
attributes (side, place, name, value, object) AS (
    SELECT
        sides.side,
        objects.id - sides.side,
        substr(leaves.fullkey, 3),
        iif(
            leaves.type <> 'object',
            leaves.atom,
            coalesce(
                leaves.value ->> '$.name',
                leaves.value ->> '$.systemColor',
                leaves.value ->> '$.NSColorName',
                (SELECT group_concat(parts.atom, ' ') FROM json_tree(leaves.value) AS parts WHERE parts.atom <> 'custom')
            )
        ),
        objects.id
    FROM sides
    JOIN objects ON objects.id BETWEEN sides.side AND sides.last
    JOIN json_tree(objects.attributes) AS leaves
    WHERE (leaves.atom IS NOT NULL OR (leaves.type = 'object' AND leaves.key GLOB '*[cC]olor'))
        AND leaves.path NOT GLOB '*[cC]olor'
        AND leaves.path NOT GLOB '*[cC]olor.*'
        -- Omits frames, and ids of other objects in the file.
        AND leaves.fullkey NOT GLOB '$.*[rR]ect.*'
        AND leaves.fullkey NOT GLOB '$.NS*Frame*'
        AND leaves.fullkey NOT GLOB '$.canvasLocation*'
        AND leaves.fullkey NOT IN (
            '$.selectedItem', '$.tableViewCell', '$.accessibilityConfiguration.identifier', '$.sceneMemberID', '$.fixedFrame',
            '$.preferredMaxLayoutWidth'
        )
        AND coalesce(leaves.atom, '') NOT GLOB '???-??-???'
    UNION ALL
    SELECT sides.side, objects.id - sides.side, 'tag', coalesce(objects.tag_text, objects.tag), objects.id
    FROM sides
    JOIN objects ON objects.id BETWEEN sides.side AND sides.last
    WHERE objects.tag IS NOT NULL OR objects.tag_text IS NOT NULL
),
shown (object, text) AS MATERIALIZED (
    SELECT DISTINCT texts.object, texts.text
    FROM texts
    WHERE texts.file_id IN (SELECT sides.file_id FROM sides)
),
facts (side, place, name, value) AS (
    SELECT attributes.side, attributes.place, attributes.name, attributes.value
    FROM attributes
    LEFT JOIN shown ON shown.object = attributes.object AND shown.text = attributes.value
    WHERE shown.object IS NULL
    UNION ALL
    SELECT
        sides.side,
        runtime_attributes.object - sides.side,
        'runtime attribute ' || runtime_attributes.key_path,
        coalesce(runtime_attributes.value, runtime_attributes.type)
    FROM sides
    JOIN runtime_attributes ON runtime_attributes.object BETWEEN sides.side AND sides.last
    UNION ALL
    SELECT
        sides.side,
        constraints.first_item - sides.side,
        'constraint ' || (constraints.first_item - sides.side) || '.' || constraints.first_attribute
            || CASE coalesce(constraints.relation, '=')
                WHEN 'greaterThanOrEqual' THEN ' >= '
                WHEN 'lessThanOrEqual' THEN ' <= '
                ELSE ' = '
            END
            || coalesce((constraints.second_item - sides.side) || '.' || constraints.second_attribute, 'constant'),
        coalesce(constraints.constant, 0)
            || coalesce(' x ' || constraints.multiplier, '')
            || coalesce(' @ ' || constraints.priority, '')
    FROM sides
    JOIN constraints ON constraints.file_id = sides.file_id
        AND constraints.first_item BETWEEN sides.side AND sides.last
        AND (
            constraints.second_item BETWEEN sides.side AND sides.last
            OR constraints.second_item_id IS NULL
        )
),
-- If several facts have the same name (two similar constraints), they get numbers in the order of their values.
numbered (side, place, name, value) AS MATERIALIZED (
    SELECT
        side,
        place,
        name || CASE
            WHEN row_number() OVER same_name = 1 THEN ''
            ELSE ' (' || row_number() OVER same_name || ')'
        END,
        value
    FROM facts
    WINDOW same_name AS (PARTITION BY side, place, name ORDER BY value)
),
held (here, there, place, name, value_here, value_there) AS (
    SELECT pairs.here, pairs.there, numbered.place, numbered.name, numbered.value, NULL
    FROM pairs
    JOIN numbered ON numbered.side = pairs.here
    UNION ALL
    SELECT pairs.here, pairs.there, numbered.place, numbered.name, NULL, numbered.value
    FROM pairs
    JOIN numbered ON numbered.side = pairs.there
),
differences (here, there, place, name, value_here, value_there) AS MATERIALIZED (
    SELECT here, there, place, name, max(value_here), max(value_there)
    FROM held
    GROUP BY here, place, name
    HAVING max(value_here) IS NOT max(value_there)
),
near (here, there, count) AS MATERIALIZED (
    SELECT here, there, count(*)
    FROM differences
    GROUP BY here
    HAVING count(*) <= CAST(:maximum AS INTEGER)
)
SELECT
    files.display_path AS path,
    objects.line AS line,
    objects."column" AS "column",
    others.display_path AS other_path,
    other.line AS other_line,
    other."column" AS other_column,
    own.objects AS objects,
    objects.class AS class,
    near.count AS differences,
    part.element AS element,
    part.line AS element_line,
    differences.name AS name,
    differences.value_here AS here,
    differences.value_there AS there
FROM near
JOIN differences ON differences.here = near.here
JOIN objects ON objects.id = near.here
JOIN objects AS other ON other.id = near.there
JOIN candidates AS own ON own.object = near.here
JOIN objects AS part ON part.id = near.here + differences.place
JOIN files ON files.id = objects.file_id
JOIN files AS others ON others.id = other.file_id
WHERE NOT EXISTS (
    SELECT 1
    FROM near AS bigger
    WHERE bigger.here = objects.parent AND bigger.there = other.parent
)
ORDER BY
    1.0 * near.count / (own.objects + own.constraints),
    own.objects DESC,
    files.display_path,
    objects.line,
    objects.id,
    differences.place,
    differences.name;
