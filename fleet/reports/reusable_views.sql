-- The rows of `xibdb report reusable-views`: the views that have a nib, with their loads and places.
CREATE TEMPORARY VIEW report_reusable_views AS
SELECT
    files.repository,
    files.display_path AS path,
    reusable_views.class AS class,
    reusable_views.pattern AS pattern,
    reusable_views.certainty AS certainty,
    reusable_views.load_count AS loads,
    reusable_views.loaded_at AS loaded_at,
    reusable_views.placed_count AS placed,
    reusable_views.placed_files AS placed_in,
    reusable_views.placed_at AS placed_at,
    reusable_views.instantiation_count AS instantiations
FROM reusable_views
JOIN files ON files.id = reusable_views.file_id
WHERE files.origin = 'own';
