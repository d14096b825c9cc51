-- title: Font that the app does not bring along
-- why: A font that neither the system nor the app has is replaced by the system's font, without a word.
-- severity: warning
-- confidence: certain
-- uncertain: No file of the tree has the font: it may be the system's, or come with something that is built elsewhere; a font that is not declared may be registered by code.
-- fix: Add the font's file to the target and name it under UIAppFonts (macOS: ATSApplicationFontsPath) in Info.plist, or choose another font.
-- pack: default
-- verdicts: font-missing
SELECT
    font_missing.*,
    font_missing.name AS subject,
    CASE font_missing.reason
        WHEN 'nowhere' THEN 'No file in the repository has the font ' || font_missing.name || ': if the system does not have it either, another font is shown.'
        WHEN 'not copied' THEN 'No target of this nib copies the font ' || font_missing.name || ': another font is shown.'
        ELSE 'Info.plist does not name the file of the font ' || font_missing.name || ': unless code registers it, another font is shown.'
    END AS message
FROM font_missing;
