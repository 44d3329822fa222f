/** Words of pages: texts with places for values, such as `{count} boats`. */
import type { Language } from './language.ts'

/** Texts for the plural forms of a language (CLDR). */
export type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

type Values = Readonly<Record<string, string | number>>

/** @example fill('Start of {race}', { race: 'R1' }) // 'Start of R1' */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

const rules = new Map<Language, Intl.PluralRules>()

/** Fills the text for a number, which is `{count}` in it. */
export const counted = (
  language: Language,
  texts: Counted,
  count: number,
  values: Values = {},
): string => {
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  const text = texts[rule.select(count)] ?? texts.other
  return fill(text, { ...values, count: count.toLocaleString(language) })
}

/** @example '3 → 1', and '- → 1' without a number before */
export const changeText = (
  language: Language,
  { before, after }: { readonly before: number | null; readonly after: number | null },
): string => [before, after].map((number) => number?.toLocaleString(language) ?? '-').join(' → ')

/** In the notation of a language, without groups of digits. */
export const numberText = (language: Language, value: number | string): string =>
  language === 'en' ? String(value) : String(value).replace('.', ',')
