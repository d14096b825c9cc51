-- title: Every place that has a name, an identifier, an id or a text
-- theme: index
-- words: shortcut, key equivalent, anywhere, find, search, grep, string, object id, accessibility identifier, binding, key path, tag, user defined runtime attribute, system color, framework class, translation, file name
-- answers: Is this string anywhere in the index? The report searches nibs (object ids, classes, also those of frameworks, outlets, actions, bindings, identifiers of all kinds, tags, runtime attributes, labels in the outline, texts, images, colors, fonts), texts in every language, sources (classes, members, constants, identifiers, names of resources and nibs, strings that can name something), asset catalogs, targets and files. It compares the whole value and ignores case. It finds a key equivalent as menus show it (⌥⌘T) or in words (cmd-alt-t). It finds a file and an image with and without the extension, and a text by any part of it. what: kind of the place. value: the value there. place: the object or member that has it. kind: kind of the file. For a string in a source or a document, line is NULL. Exact matches come first.
-- essential: what, value, place
-- parameter name (required): The string, or a GLOB pattern (* and ?). A pattern is compared with case.
-- example: xibdb report mentions OrchardGreen
-- example: xibdb report mentions 'fruit*'
WITH
asked AS (
    SELECT
        lower(:name) AS name,
        :name GLOB '*[*?]*' AS is_pattern,
        -- For LIKE: any text that contains the string.
        '%' || replace(replace(replace(:name, '\', '\\'), '%', '\%'), '_', '\_') || '%' AS part
),
-- A key equivalent as menus show it (⌥⌘T). The name can also use words: cmd-alt-t.
spelled (keys) AS (
    SELECT replace(replace(
        replace(replace(replace(replace(replace(replace(replace(replace(
            lower(:name), 'command', '⌘'), 'cmd', '⌘'), 'option', '⌥'), 'opt', '⌥'), 'alt', '⌥'), 'control', '⌃'), 'ctrl', '⌃'), 'shift', '⇧'),
        '-', ''), '+', '')
),
asked_keys (keys) AS MATERIALIZED (
    SELECT
        iif(instr(spelled.keys, '⌃') > 0, '⌃', '') || iif(instr(spelled.keys, '⌥') > 0, '⌥', '')
            || iif(instr(spelled.keys, '⇧') > 0, '⇧', '') || iif(instr(spelled.keys, '⌘') > 0, '⌘', '')
            || upper(replace(replace(replace(replace(spelled.keys, '⌃', ''), '⌥', ''), '⇧', ''), '⌘', ''))
    FROM spelled
    WHERE spelled.keys GLOB '*[⌃⌥⇧⌘]*'
),
key_equivalents (object, keys) AS (
    SELECT
        objects.id,
        iif(objects.attributes ->> '$.keyEquivalentModifierMask.control' = 'YES', '⌃', '')
            || iif(objects.attributes ->> '$.keyEquivalentModifierMask.option' = 'YES', '⌥', '')
            || iif(
                objects.attributes ->> '$.keyEquivalentModifierMask.shift' = 'YES'
                    OR objects.attributes ->> '$.keyEquivalent' GLOB '[A-Z]',
                '⇧', ''
            )
            -- A menu item without a modifier mask has the command key.
            || iif(
                objects.attributes ->> '$.keyEquivalentModifierMask.command' = 'YES'
                    OR (objects.attributes -> '$.keyEquivalentModifierMask' IS NULL AND objects.element = 'menuItem'),
                '⌘', ''
            )
            || upper(objects.attributes ->> '$.keyEquivalent')
    FROM objects
    WHERE objects.attributes ->> '$.keyEquivalent' <> '' AND EXISTS (SELECT 1 FROM asked_keys)
),
-- The values that are compared as a whole. Each value belongs to an object, to a line of a file, or to a file.
names (what, value, file_id, line, "column", object, place) AS (
    SELECT each.key, each.value, objects.file_id, objects.line, objects."column", objects.id, NULL
    FROM objects
    JOIN json_each(
        json_object(
            'object id', objects.object_id,
            'class', nullif(objects.class, '-'),
            'label in the outline', objects.user_label,
            'reuse identifier', objects.reuse_identifier,
            'storyboard identifier', objects.storyboard_identifier,
            'restoration identifier', objects.restoration_identifier,
            'identifier', objects.identifier,
            'accessibility identifier', objects.accessibility_identifier,
            'tag', coalesce(objects.tag, objects.tag_text)
        )
    ) AS each
    UNION ALL
    SELECT each.key, each.value, connections.file_id, connections.line, connections."column", connections.source, NULL
    FROM connections
    JOIN json_each(
        json_object(
            connections.kind, connections.name,
            'id of ' || CASE connections.kind WHEN 'outletCollection' THEN 'outlet collection' ELSE connections.kind END
                || coalesce(' ' || connections.name, ''), connections.connection_id,
            'destination of a connection', connections.destination_id,
            'key path of a binding', connections.key_path,
            'segue identifier', connections.identifier,
            'class of a segue', connections.custom_class,
            'unwind action', connections.unwind_action,
            'segue action', connections.creation_selector,
            'event', connections.event_type
        )
    ) AS each
    UNION ALL
    SELECT each.key, each.value, constraints.file_id, constraints.line, constraints."column", constraints.owner, NULL
    FROM constraints
    JOIN json_each(
        json_object(
            'constraint id', constraints.constraint_id,
            'first item of a constraint', constraints.first_item_id,
            'second item of a constraint', constraints.second_item_id,
            'identifier of a constraint', constraints.identifier,
            'label in the outline', constraints.user_label,
            'class of a constraint', constraints.custom_class
        )
    ) AS each
    UNION ALL
    -- One component of a key path: showTAN in values.showTAN.
    SELECT 'part of the key path ' || connections.key_path, each.value, connections.file_id, connections.line, connections."column", connections.source, NULL
    FROM connections
    JOIN json_each('["' || replace(replace(connections.key_path, '"', ''), '.', '","') || '"]') AS each
    WHERE instr(connections.key_path, '.') > 0 AND json_valid('["' || replace(replace(connections.key_path, '"', ''), '.', '","') || '"]')
    UNION ALL
    SELECT 'scene id', scenes.scene_id, scenes.file_id, scenes.line, scenes."column", scenes.controller, NULL FROM scenes
    UNION ALL
    SELECT 'key equivalent ' || key_equivalents.keys, :name, objects.file_id, objects.line, objects."column", objects.id, NULL
    FROM key_equivalents
    JOIN objects ON objects.id = key_equivalents.object
    WHERE key_equivalents.keys IN (SELECT asked_keys.keys FROM asked_keys)
    UNION ALL
    SELECT
        'runtime attribute',
        runtime_attributes.key_path,
        runtime_attributes.file_id,
        runtime_attributes.line,
        runtime_attributes."column",
        runtime_attributes.object,
        NULL
    FROM runtime_attributes
    UNION ALL
    SELECT
        'value of a runtime attribute',
        runtime_attributes.value,
        runtime_attributes.file_id,
        runtime_attributes.line,
        runtime_attributes."column",
        runtime_attributes.object,
        NULL
    FROM runtime_attributes
    UNION ALL
    SELECT
        iif(resource_uses.kind LIKE '%color%', 'color', resource_uses.kind),
        resource_uses.name,
        resource_uses.file_id,
        resource_uses.line,
        resource_uses."column",
        resource_uses.object,
        NULL
    FROM resource_uses
    UNION ALL
    SELECT 'class', classes.name, classes.file_id, classes.line, NULL, NULL, 'declaration' FROM classes WHERE classes.file_id IS NOT NULL
    UNION ALL
    SELECT 'class', classes.objc_name, classes.file_id, classes.line, NULL, NULL, 'declaration'
    FROM classes
    WHERE classes.file_id IS NOT NULL AND classes.objc_name <> classes.name
    UNION ALL
    SELECT members.kind, members.name, members.file_id, members.line, members."column", NULL, members.class FROM members
    UNION ALL
    SELECT 'constant', constants.name, constants.file_id, constants.line, constants."column", NULL, constants.class FROM constants
    UNION ALL
    SELECT 'value of a constant', constants.value, constants.file_id, constants.line, constants."column", NULL, constants.name FROM constants
    UNION ALL
    SELECT 'identifier in code', identifiers.identifier, identifiers.file_id, identifiers.line, identifiers."column", NULL, identifiers.call FROM identifiers
    UNION ALL
    SELECT 'load of a nib', nib_loads.nib_name, nib_loads.file_id, nib_loads.line, nib_loads."column", NULL, nib_loads.call FROM nib_loads
    UNION ALL
    SELECT
        CASE resource_calls.kind WHEN 'namedColor' THEN 'color in code' WHEN 'string' THEN 'key of a text in code' ELSE resource_calls.kind || ' in code' END,
        resource_calls.name,
        resource_calls.file_id,
        resource_calls.line,
        resource_calls."column",
        NULL,
        NULL
    FROM resource_calls
    UNION ALL
    SELECT
        CASE files.kind WHEN 'page' THEN 'string in a document' WHEN 'plist' THEN 'string in a property list' ELSE 'string in code' END,
        each.value,
        mentioned_names.file_id,
        NULL,
        NULL,
        NULL,
        NULL
    FROM mentioned_names
    JOIN files ON files.id = mentioned_names.file_id
    JOIN json_each(mentioned_names.names) AS each
    UNION ALL
    SELECT assets.kind || ' in a catalog', assets.name, assets.file_id, NULL, NULL, NULL, assets.catalog FROM assets
    UNION ALL
    SELECT 'font', font_faces.postscript_name, font_faces.file_id, NULL, NULL, NULL, NULL FROM font_faces
    UNION ALL
    SELECT 'target', targets.name, targets.file_id, targets.line, NULL, NULL, NULL FROM targets
    UNION ALL
    SELECT
        'key of a text',
        localized_strings.key,
        localized_strings.file_id,
        localized_strings.line,
        localized_strings."column",
        NULL,
        localized_strings.language
    FROM localized_strings
    UNION ALL
    SELECT 'file', files.name, files.id, NULL, NULL, NULL, NULL FROM files WHERE files.kind <> 'asset'
),
-- An image or a file is also found by its name without the extension, or with an extension that the value lacks.
found AS (
    SELECT names.*
    FROM names
    JOIN asked
    WHERE iif(asked.is_pattern, names.value GLOB :name, lower(names.value) = asked.name)
        OR (
            NOT asked.is_pattern
            AND (names.what GLOB 'image*' OR names.what = 'file')
            AND (
                lower(names.value) = rtrim(rtrim(asked.name, replace(asked.name, '.', '')), '.')
                OR rtrim(rtrim(lower(names.value), replace(lower(names.value), '.', '')), '.') = asked.name
            )
        )
),
matched AS (
    SELECT found.* FROM found
    UNION ALL
    SELECT texts.property, texts.text, texts.file_id, texts.line, texts."column", texts.object, NULL
    FROM texts
    JOIN asked
    WHERE iif(asked.is_pattern, texts.text GLOB :name, length(:name) > 1 AND texts.text LIKE asked.part ESCAPE '\')
    UNION ALL
    SELECT
        'text in ' || localized_strings.language,
        localized_strings.value,
        localized_strings.file_id,
        localized_strings.line,
        localized_strings."column",
        NULL,
        localized_strings.key
    FROM localized_strings
    JOIN asked
    WHERE iif(asked.is_pattern, localized_strings.value GLOB :name, length(:name) > 1 AND localized_strings.value LIKE asked.part ESCAPE '\')
    UNION ALL
    -- All other data of an object, a connection or a constraint, such as a system color or a value transformer.
    SELECT 'attribute', :name, others.file_id, others.line, others."column", others.object, NULL
    FROM (
        SELECT objects.file_id, objects.line, objects."column", objects.id AS object, objects.attributes AS data
        FROM objects
        UNION ALL
        SELECT
            connections.file_id,
            connections.line,
            connections."column",
            connections.source,
            coalesce(connections.attributes, '') || coalesce(connections.options, '')
        FROM connections
        UNION ALL
        SELECT constraints.file_id, constraints.line, constraints."column", constraints.owner, constraints.attributes
        FROM constraints
    ) AS others
    JOIN asked
    WHERE NOT asked.is_pattern
        AND instr(lower(others.data), '"' || asked.name || '"') > 0
        AND NOT EXISTS (SELECT 1 FROM found WHERE found.object = others.object)
    UNION ALL
    SELECT 'file', files.path, files.id, NULL, NULL, NULL, NULL
    FROM files
    JOIN asked
    WHERE NOT asked.is_pattern
        AND (lower(files.path) = asked.name OR lower(files.path) LIKE '%/' || substr(asked.part, 2, length(asked.part) - 2) ESCAPE '\')
)
SELECT DISTINCT
    files.display_path AS path,
    matched.line AS line,
    matched."column" AS "column",
    matched.what AS what,
    matched.value AS value,
    coalesce(matched.place, object_labels.described) AS place,
    files.kind AS kind
FROM matched
JOIN answered_files AS files ON files.id = matched.file_id
LEFT JOIN object_labels ON object_labels.object = matched.object
-- Exact matches come first.
ORDER BY lower(matched.value) <> lower(:name), files.display_path, matched.line, matched."column", matched.what, matched.value;
