/**
 * Characters that a name cannot hold, as the inside of a class of a regular expression. Controls,
 * format characters (bidirectional marks, zero width), separators, private and unassigned code
 * points, and letters and marks without a shape (fillers, variation selectors, the blank of Braille).
 */
export const invisible =
  '\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Co}\\p{Cn}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2800'
