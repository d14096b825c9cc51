-- Window scenes in Info.plists whose delegate does not work. One row per scene and app target that uses the Info.plist. Scenes for cars and other displays are omitted.
-- column target_id: Row id of the target.
-- column target: Name of the target.
-- column file_id: The Info.plist, or the project with the settings that configure the scene.
-- column line: Line of the scene.
-- column scene: Name of the scene configuration; NULL if it has no name.
-- column class: Name of the delegate's class, without its module; NULL if the scene has no delegate.
-- column module: Module of the delegate's class as written; NULL if no module is written, or if it is unknown.
-- column own_module: The module of the target.
-- column finding: unnamed (no delegate, and no code that configures scenes), unknown (no class has the name), elsewhere (no target, or only a different target, compiles the class), module (the target compiles the class, but the written module is not its module), objc (a module is written for an Objective-C class), nonconforming (the class does not adopt UIWindowSceneDelegate).
-- column confidence: certain, likely, or possible.
-- column because: Why the confidence is possible; NULL if the confidence is higher.
-- column other_file_id: File of the class; NULL if no class has the name.
-- column other_line: Line of the class; NULL if no class has the name.
WITH
scenes AS (
    SELECT
        _target_entries.target_id AS target_id,
        targets.name AS target,
        targets.module AS own_module,
        projects.tree_id AS tree_id,
        _manifest_entries.file_id AS file_id,
        _manifest_entries.line AS line,
        _manifest_entries.name AS scene,
        _manifest_entries.delegate_class AS written,
        replace(_manifest_entries.delegate_class, rtrim(_manifest_entries.delegate_class, replace(_manifest_entries.delegate_class, '.', '')), '') AS class,
        rtrim(rtrim(_manifest_entries.delegate_class, replace(_manifest_entries.delegate_class, '.', '')), '.') AS prefix
    FROM _target_entries
    JOIN _manifest_entries ON _manifest_entries.id = _target_entries.entry_id
        AND _manifest_entries.kind = 'scene'
        AND _manifest_entries.role = 'UIWindowSceneSessionRoleApplication'
    JOIN targets ON targets.id = _target_entries.target_id AND targets.kind IN ('application', 'on-demand-install-capable')
    JOIN files AS projects ON projects.id = targets.file_id
),
named AS (
    SELECT
        scenes.*,
        CASE
            WHEN scenes.prefix = '' THEN NULL
            WHEN scenes.prefix IN ('$(PRODUCT_MODULE_NAME)', '${PRODUCT_MODULE_NAME}', '$(PRODUCT_NAME)', '${PRODUCT_NAME}', '$(TARGET_NAME)', '${TARGET_NAME}')
            THEN scenes.own_module
            WHEN instr(scenes.prefix, '$') = 0 THEN scenes.prefix
        END AS module
    FROM scenes
),
-- Every class of the tree that has the name, with the targets that compile it.
candidates AS (
    SELECT DISTINCT
        named.target_id AS target_id,
        named.file_id AS file_id,
        named.line AS line,
        classes.id AS class_id,
        classes.file_id AS class_file_id,
        classes.line AS class_line,
        _class_targets.target_id AS compiling_id,
        classes.module AS class_module,
        sources.kind AS language
    FROM named
    JOIN _class_names ON _class_names.tree_id = named.tree_id AND _class_names.name = named.class
    JOIN classes ON classes.id = _class_names.class_id AND classes.kind = 'project'
    JOIN files AS sources ON sources.id = classes.file_id
    LEFT JOIN _class_targets ON _class_targets.class_id = classes.id
),
-- is_whole: 1 if the target has sources in the index, and all sources that it lists exist.
holding (target_id, is_whole) AS MATERIALIZED (
    SELECT
        named.target_id,
        EXISTS (SELECT 1 FROM target_files WHERE target_files.target_id = named.target_id AND target_files.phase = 'sources')
            AND NOT EXISTS (
                SELECT 1
                FROM _target_paths
                JOIN files AS projects ON projects.id = _target_paths.file_id
                LEFT JOIN files ON files.tree_id = projects.tree_id AND files.path = _target_paths.path
                WHERE _target_paths.target_id = named.target_id
                    AND _target_paths.kind = 'file'
                    AND _target_paths.phase = 'sources'
                    AND files.id IS NULL
            )
    FROM named
    GROUP BY named.target_id
),
-- The class of the scene's delegate. If no module is written, any class with the name is accepted. Otherwise, the target
-- must compile the class, or the class must belong to the module that is written.
meant AS (
    SELECT
        named.target_id,
        named.file_id,
        named.line,
        candidates.class_id,
        candidates.class_file_id,
        candidates.class_line,
        candidates.language,
        count(*) OVER (PARTITION BY named.target_id, named.file_id, named.line) AS choices
    FROM named
    JOIN candidates ON candidates.target_id = named.target_id AND candidates.file_id = named.file_id AND candidates.line = named.line
    WHERE named.prefix = ''
        OR (candidates.compiling_id = named.target_id AND coalesce(named.module = named.own_module, 1))
        OR (named.module <> named.own_module AND candidates.class_module = named.module)
    GROUP BY named.target_id, named.file_id, named.line, candidates.class_id
),
judged AS (
    SELECT
        named.*,
        meant.class_id AS class_id,
        meant.class_file_id AS class_file_id,
        meant.class_line AS class_line,
        holding.is_whole AS is_whole,
        CASE
            WHEN named.written IS NULL THEN iif(
                named.target_id IN (SELECT _app_delegates.target_id FROM _app_delegates WHERE _app_delegates.has_scenes)
                OR named.target_id NOT IN (SELECT _app_delegates.target_id FROM _app_delegates)
                OR named.target_id IN (SELECT _target_beginnings.target_id FROM _target_beginnings WHERE _target_beginnings.kind = 'structure'),
                NULL,
                'unnamed'
            )
            WHEN meant.class_id IS NULL THEN coalesce(
                (
                    SELECT iif(max(candidates.compiling_id IS named.target_id), 'module', 'elsewhere')
                    FROM candidates
                    WHERE candidates.target_id = named.target_id AND candidates.file_id = named.file_id AND candidates.line = named.line
                    HAVING count(*) > 0
                ),
                'unknown'
            )
            WHEN named.module IS NOT NULL AND meant.language = 'objc' THEN 'objc'
            -- Excludes classes with a superclass outside the index, or with a protocol from the sources. This
            -- superclass or protocol may inherit from UIWindowSceneDelegate.
            WHEN NOT EXISTS (
                SELECT 1
                FROM class_ancestors
                JOIN classes ON classes.id = class_ancestors.ancestor_id
                LEFT JOIN _declaration_classes ON _declaration_classes.class_id = classes.id
                LEFT JOIN _declaration_protocols ON _declaration_protocols.declaration_id = _declaration_classes.declaration_id
                WHERE class_ancestors.class_id = meant.class_id
                    AND (
                        classes.kind = 'unknown'
                        OR _declaration_protocols.name GLOB '*Scene*'
                        OR _declaration_protocols.name IN (SELECT declarations.name FROM declarations WHERE declarations.kind IN ('protocol', 'alias'))
                    )
            )
            THEN 'nonconforming'
        END AS finding
    FROM named
    JOIN holding ON holding.target_id = named.target_id
    LEFT JOIN meant ON meant.target_id = named.target_id AND meant.file_id = named.file_id AND meant.line = named.line AND meant.choices = 1
    WHERE NOT EXISTS (
            SELECT 1
            FROM meant AS several
            WHERE several.target_id = named.target_id AND several.file_id = named.file_id AND several.line = named.line AND several.choices > 1
        )
),
explained AS (
    SELECT
        judged.*,
        CASE
            WHEN judged.finding NOT IN ('unknown', 'elsewhere') THEN NULL
            WHEN judged.tree_id IN (SELECT _sparse_source_trees.tree_id FROM _sparse_source_trees) THEN 'the sources are not indexed, or are in another language'
            WHEN NOT judged.is_whole AND judged.finding = 'unknown' THEN 'sources of the target are not indexed'
            WHEN judged.prefix = '' AND judged.finding = 'unknown' THEN 'it may come from a library'
            WHEN judged.prefix <> '' AND judged.module IS NULL THEN 'the module ' || judged.prefix || ' is not known'
            WHEN judged.module IS NOT judged.own_module
                AND judged.module NOT IN (SELECT targets.module FROM targets JOIN files ON files.id = targets.file_id WHERE files.tree_id = judged.tree_id AND targets.module IS NOT NULL)
            THEN 'the module ' || judged.module || ' is not part of the repository'
        END AS because
    FROM judged
    WHERE judged.finding IS NOT NULL
)
SELECT
    explained.target_id AS target_id,
    explained.target AS target,
    explained.file_id AS file_id,
    explained.line AS line,
    explained.scene AS scene,
    nullif(explained.class, '') AS class,
    explained.module AS module,
    explained.own_module AS own_module,
    explained.finding AS finding,
    CASE
        WHEN explained.because IS NOT NULL THEN 'possible'
        WHEN explained.finding IN ('module', 'objc', 'nonconforming') OR NOT explained.is_whole THEN 'likely'
        ELSE 'certain'
    END AS confidence,
    explained.because AS because,
    coalesce(explained.class_file_id, elsewhere.class_file_id) AS other_file_id,
    coalesce(explained.class_line, elsewhere.class_line) AS other_line
FROM explained
JOIN files ON files.id = explained.file_id
LEFT JOIN (
    SELECT
        candidates.*,
        row_number() OVER (
            PARTITION BY candidates.target_id, candidates.file_id, candidates.line
            ORDER BY candidates.compiling_id IS NOT candidates.target_id, files.display_path, candidates.class_line
        ) AS place
    FROM candidates
    JOIN files ON files.id = candidates.class_file_id
) AS elsewhere ON elsewhere.target_id = explained.target_id AND elsewhere.file_id = explained.file_id AND elsewhere.line = explained.line AND elsewhere.place = 1
ORDER BY files.display_path, explained.line, explained.target;
