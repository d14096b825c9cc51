-- Indexes, chosen from what the reports and the commonest questions look up:
-- a class name, a custom class, everything of one file, both ends of a
-- connection, a name. They are made after the rows on a first run.

CREATE UNIQUE INDEX files_by_path ON files (root_id, path);
CREATE INDEX files_by_name ON files (name);
CREATE INDEX objects_by_file ON objects (file_id, object_id);
-- Covers the derivation of classes, which counts them all.
CREATE INDEX objects_by_class ON objects (class, custom_module, role, custom_class);
CREATE INDEX objects_by_parent ON objects (parent);
CREATE INDEX connections_by_file ON connections (file_id);
CREATE INDEX connections_by_name ON connections (name, kind);
CREATE INDEX connections_by_source ON connections (source);
CREATE INDEX connections_by_destination ON connections (destination);
CREATE INDEX constraints_by_file ON constraints (file_id, constraint_id);
CREATE INDEX owners_by_class ON owners (class);
CREATE INDEX classes_by_name ON classes (name);
CREATE INDEX class_descriptions_by_class ON class_descriptions (class, superclass);
CREATE INDEX class_descriptions_by_file ON class_descriptions (file_id);
CREATE INDEX members_by_class ON members (class, name);
CREATE INDEX members_by_file ON members (file_id);
CREATE INDEX scenes_by_file ON scenes (file_id, scene_id);
CREATE INDEX runtime_attributes_by_file ON runtime_attributes (file_id);
CREATE INDEX runtime_attributes_by_object ON runtime_attributes (object);
CREATE INDEX resources_by_file ON resources (file_id);
CREATE INDEX resource_uses_by_file ON resource_uses (file_id);
CREATE INDEX resource_uses_by_name ON resource_uses (name);
CREATE INDEX texts_by_file ON texts (file_id);
CREATE INDEX variations_by_file ON variations (file_id);
