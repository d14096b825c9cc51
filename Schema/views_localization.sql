-- Nibs in language folders, and the translations of their texts in strings files.

-- Development languages of the projects of a tree: one row per language. If no project sets a language, the language is en.
CREATE VIEW _development_languages AS
SELECT DISTINCT
    -- Tree.
    trees.id AS tree_id,
    -- The language. The name English is replaced by en.
    CASE coalesce(regions.region, 'en') WHEN 'English' THEN 'en' ELSE coalesce(regions.region, 'en') END AS language
FROM trees
LEFT JOIN (
    SELECT files.tree_id AS tree_id, _project_regions.region AS region
    FROM _project_regions
    JOIN files ON files.id = _project_regions.file_id
    WHERE _project_regions.is_development = 1 AND files.origin <> 'vendored'
) AS regions ON regions.tree_id = trees.id;

-- Rank of each file among its localized variants. The variant with the lowest rank is the base that the other variants translate.
CREATE VIEW _localization_ranks AS
SELECT
    -- Row id of the file.
    files.id AS file_id,
    -- 0: in Base.lproj or outside a language folder; 1: in the development language; 2: in en.lproj; 3: in English.lproj; 4: in another language.
    CASE
        WHEN files.localization IS NULL OR files.localization = 'Base' THEN 0
        WHEN (files.tree_id, files.localization) IN (
            SELECT _development_languages.tree_id, _development_languages.language FROM _development_languages
        ) THEN 1
        WHEN files.localization = 'en' THEN 2
        WHEN files.localization = 'English' THEN 3
        ELSE 4
    END AS rank
FROM files;

-- Language variants and device variants of nibs that are never built: no target contains the variant, but a target contains another variant of the same nib. A file outside the language folders is also a variant.
CREATE VIEW _left_out_copies AS
WITH
copies (file_id, place, is_built) AS MATERIALIZED (
    SELECT nibs.id, nibs.tree_id || ':' || nibs.logical_path, EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = nibs.id)
    FROM nibs
)
SELECT
    -- Row id of the file.
    copies.file_id AS file_id
FROM copies
WHERE NOT copies.is_built AND copies.place IN (SELECT others.place FROM copies AS others WHERE others.is_built);

-- Readable nibs and storyboards in language folders, each with the base that the other variants translate. The base is the variant in Base, in the development language, in en or in English, in this order of preference. If no such variant exists, the base is the first variant by path.
-- example: SELECT name, group_concat(localization) FROM localized_nibs GROUP BY base_file_id
CREATE VIEW localized_nibs AS
SELECT
    -- Row id of the file.
    nibs.id AS file_id,
    -- Tree of the file.
    nibs.tree_id AS tree_id,
    -- Row id of the base.
    first_value(nibs.id) OVER (
        PARTITION BY nibs.tree_id, nibs.logical_path
        ORDER BY
            _localization_ranks.rank,
            nibs.path
    ) AS base_file_id,
    -- Name of the language folder, without .lproj.
    nibs.localization AS localization,
    -- Nib name.
    nibs.name AS name,
    -- Path without the .lproj folder and the extension. The strings files of the nib have the same value.
    iif(
        instr(nibs.logical_path, '.nib/') > 0,
        substr(nibs.logical_path, 1, instr(nibs.logical_path, '.nib/') - 1),
        substr(nibs.logical_path, 1, length(nibs.logical_path) - length(nibs.kind) - 1)
    ) AS stem
FROM nibs
JOIN _localization_ranks ON _localization_ranks.file_id = nibs.id
WHERE nibs.localization IS NOT NULL AND nibs.format IN ('document', 'archive');

-- Strings files that belong to a nib. They have the name of the nib, and are in the folder where Xcode looks for them. For Base.lproj/Foo.xib, these files are xx.lproj/Foo.strings and mul.lproj/Foo.xcstrings. A base in another folder has the same strings files. If a language has its own variant of the nib, the strings file for that language is omitted, because it is not used.
CREATE VIEW _nib_string_tables AS
WITH
localized AS MATERIALIZED (
    SELECT localized_nibs.* FROM localized_nibs
),
tables AS MATERIALIZED (
    SELECT
        files.id AS id,
        files.tree_id AS tree_id,
        files.kind AS kind,
        files.name AS name,
        files.localization AS localization,
        substr(files.logical_path, 1, length(files.logical_path) - length(files.kind) - 1) AS stem
    FROM files
    WHERE files.kind IN ('strings', 'xcstrings')
        AND files.localization IS NOT NULL
        AND substr(files.logical_path, -length(files.kind) - 1) = '.' || files.kind
)
SELECT
    -- Row id of the strings file.
    tables.id AS file_id,
    -- Row id of the nib.
    base.file_id AS nib_file_id,
    -- Language of the strings file; NULL for a catalog, which contains several languages.
    CASE tables.kind WHEN 'strings' THEN tables.localization END AS language,
    -- 1 if the base of the nib is in this language.
    (
        tables.kind = 'strings'
        AND (
            tables.localization = base.localization
            OR (
                base.localization = 'Base'
                AND (base.tree_id, CASE tables.localization WHEN 'English' THEN 'en' ELSE tables.localization END) IN (
                    SELECT _development_languages.tree_id, _development_languages.language FROM _development_languages
                )
            )
        )
    ) AS is_own_language
FROM localized AS base
JOIN tables ON tables.stem = base.stem AND tables.name = base.name AND tables.tree_id = base.tree_id
WHERE base.file_id = base.base_file_id
    AND CASE tables.kind
        WHEN 'xcstrings' THEN tables.localization = 'mul'
        ELSE (base.file_id, tables.localization) NOT IN (
            SELECT copies.base_file_id, copies.localization FROM localized AS copies WHERE copies.file_id <> copies.base_file_id
        )
    END;

-- Rows of localized_strings that belong to a nib, with the object and the text that they translate.
-- example: SELECT text, language, value FROM nib_translations WHERE is_done
CREATE VIEW nib_translations AS
SELECT
    -- Row id in localized_strings.
    localized_strings.id AS localized_string_id,
    -- Row id of the strings file.
    localized_strings.file_id AS file_id,
    -- Row id of the nib.
    _nib_string_tables.nib_file_id AS nib_file_id,
    -- Key: OBJECTID.property.
    localized_strings."key" AS "key",
    -- Language.
    localized_strings.language AS language,
    -- 1 if the base of the nib is in this language, or if this is the source language of the catalog.
    _nib_string_tables.is_own_language OR localized_strings.is_source AS is_own_language,
    -- Plural category or device that the translation is for; see localized_strings.variation.
    localized_strings.variation AS variation,
    -- The translation.
    localized_strings.value AS value,
    -- 1 if the row contains a translation. In a catalog, the state of the translation must also differ from new.
    localized_strings.value IS NOT NULL AND localized_strings.state IS NOT 'new' AS is_done,
    -- Row id of the object; NULL if the nib has no object with this id.
    objects.id AS object,
    -- Property; see texts.property.
    substr(localized_strings."key", instr(localized_strings."key", '.') + 1) AS property,
    -- Row id of the text that the row translates; NULL if the object has no text in this property.
    texts.id AS text_id,
    -- The text that the row translates.
    texts.text AS text
FROM _nib_string_tables
JOIN localized_strings ON localized_strings.file_id = _nib_string_tables.file_id
LEFT JOIN objects ON objects.file_id = _nib_string_tables.nib_file_id
    AND objects.object_id = substr(localized_strings."key", 1, instr(localized_strings."key", '.') - 1)
LEFT JOIN texts ON texts.object = objects.id
    AND texts.property = substr(localized_strings."key", instr(localized_strings."key", '.') + 1);

-- Menu items of pop-up buttons.
CREATE VIEW _popup_items AS
SELECT
    -- Row id of the menu item.
    objects.id AS object,
    -- Row id of the cell that contains the menu.
    cells.id AS cell,
    -- Row id of the pop-up button.
    cells.parent AS button
FROM objects
JOIN objects AS menus ON menus.id = objects.parent
JOIN objects AS cells ON cells.id = menus.parent AND cells.element IN ('popUpButtonCell', 'NSPopUpButtonCell')
WHERE objects.element IN ('menuItem', 'NSMenuItem');

-- Texts of nibs that may need a translation, because they contain a letter. The view omits attributed texts and titles of pop-up buttons, because they are not in strings files. It also omits menu items that a binding replaces.
CREATE VIEW _texts_with_letters AS
SELECT
    -- Row id of the text.
    texts.id AS text_id,
    -- Row id of the nib.
    texts.file_id AS file_id,
    -- Key of the text in a strings file: OBJECTID.property.
    objects.object_id || '.' || texts.property AS "key",
    -- 1 for the default text of a new object in Interface Builder (Label, Button, Text Cell). Most likely, code sets a different text.
    (
        texts.text GLOB 'Lorem ipsum*'
        OR texts.text IN (
            'Label', 'Multiline Label', 'Button', 'Push Button', 'Title', 'Subtitle', 'Detail', 'Text', 'Text Cell', 'Table View Cell', 'Image Cell',
            'Placeholder', 'Item', 'Item 1', 'Item 2', 'Item 3', 'Menu', 'Menu Item', 'Box', 'Radio', 'Check', 'Window', 'First', 'Second', 'Switch',
            'View', 'Tab', 'OtherViews', 'Round Rect Button', 'Square Button', 'Toolbar Item', 'Navigation Item', 'Root View Controller'
        )
    ) AS is_stock
FROM texts
JOIN objects ON objects.id = texts.object
WHERE texts.text GLOB '*[A-Za-zÀ-ʯͰ-῿Ⰰ-⿟぀-퟿豈-﫿]*'
    AND texts.property NOT LIKE '%attributed%'
    -- A pop-up button shows the title of the selected menu item.
    AND NOT (objects.element IN ('popUpButtonCell', 'NSPopUpButtonCell') AND texts.property = 'title')
    -- A binding replaces the menu items of a pop-up button.
    AND NOT EXISTS (
        SELECT 1
        FROM _popup_items
        JOIN connections ON connections.source IN (_popup_items.cell, _popup_items.button)
        WHERE _popup_items.object = objects.id
            AND connections.kind = 'binding'
            AND connections.name IN ('content', 'contentObjects', 'contentValues')
    );

-- Texts of localized nibs that may need a translation, because they contain a letter. Only texts of the base are included.
CREATE VIEW _translatable_texts AS
SELECT
    -- Row id of the text.
    _texts_with_letters.text_id AS text_id,
    -- Row id of the nib.
    _texts_with_letters.file_id AS file_id,
    -- Key of the text in a strings file: OBJECTID.property.
    _texts_with_letters."key" AS "key",
    -- 1 for the default text of a new object in Interface Builder, as in _texts_with_letters.
    _texts_with_letters.is_stock AS is_stock
FROM _texts_with_letters
JOIN localized_nibs ON localized_nibs.file_id = _texts_with_letters.file_id AND localized_nibs.base_file_id = _texts_with_letters.file_id;
