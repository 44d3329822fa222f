/** The values that a sailor proposed for an entry. */
import type { ComponentChild } from 'preact'
import { Name } from '#page/components/name.tsx'
import type { Proposal } from '#races/rules/competitor.ts'
import { ratingText } from '#races/rules/yardstick.ts'
import type { Language } from '#values/language.ts'
import { numberText } from '#values/words.ts'
import type { EntriesWords } from '../words/en.ts'

interface Props {
  readonly proposal: Proposal
  readonly language: Language
  readonly words: EntriesWords
}

type Field = keyof EntriesWords['fields']

const changesIn = ({ proposal, language, words }: Props): readonly ComponentChild[] => {
  const { withdrawn, removed, ...values } = proposal
  const textOf = (field: Field): ComponentChild => {
    const value = values[field]
    if (value === null || value === undefined) return words.waiting.none
    const isNumber = typeof value === 'number'
    const text = field === 'timeOnTimeFactor' ? ratingText(Number(value)) : value
    return <Name>{isNumber ? numberText(language, text) : String(text)}</Name>
  }
  return [
    ...(Object.keys(words.fields) as Field[])
      .filter((field) => values[field] !== undefined)
      .map((field) => (
        <>
          {words.fields[field]} {textOf(field)}
        </>
      )),
    ...(withdrawn === true ? [words.waiting.withdrawn] : []),
    ...(removed === true ? [words.waiting.removed] : []),
  ]
}

export const ProposedChanges = (props: Props) => (
  <>
    {changesIn(props).map((change, at) => (
      <>
        {at > 0 && ', '}
        {change}
      </>
    ))}
  </>
)
