-- Tables with rows of reports and rules. one.sh adds them to each export. `xibdb schema` does not print them.

-- The rows of `xibdb report scene-manifest`.
CREATE TABLE IF NOT EXISTS "scene_manifest" (
    "repository" VARCHAR NOT NULL,
    "revision" VARCHAR,
    "indexed_at" VARCHAR,
    "path" VARCHAR NOT NULL,
    "line" BIGINT,
    "target" VARCHAR NOT NULL,
    "platform" VARCHAR,
    "info_plist" VARCHAR,
    "main_nib" VARCHAR,
    "main_storyboard" VARCHAR,
    "launch_screen" VARCHAR,
    "finding" VARCHAR NOT NULL,
    "because" VARCHAR,
    "scene_storyboards" VARCHAR,
    "scene_delegates" VARCHAR
);

-- The findings of `xibdb check --include-uncertain --pack migration`.
CREATE TABLE IF NOT EXISTS "findings" (
    "repository" VARCHAR NOT NULL,
    "revision" VARCHAR,
    "indexed_at" VARCHAR,
    "path" VARCHAR NOT NULL,
    "line" BIGINT,
    "column" BIGINT,
    "severity" VARCHAR NOT NULL,
    "confidence" VARCHAR NOT NULL,
    "rule" VARCHAR NOT NULL,
    "message" VARCHAR NOT NULL,
    "object" VARCHAR,
    "object_path" VARCHAR,
    "subject" VARCHAR,
    "other_path" VARCHAR,
    "other_line" BIGINT,
    "also" VARCHAR,
    "fingerprint" VARCHAR NOT NULL
);
