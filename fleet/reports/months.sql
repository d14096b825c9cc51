-- The revisions of a trend, one row per month: repositories with a name such as orchard@2026-01 (see ../months.sh).
CREATE TEMPORARY VIEW report_months AS
SELECT
    months.repository, months.name, months.month,
    lead(months.repository) OVER (PARTITION BY months.name ORDER BY months.month) AS next_repository,
    lead(months.month) OVER (PARTITION BY months.name ORDER BY months.month) AS next_month
FROM (
    SELECT
        repository,
        substr(repository, 1, instr(repository, '@') - 1) AS name,
        substr(repository, instr(repository, '@') + 1) AS month
    FROM repositories
    WHERE instr(repository, '@') > 0
) AS months;
