/** A failure in the language of the reader. The API itself answers in English. */
import { problemTypes } from '#schemas/platform/problemTypes.ts'
import {
  type Failure,
  type InputError,
  Sentence,
  sentenceOf,
  type Translations,
  type Wording,
} from '#values/failure.ts'
import type { Language } from '#values/language.ts'
import { type Message, messageWriter } from '#values/messages.ts'

type Texts = Translations[keyof Translations]

type LoadTranslations = (language: keyof Translations) => Promise<Texts>

/** A function loads the texts of a language with its first failure in that language. */
let load: LoadTranslations = () => Promise.resolve({})

export const registerTranslations = (registered: LoadTranslations): void => {
  load = registered
}

const messageOf = ({ pattern, parts }: Sentence): Message<string> => {
  const values = parts.map((part) => (part instanceof Sentence ? messageOf(part) : part))
  const count = parts.find((part) => typeof part === 'number')
  return [
    pattern,
    { ...Object.fromEntries(values.entries()), ...(count !== undefined && { count }) },
  ]
}

/** A sentence with a part that has no translation stays English as a whole. */
const isTranslated = ({ pattern, parts }: Sentence, texts: Texts): boolean =>
  Object.hasOwn(texts, pattern) &&
  parts.every((part) => !(part instanceof Sentence) || isTranslated(part, texts))

type Wordings = Readonly<Record<string, Wording | undefined>>

/** Leaves out what has no translation. */
const translatorOf = async (language: keyof Translations) => {
  const texts = await load(language)
  const write = messageWriter(language, texts)
  return (wordings: Wordings) =>
    Object.fromEntries(
      Object.entries(wordings)
        .map(([name, wording = '']) => [name, sentenceOf(wording)] as const)
        .filter(([, sentence]) => isTranslated(sentence, texts))
        .map(([name, sentence]) => [name, write(messageOf(sentence))]),
    )
}

/** English readers get the errors as they are. */
export const localizedErrors = async (errors: readonly InputError[], language: Language) => {
  if (language === 'en' || errors.length === 0) return errors
  const translate = await translatorOf(language)
  return errors.map((error): InputError => {
    const { detail, suggestion } = error
    return { ...error, localized: translate({ detail, suggestion }) }
  })
}

/** Texts without a translation are English. */
export const localizedTexts = async (
  sentences: readonly Sentence[],
  language: keyof Translations,
): Promise<string[]> => {
  const translate = await translatorOf(language)
  return sentences.map((text) => translate({ text }).text ?? String(text))
}

/** Returns `undefined` for English readers. */
export const localizedFailure = async ({ code, detail }: Failure, language: Language) => {
  if (language === 'en') return undefined
  const translate = await translatorOf(language)
  return { language, ...translate({ title: problemTypes[code].title, detail }) }
}
