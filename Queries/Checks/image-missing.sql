-- title: Image that nothing has
-- why: An image that is not in the bundle stays empty. iOS logs "Could not load the image referenced from a nib".
-- severity: warning
-- sureness: sure
-- unsure: The nib is in no target that is known, the target depends on something outside the tree which may bring the image, or another target has it.
-- mend: Add the image to an asset catalog of the target, or choose another in the Attributes inspector.
-- pack: default
-- report: missing-images
WITH
placed AS (
    SELECT
        files.id AS file_id,
        files.platform AS platform,
        found.line AS line,
        found.name AS name,
        found.uses AS uses,
        found.reason AS reason,
        found.sure AS sure,
        found.found_in AS found_in,
        EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = files.id) AS has_target,
        (
            SELECT resource_uses.object
            FROM resource_uses
            WHERE resource_uses.file_id = files.id AND resource_uses.kind = 'image' AND resource_uses.name = found.name
            ORDER BY resource_uses.line, resource_uses."column"
            LIMIT 1
        ) AS object,
        coalesce(
            (
                SELECT min(resource_uses."column")
                FROM resource_uses
                WHERE resource_uses.file_id = files.id AND resource_uses.kind = 'image' AND resource_uses.name = found.name AND resource_uses.line = found.line
            ),
            (
                SELECT min(resources."column")
                FROM resources
                WHERE resources.file_id = files.id AND resources.kind = 'image' AND resources.name = found.name AND resources.line = found.line
            )
        ) AS "column"
    FROM missing_images AS found
    JOIN files ON files.display_path = found.path
    -- Listed and used by nothing: Xcode drops it when it saves the file.
    WHERE found.uses > 0
),
cased AS (
    SELECT
        placed.*,
        (
            SELECT min(available_resources.name)
            FROM available_resources
            JOIN files ON files.id = placed.file_id AND files.tree_id = available_resources.tree_id
            WHERE placed.reason = 'case'
                AND available_resources.kind = 'image'
                AND lower(available_resources.name) IN (lower(placed.name), lower(rtrim(rtrim(placed.name, replace(placed.name, '.', '')), '.')))
        ) AS other_name
    FROM placed
)
SELECT
    cased.file_id AS file_id,
    cased.line AS line,
    cased."column" AS "column",
    cased.object AS object,
    cased.name AS subject,
    CASE
        WHEN cased.reason = 'other target' THEN 'possible'
        WHEN NOT cased.has_target THEN 'likely'
        -- Most disks of a Mac do not mind the case of a loose file.
        WHEN cased.reason = 'case' AND cased.platform = 'macOS' THEN 'likely'
        WHEN cased.sure = 1 OR cased.reason = 'case' THEN 'sure'
        ELSE 'likely'
    END AS sureness,
    CASE cased.reason
        WHEN 'case' THEN 'The image ' || cased.name || ' is not there: there is ' || coalesce(cased.other_name, 'one with other capitals') || ', and case counts.'
        WHEN 'other target' THEN 'The image ' || cased.name || ' is only in targets that do not copy this nib.'
        ELSE 'The image ' || cased.name || ' is in no asset catalog and no file has its name.'
    END AS message,
    cased.found_in AS other_path,
    cased.name || ' ' || cased.reason || ' ' || (SELECT files.tree_id FROM files WHERE files.id = cased.file_id) AS defect
FROM cased;
