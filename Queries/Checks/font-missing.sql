-- title: Font that the app does not contain
-- why: If neither the system nor the app contains the font, the system shows its own font instead, without a message.
-- severity: warning
-- confidence: likely
-- uncertain: If no file in the repository contains the font, the confidence is possible in these cases: the nib is for macOS; the nib is not in a target; its target depends on code outside the repository. If a file contains the font, and code may register this file, the confidence is also possible.
-- fix: Add the font file to the target and list it under UIAppFonts (macOS: ATSApplicationFontsPath) in Info.plist, or choose another font.
-- pack: default
-- verdicts: font-missing
SELECT
    font_missing.*,
    font_missing.name AS subject,
    CASE font_missing.reason
        WHEN 'nowhere' THEN 'No file in the repository contains the font ' || font_missing.name || ': unless the system contains it, another font is shown.'
        WHEN 'not copied' THEN 'No target of this nib copies the font ' || font_missing.name || ': another font is shown.'
        ELSE 'Info.plist does not name the file of the font ' || font_missing.name || ': unless code registers it, another font is shown.'
    END AS message
FROM font_missing;
