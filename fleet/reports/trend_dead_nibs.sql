-- The nibs that a month no longer contains. moved_to is a new nib with the same bytes; NULL if there is none.
CREATE TEMPORARY VIEW report_trend_dead_nibs AS
WITH
nibs AS (
    SELECT report_months.name, report_months.month, report_months.next_month, report_months.next_repository,
        report_months.repository, files.path, files.kind, files.content_hash
    FROM files
    JOIN report_months ON report_months.repository = files.repository
    WHERE files.kind IN ('xib', 'storyboard', 'nib')
),
died AS (
    SELECT nibs.* FROM nibs
    LEFT JOIN nibs AS later ON later.repository = nibs.next_repository AND later.path = nibs.path
    WHERE nibs.next_repository IS NOT NULL AND later.path IS NULL
),
born AS (
    SELECT later.repository, later.path, later.content_hash FROM nibs AS later
    LEFT JOIN nibs AS earlier ON earlier.next_repository = later.repository AND earlier.path = later.path
    WHERE earlier.path IS NULL
)
SELECT died.name, died.next_month AS month, died.path, died.kind, min(born.path) AS moved_to
FROM died
LEFT JOIN born ON born.repository = died.next_repository AND born.content_hash = died.content_hash
GROUP BY died.name, died.next_month, died.path, died.kind;
