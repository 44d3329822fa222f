/** New entries and proposed changes that wait for an organizer. */
import { Name } from '#page/components/name.tsx'
import type { Entry } from '#races/rules/competitor.ts'
import { sailText } from '#races/rules/sailNumber.ts'
import { pathOf } from '#values/pathSegment.ts'
import type { EntriesPage } from '../steps/entriesPage.ts'
import { ProposedChanges } from './proposedChanges.tsx'

interface Props {
  readonly page: EntriesPage
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
        {Object.keys(proposal).length > 0 && ': '}
        <ProposedChanges proposal={proposal} {...page} />
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
    <section class="on-screen card" aria-label={heading}>
      <h2>{heading}</h2>
      <p>{about}</p>
      <form data-entries data-etag={table.etag} action={action} method="dialog">
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
