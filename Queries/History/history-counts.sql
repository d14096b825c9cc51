-- Number of changes in each version, by kind. Parameter :ids, row ids of versions as a JSON array.
SELECT
    version_id,
    count(*) FILTER (WHERE kind = 'object' AND what = 'added') AS added,
    count(*) FILTER (WHERE kind = 'object' AND what = 'removed') AS removed,
    count(DISTINCT CASE WHEN kind = 'object' AND what IN ('changed', 'moved') THEN object_id END) AS changed,
    count(*) FILTER (WHERE kind IN ('outlet', 'outletCollection', 'action', 'segue', 'binding', 'accessibilityConnection')) AS connections,
    count(*) FILTER (WHERE kind = 'constraint') AS constraints
FROM changes
WHERE version_id IN (SELECT value FROM json_each(:ids))
GROUP BY version_id;
