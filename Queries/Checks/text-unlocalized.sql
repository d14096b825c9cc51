-- title: Nib without translations in a localized app
-- why: The app has texts in several languages. This nib has neither a strings file nor a localized copy, so its texts are always shown in one language.
-- severity: note
-- confidence: likely
-- uncertain: The confidence is possible in these cases: the object has a custom class; the text is a key of a strings file; a class of the nib has a localization method; code may fill the pop-up button that shows the text.
-- fix: Localize the nib (File inspector, Localize…), or set the texts in code through outlets.
-- pack: default
-- option texts (integer, default 1): Minimum number of texts without a translation. A nib with fewer of these texts is not reported.
WITH
-- Targets whose strings files contain at least ten texts in each of at least two languages.
spoken (target_id) AS MATERIALIZED (
    SELECT languages.target_id
    FROM (
        SELECT target_files.target_id AS target_id, localized_strings.language AS language
        FROM target_files
        JOIN files ON files.id = target_files.file_id AND files.kind IN ('strings', 'xcstrings') AND files.name <> 'InfoPlist'
        JOIN localized_strings ON localized_strings.file_id = files.id AND localized_strings.language <> 'Base'
        GROUP BY target_files.target_id, localized_strings.language
        HAVING count(*) >= 10
    ) AS languages
    GROUP BY languages.target_id
    HAVING count(*) > 1
),
silent (file_id) AS MATERIALIZED (
    SELECT nibs.id
    FROM nibs
    WHERE nibs.format IN ('document', 'archive')
        AND NOT nibs.launch_screen
        AND EXISTS (
            SELECT 1 FROM target_files WHERE target_files.file_id = nibs.id AND target_files.target_id IN (SELECT spoken.target_id FROM spoken)
        )
        AND nibs.id NOT IN (SELECT _nib_string_tables.nib_file_id FROM _nib_string_tables)
        -- A project can combine a nib with strings files of other folders.
        AND NOT EXISTS (
            SELECT 1
            FROM files AS strings_files
            JOIN target_files ON target_files.file_id = strings_files.id
            WHERE strings_files.tree_id = nibs.tree_id AND strings_files.kind = 'strings' AND strings_files.name = nibs.name
        )
        -- A project can combine nibs from any language folders as the variants of one nib.
        AND NOT EXISTS (
            SELECT 1
            FROM nibs AS others
            JOIN target_files ON target_files.file_id = others.id
            JOIN target_files AS own ON own.target_id = target_files.target_id AND own.file_id = nibs.id
            -- The first condition is not necessary, but SQLite then looks for other nibs only if it is true.
            WHERE nibs.localization IS NOT NULL
                AND others.tree_id = nibs.tree_id
                AND others.name = nibs.name
                AND others.localization <> nibs.localization
                AND others.logical_path <> nibs.logical_path
        )
        AND nibs.id NOT IN (
            SELECT localized_nibs.file_id
            FROM localized_nibs
            WHERE EXISTS (
                SELECT 1
                FROM localized_nibs AS others
                WHERE others.base_file_id = localized_nibs.base_file_id AND others.file_id <> localized_nibs.file_id
            )
        )
),
-- Classes with a localization method. The method may be in an extension of a framework class.
localizable (class_id) AS MATERIALIZED (
    SELECT DISTINCT _declaration_classes.class_id
    FROM members
    JOIN _declaration_classes ON _declaration_classes.declaration_id = members.declaration_id
    WHERE members.kind IN ('method', 'action')
        AND (
            members.name GLOB '*[lL]ocali[sz]e'
            OR members.name GLOB '*[lL]ocali[sz]e[A-Z:]*'
            OR members.name GLOB '*[lL]ocali[sz]ation*'
            OR members.name GLOB '*[lL]ocali[sz]able*'
            OR members.name GLOB '*[tT]ranslate[A-Z:]*'
        )
),
-- Nibs with a class that has or inherits a localization method.
localizing (file_id) AS MATERIALIZED (
    SELECT DISTINCT named.file_id
    FROM (
        SELECT named_classes.file_id AS file_id, named_classes.class_id AS class_id
        FROM named_classes
        WHERE named_classes.file_id IN (SELECT silent.file_id FROM silent)
        UNION
        SELECT _nib_owners.file_id, _nib_owners.class_id
        FROM _nib_owners
        WHERE _nib_owners.file_id IN (SELECT silent.file_id FROM silent)
    ) AS named
    JOIN class_ancestors ON class_ancestors.class_id = named.class_id
    WHERE class_ancestors.ancestor_id IN (SELECT localizable.class_id FROM localizable)
),
-- Texts that are keys in strings files. Code may use these files to translate the text.
keyed (tree_id, text) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, lower(localized_strings."key")
    FROM localized_strings
    JOIN files ON files.id = localized_strings.file_id
    WHERE localized_strings.file_id NOT IN (SELECT _nib_string_tables.file_id FROM _nib_string_tables)
),
shown AS (
    SELECT
        _texts_with_letters.file_id AS file_id,
        _texts_with_letters."key" AS "key",
        texts.text AS text,
        texts.line AS line,
        texts."column" AS "column",
        -- A custom class may translate its own text.
        objects.custom_class IS NOT NULL
            OR silent.file_id IN (SELECT localizing.file_id FROM localizing)
            OR (files.tree_id, lower(texts.text)) IN (SELECT keyed.tree_id, keyed.text FROM keyed)
            -- If code can access a pop-up button, it may fill the menu of the button.
            OR EXISTS (
                SELECT 1
                FROM _popup_items
                JOIN connections ON _popup_items.button IN (connections.destination, connections.source)
                WHERE _popup_items.object = objects.id AND connections.kind IN ('outlet', 'outletCollection', 'binding')
            ) AS is_uncertain
    FROM silent
    CROSS JOIN _texts_with_letters ON _texts_with_letters.file_id = silent.file_id
    JOIN files ON files.id = silent.file_id
    JOIN texts ON texts.id = _texts_with_letters.text_id
    JOIN objects ON objects.id = texts.object
    -- On macOS, an outlet is connected to the control and not to its cell.
    LEFT JOIN objects AS around ON around.id = objects.parent AND objects.key = 'cell'
    WHERE NOT _texts_with_letters.is_stock
        -- The text must contain a word, and must not be a placeholder for a number, a name or a key.
        AND texts.text GLOB '*[A-Za-z][a-z][a-z]*'
        AND texts.text NOT GLOB '*[_{}<>]*'
        AND texts.text NOT GLOB '*[a-z].[a-z]*'
        AND texts.text NOT IN (SELECT targets.name FROM targets)
        -- Excludes objects whose texts code can set without an outlet.
        AND objects.element NOT IN ('navigationItem', 'tabBarItem', 'tableViewSection', 'window')
        AND coalesce(objects.key, '') NOT IN ('textLabel', 'detailTextLabel')
        AND objects.element NOT GLOB '*[cC]ontroller'
        AND objects.element NOT GLOB 'NSToolbar*SpaceItem'
        AND NOT (objects.element IN ('menu', 'NSMenu') AND objects.parent IS NULL)
        AND NOT EXISTS (
            SELECT 1
            FROM connections
            WHERE connections.destination IN (objects.id, around.id) AND connections.kind IN ('outlet', 'outletCollection')
        )
        AND NOT EXISTS (
            SELECT 1 FROM connections WHERE connections.source IN (objects.id, around.id) AND connections.kind = 'binding'
        )
        AND NOT EXISTS (SELECT 1 FROM runtime_attributes WHERE runtime_attributes.object = objects.id AND runtime_attributes.type IN ('string', 'boolean'))
        AND coalesce(objects.tag, 0) = 0
        AND objects.tag_text IS NULL
        AND objects.id NOT IN (SELECT _concealed_objects.object FROM _concealed_objects)
),
-- If the confidence of at least one text of a nib is likely, the uncertain texts of the nib are omitted.
counted AS (
    SELECT
        judged.*,
        row_number() OVER (PARTITION BY judged.file_id ORDER BY judged.line, judged."column", judged."key") AS place,
        count(*) OVER (PARTITION BY judged.file_id) AS texts
    FROM (
        SELECT shown.*, min(shown.is_uncertain) OVER (PARTITION BY shown.file_id) AS is_possible
        FROM shown
    ) AS judged
    WHERE judged.is_uncertain = judged.is_possible
)
SELECT
    counted.file_id AS file_id,
    counted.line AS line,
    counted."column" AS "column",
    'texts' AS subject,
    iif(counted.is_possible, 'possible', 'likely') AS confidence,
    counted.texts || iif(counted.texts = 1, ' text is', ' texts are') || ' shown in only one language, although the app is translated: ' || (
        SELECT group_concat('"' || substr(replace(listed.text, char(10), ' '), 1, 40) || '"', ', ')
        FROM (
            SELECT others.text AS text
            FROM counted AS others
            WHERE others.file_id = counted.file_id
            GROUP BY others.text
            ORDER BY min(others.place)
        ) AS listed
    ) || '.' AS message
FROM counted
WHERE counted.place = 1 AND counted.texts >= CAST(:texts AS INTEGER);
