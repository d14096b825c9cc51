-- title: Font that the app does not bring along
-- why: A font that neither the system nor the app has is replaced by the system's font, without a word.
-- severity: warning
-- confidence: certain
-- uncertain: No file of the tree has the font: it may be the system's, or come with something that is built elsewhere; a font that is not declared may be registered by code.
-- fix: Add the font's file to the target and name it under UIAppFonts (macOS: ATSApplicationFontsPath) in Info.plist, or choose another font.
-- pack: default
-- verdicts: font-missing
WITH
placed AS (
    SELECT
        files.id AS file_id,
        files.tree_id AS tree_id,
        files.platform AS platform,
        found.line AS line,
        found.name AS name,
        found.reason AS reason,
        found.other_file_id AS font_file_id,
        fonts.path AS font_path,
        EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = files.id) AS has_target,
        EXISTS (
            SELECT 1
            FROM target_files
            JOIN _target_dependencies ON _target_dependencies.target_id = target_files.target_id
            WHERE target_files.file_id = files.id
                AND NOT EXISTS (
                    SELECT 1
                    FROM targets
                    JOIN files AS projects ON projects.id = targets.file_id
                    WHERE targets.name = _target_dependencies.name AND projects.tree_id = files.tree_id
                )
        ) AS has_outside,
        found.resource_use_id AS use_id
    FROM font_missing AS found
    JOIN files ON files.id = found.file_id
    LEFT JOIN files AS fonts ON fonts.id = found.other_file_id
)
SELECT
    placed.file_id AS file_id,
    placed.line AS line,
    resource_uses."column" AS "column",
    resource_uses.object AS object,
    placed.name AS subject,
    CASE
        -- Every iOS has much the same fonts; which a Mac has depends on its owner.
        WHEN placed.reason = 'nowhere' AND (placed.platform = 'macOS' OR NOT placed.has_target OR placed.has_outside) THEN 'possible'
        WHEN placed.reason = 'nowhere' THEN 'likely'
        -- Code registers fonts by their file.
        WHEN placed.reason = 'not declared' OR placed.reason = 'not copied' THEN iif(
            EXISTS (
                SELECT 1
                FROM mentioned_names
                JOIN files ON files.id = mentioned_names.file_id AND files.tree_id = placed.tree_id AND files.kind IN ('swift', 'objc')
                WHERE instr(mentioned_names.names, 'CTFontManager') > 0
                    OR instr(
                        lower(mentioned_names.names),
                        lower(rtrim(rtrim(replace(placed.font_path, rtrim(placed.font_path, replace(placed.font_path, '/', '')), ''), 'otfc'), '.'))
                    ) > 0
            ),
            'possible',
            'likely'
        )
    END AS confidence,
    CASE placed.reason
        WHEN 'nowhere' THEN 'No file of the tree has the font ' || placed.name || ': where the system does not have it, its own takes its place.'
        WHEN 'not copied' THEN 'No target of this nib copies the font ' || placed.name || ': the system''s takes its place.'
        ELSE 'Info.plist does not name the file of the font ' || placed.name || ': unless code registers it, the system''s takes its place.'
    END AS message,
    placed.font_file_id AS other_file_id,
    placed.name || ' ' || placed.reason || ' ' || placed.tree_id AS defect
FROM placed
LEFT JOIN resource_uses ON resource_uses.id = placed.use_id;
