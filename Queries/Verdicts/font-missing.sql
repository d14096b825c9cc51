-- Fonts that a nib uses, but that no target of the nib both copies and declares. One row per nib and name.
-- column file_id: The nib or storyboard.
-- column line: Line of the first use.
-- column "column": Column of the first use.
-- column object: Row id of the object that uses the font first.
-- column name: Name of the font.
-- column uses: Number of places in the nib that name the font.
-- column reason: nowhere (no file in the tree contains the font; it may be a system font, because only the best-known system font families are recognized), not copied (no target of the nib copies the file), not declared (the target's Info.plist does not list the file under UIAppFonts, so that only code can register it).
-- column confidence: likely. possible if the font may be a system font, if a dependency outside the tree can provide it, or if code can register its file.
-- column other_file_id: File of the font; NULL if no file contains the font.
-- column defect: The name of the font, the reason and the tree. Nibs with the same defect have the same value.
WITH
asked AS (
    SELECT
        resource_uses.file_id AS file_id,
        files.tree_id AS tree_id,
        files.display_path AS path,
        resource_uses.name AS name,
        min(resource_uses.line) AS line,
        count(*) AS uses
    FROM resource_uses
    JOIN files ON files.id = resource_uses.file_id
    WHERE resource_uses.kind = 'font'
    GROUP BY resource_uses.file_id, resource_uses.name
),
fitting AS MATERIALIZED (
    SELECT
        asked.file_id AS file_id,
        asked.name AS name,
        files.id AS font_file_id,
        files.display_path AS path,
        NOT EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = asked.file_id)
            OR EXISTS (
                SELECT 1
                FROM target_files
                JOIN target_files AS beside ON beside.target_id = target_files.target_id
                WHERE target_files.file_id = asked.file_id AND beside.file_id = files.id
            ) AS is_copied,
        -- Also 1 if the index contains no Info.plist of the nib's targets, because the declared fonts are then unknown.
        NOT EXISTS (
            SELECT 1
            FROM target_files
            JOIN target_files AS lists ON lists.target_id = target_files.target_id AND lists.phase = 'infoPlist'
            WHERE target_files.file_id = asked.file_id
        )
            OR EXISTS (
                SELECT 1
                FROM target_files
                JOIN target_files AS lists ON lists.target_id = target_files.target_id AND lists.phase = 'infoPlist'
                JOIN _declared_fonts ON _declared_fonts.file_id = lists.file_id
                WHERE target_files.file_id = asked.file_id
                    AND (
                        _declared_fonts."key" = 'ATSApplicationFontsPath'
                        OR substr('/' || files.path, -length(_declared_fonts.name) - 1) = '/' || _declared_fonts.name
                    )
            ) AS is_declared
    FROM asked
    JOIN font_faces ON asked.name IN (font_faces.postscript_name, font_faces.full_name, font_faces.family)
    JOIN files ON files.id = font_faces.file_id AND files.tree_id = asked.tree_id
),
missing AS (
    SELECT
        asked.*,
        (
            SELECT resource_uses.id
            FROM resource_uses
            WHERE resource_uses.file_id = asked.file_id AND resource_uses.kind = 'font' AND resource_uses.name = asked.name
            ORDER BY resource_uses.line, resource_uses."column"
            LIMIT 1
        ) AS use_id,
        CASE
            WHEN NOT EXISTS (SELECT 1 FROM fitting WHERE fitting.file_id = asked.file_id AND fitting.name = asked.name) THEN 'nowhere'
            WHEN EXISTS (
                SELECT 1
                FROM fitting
                WHERE fitting.file_id = asked.file_id AND fitting.name = asked.name AND fitting.is_copied
            ) THEN 'not declared'
            ELSE 'not copied'
        END AS reason,
        (
            SELECT fitting.font_file_id
            FROM fitting
            WHERE fitting.file_id = asked.file_id AND fitting.name = asked.name
            ORDER BY fitting.path
            LIMIT 1
        ) AS font_file_id
    FROM asked
    WHERE NOT EXISTS (
            SELECT 1
            FROM fitting
            WHERE fitting.file_id = asked.file_id AND fitting.name = asked.name AND fitting.is_copied AND fitting.is_declared
        )
        -- Font families of iOS or macOS.
        AND NOT EXISTS (
            SELECT 1
            FROM json_each('["American Typewriter", "Apple", "Arial", "Avenir", "Baskerville", "Bodoni", "Bradley Hand", "Chalkboard", "Chalkduster",
                "Charter", "Cochin", "Copperplate", "Courier", "DIN Alternate", "DIN Condensed", "Damascus", "Didot", "Euphemia", "Futura", "Geneva",
                "Georgia", "Gill Sans", "Heiti", "Helvetica", "Hira", "Hoefler", "Kailasa", "Kohinoor", "Lucida", "Marker Felt", "Menlo", "Monaco",
                "New York", "Noteworthy", "Optima", "Palatino", "Papyrus", "Party LET", "PingFang", "Rockwell", "STHeiti", "Savoye", "Sinhala",
                "Snell Roundhand", "Symbol", "Tamil Sangam", "Thonburi", "Times", "Trebuchet", "Verdana", "Zapf",
                ".SF", ".Apple", ".Helvetica", ".Lucida", ".Hira", "SF Compact", "SF Mono", "SF Pro"]') AS families
            WHERE substr(replace(asked.name, ' ', ''), 1, length(replace(families.value, ' ', ''))) = replace(families.value, ' ', '')
        )
)
SELECT
    missing.file_id AS file_id,
    missing.line AS line,
    resource_uses."column" AS "column",
    resource_uses.object AS object,
    missing.name AS name,
    missing.uses AS uses,
    missing.reason AS reason,
    CASE
        -- All iOS devices have almost the same fonts. On a Mac, users can install fonts.
        WHEN missing.reason = 'nowhere' THEN iif(
            files.platform = 'macOS'
                OR NOT EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = missing.file_id)
                OR EXISTS (SELECT 1 FROM _outside_dependents WHERE _outside_dependents.file_id = missing.file_id),
            'possible',
            'likely'
        )
        -- Code may register the font: it uses CTFontManager, or contains the name of the file as a string.
        WHEN EXISTS (
            SELECT 1
            FROM mentioned_names
            JOIN files AS sources ON sources.id = mentioned_names.file_id AND sources.tree_id = missing.tree_id AND sources.kind IN ('swift', 'objc')
            WHERE instr(mentioned_names.names, 'CTFontManager') > 0
                OR instr(
                    lower(mentioned_names.names),
                    lower(rtrim(rtrim(replace(fonts.path, rtrim(fonts.path, replace(fonts.path, '/', '')), ''), 'otfc'), '.'))
                ) > 0
        ) THEN 'possible'
        ELSE 'likely'
    END AS confidence,
    missing.font_file_id AS other_file_id,
    missing.name || ' ' || missing.reason || ' ' || missing.tree_id AS defect
FROM missing
JOIN files ON files.id = missing.file_id
LEFT JOIN files AS fonts ON fonts.id = missing.font_file_id
LEFT JOIN resource_uses ON resource_uses.id = missing.use_id
ORDER BY missing.path, missing.line, missing.name;
