-- Indexes, chosen from what the reports and the commonest questions look up:
-- a class name, a custom class, everything of one file, both ends of a
-- connection, a name. They are made after the rows on a first run.

CREATE UNIQUE INDEX files_by_path ON files (root_id, path);
CREATE INDEX files_by_name ON files (name);
CREATE INDEX files_by_bundle ON files (root_id, bundle_path) WHERE bundle_path IS NOT NULL;
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
CREATE INDEX members_by_declaration ON members (declaration);
CREATE INDEX declarations_by_name ON declarations (name);
CREATE INDEX declarations_by_file ON declarations (file_id);
CREATE INDEX declarations_by_class ON declarations (class);
CREATE INDEX nib_loads_by_name ON nib_loads (nib_name);
CREATE INDEX nib_loads_by_file ON nib_loads (file_id);
CREATE INDEX nib_loads_by_origin ON nib_loads (origin);
CREATE INDEX loaded_nibs_by_load ON loaded_nibs (load);
CREATE INDEX loaded_nibs_by_file ON loaded_nibs (file_id);
CREATE INDEX identifiers_by_identifier ON identifiers (identifier);
CREATE INDEX identifiers_by_file ON identifiers (file_id);
CREATE INDEX constants_by_file ON constants (file_id);
CREATE INDEX calls_by_file ON calls (file_id);
CREATE INDEX calls_by_receiver ON calls (receiver, callee);
CREATE INDEX targets_by_file ON targets (file_id);
CREATE INDEX target_paths_by_file ON target_paths (file_id);
CREATE INDEX target_paths_by_target ON target_paths (target, kind);
CREATE INDEX target_files_by_file ON target_files (file_id);
CREATE INDEX target_files_by_target ON target_files (target);
CREATE INDEX class_names_by_name ON class_names (name);
CREATE INDEX class_names_by_class ON class_names (class);
CREATE INDEX class_targets_by_class ON class_targets (class);
CREATE INDEX class_ancestors_by_class ON class_ancestors (class, distance);
CREATE INDEX class_ancestors_by_ancestor ON class_ancestors (ancestor);
CREATE INDEX class_ancestors_by_name ON class_ancestors (name);
CREATE INDEX named_classes_by_file ON named_classes (file_id, name);
CREATE INDEX named_classes_by_class ON named_classes (class);
CREATE INDEX framework_classes_by_name ON framework_classes (name, superclass);
CREATE INDEX framework_members_by_class ON framework_members (class, name);
CREATE INDEX scenes_by_file ON scenes (file_id, scene_id);
CREATE INDEX runtime_attributes_by_file ON runtime_attributes (file_id);
CREATE INDEX runtime_attributes_by_object ON runtime_attributes (object);
CREATE INDEX resources_by_file ON resources (file_id);
CREATE INDEX resource_uses_by_file ON resource_uses (file_id);
CREATE INDEX resource_uses_by_name ON resource_uses (name);
CREATE INDEX texts_by_file ON texts (file_id);
CREATE INDEX variations_by_file ON variations (file_id);
