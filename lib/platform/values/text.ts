/** Prepares names for a picture, and estimates their width. */

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Longer names are cut before any other processing. */
const lengthMax = 1_000

/** Control characters, and those that XML 1.0 forbids or that change the text direction. */
const unwanted =
  /[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]+/g

/** More accents than any language puts on a letter; they would cover the adjacent lines. */
const tower = /(\p{M}{4})\p{M}+/gu

/** Removes characters that break a document or a line. */
export const cleaned = (name: string): string =>
  name
    .slice(0, lengthMax)
    .toWellFormed()
    .replace(unwanted, ' ')
    .replace(tower, '$1')
    .replace(/\s+/g, ' ')
    .trim()

const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Isolates a right-to-left name, so that it does not reorder the sentence around it. */
export const isolated = (name: string): string =>
  rightToLeft.test(name) ? `\u2068${name}\u2069` : name

/** Widths as fractions of the font size, for the widest of the usual system fonts. */
const widths: readonly (readonly [characters: RegExp, width: number])[] = [
  [/^[\p{M}\u200b-\u200d]$/u, 0],
  [/^[ iljtfrI.,:;'|!()[\]/-]$/, 0.42],
  [/^[mwMW@%&+=<>~–]$/, 1],
  [/^[a-z0-9]$/, 0.65],
  [/^[A-Z]$/, 0.79],
  [/^[\ufdfa-\ufdfd\u{12000}-\u{1254f}\u2e3a\u2e3b]$/u, 12],
  [/^[\u00a1-\u024f\u0370-\u052f\u0590-\u08ff]$/, 0.9],
]

/** CJK, emoji, and all characters that are not listed. */
const fullWidth = 1.3

const known = new Map<string, number>()

const characterWidth = (character: string): number => {
  const before = known.get(character)
  if (before !== undefined) return before
  const width = widths.find(([characters]) => characters.test(character))?.[1] ?? fullWidth
  // All of Unicode would need too much memory.
  if (character < '\u0530') known.set(character, width)
  return width
}

/** @param size of the font, in units of the picture */
export const textWidth = (text: string, size: number): number =>
  size * Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0)

const plain = /^[ -\u02ff]*$/

/** Splits a text into grapheme clusters, such as a letter with its accents or an emoji. */
const clusters = (text: string): readonly string[] =>
  plain.test(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment)

/** Shortens a name in the middle, because names of marks often differ only at their end. */
export const fittedName = (text: string, size: number, width: number): string => {
  const most = charactersMax(size, width)
  if (text.length <= most && textWidth(text, size) <= width) return text
  const room = width - size * fullWidth
  const end = filled(clusters(text.slice(-most)).toReversed(), size, room * endShare)
  const start = filled(clusters(text.slice(0, most)), size, room - textWidth(end.join(''), size))
  return `${start.join('').trimEnd()}…${end.reverse().join('').trimStart()}`
}

const endShare = 0.4

/** A very long text is cut before it is measured. */
const charactersMax = (size: number, width: number): number => Math.ceil((8 * width) / size)

/** Returns the first clusters that are not wider together. */
const filled = (all: readonly string[], size: number, width: number): string[] => {
  let used = 0
  const end = all.findIndex((cluster) => (used += textWidth(cluster, size)) > width)
  return all.slice(0, end === -1 ? all.length : end)
}

/** Shortens a text with an ellipsis at its end, if it is wider than the given width. */
export const fitted = (text: string, size: number, width: number): string => {
  const most = charactersMax(size, width)
  if (text.length <= most && textWidth(text, size) <= width) return text
  const start = filled(clusters(text.slice(0, most)), size, width - size * fullWidth)
  return `${start.join('').trimEnd()}…`
}

/** Lines of at most the given width. The last line has an ellipsis if text is left over. */
export const wrapped = (
  text: string,
  size: number,
  width: number,
  linesMax: number,
  shortened = fitted,
): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const visibleLines = lines.slice(0, linesMax)
  const rest = lines.slice(linesMax)
  return visibleLines.map((line, index) =>
    shortened(index === linesMax - 1 ? [line, ...rest].join(' ') : line, size, width),
  )
}
