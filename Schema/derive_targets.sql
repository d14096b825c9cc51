-- Finds the files of each target, for the trees of derived_trees. The earlier derived rows of these
-- trees must already be deleted.

-- A specification (XcodeGen, Tuist) and the Xcode project that is generated from it are in the same
-- folder. Both list the files of a target. If the project lists a file or folder for a target with
-- the same name, the project takes precedence, because Xcode builds it.
WITH
named (id, name, kind, path, tree_id, folder) AS MATERIALIZED (
    SELECT
        targets.id,
        targets.name,
        files.kind,
        files.path,
        files.tree_id,
        CASE files.kind
            -- For NAME.xcodeproj/project.pbxproj, the folder that contains NAME.xcodeproj.
            WHEN 'project' THEN rtrim(
                substr(files.path, 1, length(files.path) - length('/project.pbxproj')),
                replace(substr(files.path, 1, length(files.path) - length('/project.pbxproj')), '/', ''))
            ELSE files.folder
        END
    FROM targets
    JOIN files ON files.id = targets.file_id
    WHERE files.kind IN ('xcodegen', 'swift', 'project') AND files.tree_id IN (SELECT id FROM derived_trees)
)
INSERT INTO _generated_targets (target_id, project_target_id)
SELECT target_id, project_target_id
FROM (
    SELECT
        specified.id AS target_id,
        built.id AS project_target_id,
        -- If there are several projects, the first project by path is used. In a project, the first target with the
        -- name is used.
        row_number() OVER (PARTITION BY specified.id ORDER BY built.path, built.id) AS place
    FROM named AS specified
    JOIN named AS built ON built.name = specified.name AND built.tree_id = specified.tree_id AND built.folder = specified.folder
    WHERE specified.kind <> 'project'
        AND built.kind = 'project'
        AND EXISTS (SELECT 1 FROM _target_paths WHERE _target_paths.target_id = built.id AND _target_paths.kind IN ('file', 'folder'))
)
WHERE place = 1;

-- Folders of Bazel packages, with a slash at the end.
CREATE TEMP TABLE bazel_packages (tree_id INTEGER NOT NULL, folder TEXT NOT NULL, PRIMARY KEY (tree_id, folder)) WITHOUT ROWID;
INSERT OR IGNORE INTO bazel_packages (tree_id, folder)
SELECT tree_id, folder
FROM files
WHERE kind = 'bazel' AND tree_id IN (SELECT id FROM derived_trees);

-- The files of each target. The name of a .nib bundle or asset catalog stands for all files in it.
INSERT INTO target_files (target_id, file_id, phase)
SELECT _target_paths.target_id, files.id, _target_paths.phase
FROM _target_paths
JOIN files AS project ON project.id = _target_paths.file_id
JOIN files ON files.tree_id = project.tree_id AND files.path = _target_paths.path
WHERE _target_paths.kind = 'file'
    AND project.tree_id IN (SELECT id FROM derived_trees)
    AND _target_paths.target_id NOT IN (SELECT target_id FROM _generated_targets)
UNION
SELECT _target_paths.target_id, files.id, _target_paths.phase
FROM _target_paths
JOIN files AS project ON project.id = _target_paths.file_id
JOIN files ON files.tree_id = project.tree_id AND files.bundle_path = _target_paths.path AND files.kind IN ('nib', 'asset')
WHERE _target_paths.kind = 'file'
    AND project.tree_id IN (SELECT id FROM derived_trees)
    AND _target_paths.target_id NOT IN (SELECT target_id FROM _generated_targets)
UNION
SELECT _target_paths.target_id, files.id, _target_paths.phase
FROM _target_paths
JOIN files AS project ON project.id = _target_paths.file_id
JOIN files ON files.tree_id = project.tree_id AND files.logical_path = _target_paths.path
WHERE _target_paths.kind = 'file'
    AND _target_paths.is_localized = 1
    AND project.tree_id IN (SELECT id FROM derived_trees)
    AND _target_paths.target_id NOT IN (SELECT target_id FROM _generated_targets)
UNION
SELECT targets.id, files.id, 'infoPlist'
FROM targets
JOIN files AS project ON project.id = targets.file_id
JOIN files ON files.tree_id = project.tree_id AND files.path = targets.info_plist
WHERE project.tree_id IN (SELECT id FROM derived_trees)
    AND targets.id NOT IN (SELECT target_id FROM _generated_targets)
UNION
-- The files in the folders of a target. In ASCII, 0 follows /, so the comparison finds all files in a folder.
SELECT
    _target_paths.target_id,
    files.id,
    coalesce(_target_paths.phase, CASE
        WHEN files.path LIKE '%.h' THEN 'headers'
        WHEN files.kind IN ('swift', 'objc') THEN 'sources'
        ELSE 'resources'
    END)
FROM _target_paths
JOIN files AS project ON project.id = _target_paths.file_id
JOIN files ON files.tree_id = project.tree_id
    AND files.path >= CASE _target_paths.path WHEN '' THEN '' ELSE _target_paths.path || '/' END
    AND files.path < CASE _target_paths.path WHEN '' THEN char(1114111) ELSE _target_paths.path || '0' END
WHERE _target_paths.kind = 'folder'
    AND project.tree_id IN (SELECT id FROM derived_trees)
    AND _target_paths.target_id NOT IN (SELECT target_id FROM _generated_targets)
    AND (
        files.kind IN ('swift', 'objc', 'xib', 'storyboard', 'nib', 'asset', 'strings', 'stringsdict', 'xcstrings')
        OR (files.kind IN ('image', 'font') AND files.bundle_path IS NULL)
    )
    AND (
        _target_paths.phase IS NULL
        -- Sources in a folder that is copied unchanged are not compiled.
        OR (_target_paths.phase = 'resources') = (files.kind NOT IN ('swift', 'objc'))
    )
    AND (_target_paths.is_flat = 0 OR instr(substr(files.path, length(_target_paths.path) + 2), '/') = 0)
    AND NOT EXISTS (
        SELECT 1
        FROM _target_paths AS excluded
        WHERE excluded.target_id = _target_paths.target_id
            AND excluded.kind IN ('excluded', 'excludedPattern')
            AND excluded.folder = _target_paths.folder
            AND CASE excluded.kind
                WHEN 'excludedPattern' THEN path_matches(excluded.path, files.path)
                ELSE files.path = excluded.path
                    OR (files.path >= excluded.path || '/' AND files.path < excluded.path || '0')
                    OR (excluded.is_localized = 1 AND files.logical_path = excluded.path)
            END
    )
    -- Excludes folders of a Bazel package that have their own BUILD file, because they are separate packages.
    AND (
        project.kind <> 'bazel'
        OR NOT EXISTS (
            SELECT 1
            FROM bazel_packages
            WHERE bazel_packages.tree_id = project.tree_id
                AND bazel_packages.folder > project.folder
                AND bazel_packages.folder <= files.path
                AND substr(files.path, 1, length(bazel_packages.folder)) = bazel_packages.folder
        )
    )
    AND coalesce((
        SELECT max(path_matches(included.path, files.path))
        FROM _target_paths AS included
        WHERE included.target_id = _target_paths.target_id
            AND included.kind = 'pattern'
            AND included.folder = _target_paths.folder
    ), 1);

DROP TABLE bazel_packages;

-- Most Macs ignore the case of a path, so a project may write a path in a different
-- case. If the paths of several files differ only in case, the first by path is used.
CREATE TEMP TABLE other_cases AS
WITH
said (target_id, file_id, path, phase, is_localized) AS (
    SELECT target_id, file_id, path, phase, is_localized FROM _target_paths WHERE kind = 'file'
    UNION ALL
    SELECT id, file_id, info_plist, 'infoPlist', 0 FROM targets WHERE info_plist IS NOT NULL
)
SELECT said.target_id AS target_id, project.tree_id AS tree_id, lower(said.path) AS path, said.phase AS phase, said.is_localized AS is_localized
FROM said
JOIN files AS project ON project.id = said.file_id AND project.tree_id IN (SELECT id FROM derived_trees)
WHERE said.target_id NOT IN (SELECT target_id FROM _generated_targets)
    AND NOT EXISTS (SELECT 1 FROM files WHERE files.tree_id = project.tree_id AND files.path = said.path);

CREATE INDEX temp.other_cases_by_path ON other_cases (path, tree_id);

INSERT INTO target_files (target_id, file_id, phase)
WITH
found (target_id, file_id, phase, place) AS (
    SELECT
        other_cases.target_id,
        files.id,
        other_cases.phase,
        row_number() OVER (PARTITION BY other_cases.target_id, other_cases.path, other_cases.phase ORDER BY files.path)
    FROM files
    JOIN other_cases ON other_cases.path = lower(files.path) AND other_cases.tree_id = files.tree_id
    WHERE files.tree_id IN (SELECT id FROM derived_trees)
    UNION ALL
    -- All localized variants of the file.
    SELECT other_cases.target_id, files.id, other_cases.phase, 1
    FROM files
    JOIN other_cases ON other_cases.path = lower(files.logical_path) AND other_cases.tree_id = files.tree_id AND other_cases.is_localized
    WHERE files.tree_id IN (SELECT id FROM derived_trees) AND files.logical_path <> files.path
)
SELECT DISTINCT found.target_id, found.file_id, found.phase
FROM found
WHERE found.place = 1
    AND NOT EXISTS (
        SELECT 1
        FROM target_files
        WHERE target_files.file_id = found.file_id AND target_files.target_id = found.target_id AND target_files.phase = found.phase
    );

DROP TABLE other_cases;

-- If a specification names no Info.plist for a target, XcodeGen uses the first Info.plist in the target's folders.
INSERT INTO target_files (target_id, file_id, phase)
SELECT target_id, file_id, 'infoPlist'
FROM (
    SELECT
        _target_paths.target_id AS target_id,
        files.id AS file_id,
        row_number() OVER (
            PARTITION BY _target_paths.target_id
            ORDER BY _target_paths.folder, length(files.path) - length(replace(files.path, '/', '')), files.path
        ) AS place
    FROM _target_paths
    JOIN targets ON targets.id = _target_paths.target_id AND targets.info_plist IS NULL
    JOIN files AS project ON project.id = _target_paths.file_id AND project.kind = 'xcodegen'
    JOIN files ON files.tree_id = project.tree_id
        AND files.path >= CASE _target_paths.path WHEN '' THEN '' ELSE _target_paths.path || '/' END
        AND files.path < CASE _target_paths.path WHEN '' THEN char(1114111) ELSE _target_paths.path || '0' END
    WHERE _target_paths.kind = 'folder'
        AND _target_paths.phase IS NULL
        AND _target_paths.target_id NOT IN (SELECT target_id FROM _generated_targets)
        AND files.kind = 'plist'
        AND substr('/' || files.path, -11) = '/Info.plist'
        AND files.tree_id IN (SELECT id FROM derived_trees)
)
WHERE place = 1;
