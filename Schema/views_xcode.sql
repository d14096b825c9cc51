-- Versions of Xcode, derived from the tools versions that Interface Builder writes to files.

-- Tools versions, with the versions of Xcode that write them. The numbers come from the history of public repositories. In the weeks after a version of Xcode appeared, several repositories contained nibs with its number, and no repository contained one before. For the newest version, the output of actool confirms the number. The number of a beta is between the numbers of two releases.
-- example: SELECT tools_version FROM xcode_versions WHERE first_version = '15.0'
CREATE VIEW xcode_versions AS
WITH
released (tools_version, first_version, last_version) AS (
    VALUES
        ('4510', '5.0', NULL), ('4514', '5.0.1', '5.0.2'), ('5053', '5.1', NULL), ('5056', '5.1.1', NULL),
        ('6245', '6.0.1', NULL), ('6250', '6.1', NULL), ('6254', '6.1.1', NULL), ('6751', '6.2', NULL),
        ('7531', '6.3', NULL), ('7702', '6.3.1', NULL), ('7706', '6.3.2', '6.4'),
        ('8191', '7.0', '7.0.1'), ('9059', '7.1', NULL), ('9060', '7.1.1', NULL), ('9531', '7.2', NULL), ('9532', '7.2.1', NULL),
        ('10116', '7.3', NULL), ('10117', '7.3.1', NULL),
        ('11201', '8.0', NULL), ('11542', '8.1', NULL), ('11762', '8.2', '8.2.1'), ('12118', '8.3', '8.3.1'),
        ('12120', '8.3.2', NULL), ('12121', '8.3.3', NULL),
        ('13196', '9.0', '9.0.1'), ('13529', '9.1', NULL), ('13771', '9.2', NULL), ('14109', '9.3', '9.3.1'), ('14113', '9.4', '9.4.1'),
        ('14313.18', '10.0', NULL), ('14460.31', '10.1', NULL), ('14490.70', '10.2', '10.3'),
        ('14868', '11.0', NULL), ('15400', '11.1', NULL), ('15505', '11.2', '11.2.1'), ('15702', '11.3', NULL), ('15705', '11.3.1', NULL),
        ('16096', '11.4', '11.4.1'), ('16097', '11.5', NULL), ('16097.2', '11.6', NULL), ('16097.3', '11.7', NULL),
        ('17156', '12.0', '12.0.1'), ('17506', '12.1', '12.2'), ('17701', '12.3', '12.4'), ('18122', '12.5', '12.5.1'),
        ('19162', '13.0', NULL), ('19455', '13.1', NULL), ('19529', '13.2', '13.2.1'), ('20037', '13.3', '13.4.1'),
        ('21225', '14.0', '14.0.1'), ('21507', '14.1', '14.2'), ('21701', '14.3', '14.3.1'),
        ('22154', '15.0', NULL), ('22155', '15.0.1', NULL), ('22505', '15.1', '15.2'),
        ('23094', '16.0', NULL), ('23504', '16.1', '16.2'), ('23727', '16.3', '16.4'),
        ('24127', '26.0', NULL), ('24506', '26.2', '26.3'), ('24765', '26.4', '26.6'),
        -- This number is out of sequence. Nibs with this number have the plug-in versions of Xcode 15.3 and 15.4 (22684 to
        -- 22690). Later versions return to the sequence.
        ('32700.99.1234', '15.3', '15.4')
),
-- This view uses no JSON functions, because a view cannot call them if SQLite does not trust the schema.
cut (tools_version, first_version, last_version, rest) AS (
    SELECT
        released.tools_version,
        released.first_version,
        released.last_version,
        iif(instr(released.tools_version, '.') > 0, substr(released.tools_version, instr(released.tools_version, '.') + 1), '')
    FROM released
),
numbered (tools_version, first_version, last_version, number) AS (
    SELECT
        cut.tools_version,
        cut.first_version,
        cut.last_version,
        (CAST(cut.tools_version AS INTEGER) * 10000 + CAST(cut.rest AS INTEGER)) * 10000
            + CAST(iif(instr(cut.rest, '.') > 0, substr(cut.rest, instr(cut.rest, '.') + 1), '') AS INTEGER)
    FROM cut
)
SELECT
    -- Tools version, dotted.
    numbered.tools_version AS tools_version,
    -- First version of Xcode that writes it.
    numbered.first_version AS first_version,
    -- Last version of Xcode that writes it; the same as first_version if there is only one.
    coalesce(numbered.last_version, numbered.first_version) AS last_version,
    -- The tools version as one number that can be compared.
    numbered.number AS number
FROM numbered;

-- The tools versions of the nibs in the index, with the version of Xcode that writes each number: one row per tools version.
-- example: SELECT xcode, tools_version FROM tools_versions
CREATE VIEW tools_versions AS
WITH
-- The values are grouped as text before they become numbers, because a file can contain any value.
written (tools_version, rest) AS (
    SELECT
        nibs.tools_version,
        iif(instr(nibs.tools_version, '.') > 0, substr(nibs.tools_version, instr(nibs.tools_version, '.') + 1), '')
    FROM nibs
    WHERE nibs.tools_version IS NOT NULL
    GROUP BY nibs.tools_version
),
numbered (tools_version, number) AS MATERIALIZED (
    SELECT
        written.tools_version,
        (CAST(written.tools_version AS INTEGER) * 10000 + CAST(written.rest AS INTEGER)) * 10000
            + CAST(iif(instr(written.rest, '.') > 0, substr(written.rest, instr(written.rest, '.') + 1), '') AS INTEGER)
    FROM written
),
named (first_version, last_version, number, is_odd) AS MATERIALIZED (
    SELECT xcode_versions.first_version, xcode_versions.last_version, xcode_versions.number, xcode_versions.tools_version = '32700.99.1234'
    FROM xcode_versions
),
-- Releases in the order of their numbers. Tools version 32700.99.1234 is left out: its number is out of sequence, and no beta has a similar number.
released (last_version, number, next_number, next_version) AS MATERIALIZED (
    SELECT
        named.last_version,
        named.number,
        lead(named.number) OVER (ORDER BY named.number),
        lead(named.first_version) OVER (ORDER BY named.number)
    FROM named
    WHERE named.is_odd = 0
)
SELECT
    -- Tools version, dotted.
    numbered.tools_version AS tools_version,
    -- The tools version as one number that can be compared.
    numbered.number AS number,
    -- Version of Xcode (15.0.1). If several versions write the number, this is the first and the last of them (14.1 to 14.2). For the number of a beta, it is the releases before and after the beta (between 11.2.1 and 11.3, before 5.0, after 26.6). If the value is not a number, the version is unknown.
    CASE
        WHEN exact.number IS NOT NULL
            THEN exact.first_version || iif(exact.last_version = exact.first_version, '', ' to ' || exact.last_version)
        WHEN numbered.number <= 0 THEN 'unknown'
        WHEN released.number IS NULL THEN 'before ' || (SELECT named.first_version FROM named ORDER BY named.number LIMIT 1)
        WHEN released.next_number IS NULL THEN 'after ' || released.last_version
        ELSE 'between ' || released.last_version || ' and ' || released.next_version
    END AS xcode
FROM numbered
LEFT JOIN released ON released.number <= numbered.number AND (released.next_number > numbered.number OR released.next_number IS NULL)
LEFT JOIN named AS exact ON exact.number = numbered.number;
