-- The SQL indexes of a history. On the first run, they are created after the rows are inserted.

CREATE INDEX nib_versions_by_path ON nib_versions (path);
CREATE INDEX nib_versions_by_commit ON nib_versions (commit_id);
CREATE INDEX changes_by_version ON changes (version_id);
CREATE INDEX changes_by_class ON changes (class) WHERE class IS NOT NULL;
CREATE INDEX changes_by_name ON changes (name) WHERE name IS NOT NULL AND kind <> 'constraint';
CREATE INDEX changes_by_object ON changes (object_id);
CREATE INDEX changes_of_classes ON changes (property) WHERE property IN ('custom_class', 'name');
CREATE INDEX renumbered_by_version ON renumbered (version_id);
