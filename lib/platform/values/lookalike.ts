/** The confusable characters of Unicode (UTS #39) are large: import this only where a name is created. */
import unhomoglyph from 'unhomoglyph'
import { foldUserName } from './userName.ts'

/** UTS #39 removes ignorable characters, and decomposes a text before and after it maps the others. */
const skeletonOf = (text: string): string =>
  unhomoglyph(
    text
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .normalize('NFKC')
      .normalize('NFD'),
  ).normalize('NFD')

/**
 * The forms of a name for comparison: two names look alike if they share a form. The forms after
 * the first cover letters that look alike in one case only, such as `I` and `l`, or the Latin `M`
 * and the Cyrillic `М`. A name in capitals looks like the same name, so its form is included.
 */
export const looksOf = (name: string): readonly string[] => {
  const skeleton = skeletonOf(name)
  const capitals = skeletonOf(name.toUpperCase())
  const folded = [skeletonOf(foldUserName(name)), skeleton].map(foldUserName)
  return [...new Set([...folded, skeleton, capitals])]
}

export const looksLike = (one: string, other: string): boolean => {
  const looks = looksOf(other)
  return looksOf(one).some((look) => looks.includes(look))
}

export const endsLike = (name: string, suffix: string): boolean => {
  const ends = looksOf(suffix)
  return looksOf(name).some((look) => ends.some((end) => look.endsWith(end)))
}
