/** Messages: texts of the words with their values, which readers get in their languages. */
import type { Language } from './language.ts'
import { type Counted, numberText } from './words.ts'

/** A text by its key among the words, and what is in its places. Readers get it in their languages. */
export type Message<Key extends string> = readonly [key: Key, values?: Values<Key>]

type Value<Key extends string> = string | number | Message<Key> | readonly Message<Key>[]

interface Values<Key extends string> extends Readonly<Record<string, Value<Key>>> {
  /** Selects the plural form. */
  readonly count?: number
}

type PluralForm = (count: number) => Intl.LDMLPluralRule

const forms = new Map<string, PluralForm>()

/** Selecting a form takes as long as the rest of a sentence, and tables have thousands of them. */
const newPluralForm = (language: Language, type: Intl.PluralRuleType): PluralForm => {
  const rule = new Intl.PluralRules(language, { type })
  const known: (Intl.LDMLPluralRule | undefined)[] = []
  return (count) =>
    Number.isInteger(count) && count >= 0 && count < 1000
      ? (known[count] ??= rule.select(count))
      : rule.select(count)
}

const pluralForm = (language: Language, type: Intl.PluralRuleType): PluralForm => {
  const key = `${language} ${type}`
  const form = forms.get(key) ?? newPluralForm(language, type)
  forms.set(key, form)
  return form
}

/** The text, then the name of a place, and so on. */
const pieces = new Map<string, readonly string[]>()

const piecesOf = (text: string): readonly string[] => {
  const found = pieces.get(text) ?? text.split(/\{(\w+)\}/)
  pieces.set(text, found)
  return found
}

/** `count` selects the plural form. The key `ordinal` has those of ordinal numbers: `{count}rd`. */
export const messageWriter = <Key extends string>(
  language: Language,
  texts: Readonly<Record<Key, string | Counted>>,
) => {
  const textOf = ([key, { count } = {}]: Message<Key>): string => {
    const text: string | Counted = texts[key]
    if (typeof text === 'string') return text
    const form = pluralForm(language, key === 'ordinal' ? 'ordinal' : 'cardinal')
    return text[form(Number(count))] ?? text.other
  }
  const write = (value: Value<Key>): string => {
    if (typeof value === 'string') return value
    if (typeof value === 'number') return numberText(language, value)
    if (!isMessage(value)) return value.map(write).join('')
    let text = ''
    let isPlace = false
    for (const piece of piecesOf(textOf(value))) {
      text += isPlace ? write(value[1]?.[piece] ?? '') : piece
      isPlace = !isPlace
    }
    return text
  }
  return write
}

const isMessage = <Key extends string>(
  value: Message<Key> | readonly Message<Key>[],
): value is Message<Key> => typeof value[0] === 'string'
