-- Rebuilds what is derived from the rows of all files, after any of them
-- changed: which target has which file, the classes with their names and
-- superclasses, and what each class name of a nib stands for.

DELETE FROM target_files;
DELETE FROM generated_targets;

-- A specification and the Xcode project that was generated from it lie in one
-- folder. Both say what a target has; where the project lists anything for a
-- target of the same name, the project is believed: it is what is built.
WITH
named (id, name, kind, tree_id, folder) AS MATERIALIZED (
    SELECT
        targets.id,
        targets.name,
        files.kind,
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
    WHERE files.kind IN ('xcodegen', 'swift', 'project')
)
INSERT INTO generated_targets (target_id, project_target_id)
SELECT specified.id, min(built.id)
FROM named AS specified
JOIN named AS built ON built.name = specified.name AND built.tree_id = specified.tree_id AND built.folder = specified.folder
WHERE specified.kind <> 'project'
    AND built.kind = 'project'
    AND EXISTS (SELECT 1 FROM target_paths WHERE target_paths.target_id = built.id AND target_paths.kind IN ('file', 'folder'))
GROUP BY specified.id;

-- Folders of Bazel packages, with a slash at the end.
CREATE TEMP TABLE bazel_packages (tree_id INTEGER NOT NULL, folder TEXT NOT NULL, PRIMARY KEY (tree_id, folder)) WITHOUT ROWID;
INSERT OR IGNORE INTO bazel_packages (tree_id, folder)
SELECT tree_id, rtrim(path, replace(path, '/', ''))
FROM files
WHERE kind = 'bazel';

-- The files that a target names one by one; a .nib bundle is one name for all its files.
INSERT INTO target_files (target_id, file_id, phase)
SELECT target_paths.target_id, files.id, target_paths.phase
FROM target_paths
JOIN files AS project ON project.id = target_paths.file_id
JOIN files ON files.tree_id = project.tree_id AND files.path = target_paths.path
WHERE target_paths.kind = 'file' AND target_paths.target_id NOT IN (SELECT target_id FROM generated_targets)
UNION
SELECT target_paths.target_id, files.id, target_paths.phase
FROM target_paths
JOIN files AS project ON project.id = target_paths.file_id
JOIN files ON files.tree_id = project.tree_id AND files.bundle_path = target_paths.path
WHERE target_paths.kind = 'file' AND target_paths.target_id NOT IN (SELECT target_id FROM generated_targets)
UNION
SELECT target_paths.target_id, files.id, target_paths.phase
FROM target_paths
JOIN files AS project ON project.id = target_paths.file_id
JOIN files ON files.tree_id = project.tree_id AND files.logical_path = target_paths.path
WHERE target_paths.kind = 'file'
    AND target_paths.is_localized = 1
    AND target_paths.target_id NOT IN (SELECT target_id FROM generated_targets)
UNION
SELECT targets.id, files.id, 'infoPlist'
FROM targets
JOIN files AS project ON project.id = targets.file_id
JOIN files ON files.tree_id = project.tree_id AND files.path = targets.info_plist
WHERE targets.id NOT IN (SELECT target_id FROM generated_targets)
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
)
WHERE place = 1;

DELETE FROM named_classes;
DELETE FROM declaration_classes;
DELETE FROM class_ancestors;
DELETE FROM class_platforms;
DELETE FROM class_targets;
DELETE FROM class_names;
DELETE FROM classes;

-- Class names in nibs, with how often each is used. First by file, in the
-- order of an index: there are many objects and few names.
CREATE TEMP TABLE named AS
WITH
named_by_file (file_id, name, module, objects, owners) AS (
    SELECT
        file_id,
        class,
        custom_module,
        count(*) FILTER (WHERE role IS NOT 'filesOwner'),
        count(*) FILTER (WHERE role = 'filesOwner')
    FROM objects
    WHERE class <> '-'
        AND (
            role IS NULL
            OR role = 'externalObject'
            OR (role = 'filesOwner' AND custom_class IS NOT NULL)
            OR (role = 'application' AND class NOT IN ('NSObject', 'NSApplication'))
        )
    GROUP BY class, custom_module, file_id
    UNION ALL
    SELECT file_id, custom_class, custom_module, 0, 0
    FROM connections
    WHERE custom_class IS NOT NULL
    UNION ALL
    SELECT file_id, custom_class, custom_module, 0, 0
    FROM constraints
    WHERE custom_class IS NOT NULL
    UNION ALL
    -- Old files describe classes that no object of theirs has.
    SELECT file_id, class, NULL, 0, 0
    FROM class_descriptions
)
SELECT
    files.tree_id AS tree_id,
    named_by_file.name AS name,
    named_by_file.module AS module,
    sum(named_by_file.objects) AS objects,
    sum(named_by_file.owners) AS owners
FROM named_by_file
JOIN files ON files.id = named_by_file.file_id
GROUP BY 1, 2, 3;

CREATE TEMP TABLE uses AS
SELECT tree_id, name, sum(objects) AS objects, sum(owners) AS owners
FROM named
GROUP BY tree_id, name;

CREATE UNIQUE INDEX temp.uses_by_name ON uses (name, tree_id);

-- What the names of a tree's declarations are declared as.
CREATE TEMP TABLE declared AS
SELECT DISTINCT declarations.name AS name, declarations.kind AS kind, files.tree_id AS tree_id
FROM declarations
JOIN files ON files.id = declarations.file_id;

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
WHERE declarations.kind = 'class'
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
GROUP BY declarations.file_id, declarations.name
ORDER BY declarations.name, files.path, files.tree_id;

INSERT INTO class_names (tree_id, name, class_id, kind)
SELECT tree_id, name, id, 'name'
FROM classes
UNION ALL
SELECT tree_id, objc_name, id, 'objc'
FROM classes
WHERE objc_name IS NOT NULL;

-- Framework classes that nibs name, that sources extend, stand for or descend
-- from, with all above them. Swift drops the NS of many Foundation classes.
INSERT INTO classes (tree_id, name, module, superclass, kind, object_count, owner_count)
WITH RECURSIVE
wanted (tree_id, name) AS (
    SELECT tree_id, name FROM named
    UNION
    -- What an element is, whatever custom class it has.
    SELECT files.tree_id, objects.base_class FROM objects JOIN files ON files.id = objects.file_id
    UNION
    SELECT tree_id, superclass FROM classes
    UNION
    SELECT tree_id, 'NS' || superclass FROM classes
    UNION
    SELECT files.tree_id, class_descriptions.superclass FROM class_descriptions JOIN files ON files.id = class_descriptions.file_id
    UNION
    SELECT tree_id, name FROM declared WHERE kind IN ('extension', 'implementation')
    UNION
    SELECT files.tree_id, declarations.superclass
    FROM declarations
    JOIN files ON files.id = declarations.file_id
    WHERE declarations.kind = 'alias'
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
ORDER BY framework_classes.name, framework_classes.superclass, wanted.tree_id;

INSERT INTO class_platforms (class_id, platform)
SELECT DISTINCT classes.id, framework_class_platforms.platform
FROM classes
JOIN framework_classes ON framework_classes.name = classes.name AND framework_classes.superclass IS classes.superclass
JOIN framework_class_platforms ON framework_class_platforms.framework_class_id = framework_classes.id
WHERE classes.kind = 'framework';

INSERT INTO class_names (tree_id, name, class_id, kind)
SELECT tree_id, name, id, 'name'
FROM classes
WHERE kind = 'framework';

-- Other names of classes.
INSERT INTO class_names (tree_id, name, class_id, kind)
SELECT DISTINCT class_names.tree_id, declarations.name, class_names.class_id, 'alias'
FROM declarations
JOIN files ON files.id = declarations.file_id
JOIN class_names ON class_names.name = declarations.superclass
    AND class_names.tree_id = files.tree_id
    AND class_names.kind <> 'alias'
WHERE declarations.kind = 'alias' AND declarations.name <> declarations.superclass;

-- What nothing declares: named by a nib, or the superclass of a class. The
-- superclass is what most descriptions in nibs say; looked up, as a join would
-- compare all with all.
INSERT INTO classes (tree_id, name, module, superclass, kind, object_count, owner_count)
WITH
missing (tree_id, name, module, objects, owners) AS (
    SELECT tree_id, name, module, objects, owners
    FROM named
    UNION ALL
    SELECT tree_id, superclass, NULL, 0, 0
    FROM classes
    WHERE superclass IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM uses WHERE uses.name = classes.superclass AND uses.tree_id = classes.tree_id)
        AND NOT EXISTS (
            SELECT 1
            FROM class_names
            WHERE class_names.name = 'NS' || classes.superclass AND class_names.tree_id = classes.tree_id
        )
        AND NOT EXISTS (
            -- Superclasses with a path, Outer.Inner or Module.Name.
            SELECT 1
            FROM class_names
            WHERE class_names.name = replace(classes.superclass, rtrim(classes.superclass, replace(classes.superclass, '.', '')), '')
                AND class_names.tree_id = classes.tree_id
        )
        AND NOT EXISTS (
            -- A class within the same class.
            SELECT 1
            FROM class_names
            WHERE class_names.name = rtrim(classes.name, replace(classes.name, '.', '')) || classes.superclass
                AND class_names.tree_id = classes.tree_id
        )
    GROUP BY tree_id, superclass
)
SELECT
    missing.tree_id,
    missing.name,
    missing.module,
    (
        SELECT class_descriptions.superclass
        FROM class_descriptions
        JOIN files ON files.id = class_descriptions.file_id
        WHERE class_descriptions.class = missing.name
            AND class_descriptions.superclass IS NOT NULL
            AND files.tree_id = missing.tree_id
        GROUP BY 1
        ORDER BY count(*) DESC, 1
        LIMIT 1
    ),
    'unknown',
    missing.objects,
    missing.owners
FROM missing
WHERE NOT EXISTS (SELECT 1 FROM class_names WHERE class_names.name = missing.name AND class_names.tree_id = missing.tree_id)
ORDER BY missing.name, missing.module, missing.tree_id;

INSERT INTO class_names (tree_id, name, class_id, kind)
SELECT tree_id, name, id, 'name'
FROM classes
WHERE kind = 'unknown';

-- Targets of a class: those of its file and, as headers are compiled by
-- nobody, of the file of its implementation: the one beside it where there
-- are several.
INSERT INTO class_targets (class_id, target_id)
SELECT classes.id, target_files.target_id
FROM classes
JOIN target_files ON target_files.file_id = classes.file_id AND target_files.phase = 'sources'
UNION
SELECT classes.id, target_files.target_id
FROM classes
JOIN files AS header ON header.id = classes.file_id AND header.kind = 'objc'
JOIN declarations AS implementation ON implementation.name = classes.name
    AND implementation.kind = 'implementation'
    AND implementation.category IS NULL
JOIN files AS body ON body.id = implementation.file_id AND body.tree_id = header.tree_id
JOIN target_files ON target_files.file_id = body.id AND target_files.phase = 'sources'
WHERE rtrim(rtrim(header.path, 'hm'), '.') = rtrim(rtrim(body.path, 'hm'), '.')
    OR (SELECT count(*) FROM class_names WHERE class_names.name = classes.name AND class_names.tree_id = classes.tree_id) = 1;

-- Module: of an application or library before that of a test; Pods/NAME is
-- the pod's module where no project says so.
UPDATE classes
SET module = coalesce(
    (
        SELECT targets.module
        FROM class_targets
        JOIN targets ON targets.id = class_targets.target_id
        WHERE class_targets.class_id = classes.id AND targets.module IS NOT NULL
        ORDER BY targets.kind LIKE '%test%', targets.id
        LIMIT 1
    ),
    (
        SELECT replace(
            substr(files.path, instr('/' || files.path, '/Pods/') + 5,
                instr(substr(files.path, instr('/' || files.path, '/Pods/') + 5), '/') - 1),
            '-', '_')
        FROM files
        WHERE files.id = classes.file_id AND '/' || files.path LIKE '%/Pods/%/%'
    ),
    module
)
WHERE kind = 'project';

INSERT INTO class_platforms (class_id, platform)
SELECT DISTINCT class_targets.class_id, targets.platform
FROM class_targets
JOIN targets ON targets.id = class_targets.target_id
WHERE targets.platform IS NOT NULL;

-- The platform that a class is for: its only one; else what most nibs of the
-- tree are for.
CREATE TEMP TABLE meant_platforms AS
WITH
usual (tree_id, platform, place) AS (
    SELECT tree_id, platform, row_number() OVER (PARTITION BY tree_id ORDER BY count(*) DESC, platform)
    FROM files
    WHERE platform IS NOT NULL
    GROUP BY tree_id, platform
),
only_ones (class_id, platform) AS (
    SELECT class_id, min(platform)
    FROM class_platforms
    GROUP BY class_id
    HAVING count(*) = 1
)
SELECT classes.id AS class_id, coalesce(only_ones.platform, usual.platform) AS platform
FROM classes
LEFT JOIN only_ones ON only_ones.class_id = classes.id
LEFT JOIN usual ON usual.tree_id = classes.tree_id AND usual.place = 1
WHERE classes.superclass IS NOT NULL;

CREATE UNIQUE INDEX temp.meant_platforms_by_class ON meant_platforms (class_id);

-- How a superclass may be spelt: as a class inside the same class, as written,
-- without Outer. or Module., without the NS that Swift drops.
CREATE TEMP TABLE spellings AS
SELECT id AS class_id, 0 AS rank, rtrim(name, replace(name, '.', '')) || superclass AS name
FROM classes
WHERE superclass IS NOT NULL AND instr(name, '.') > 0
UNION ALL
SELECT id, 1, superclass
FROM classes
WHERE superclass IS NOT NULL
UNION ALL
SELECT id, 2, replace(superclass, rtrim(superclass, replace(superclass, '.', '')), '')
FROM classes
WHERE instr(superclass, '.') > 0
UNION ALL
SELECT id, 3, 'NS' || superclass
FROM classes
WHERE superclass IS NOT NULL AND kind = 'project';

CREATE INDEX temp.spellings_by_class ON spellings (class_id);

-- The superclass: of the class's own file, its targets, the project, a
-- framework, in this order.
UPDATE classes
SET superclass_id = ranked.superclass_id
FROM (
    SELECT
        own.id AS class_id,
        candidate.id AS superclass_id,
        row_number() OVER (
            PARTITION BY own.id
            ORDER BY
                candidate.kind = 'unknown',
                spellings.rank,
                candidate.file_id IS NOT own.file_id,
                NOT EXISTS (
                    SELECT 1
                    FROM class_targets AS ours
                    JOIN class_targets AS theirs ON theirs.target_id = ours.target_id
                    WHERE ours.class_id = own.id AND theirs.class_id = candidate.id
                ),
                candidate.kind = 'framework',
                -- Some framework classes differ by platform (MKMapView is a UIView or an NSView).
                EXISTS (SELECT 1 FROM class_platforms WHERE class_platforms.class_id = candidate.id)
                AND NOT EXISTS (
                    SELECT 1
                    FROM meant_platforms
                    JOIN class_platforms ON class_platforms.platform = meant_platforms.platform
                    WHERE meant_platforms.class_id = own.id AND class_platforms.class_id = candidate.id
                ),
                candidate.id
        ) AS place
    FROM classes AS own
    JOIN spellings ON spellings.class_id = own.id
    JOIN class_names ON class_names.name = spellings.name AND class_names.tree_id = own.tree_id
    JOIN classes AS candidate ON candidate.id = class_names.class_id
    WHERE candidate.id <> own.id AND (spellings.rank < 3 OR candidate.kind = 'framework')
) AS ranked
WHERE ranked.class_id = classes.id AND ranked.place = 1;

-- 64 levels: a class that descends from itself ends, too.
INSERT INTO class_ancestors (class_id, ancestor_id, name, distance)
WITH RECURSIVE
chain (class_id, ancestor_id, distance) AS (
    SELECT id, id, 0 FROM classes
    UNION ALL
    SELECT chain.class_id, classes.superclass_id, chain.distance + 1
    FROM chain
    JOIN classes ON classes.id = chain.ancestor_id
    WHERE classes.superclass_id IS NOT NULL AND chain.distance < 64
)
SELECT chain.class_id, chain.ancestor_id, classes.name, chain.distance
FROM chain
JOIN classes ON classes.id = chain.ancestor_id
ORDER BY chain.class_id, chain.distance;

UPDATE classes
SET descends_from = (
    WITH bases (name, kind) AS (
        VALUES
        ('UIApplication', 'application'), ('NSApplication', 'application'),
        ('UIDocument', 'document'), ('NSDocument', 'document'),
        ('NSWindowController', 'windowController'),
        ('UIViewController', 'viewController'), ('NSViewController', 'viewController'),
        ('WKInterfaceController', 'interfaceController'),
        ('UIWindow', 'window'), ('NSWindow', 'window'),
        ('UITableViewCell', 'cell'), ('UICollectionReusableView', 'cell'), ('UITableViewHeaderFooterView', 'cell'),
        ('NSTableCellView', 'cell'), ('NSTableRowView', 'cell'),
        ('UIView', 'view'), ('NSView', 'view'),
        ('UIGestureRecognizer', 'gestureRecognizer'), ('NSGestureRecognizer', 'gestureRecognizer'),
        ('NSMenu', 'menu'), ('UIMenu', 'menu'), ('NSMenuItem', 'menuItem'), ('UIBarItem', 'barItem'),
        ('NSToolbarItem', 'toolbarItem'), ('UIStoryboardSegue', 'segue'), ('NSStoryboardSegue', 'segue'),
        ('NSLayoutConstraint', 'constraint'), ('NSCell', 'controlCell')
    )
    SELECT coalesce(bases.kind, CASE WHEN ancestor.superclass_id IS NULL AND ancestor.superclass IS NULL THEN 'object' END)
    FROM class_ancestors
    JOIN classes AS ancestor ON ancestor.id = class_ancestors.ancestor_id
    LEFT JOIN bases ON bases.name = class_ancestors.name AND ancestor.kind = 'framework'
    WHERE class_ancestors.class_id = classes.id
        AND (
            bases.kind IS NOT NULL
            OR (ancestor.superclass_id IS NULL AND ancestor.superclass IS NULL AND ancestor.kind <> 'unknown')
        )
    ORDER BY class_ancestors.distance
    LIMIT 1
);

-- Where no target tells a class's platform, its framework superclass does.
INSERT INTO class_platforms (class_id, platform)
WITH
nearest (class_id, ancestor_id, place) AS (
    SELECT
        classes.id,
        class_ancestors.ancestor_id,
        row_number() OVER (PARTITION BY classes.id ORDER BY class_ancestors.distance)
    FROM classes
    JOIN class_ancestors ON class_ancestors.class_id = classes.id
    JOIN classes AS ancestor ON ancestor.id = class_ancestors.ancestor_id AND ancestor.kind = 'framework'
    WHERE classes.kind = 'project'
        AND NOT EXISTS (SELECT 1 FROM class_platforms WHERE class_platforms.class_id = classes.id)
)
SELECT nearest.class_id, class_platforms.platform
FROM nearest
JOIN class_platforms ON class_platforms.class_id = nearest.ancestor_id
WHERE nearest.place = 1;

-- Which class a declaration declares or adds to: its own, the only one of the
-- name, one of the same target, one of the same folder.
INSERT INTO declaration_classes (declaration_id, class_id)
SELECT declarations.id, classes.id
FROM declarations
JOIN classes ON classes.name = declarations.name AND classes.file_id = declarations.file_id
WHERE declarations.kind NOT IN ('protocol', 'alias');

INSERT INTO declaration_classes (declaration_id, class_id)
SELECT declarations.id, min(class_names.class_id)
FROM declarations
JOIN files ON files.id = declarations.file_id
JOIN class_names ON class_names.name = declarations.name AND class_names.tree_id = files.tree_id
WHERE declarations.kind NOT IN ('protocol', 'alias')
    AND NOT EXISTS (SELECT 1 FROM declaration_classes WHERE declaration_classes.declaration_id = declarations.id)
GROUP BY declarations.id
HAVING count(DISTINCT class_names.class_id) = 1;

INSERT INTO declaration_classes (declaration_id, class_id)
SELECT declarations.id, min(class_names.class_id)
FROM declarations
JOIN files ON files.id = declarations.file_id
JOIN class_names ON class_names.name = declarations.name AND class_names.tree_id = files.tree_id
JOIN class_targets ON class_targets.class_id = class_names.class_id
JOIN target_files ON target_files.target_id = class_targets.target_id AND target_files.file_id = declarations.file_id
WHERE declarations.kind NOT IN ('protocol', 'alias')
    AND NOT EXISTS (SELECT 1 FROM declaration_classes WHERE declaration_classes.declaration_id = declarations.id)
GROUP BY declarations.id
HAVING count(DISTINCT class_names.class_id) = 1;

INSERT INTO declaration_classes (declaration_id, class_id)
SELECT declarations.id, min(class_names.class_id)
FROM declarations
JOIN files ON files.id = declarations.file_id
JOIN class_names ON class_names.name = declarations.name AND class_names.tree_id = files.tree_id
JOIN classes ON classes.id = class_names.class_id
JOIN files AS theirs ON theirs.id = classes.file_id
WHERE declarations.kind NOT IN ('protocol', 'alias')
    AND rtrim(files.path, replace(files.path, '/', '')) = rtrim(theirs.path, replace(theirs.path, '/', ''))
    AND NOT EXISTS (SELECT 1 FROM declaration_classes WHERE declaration_classes.declaration_id = declarations.id)
GROUP BY declarations.id
HAVING count(DISTINCT class_names.class_id) = 1;

-- What the class names of a file stand for: framework classes first; else the
-- only class of the name, the one of the nib's target, of the module it gives,
-- of its platform, the only one that a target compiles.
INSERT INTO named_classes (file_id, name, module, class_id, certainty)
WITH
used (file_id, name, module) AS (
    SELECT file_id, class, custom_module
    FROM objects
    WHERE class <> '-' AND role IS NOT 'firstResponder'
    UNION
    SELECT file_id, custom_class, custom_module FROM connections WHERE custom_class IS NOT NULL
    UNION
    SELECT file_id, custom_class, custom_module FROM constraints WHERE custom_class IS NOT NULL
),
candidates (file_id, platform, name, module, class_id, kind, fits) AS (
    SELECT used.file_id, files.platform, used.name, used.module, classes.id, classes.kind,
        count(*) OVER (PARTITION BY used.file_id, used.name, used.module)
    FROM used
    JOIN files ON files.id = used.file_id
    JOIN class_names ON class_names.name = used.name AND class_names.tree_id = files.tree_id
    JOIN classes ON classes.id = class_names.class_id
    WHERE classes.kind <> 'unknown' OR classes.module IS used.module
),
scored (file_id, name, module, class_id, kind, score) AS (
    SELECT
        file_id,
        name,
        module,
        class_id,
        kind,
        CASE WHEN fits > 1 THEN
            16 * (kind = 'framework')
            + 8 * EXISTS (
                SELECT 1
                FROM class_targets
                JOIN target_files ON target_files.target_id = class_targets.target_id
                WHERE class_targets.class_id = candidates.class_id AND target_files.file_id = candidates.file_id
            )
            + 4 * (module IS NOT NULL AND module = (SELECT classes.module FROM classes WHERE classes.id = candidates.class_id))
            + 2 * EXISTS (
                SELECT 1
                FROM class_platforms
                WHERE class_platforms.class_id = candidates.class_id AND class_platforms.platform = candidates.platform
            )
            -- What no target compiles is a copy that was left behind.
            + EXISTS (SELECT 1 FROM class_targets WHERE class_targets.class_id = candidates.class_id)
        END
    FROM candidates
),
best (file_id, name, module, class_id, kind, fits) AS (
    SELECT file_id, name, module, class_id, kind,
        count(*) OVER (PARTITION BY file_id, name, module)
    FROM (
        SELECT *, rank() OVER (PARTITION BY file_id, name, module ORDER BY score DESC) AS place
        FROM scored
    )
    WHERE place = 1
)
SELECT
    file_id,
    name,
    module,
    CASE WHEN fits = 1 THEN class_id END,
    CASE
        WHEN fits > 1 THEN 'ambiguous'
        WHEN kind = 'framework' THEN 'framework'
        WHEN kind = 'project' THEN 'declared'
        ELSE 'named'
    END
FROM best
GROUP BY file_id, name, module
ORDER BY file_id, name, module;

DROP TABLE spellings;
DROP TABLE meant_platforms;
DROP TABLE declared;
DROP TABLE uses;
DROP TABLE named;
