-- title: Repeated subtrees
-- theme: reuse
-- words: duplicates, duplication, duplicate code, clones, copy and paste, refactor, extract, component, redundant, deduplicate
-- answers: Which views occur in several places with the same objects, so that one reusable view could replace them? Copies have the same elements, classes, keys, order and constraints. Ids, texts, frames and other attributes may differ (near-copies lists such differences). Each copy has one row, for its topmost object. The largest savings come first. saving: number of objects and constraints of all copies except one. If a subtree occurs only inside copies of a bigger subtree, only the bigger subtree is listed. One file represents all copies of a nib (localized variants, device variants, identical files). Menus are not counted as objects. Objects that Interface Builder creates by itself are not counted either: cells of controls, clip views, scrollers, layout guides, bars and their items, and the empty view of a controller or a tab. Launch screens are left out, because they cannot contain custom views.
-- essential: saving, copies, objects
-- parameter file (file, default NULL; also path): Path or nib name of the files to look in, or a GLOB pattern (* also matches /). If omitted, all.
-- parameter minimum (integer, default 4): Minimum number of objects in a subtree, 3 or more; with 3, most rows are views that contain two labels.
-- parameter files (integer, default 1): Minimum number of files that contain the subtree; 2 omits subtrees that repeat within one file only.
-- parameter inside (flag, default 0): 1 to also list a subtree that occurs only inside copies of a bigger subtree, if each copy contains it several times.
-- parameter limit (integer, default 1000000): Maximum number of subtrees to list.
-- example: xibdb report repeated-subtrees minimum=3 files=2
WITH RECURSIVE
-- The nibs that the report covers. place is 1 for the file that represents all copies of a nib.
chosen (file_id, place) AS MATERIALIZED (
    SELECT
        nib_originals.file_id,
        row_number() OVER (PARTITION BY original_id ORDER BY is_copy, answered_files.display_path, nib_originals.file_id)
    FROM nib_originals
    JOIN answered_files ON answered_files.id = nib_originals.file_id
    WHERE nib_originals.file_id NOT IN (SELECT launch_screens.file_id FROM launch_screens)
        AND (:file IS NULL OR answered_files.path GLOB :file OR answered_files.display_path GLOB :file OR answered_files.name GLOB :file)
),
candidates (object, file_id, objects, constraints, structure) AS MATERIALIZED (
    SELECT subtrees.object, subtrees.file_id, subtrees.objects, subtrees.constraints, subtrees.structure
    FROM subtrees
    JOIN chosen ON chosen.file_id = subtrees.file_id AND chosen.place = 1
    WHERE subtrees.objects >= CAST(:minimum AS INTEGER)
),
repeats (structure, copies, files, objects, constraints) AS MATERIALIZED (
    SELECT structure, count(*), count(DISTINCT file_id), min(objects), min(constraints)
    FROM candidates
    GROUP BY structure
    HAVING count(*) > 1 AND count(DISTINCT file_id) >= CAST(:files AS INTEGER)
),
copies (object, file_id, structure) AS MATERIALIZED (
    SELECT candidates.object, candidates.file_id, candidates.structure
    FROM candidates
    JOIN repeats ON repeats.structure = candidates.structure
),
-- The objects that enclose each copy, at any distance.
around (structure, outer_object) AS (
    SELECT copies.structure, objects.parent
    FROM copies
    JOIN objects ON objects.id = copies.object
    WHERE objects.parent IS NOT NULL
    UNION ALL
    SELECT around.structure, objects.parent
    FROM around
    JOIN objects ON objects.id = around.outer_object
    WHERE objects.parent IS NOT NULL
),
-- Subtrees whose copies are all inside copies of the same bigger subtree. is_several: 1 if a copy of the bigger
-- subtree contains several copies, 0 if it contains only one.
inner_parts (structure, is_several) AS (
    SELECT within.structure, min(within.copies > repeats.copies)
    FROM (
        SELECT around.structure AS structure, copies.structure AS outer_structure, count(*) AS copies
        FROM around
        JOIN copies ON copies.object = around.outer_object
        GROUP BY around.structure, copies.structure
    ) AS within
    JOIN repeats AS own ON own.structure = within.structure AND own.copies = within.copies
    JOIN repeats ON repeats.structure = within.outer_structure
    GROUP BY within.structure
),
ranked (structure, copies, files, objects, constraints, saving, rank) AS (
    SELECT
        repeats.structure,
        repeats.copies,
        repeats.files,
        repeats.objects,
        repeats.constraints,
        (repeats.copies - 1) * (repeats.objects + repeats.constraints),
        row_number() OVER (
            ORDER BY
                (repeats.copies - 1) * (repeats.objects + repeats.constraints) DESC,
                repeats.objects DESC,
                (
                    SELECT min(files.display_path || printf('%9d', objects.line))
                    FROM copies
                    JOIN files ON files.id = copies.file_id
                    JOIN objects ON objects.id = copies.object
                    WHERE copies.structure = repeats.structure
                ),
                repeats.structure
        )
    FROM repeats
    WHERE repeats.structure NOT IN (
        SELECT inner_parts.structure
        FROM inner_parts
        WHERE inner_parts.is_several = 0 OR CAST(:inside AS INTEGER) = 0
    )
)
SELECT
    files.display_path AS path,
    objects.line AS line,
    objects."column" AS "column",
    ranked.rank AS number,
    ranked.saving AS saving,
    ranked.copies AS copies,
    ranked.files AS files,
    ranked.objects AS objects,
    ranked.constraints AS constraints,
    objects.element AS element,
    objects.class AS class,
    objects.object_id AS object_id
FROM ranked
JOIN copies ON copies.structure = ranked.structure
JOIN files ON files.id = copies.file_id
JOIN objects ON objects.id = copies.object
WHERE ranked.rank <= CAST(:limit AS INTEGER)
ORDER BY ranked.rank, files.display_path, objects.line, objects."column", objects.id;
