/**
 * Characters that a name cannot contain, as the content of a character class in a regular
 * expression. Control characters, format characters (bidirectional marks, zero width), separators,
 * private and unassigned code points, and letters and marks without a glyph (fillers, variation
 * selectors, the blank of Braille). The short names of properties, because the OpenAPI document repeats
 * the pattern: `DI` are code points that are ignored by default, `ExtPict` and `EMod` belong to emoji.
 */
export const invisible = '\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Co}\\p{Cn}\\p{Cs}\\p{DI}\\u2800'

/**
 * Themselves instead of their escapes, because the OpenAPI document repeats the pattern 200 times. The
 * blocks of Arabic, Syriac, N'Ko, the scripts of India, Sinhala, Myanmar, Khmer and Mongolian.
 */
const joining = '\u0600-\u07ff\u0900-\u0dff\u1000-\u109f\u1780-\u18af'

const viramas = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca'

/**
 * The invisible characters without which a word is misspelled, where they belong: joiners and
 * non-joiners between letters of joining scripts, and after a virama (UAX #31, section 2.3).
 */
export const scriptJoiner = `(?<=[${joining}])[\\u200c\\u200d](?:(?=[${joining}])|(?<=[${viramas}].))`

/** The tags of a black flag, which make it the flag of England, Scotland or Wales (UTS #51). */
const flagTag = '[\\u{e0061}-\\u{e007a}]'
const flagTags =
  `(?<=\\u{1f3f4}${flagTag}{0,5})${flagTag}(?=${flagTag}{0,5}\\u{e007f})` +
  `|(?<=\\u{1f3f4}${flagTag}{3,6})\\u{e007f}`

/** The same in sequences of emoji, such as the flag of pirates (UTS #51). */
const emojiJoiner =
  '(?<=\\p{ExtPict})\\ufe0f|(?<=[0-9#*])\\ufe0f(?=\\u20e3)' +
  '|(?<=[\\p{ExtPict}\\p{EMod}\\ufe0f])\\u200d(?=\\p{ExtPict})' +
  `|${flagTags}`

export const joiner = `${scriptJoiner}|${emojiJoiner}`

/** A character of a name, as a part of a regular expression. */
export const visible = `(?:[^${invisible}]|${joiner})`

export const visiblePattern = `^${visible}*$`
