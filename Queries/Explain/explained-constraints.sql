-- Number of constraints that a file stores in each view. Parameter :file, a row id.
SELECT
    constraints.owner AS object,
    count(*) AS count
FROM constraints
WHERE constraints.file_id = :file
    -- Xcode removes a placeholder constraint when it builds the nib.
    AND constraints.attributes ->> '$.placeholder' IS NULL
GROUP BY constraints.owner
ORDER BY constraints.owner;
