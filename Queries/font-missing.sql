-- title: Missing fonts
-- theme: texts and resources
-- words: typeface, ttf, otf, custom font, fallback, unregistered, not found, font file, uifont
-- answers: Which fonts do nibs name by a name that no font of the tree has which the nib's target copies and declares? reason: nowhere (no file of the tree has it; it may be the system's, of which only the best known families are told apart), not copied (no target of the nib copies the file), not declared (the target's Info.plist does not name the file under UIAppFonts, so that only code can register it). The place is that of the first use.
-- parameter name (font, default NULL): Name of the font; GLOB pattern (* and ?); all when left out.
-- parameter file (file, default NULL): Path or name of the nib; GLOB pattern (* and ?, * also takes in /); all when left out.
-- example: xibdb report font-missing
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
    JOIN answered_files AS files ON files.id = resource_uses.file_id
    WHERE resource_uses.kind = 'font'
        AND (:name IS NULL OR resource_uses.name GLOB :name)
        AND (:file IS NULL OR files.path GLOB :file OR files.name GLOB :file)
    GROUP BY resource_uses.file_id, resource_uses.name
),
fitting AS MATERIALIZED (
    SELECT
        asked.file_id AS file_id,
        asked.name AS name,
        files.display_path AS path,
        NOT EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = asked.file_id)
            OR EXISTS (
                SELECT 1
                FROM target_files
                JOIN target_files AS beside ON beside.target_id = target_files.target_id
                WHERE target_files.file_id = asked.file_id AND beside.file_id = files.id
            ) AS is_copied,
        -- Without a property list that was read nothing is known.
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
)
SELECT
    asked.path AS path,
    asked.line AS line,
    asked.name AS name,
    asked.uses AS uses,
    CASE
        WHEN NOT EXISTS (SELECT 1 FROM fitting WHERE fitting.file_id = asked.file_id AND fitting.name = asked.name) THEN 'nowhere'
        WHEN EXISTS (
            SELECT 1
            FROM fitting
            WHERE fitting.file_id = asked.file_id AND fitting.name = asked.name AND fitting.is_copied
        ) THEN 'not declared'
        ELSE 'not copied'
    END AS reason,
    (SELECT min(fitting.path) FROM fitting WHERE fitting.file_id = asked.file_id AND fitting.name = asked.name) AS found_in
FROM asked
WHERE NOT EXISTS (
        SELECT 1
        FROM fitting
        WHERE fitting.file_id = asked.file_id AND fitting.name = asked.name AND fitting.is_copied AND fitting.is_declared
    )
    -- Families that iOS or macOS has.
    AND NOT EXISTS (
        SELECT 1
        FROM json_each('["American Typewriter", "Apple", "Arial", "Avenir", "Baskerville", "Bodoni", "Bradley Hand", "Chalkboard", "Chalkduster",
            "Charter", "Cochin", "Copperplate", "Courier", "DIN Alternate", "DIN Condensed", "Damascus", "Didot", "Euphemia", "Futura", "Geneva",
            "Georgia", "Gill Sans", "Heiti", "Helvetica", "Hira", "Hoefler", "Kailasa", "Kohinoor", "Lucida", "Marker Felt", "Menlo", "Monaco",
            "New York", "Noteworthy", "Optima", "Palatino", "Papyrus", "Party LET", "PingFang", "Rockwell", "STHeiti", "Savoye", "Sinhala",
            "Snell Roundhand", "Symbol", "Tamil Sangam", "Thonburi", "Times", "Trebuchet", "Verdana", "Zapf", ".SF", ".Apple", ".Helvetica", ".Lucida", ".Hira", "SF Compact", "SF Mono", "SF Pro"]') AS families
        WHERE substr(replace(asked.name, ' ', ''), 1, length(replace(families.value, ' ', ''))) = replace(families.value, ' ', '')
    )
ORDER BY asked.path, asked.line, asked.name;
