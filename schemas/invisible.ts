/**
 * Characters that a name cannot contain, as the content of a character class in a regular
 * expression. Control characters, format characters (bidirectional marks, zero width), separators,
 * private and unassigned code points, and letters and marks without a glyph (fillers, variation
 * selectors, the blank of Braille).
 */
export const invisible =
  '\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Co}\\p{Cn}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2800'
