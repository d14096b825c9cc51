-- What is derived from the rows of all files of a tree, after any of them
-- changed: which target has which file, which module a file belongs to, the
-- classes with their names, targets and platforms. derived_trees has the trees
-- it is done for; what was derived of them before is gone. A tree knows
-- nothing of another.

-- A specification and the Xcode project that was generated from it lie in one
-- folder. Both say what a target has; where the project lists anything for a
-- target of the same name, the project is believed: it is what is built.
WITH
named (id, name, kind, path, tree_id, folder) AS MATERIALIZED (
    SELECT
        targets.id,
        targets.name,
        files.kind,
        files.path,
        files.tree_id,
        CASE files.kind
            -- The folder of NAME.xcodeproj/project.pbxproj is the one above.
            WHEN 'project' THEN rtrim(
                substr(files.path, 1, length(files.path) - length('/project.pbxproj')),
                replace(substr(files.path, 1, length(files.path) - length('/project.pbxproj')), '/', ''))
            ELSE rtrim(files.path, replace(files.path, '/', ''))
        END
    FROM targets
    JOIN files ON files.id = targets.file_id
    WHERE files.kind IN ('xcodegen', 'swift', 'project') AND files.tree_id IN (SELECT id FROM derived_trees)
)
INSERT INTO generated_targets (target_id, project_target_id)
SELECT target_id, project_target_id
FROM (
    SELECT
        specified.id AS target_id,
        built.id AS project_target_id,
        -- Of several projects the first by its path; row ids of one project stand in its own order.
        row_number() OVER (PARTITION BY specified.id ORDER BY built.path, built.id) AS place
    FROM named AS specified
    JOIN named AS built ON built.name = specified.name AND built.tree_id = specified.tree_id AND built.folder = specified.folder
    WHERE specified.kind <> 'project'
        AND built.kind = 'project'
        AND EXISTS (SELECT 1 FROM target_paths WHERE target_paths.target_id = built.id AND target_paths.kind IN ('file', 'folder'))
)
WHERE place = 1;

-- Folders of Bazel packages, with a slash at the end.
CREATE TEMP TABLE bazel_packages (tree_id INTEGER NOT NULL, folder TEXT NOT NULL, PRIMARY KEY (tree_id, folder)) WITHOUT ROWID;
INSERT OR IGNORE INTO bazel_packages (tree_id, folder)
SELECT tree_id, rtrim(path, replace(path, '/', ''))
FROM files
WHERE kind = 'bazel' AND tree_id IN (SELECT id FROM derived_trees);

-- The files that a target names one by one; a .nib bundle is one name for all its files.
INSERT INTO target_files (target_id, file_id, phase)
SELECT target_paths.target_id, files.id, target_paths.phase
FROM target_paths
JOIN files AS project ON project.id = target_paths.file_id
JOIN files ON files.tree_id = project.tree_id AND files.path = target_paths.path
WHERE target_paths.kind = 'file'
    AND project.tree_id IN (SELECT id FROM derived_trees)
    AND target_paths.target_id NOT IN (SELECT target_id FROM generated_targets)
UNION
SELECT target_paths.target_id, files.id, target_paths.phase
FROM target_paths
JOIN files AS project ON project.id = target_paths.file_id
JOIN files ON files.tree_id = project.tree_id AND files.bundle_path = target_paths.path
WHERE target_paths.kind = 'file'
    AND project.tree_id IN (SELECT id FROM derived_trees)
    AND target_paths.target_id NOT IN (SELECT target_id FROM generated_targets)
UNION
SELECT target_paths.target_id, files.id, target_paths.phase
FROM target_paths
JOIN files AS project ON project.id = target_paths.file_id
JOIN files ON files.tree_id = project.tree_id AND files.logical_path = target_paths.path
WHERE target_paths.kind = 'file'
    AND target_paths.is_localized = 1
    AND project.tree_id IN (SELECT id FROM derived_trees)
    AND target_paths.target_id NOT IN (SELECT target_id FROM generated_targets)
UNION
SELECT targets.id, files.id, 'infoPlist'
FROM targets
JOIN files AS project ON project.id = targets.file_id
JOIN files ON files.tree_id = project.tree_id AND files.path = targets.info_plist
WHERE project.tree_id IN (SELECT id FROM derived_trees)
    AND targets.id NOT IN (SELECT target_id FROM generated_targets)
UNION
-- The files in the folders of a target. / and 0 are neighbours in ASCII.
SELECT
    target_paths.target_id,
    files.id,
    coalesce(target_paths.phase, CASE
        WHEN files.kind IN ('xib', 'storyboard', 'nib') THEN 'resources'
        WHEN files.path LIKE '%.h' THEN 'headers'
        ELSE 'sources'
    END)
FROM target_paths
JOIN files AS project ON project.id = target_paths.file_id
JOIN files ON files.tree_id = project.tree_id
    AND files.path >= CASE target_paths.path WHEN '' THEN '' ELSE target_paths.path || '/' END
    AND files.path < CASE target_paths.path WHEN '' THEN char(1114111) ELSE target_paths.path || '0' END
WHERE target_paths.kind = 'folder'
    AND project.tree_id IN (SELECT id FROM derived_trees)
    AND target_paths.target_id NOT IN (SELECT target_id FROM generated_targets)
    AND files.kind IN ('swift', 'objc', 'xib', 'storyboard', 'nib')
    AND (
        target_paths.phase IS NULL
        -- Sources in a folder that is copied as it is are not compiled.
        OR (target_paths.phase = 'resources') = (files.kind IN ('xib', 'storyboard', 'nib'))
    )
    AND (target_paths.is_flat = 0 OR instr(substr(files.path, length(target_paths.path) + 2), '/') = 0)
    AND NOT EXISTS (
        SELECT 1
        FROM target_paths AS excluded
        WHERE excluded.target_id = target_paths.target_id
            AND excluded.kind = 'excluded'
            AND excluded.folder = target_paths.folder
            AND (
                files.path = excluded.path
                OR (files.path >= excluded.path || '/' AND files.path < excluded.path || '0')
                OR (excluded.is_localized = 1 AND files.logical_path = excluded.path)
            )
    )
    AND NOT EXISTS (
        SELECT 1
        FROM target_paths AS excluded
        WHERE excluded.target_id = target_paths.target_id
            AND excluded.kind = 'excludedPattern'
            AND excluded.folder = target_paths.folder
            AND path_matches(excluded.path, files.path)
    )
    -- What has a BUILD file of its own below a package is another package.
    AND (
        project.kind <> 'bazel'
        OR NOT EXISTS (
            SELECT 1
            FROM bazel_packages
            WHERE bazel_packages.tree_id = project.tree_id
                AND bazel_packages.folder > rtrim(project.path, replace(project.path, '/', ''))
                AND bazel_packages.folder <= files.path
                AND substr(files.path, 1, length(bazel_packages.folder)) = bazel_packages.folder
        )
    )
    AND coalesce((
        SELECT max(path_matches(included.path, files.path))
        FROM target_paths AS included
        WHERE included.target_id = target_paths.target_id
            AND included.kind = 'pattern'
            AND included.folder = target_paths.folder
    ), 1);

DROP TABLE bazel_packages;

-- XcodeGen takes an Info.plist that lies in the sources where nothing names one.
INSERT INTO target_files (target_id, file_id, phase)
SELECT target_id, file_id, 'infoPlist'
FROM (
    SELECT
        target_paths.target_id AS target_id,
        files.id AS file_id,
        row_number() OVER (
            PARTITION BY target_paths.target_id
            ORDER BY target_paths.folder, length(files.path) - length(replace(files.path, '/', '')), files.path
        ) AS place
    FROM target_paths
    JOIN targets ON targets.id = target_paths.target_id AND targets.info_plist IS NULL
    JOIN files AS project ON project.id = target_paths.file_id AND project.kind = 'xcodegen'
    JOIN files ON files.tree_id = project.tree_id
        AND files.path >= CASE target_paths.path WHEN '' THEN '' ELSE target_paths.path || '/' END
        AND files.path < CASE target_paths.path WHEN '' THEN char(1114111) ELSE target_paths.path || '0' END
    WHERE target_paths.kind = 'folder'
        AND target_paths.phase IS NULL
        AND target_paths.target_id NOT IN (SELECT target_id FROM generated_targets)
        AND files.kind = 'plist'
        AND substr('/' || files.path, -11) = '/Info.plist'
        AND files.tree_id IN (SELECT id FROM derived_trees)
)
WHERE place = 1;

-- The classes that nibs name, by file, with how often each is used. In the
-- order of an index: there are many objects and few names.
CREATE TEMP TABLE nib_names AS
WITH
by_file (file_id, name, module, is_targets, is_used, is_named, objects, owners) AS (
    SELECT
        file_id,
        class,
        custom_module,
        max(custom_module_provider IS 'target'),
        max(role IS NOT 'firstResponder'),
        max(
            role IS NULL
            OR role = 'externalObject'
            OR (role = 'filesOwner' AND custom_class IS NOT NULL)
            OR (role = 'application' AND class NOT IN ('NSObject', 'NSApplication'))
        ),
        count(*) FILTER (
            WHERE role IS NULL
                OR role = 'externalObject'
                OR (role = 'application' AND class NOT IN ('NSObject', 'NSApplication'))
        ),
        count(*) FILTER (WHERE role = 'filesOwner' AND custom_class IS NOT NULL)
    FROM objects
    WHERE class <> '-'
    GROUP BY class, custom_module, file_id
    UNION ALL
    SELECT file_id, custom_class, custom_module, custom_module_provider IS 'target', 1, 1, 0, 0
    FROM connections
    WHERE custom_class IS NOT NULL
    UNION ALL
    SELECT file_id, custom_class, custom_module, 0, 1, 1, 0, 0
    FROM constraints
    WHERE custom_class IS NOT NULL
    UNION ALL
    -- Old files describe classes that no object of theirs has.
    SELECT file_id, class, NULL, 0, 0, 1, 0, 0
    FROM class_descriptions
)
SELECT
    by_file.file_id AS file_id,
    files.tree_id AS tree_id,
    files.platform AS platform,
    by_file.name AS name,
    by_file.module AS module,
    -- 1 where the module is that of the target that copies the nib.
    max(by_file.is_targets) AS is_targets,
    -- 1 where something of the file has the class, 0 where it is only described.
    max(by_file.is_used) AS is_used,
    max(by_file.is_named) AS is_named,
    sum(by_file.objects) AS objects,
    sum(by_file.owners) AS owners
FROM by_file
JOIN files ON files.id = by_file.file_id
WHERE files.tree_id IN (SELECT id FROM derived_trees)
GROUP BY by_file.name, by_file.module, by_file.file_id;

CREATE TEMP TABLE uses AS
SELECT tree_id, name, sum(objects) AS objects, sum(owners) AS owners
FROM nib_names
WHERE is_named
GROUP BY tree_id, name;

CREATE UNIQUE INDEX temp.uses_by_name ON uses (name, tree_id);

-- Targets of a file; of a header, which nobody compiles, those of the
-- implementation beside it.
CREATE TEMP TABLE own_targets AS
SELECT target_files.file_id AS file_id, target_files.target_id AS target_id
FROM target_files
JOIN files ON files.id = target_files.file_id
WHERE files.tree_id IN (SELECT id FROM derived_trees) AND target_files.phase <> 'infoPlist'
UNION
SELECT header.id, target_files.target_id
FROM files AS header
JOIN files AS body ON body.tree_id = header.tree_id
    AND body.path IN (
        substr(header.path, 1, length(header.path) - 1) || 'm', substr(header.path, 1, length(header.path) - 1) || 'mm'
    )
JOIN target_files ON target_files.file_id = body.id AND target_files.phase = 'sources'
WHERE header.tree_id IN (SELECT id FROM derived_trees) AND header.kind = 'objc' AND header.path GLOB '*.h';

CREATE INDEX temp.own_targets_by_file ON own_targets (file_id, target_id);

CREATE TEMP TABLE framework_modules (module TEXT PRIMARY KEY) WITHOUT ROWID;

INSERT INTO framework_modules (module)
SELECT framework FROM framework_classes WHERE framework IS NOT NULL
UNION
SELECT module FROM framework_aliases;

-- The module of a file: its targets'; else that of the deepest folder that is
-- called like a module, or like the tests of one. Of several folders of one
-- name the outermost are meant: Core/Features/Student is a part of Core where
-- Student is a module beside it. Pods/NAME is the pod's.
INSERT INTO file_modules (file_id, module, is_own)
SELECT DISTINCT own_targets.file_id, targets.module, 1
FROM own_targets
JOIN targets ON targets.id = own_targets.target_id
WHERE targets.module IS NOT NULL;

CREATE TEMP TABLE module_names (tree_id INTEGER NOT NULL, module TEXT NOT NULL, PRIMARY KEY (tree_id, module)) WITHOUT ROWID;

INSERT INTO module_names (tree_id, module)
SELECT files.tree_id, imports.module
FROM imports
JOIN files ON files.id = imports.file_id
WHERE imports.module IS NOT NULL
    AND files.tree_id IN (SELECT id FROM derived_trees)
    AND imports.module NOT IN (SELECT module FROM framework_modules)
UNION
SELECT tree_id, module
FROM nib_names
WHERE module IS NOT NULL AND module NOT IN (SELECT module FROM framework_modules);

-- Folders that are called like a module; paths end with a slash.
CREATE TEMP TABLE module_folders AS
WITH RECURSIVE
folders (tree_id, path) AS (
    SELECT DISTINCT tree_id, rtrim(path, replace(path, '/', ''))
    FROM files
    WHERE kind IN ('swift', 'objc', 'xib', 'storyboard', 'nib')
        AND tree_id IN (SELECT id FROM derived_trees)
        AND instr(path, '/') > 0
    UNION
    SELECT tree_id, rtrim(rtrim(path, '/'), replace(path, '/', ''))
    FROM folders
    WHERE instr(rtrim(path, '/'), '/') > 0
),
called (tree_id, path, name, is_pod) AS MATERIALIZED (
    SELECT
        tree_id,
        path,
        replace(replace(
            substr(rtrim(path, '/'), length(rtrim(rtrim(path, '/'), replace(path, '/', ''))) + 1),
            '-', '_'), ' ', '_'),
        '/' || rtrim(rtrim(path, '/'), replace(path, '/', '')) GLOB '*/Pods/'
    FROM folders
),
modules (tree_id, path, name, is_pod, depth) AS MATERIALIZED (
    SELECT tree_id, path, name, is_pod, length(path) - length(replace(path, '/', ''))
    FROM called
    WHERE is_pod
        OR EXISTS (SELECT 1 FROM module_names WHERE module_names.tree_id = called.tree_id AND module_names.module = called.name)
        OR (
            called.name GLOB '*Tests'
            AND EXISTS (
                SELECT 1
                FROM module_names
                WHERE module_names.tree_id = called.tree_id
                    AND module_names.module IN (
                        substr(called.name, 1, length(called.name) - 5), substr(called.name, 1, length(called.name) - 7)
                    )
            )
        )
)
SELECT tree_id, path, name AS module
FROM (SELECT *, rank() OVER (PARTITION BY tree_id, name ORDER BY depth) AS place FROM modules)
WHERE place = 1 OR is_pod;

INSERT INTO file_modules (file_id, module, is_own)
SELECT file_id, module, 1
FROM (
    SELECT
        files.id AS file_id,
        module_folders.module AS module,
        row_number() OVER (PARTITION BY files.id ORDER BY length(module_folders.path) DESC) AS place
    FROM files
    JOIN module_folders ON module_folders.tree_id = files.tree_id
        AND module_folders.path = substr(files.path, 1, length(module_folders.path))
    WHERE files.kind IN ('swift', 'objc', 'xib', 'storyboard', 'nib')
        AND NOT EXISTS (SELECT 1 FROM file_modules WHERE file_modules.file_id = files.id)
)
WHERE place = 1;

DROP TABLE module_folders;

INSERT OR IGNORE INTO file_modules (file_id, module, is_own)
SELECT imports.file_id, imports.module, 0
FROM imports
JOIN files ON files.id = imports.file_id
WHERE imports.module IS NOT NULL
    AND files.tree_id IN (SELECT id FROM derived_trees)
    AND imports.module NOT IN (SELECT module FROM framework_modules);

INSERT OR IGNORE INTO file_modules (file_id, module, is_own)
WITH RECURSIVE
direct (tree_id, module, other) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, file_modules.module, imports.module
    FROM imports
    JOIN files ON files.id = imports.file_id
    JOIN file_modules ON file_modules.file_id = imports.file_id AND file_modules.is_own
    WHERE imports.is_exported
        AND imports.module IS NOT NULL
        AND files.tree_id IN (SELECT id FROM derived_trees)
        AND imports.module NOT IN (SELECT module FROM framework_modules)
),
exporting (tree_id, module, other) AS (
    SELECT tree_id, module, other
    FROM direct
    UNION
    SELECT exporting.tree_id, exporting.module, direct.other
    FROM exporting
    JOIN direct ON direct.tree_id = exporting.tree_id AND direct.module = exporting.other
)
SELECT file_modules.file_id, exporting.other, 0
FROM exporting
JOIN file_modules ON file_modules.module = exporting.module AND NOT file_modules.is_own
JOIN files ON files.id = file_modules.file_id AND files.tree_id = exporting.tree_id;

-- Modules that a tree has, or that its sources import.
CREATE TEMP TABLE known_modules (tree_id INTEGER NOT NULL, module TEXT NOT NULL, PRIMARY KEY (tree_id, module)) WITHOUT ROWID;

INSERT INTO known_modules (tree_id, module)
SELECT DISTINCT files.tree_id, file_modules.module
FROM file_modules
JOIN files ON files.id = file_modules.file_id
WHERE files.tree_id IN (SELECT id FROM derived_trees);

-- What the names of a tree's declarations are declared as.
CREATE TEMP TABLE declared AS
SELECT DISTINCT declarations.name AS name, declarations.kind AS kind, files.tree_id AS tree_id
FROM declarations
JOIN files ON files.id = declarations.file_id
WHERE files.tree_id IN (SELECT id FROM derived_trees);

CREATE UNIQUE INDEX temp.declared_by_name ON declared (name, kind, tree_id);

-- Declared classes. What one file declares twice (under #if, #else) is one
-- class; an implementation counts where no interface of its name is there. The
-- first inherited type of a Swift class may be a protocol: those that the
-- sources declare and the commonest of the standard library.
INSERT INTO classes (tree_id, name, objc_name, superclass, kind, declaration_id, file_id, line, object_count, owner_count)
SELECT
    files.tree_id,
    declarations.name,
    CASE WHEN declarations.objc_name IS NOT declarations.name THEN declarations.objc_name END,
    CASE
        WHEN files.kind <> 'swift' THEN declarations.superclass
        WHEN declarations.superclass IN (
            'AnyObject', 'Codable', 'Comparable', 'CustomDebugStringConvertible', 'CustomStringConvertible', 'Decodable',
            'Encodable', 'Equatable', 'Error', 'Hashable', 'Identifiable', 'IteratorProtocol', 'LocalizedError',
            'NSObjectProtocol', 'ObservableObject', 'Sendable', 'Sequence', 'View'
        ) THEN NULL
        WHEN EXISTS (
            SELECT 1
            FROM declared
            WHERE declared.name = declarations.superclass AND declared.kind = 'protocol' AND declared.tree_id = files.tree_id
        ) AND NOT EXISTS (
            SELECT 1
            FROM declared
            WHERE declared.name = declarations.superclass AND declared.kind = 'class' AND declared.tree_id = files.tree_id
        ) THEN NULL
        ELSE declarations.superclass
    END,
    'project',
    min(declarations.id),
    declarations.file_id,
    declarations.line,
    coalesce(uses.objects, 0),
    coalesce(uses.owners, 0)
FROM declarations
JOIN files ON files.id = declarations.file_id
LEFT JOIN uses ON uses.name = coalesce(declarations.objc_name, declarations.name) AND uses.tree_id = files.tree_id
WHERE files.tree_id IN (SELECT id FROM derived_trees)
    AND (
        declarations.kind = 'class'
        OR (
            declarations.kind = 'implementation'
            AND declarations.category IS NULL
            AND NOT EXISTS (
                SELECT 1
                FROM declared
                WHERE declared.name = declarations.name AND declared.kind = 'class' AND declared.tree_id = files.tree_id
            )
            AND NOT EXISTS (SELECT 1 FROM framework_classes WHERE framework_classes.name = declarations.name)
        )
    )
GROUP BY declarations.file_id, declarations.name
ORDER BY files.tree_id, declarations.name, files.path;

INSERT INTO class_names (tree_id, name, class_id, kind)
SELECT tree_id, name, id, 'name'
FROM classes
WHERE tree_id IN (SELECT id FROM derived_trees)
UNION ALL
SELECT tree_id, objc_name, id, 'objc'
FROM classes
WHERE tree_id IN (SELECT id FROM derived_trees) AND objc_name IS NOT NULL;

-- Framework classes that nibs name, that sources extend, stand for or descend
-- from, with all above them.
INSERT INTO classes (tree_id, name, module, superclass, kind, object_count, owner_count)
WITH RECURSIVE
sought (tree_id, name) AS (
    SELECT files.tree_id, declarations.superclass
    FROM declarations
    JOIN files ON files.id = declarations.file_id
    WHERE declarations.superclass IS NOT NULL AND files.tree_id IN (SELECT id FROM derived_trees)
    UNION
    -- Foundation.Operation
    SELECT files.tree_id, substr(declarations.superclass, instr(declarations.superclass, '.') + 1)
    FROM declarations
    JOIN files ON files.id = declarations.file_id
    WHERE instr(declarations.superclass, '.') > 0 AND files.tree_id IN (SELECT id FROM derived_trees)
    UNION
    SELECT tree_id, name
    FROM declared
    WHERE kind IN ('extension', 'implementation')
),
wanted (tree_id, name) AS (
    SELECT tree_id, name
    FROM nib_names
    UNION
    -- What an element is, whatever custom class it has.
    SELECT files.tree_id, objects.base_class
    FROM objects
    JOIN files ON files.id = objects.file_id
    WHERE files.tree_id IN (SELECT id FROM derived_trees)
    UNION
    SELECT tree_id, name
    FROM sought
    UNION
    SELECT sought.tree_id, framework_aliases.class
    FROM sought
    JOIN framework_aliases ON framework_aliases.name = sought.name AND framework_aliases.is_value = 0
    UNION
    SELECT files.tree_id, class_descriptions.superclass
    FROM class_descriptions
    JOIN files ON files.id = class_descriptions.file_id
    WHERE files.tree_id IN (SELECT id FROM derived_trees)
    UNION
    SELECT wanted.tree_id, framework_classes.superclass
    FROM wanted
    JOIN framework_classes ON framework_classes.name = wanted.name
)
SELECT
    wanted.tree_id,
    framework_classes.name,
    min(framework_classes.framework),
    framework_classes.superclass,
    'framework',
    coalesce(uses.objects, 0),
    coalesce(uses.owners, 0)
FROM wanted
JOIN framework_classes ON framework_classes.name = wanted.name
LEFT JOIN uses ON uses.name = framework_classes.name AND uses.tree_id = wanted.tree_id
GROUP BY framework_classes.name, framework_classes.superclass, wanted.tree_id
ORDER BY wanted.tree_id, framework_classes.name, framework_classes.superclass;

INSERT INTO class_platforms (class_id, platform)
SELECT DISTINCT classes.id, framework_class_platforms.platform
FROM classes
JOIN framework_classes ON framework_classes.name = classes.name AND framework_classes.superclass IS classes.superclass
JOIN framework_class_platforms ON framework_class_platforms.framework_class_id = framework_classes.id
WHERE classes.kind = 'framework' AND classes.tree_id IN (SELECT id FROM derived_trees);

INSERT INTO class_names (tree_id, name, class_id, kind)
SELECT tree_id, name, id, 'name'
FROM classes
WHERE kind = 'framework' AND tree_id IN (SELECT id FROM derived_trees)
UNION ALL
-- Nothing descends from a value that stands for a class, and what extends it does not extend the class.
SELECT classes.tree_id, framework_aliases.name, classes.id, 'swift'
FROM classes
JOIN framework_aliases ON framework_aliases.class = classes.name AND framework_aliases.is_value = 0
WHERE classes.kind = 'framework' AND classes.tree_id IN (SELECT id FROM derived_trees);

-- Other names of classes.
INSERT INTO class_names (tree_id, name, class_id, kind)
SELECT DISTINCT class_names.tree_id, declarations.name, class_names.class_id, 'alias'
FROM declarations
JOIN files ON files.id = declarations.file_id
JOIN class_names ON class_names.name = declarations.superclass
    AND class_names.tree_id = files.tree_id
    AND class_names.kind <> 'alias'
WHERE declarations.kind = 'alias'
    AND declarations.name <> declarations.superclass
    AND files.tree_id IN (SELECT id FROM derived_trees);

-- Targets of a class: those of its file and, as headers are compiled by
-- nobody, of the file of its implementation: the one beside it where there
-- are several.
INSERT INTO class_targets (class_id, target_id)
SELECT classes.id, target_files.target_id
FROM classes
JOIN target_files ON target_files.file_id = classes.file_id AND target_files.phase = 'sources'
WHERE classes.tree_id IN (SELECT id FROM derived_trees)
UNION
SELECT classes.id, target_files.target_id
FROM classes
JOIN files AS header ON header.id = classes.file_id AND header.kind = 'objc'
JOIN declarations AS implementation ON implementation.name = classes.name
    AND implementation.kind = 'implementation'
    AND implementation.category IS NULL
JOIN files AS body ON body.id = implementation.file_id AND body.tree_id = header.tree_id
JOIN target_files ON target_files.file_id = body.id AND target_files.phase = 'sources'
WHERE classes.tree_id IN (SELECT id FROM derived_trees)
    AND (
        rtrim(rtrim(header.path, 'hm'), '.') = rtrim(rtrim(body.path, 'hm'), '.')
        OR (
            SELECT count(*)
            FROM class_names
            WHERE class_names.name = classes.name AND class_names.tree_id = classes.tree_id AND class_names.kind <> 'swift'
        ) = 1
    );

-- Module: of an application or library before that of a test.
UPDATE classes
SET module = coalesce(
    (
        SELECT targets.module
        FROM class_targets
        JOIN targets ON targets.id = class_targets.target_id
        WHERE class_targets.class_id = classes.id AND targets.module IS NOT NULL
        ORDER BY targets.kind LIKE '%test%', targets.module
        LIMIT 1
    ),
    (SELECT min(module) FROM file_modules WHERE file_modules.file_id = classes.file_id AND file_modules.is_own)
)
WHERE kind = 'project' AND tree_id IN (SELECT id FROM derived_trees);

-- Classes that are compiled for some platforms alone, as an #if around every declaration tells.
CREATE TEMP TABLE told_platforms (class_id INTEGER NOT NULL, platform TEXT NOT NULL, PRIMARY KEY (class_id, platform)) WITHOUT ROWID;

INSERT INTO told_platforms (class_id, platform)
WITH
told (class_id, platforms) AS MATERIALIZED (
    SELECT classes.id, json_group_array(json(declarations.platforms))
    FROM classes
    JOIN declarations ON declarations.name = classes.name
        AND declarations.file_id = classes.file_id
        AND declarations.kind IN ('class', 'implementation')
        AND declarations.category IS NULL
    WHERE classes.tree_id IN (SELECT id FROM derived_trees) AND classes.kind = 'project'
    GROUP BY classes.id
    HAVING count(*) = count(declarations.platforms)
)
SELECT DISTINCT told.class_id, platform.value
FROM told
JOIN json_each(told.platforms) AS list
JOIN json_each(list.value) AS platform;

INSERT INTO class_platforms (class_id, platform)
WITH
compiled (class_id, platform) AS MATERIALIZED (
    SELECT DISTINCT class_targets.class_id, targets.platform
    FROM class_targets
    JOIN classes ON classes.id = class_targets.class_id AND classes.tree_id IN (SELECT id FROM derived_trees)
    JOIN targets ON targets.id = class_targets.target_id
    WHERE targets.platform IS NOT NULL
)
SELECT class_id, platform
FROM compiled
WHERE NOT EXISTS (SELECT 1 FROM told_platforms WHERE told_platforms.class_id = compiled.class_id)
UNION
SELECT class_id, platform
FROM told_platforms
WHERE NOT EXISTS (SELECT 1 FROM compiled WHERE compiled.class_id = told_platforms.class_id)
    OR EXISTS (
        SELECT 1
        FROM compiled
        WHERE compiled.class_id = told_platforms.class_id AND compiled.platform = told_platforms.platform
    );
