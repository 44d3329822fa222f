/** The languages of the pages. The API answers in English. */

/** Each by its own name. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
} as const

export type Language = keyof typeof languages

/** One value for each language; a missing one is an error of types. */
export type InLanguages<Value> = Readonly<Record<Language, Value>>

/** Dates in English have the day before the month. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language)

export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text)

/**
 * Returns the language that a reader prefers (RFC 9110, 12.5.4): `de-AT` is `de`, and a language with
 * `q=0` is refused.
 */
export const preferredLanguage = (accepted: string | undefined): Language => {
  if (accepted === undefined) return 'en'
  const wanted = accepted.split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const language = tag.split('-')[0] ?? ''
    const quality = Number(parameters.find((text) => text.startsWith('q='))?.slice(2) ?? 1)
    return isLanguage(language) && quality > 0 ? [{ language, quality }] : []
  })
  const [best] = wanted.sort((one, other) => other.quality - one.quality)
  return best?.language ?? 'en'
}
