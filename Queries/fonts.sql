-- title: Fonts in use
-- theme: texts and resources
-- words: typeface, typography, font family, point size, uifont, nsfont, preferred font, lettering
-- answers: Which fonts do the files use, in which sizes and how often? kind: named (a font with its own name, which the app or the system must contain), system (a role of the system font: system, boldSystem, smallSystem) or text style (a style of Dynamic Type). If size is NULL, the font has the default size of the role or style. iOS archives store the former system font by its name (Helvetica). The report font-uses lists every use.
-- parameter name (default NULL): Name, role or text style of the font, or a GLOB pattern (* and ?). If omitted, all.
-- parameter kind (default NULL; one of named, system, text style): Kind of font. If omitted, all.
-- example: xibdb report fonts name='AvenirNext*' kind=named
SELECT
    font_uses.name AS name,
    font_uses.kind AS kind,
    font_uses.weight AS weight,
    -- Prints 17 instead of 17.0.
    CASE WHEN font_uses.size IS NOT NULL THEN printf('%g', font_uses.size) END AS size,
    count(*) AS uses,
    count(DISTINCT font_uses.file_id) AS files
FROM font_uses
JOIN answered_files ON answered_files.id = font_uses.file_id
WHERE (:name IS NULL OR font_uses.name GLOB :name)
    AND (:kind IS NULL OR font_uses.kind = :kind)
GROUP BY font_uses.name, font_uses.kind, font_uses.weight, font_uses.size
ORDER BY font_uses.kind, font_uses.name, font_uses.weight, font_uses.size;
