-- The targets of each file, and the modules of Apple's frameworks, for the trees of derived_trees.
-- Several scripts need these tables. This script runs after target_files is derived.

-- Targets that compile or copy a file. A target does not compile headers, so a header also has the
-- targets that compile the implementation in the same folder.
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

-- Modules of Apple's frameworks. The names come from framework_classes and _framework_aliases.
CREATE TEMP TABLE framework_modules (module TEXT PRIMARY KEY) WITHOUT ROWID;

INSERT INTO framework_modules (module)
SELECT framework FROM framework_classes WHERE framework IS NOT NULL
UNION
SELECT module FROM _framework_aliases;
