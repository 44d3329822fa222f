/** The entries as a table. Organizers change each of them in a form below its row. */
import { Name } from '#page/components/name.tsx'
import { ScrollTable } from '#page/components/scrollTable.tsx'
import { button } from '#page/components/controls.tsx'
import { counted, fill } from '#values/words.ts'
import { blankTexts } from '../rules/entryTexts.ts'
import type { EntryRow, EntriesTablePage } from '../steps/entriesPage.ts'
import { EntryForm, type SendEntry } from './entryForm.tsx'

interface Props {
  readonly page: EntriesTablePage
  /** Absent: the page has no script yet, or the caller may change nothing. */
  readonly work?: EntriesWork | undefined
}

export interface EntriesWork extends SendEntry {
  /** The id of the entry that is open; empty for a new one. */
  readonly opened: string | undefined
  readonly open: (id: string) => void
}

const columns = ['boat', 'crew', 'club', 'fleet', 'rating', 'phone'] as const

type Column = (typeof columns)[number]

export const boatOf = ({ sail, name }: Pick<EntryRow, 'sail' | 'name'>) => `${sail} ${name}`.trim()

interface RowProps extends Props {
  readonly entry: EntryRow
  readonly shown: readonly Column[]
}

const EditCell = ({ page: { words }, work, entry }: RowProps) => (
  <td class="on-screen">
    {work &&
      button(
        words.edit,
        () => {
          work.open(entry.id)
        },
        {
          'aria-label': fill(words.editOf, { boat: boatOf(entry) }),
          'aria-expanded': work.opened === entry.id,
          'data-entry': entry.id,
        },
      )}
  </td>
)

const Row = (props: RowProps) => {
  const { page, work, entry, shown } = props
  const { words } = page
  return (
    <>
      <tr>
        <td class="sail" data-title={words.sail}>
          <Name>{entry.sail}</Name>
        </td>
        <th scope="row">
          <Name>{entry.name}</Name>
          {entry.isWithdrawn && words.withdrawn}
        </th>
        {shown.map((column) => (
          <td
            class={column === 'phone' ? 'small state' : undefined}
            data-title={entry[column] === '' ? undefined : words[column]}
          >
            <Name>{entry[column]}</Name>
          </td>
        ))}
        {page.mayUpdate && <EditCell {...props} />}
      </tr>
      {work?.opened === entry.id && (
        <tr class="unfolded">
          <td colspan={shown.length + 3}>
            <EntryForm page={page} entry={entry} {...work} />
          </td>
        </tr>
      )}
    </>
  )
}

const Table = ({ page, work }: Props) => {
  const { entries, words } = page
  // Columns without any value are not shown.
  const shown = columns.filter((column) => entries.some((entry) => entry[column] !== ''))
  const titles = [words.sail, words.name, ...shown.map((column) => words[column])]
  return (
    <ScrollTable label={words.label}>
      <thead>
        <tr>
          {titles.map((title) => (
            <th scope="col">{title}</th>
          ))}
          {page.mayUpdate && (
            <th scope="col" class="on-screen">
              <span class="hidden">{words.edit}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} {...{ page, work, entry, shown }} />
        ))}
      </tbody>
    </ScrollTable>
  )
}

const noEntry = ({ boatClass }: EntriesTablePage): EntryRow => ({
  id: '',
  texts: blankTexts({ boatClass }),
  sail: '',
  name: '',
  isWithdrawn: false,
  hasProposal: false,
  boat: '',
  crew: '',
  club: '',
  fleet: '',
  rating: '',
  phone: '',
})

const NewEntry = ({ page, work }: Props) => {
  if (!work) return null
  return work.opened === '' ? (
    <EntryForm page={page} entry={noEntry(page)} {...work} isNew />
  ) : (
    <p class="actions on-screen">
      {button(
        page.words.add,
        () => {
          work.open('')
        },
        { 'data-entry': '' },
      )}
    </p>
  )
}

export const EntriesTable = (props: Props) => {
  const { language, words, entries, hiddenCount } = props.page
  return (
    <>
      <h2>{counted(language, words.count, entries.length)}</h2>
      {hiddenCount > 0 && <p>{fill(words.hidden, { count: hiddenCount })}</p>}
      <NewEntry {...props} />
      {entries.length === 0 ? <p>{words.none}</p> : <Table {...props} />}
    </>
  )
}
