-- Identifiers that following the code has told: of a call whose identifier the
-- resolver of names has not found, and of the calls that lead to one.

CREATE TEMP TABLE followed_identifiers AS
SELECT
    identifier_uses.id AS use_id,
    nib_loads.id AS load_id,
    nib_loads.origin_id IS NULL AS is_own,
    nib_loads.identifier AS identifier
FROM nib_loads
JOIN files ON files.id = nib_loads.file_id AND files.tree_id IN (SELECT id FROM derived_trees)
JOIN load_calls ON load_calls.id = nib_loads.load_call_id
JOIN identifier_uses ON identifier_uses.file_id = load_calls.file_id
    AND identifier_uses.line = load_calls.line
    AND identifier_uses.call = load_calls.call
    AND identifier_uses.expression = load_calls.identifier_expression
WHERE nib_loads.identifier IS NOT NULL;

UPDATE identifiers
SET identifier = followed.identifier, certainty = 'resolved'
FROM (
    SELECT use_id, min(identifier) AS identifier
    FROM followed_identifiers
    WHERE is_own
    GROUP BY use_id
    HAVING count(DISTINCT identifier) = 1
) AS followed
WHERE identifiers.identifier_use_id = followed.use_id AND identifiers.identifier IS NULL;

INSERT INTO identifiers (
    file_id, identifier_use_id, kind, purpose, call, expression, identifier, certainty, class, member, platforms, line, "column"
)
SELECT
    nib_loads.file_id,
    identifier_uses.id,
    identifier_uses.kind,
    identifier_uses.purpose,
    identifier_uses.call,
    identifier_uses.expression,
    followed_identifiers.identifier,
    'resolved',
    nib_loads.class,
    nib_loads.member,
    nib_loads.platforms,
    nib_loads.line,
    nib_loads."column"
FROM followed_identifiers
JOIN nib_loads ON nib_loads.id = followed_identifiers.load_id
JOIN identifier_uses ON identifier_uses.id = followed_identifiers.use_id
JOIN files ON files.id = nib_loads.file_id
WHERE NOT followed_identifiers.is_own
    AND NOT EXISTS (
        SELECT 1
        FROM identifiers
        WHERE identifiers.file_id = nib_loads.file_id
            AND identifiers.line = nib_loads.line
            AND identifiers.identifier = followed_identifiers.identifier
    )
GROUP BY nib_loads.file_id, nib_loads.line, nib_loads."column", followed_identifiers.use_id, followed_identifiers.identifier
ORDER BY files.path, nib_loads.line, nib_loads."column", followed_identifiers.identifier, identifier_uses."column";

DROP TABLE followed_identifiers;
