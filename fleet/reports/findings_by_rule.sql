-- The number of findings of `xibdb check --pack migration` by rule. Uncertain findings are hidden, as in xibdb.
CREATE TEMPORARY VIEW report_findings_by_rule AS
SELECT repository, rule, severity, count(*) AS findings
FROM findings
WHERE confidence <> 'possible'
GROUP BY repository, rule, severity;
