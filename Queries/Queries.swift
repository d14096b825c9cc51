/// The saved reports that ship with the tool, one `.sql` file each.
public enum Queries {
    /// Text of every report by its name; a test holds the list against the
    /// folder, so that no report is forgotten.
    public static let files = [
        "action": text(PackageResources.action_sql),
        "biggest": text(PackageResources.biggest_sql),
        "bindings": text(PackageResources.bindings_sql),
        "class": text(PackageResources.class_sql),
        "class-descriptions": text(PackageResources.class_descriptions_sql),
        "class-uses": text(PackageResources.class_uses_sql),
        "colors": text(PackageResources.colors_sql),
        "custom-classes": text(PackageResources.custom_classes_sql),
        "duplicate-files": text(PackageResources.duplicate_files_sql),
        "embedding-graph": text(PackageResources.embedding_graph_sql),
        "failures": text(PackageResources.failures_sql),
        "file-connections": text(PackageResources.file_connections_sql),
        "fonts": text(PackageResources.fonts_sql),
        "formats": text(PackageResources.formats_sql),
        "hazards": text(PackageResources.hazards_sql),
        "identifiers": text(PackageResources.identifiers_sql),
        "images": text(PackageResources.images_sql),
        "layout": text(PackageResources.layout_sql),
        "localized-differences": text(PackageResources.localized_differences_sql),
        "missing-nibs": text(PackageResources.missing_nibs_sql),
        "near-copies": text(PackageResources.near_copies_sql),
        "nib-loads": text(PackageResources.nib_loads_sql),
        "nib-patterns": text(PackageResources.nib_patterns_sql),
        "no-accessibility-label": text(PackageResources.no_accessibility_label_sql),
        "no-owner": text(PackageResources.no_owner_sql),
        "outlet": text(PackageResources.outlet_sql),
        "owner-outlets": text(PackageResources.owner_outlets_sql),
        "owners": text(PackageResources.owners_sql),
        "patterns": text(PackageResources.patterns_sql),
        "placed-views": text(PackageResources.placed_views_sql),
        "repeated-subtrees": text(PackageResources.repeated_subtrees_sql),
        "reusable-views": text(PackageResources.reusable_views_sql),
        "runtime-attributes": text(PackageResources.runtime_attributes_sql),
        "segues": text(PackageResources.segues_sql),
        "stand-ins": text(PackageResources.stand_ins_sql),
        "texts": text(PackageResources.texts_sql),
        "tools-versions": text(PackageResources.tools_versions_sql),
        "top-level-objects": text(PackageResources.top_level_objects_sql),
        "unconnected-outlets": text(PackageResources.unconnected_outlets_sql),
        "unknown-classes": text(PackageResources.unknown_classes_sql),
        "unloaded-nibs": text(PackageResources.unloaded_nibs_sql),
        "unreachable-scenes": text(PackageResources.unreachable_scenes_sql),
        "unresolved-loads": text(PackageResources.unresolved_loads_sql),
    ]

    /// What `xibdb explain` asks, `Explain/NAME.sql`: no reports, as their
    /// parameters are row ids.
    public static let explain = [
        "explained-attributes": text(PackageResources.explained_attributes_sql),
        "explained-class": text(PackageResources.explained_class_sql),
        "explained-connections": text(PackageResources.explained_connections_sql),
        "explained-file": text(PackageResources.explained_file_sql),
        "explained-loads": text(PackageResources.explained_loads_sql),
        "explained-methods": text(PackageResources.explained_methods_sql),
        "explained-objects": text(PackageResources.explained_objects_sql),
        "explained-owner": text(PackageResources.explained_owner_sql),
        "explained-scenes": text(PackageResources.explained_scenes_sql),
    ]

    /// What `xibdb why` asks, `Why/NAME.sql`: no reports, as their parameters
    /// are what a log says.
    public static let why = [
        "why-actions": text(PackageResources.why_actions_sql),
        "why-attributes": text(PackageResources.why_attributes_sql),
        "why-bindings": text(PackageResources.why_bindings_sql),
        "why-cell-nibs": text(PackageResources.why_cell_nibs_sql),
        "why-cells": text(PackageResources.why_cells_sql),
        "why-classes": text(PackageResources.why_classes_sql),
        "why-coders": text(PackageResources.why_coders_sql),
        "why-controllers": text(PackageResources.why_controllers_sql),
        "why-initial": text(PackageResources.why_initial_sql),
        "why-labels": text(PackageResources.why_labels_sql),
        "why-loads": text(PackageResources.why_loads_sql),
        "why-methods": text(PackageResources.why_methods_sql),
        "why-nibs": text(PackageResources.why_nibs_sql),
        "why-nil": text(PackageResources.why_nil_sql),
        "why-outlet-types": text(PackageResources.why_outlet_types_sql),
        "why-outlets": text(PackageResources.why_outlets_sql),
        "why-replaced": text(PackageResources.why_replaced_sql),
        "why-reuse": text(PackageResources.why_reuse_sql),
        "why-segues": text(PackageResources.why_segues_sql),
        "why-sources": text(PackageResources.why_sources_sql),
        "why-unknown": text(PackageResources.why_unknown_sql),
        "why-views": text(PackageResources.why_views_sql),
    ]

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
