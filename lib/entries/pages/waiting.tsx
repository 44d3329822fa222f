/** New entries and proposed changes that wait for an organizer. */
import type { ComponentChild } from 'preact'
import { Name } from '#page/components/name.tsx'
import type { Entry } from '#races/rules/competitor.ts'
import { sailText } from '#races/rules/sailNumber.ts'
import { ratingText } from '#races/rules/yardstick.ts'
import { pathOf } from '#values/pathSegment.ts'
import { numberText } from '#values/words.ts'
import type { EntriesPage } from '../steps/entriesPage.ts'
import type { EntriesWords } from '../words/en.ts'

interface Props {
  readonly page: EntriesPage
}

type Field = keyof EntriesWords['fields']

const changesIn = (
  { language, words }: EntriesPage,
  { withdrawn, removed, ...values }: NonNullable<Entry['proposal']>,
): readonly ComponentChild[] => {
  const textOf = (field: Field): ComponentChild => {
    const value = values[field]
    if (value === null) return words.waiting.none
    const text = field === 'timeOnTimeFactor' ? ratingText(Number(value)) : value
    return <Name>{typeof text === 'number' ? numberText(language, text) : String(text)}</Name>
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

interface RowProps extends Props {
  readonly entry: Entry
}

const Row = ({ page, entry: { competitor, proposal = {} } }: RowProps) => (
  <li>
    <label class="check">
      <input type="checkbox" name="id" value={competitor.id} />{' '}
      <span>
        <Name>{sailText(competitor)}</Name>{' '}
        <strong>
          <Name>{competitor.name}</Name>
        </strong>
        {changesIn(page, proposal).map((change, at) => (
          <>
            {at === 0 ? ': ' : ', '}
            {change}
          </>
        ))}
      </span>
    </label>
  </li>
)

interface ListProps extends Props {
  readonly entries: readonly Entry[]
  readonly heading: string
  readonly about: string
  readonly other: readonly [value: 'remove' | 'keep', title: string]
}

const List = ({ page, entries, heading, about, other: [value, title] }: ListProps) => {
  if (entries.length === 0) return null
  const { words, regatta, table } = page
  const action = pathOf('/sailingserver/api/v1/regattas', [regatta], '/entries')
  return (
    <section class="on-screen" aria-label={heading}>
      <h2>{heading}</h2>
      <p>{about}</p>
      <form data-entries data-etag={table.etag} action={action} method="post">
        <label class="check">
          <input type="checkbox" data-all /> {words.waiting.all}
        </label>
        <ul class="held">
          {entries.map((entry) => (
            <Row page={page} entry={entry} />
          ))}
        </ul>
        <p class="alert" role="alert"></p>
        <p class="actions">
          <button value="accept">{words.waiting.accept}</button>{' '}
          <button value={value} class="secondary">
            {title}
          </button>
        </p>
      </form>
    </section>
  )
}

export const WaitingParts = ({ page }: Props) => {
  const words = page.words.waiting
  return (
    <div id="waiting">
      <List
        page={page}
        entries={page.waiting}
        heading={words.entries}
        about={words.doNotCount}
        other={['remove', words.remove]}
      />
      <List
        page={page}
        entries={page.proposals}
        heading={words.proposals}
        about={words.countAsBefore}
        other={['keep', words.keep]}
      />
    </div>
  )
}
