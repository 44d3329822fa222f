/**
 * The import of entries: a file or a pasted table, a preview with each error at its cell, then the import of exactly what the preview
 * showed.
 */
import { type ComponentChild, render } from 'preact'
import { newId } from '#browser/newId.ts'
import { type InputError, Refusal } from '#browser/refusal.ts'
import { languageOfPage, wordsOfPage } from '#browser/pageWords.ts'
import { chosenTable, importTable } from '#browser/tableImport.ts'
import { onePress } from '#browser/onePress.ts'
import { requireUserOfPage } from '#browser/userRequests.ts'
import type { importedEntries } from '#schemas/entries/entriesImport.ts'
import type { Static } from '#schemas/schema.ts'
import { textIn } from '#values/tableText.ts'
import { fill, numberText } from '#values/words.ts'
import type { PageWords } from '#page/words/en.ts'
import type { EntriesWords } from '../words/en.ts'
import { Cells, rowsOf, WrongRows } from './wrongRows.tsx'

type Imported = Static<typeof importedEntries>

type Words = EntriesWords['script'] &
  Pick<EntriesWords['entries'], 'sail' | 'name'> &
  PageWords['tableImport']

const words = wordsOfPage() as object as Words

const summaryOf = ({ created, updated, unchanged }: Imported) =>
  fill(words.summary, { created, updated, unchanged })

const text = (value: string | number | null) =>
  typeof value === 'number'
    ? numberText(languageOfPage(), Number(value.toFixed(4)))
    : (value ?? '-')

/** An e-mail address has no old value. */
const changeOf = ({ column, from, to }: Imported['entries'][number]['changed'][number]) => (
  <div>
    {column}: {from !== undefined && <del>{text(from)}</del>} <ins>{text(to)}</ins>
  </div>
)

const outcome = 'entries imported'
const status = document.getElementById('status')
const form = document.querySelector<HTMLFormElement>('form#import')
const alert = form?.querySelector('[role=alert]')
const preview = document.getElementById('preview')

const Outlook = ({ imported, confirm }: { imported: Imported; confirm: () => void }) => {
  const { ignoredColumns, entries } = imported
  return (
    <>
      <h3>{summaryOf(imported)}.</h3>
      {ignoredColumns.length > 0 && (
        <p>{fill(words.notRead, { columns: ignoredColumns.join(', ') })}</p>
      )}
      <p class="actions">
        <button type="button" onClick={confirm}>
          {words.import}
        </button>
      </p>
      <Cells
        titles={[words.row, words.sail, words.name, words.entry]}
        rows={entries.map(({ row, sailId, name, change, changed }) => {
          const changes = change === 'updated' ? changed.map(changeOf) : words[change]
          return [row, sailId, name, changes].map((text) => <td>{text}</td>)
        })}
      />
    </>
  )
}

const show = (content: ComponentChild) => {
  if (!preview) return
  render(content, preview)
  preview.focus()
}

const run = (action: () => Promise<void>) => onePress(alert, action)

const hasRows = (errors: readonly InputError[]) => errors[0]?.row !== undefined

/** Errors of rows are shown in the table. */
const attempt = async (...request: Parameters<typeof importTable>) => {
  const [, file] = request
  await requireUserOfPage()
  try {
    return (await importTable(...request)) as Imported
  } catch (error) {
    if (!(error instanceof Refusal) || !hasRows(error.errors)) throw error
    const text = textIn(new Uint8Array(await file.arrayBuffer()))
    show(
      <WrongRows
        rows={rowsOf(text)}
        errors={error.errors}
        words={words}
        language={languageOfPage()}
      />,
    )
    return undefined
  }
}

/** The service has what the page asked for. The page comes again, and says so. */
const reloadWith = (sentence: string) => {
  sessionStorage.setItem(outcome, sentence)
  location.reload()
}

const look = async (from: HTMLFormElement) => {
  const { action } = from
  const file = chosenTable(
    from.querySelector<HTMLInputElement>('input[type=file]'),
    from.querySelector('textarea')?.value ?? '',
    words.choose,
  )
  const expected = await attempt(`${action}?dryRun=true`, file)
  if (expected === undefined) return
  const key = newId()
  const confirm = async () => {
    const imported = await attempt(action, file, { 'idempotency-key': key })
    if (imported !== undefined) reloadWith(fill(words.imported, { summary: summaryOf(imported) }))
  }
  show(<Outlook imported={expected} confirm={() => void run(confirm)} />)
}

const done = sessionStorage.getItem(outcome)
sessionStorage.removeItem(outcome)
if (done && status) {
  status.textContent = done
  status.focus()
}
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  if (preview) render(null, preview)
  void run(() => look(form))
})
// The way back would show the entries to the next user of the browser.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})
