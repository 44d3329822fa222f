/**
 * Entries that wait for an organizer, and the import of entries: a file or a pasted table, a preview with each error at its cell, then the
 * import of exactly what the preview showed.
 */
import { render } from 'preact'
import {
  changeWords,
  chosenTable,
  errorCount,
  importTable,
  summaryOf,
} from '#browser/tableImport.ts'
import { newId } from '#browser/newId.ts'
import { Refusal } from '#browser/refusal.ts'
import { failureText, requireUserOfPage, send } from '#browser/userRequests.ts'
import type { InputError } from '#browser/refusal.ts'

const outcome = 'entries imported'
const find = (id: string) => document.getElementById(id)
const status = find('status')
const form = find('import')
const alert = form?.querySelector('[role=alert]')
const preview = find('preview')

/** The separator that the header has most often, as the service finds it. */
const separatorOf = (text: string) => {
  const [header = ''] = text.split('\n')
  const counts = [';', '\t', ','].map((each) => header.split(each).length)
  return [';', '\t', ','][counts.indexOf(Math.max(...counts))] ?? ','
}

const rowsOf = (text: string): string[][] => {
  const separator = separatorOf(text)
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}]*))(${separator}|\\r?\\n|$)`,
    'y',
  )
  const rows: string[][] = [[]]
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (!match) break
    rows.at(-1)?.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim())
    if (match[3] !== separator) rows.push([])
  }
  return rows
}

const table = (titles: string[], rows: unknown[]) => (
  <div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          {titles.map((title) => (
            <th>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr>{cells}</tr>
        ))}
      </tbody>
    </table>
  </div>
)

const alertLine = (words: string) => <p class="alert">{words}</p>

const wrongRows = (text: string, errors: InputError[]) => {
  const rows = rowsOf(text)
  const [header = []] = rows
  const wrong = [...new Set(errors.map(({ row = 0 }) => row))]
  const cellsOf = (row: number) =>
    header.map((title, position) => {
      const own = errors.filter((one) => one.row === row && one.column === title)
      const words = own.map(({ detail, suggestion = '' }) => `${detail}. ${suggestion}`.trim())
      return (
        <td>
          {rows[row - 1]?.[position]}
          {words.map(alertLine)}
        </td>
      )
    })
  const others = errors.filter(({ column }) => !column || !header.includes(column))
  const sentences = others.map(
    ({ row, column, detail }) => `${row ? `Row ${row}: ` : ''}${column ?? ''} ${detail}.`,
  )
  return (
    <>
      <h3>{errorCount(errors)}</h3>
      {sentences.map(alertLine)}
      {table(
        ['Row', ...header],
        wrong.map((row) => [<th>{row}</th>, ...cellsOf(row)]),
      )}
    </>
  )
}

const outlook = (body: any, confirm: () => void) => {
  const { ignoredColumns = [], entries = [] } = body
  const rows = entries.map(({ row, sailId, name, change, changed }: any) => {
    const words = changeWords[change as 'created']
    const texts = [
      row,
      sailId,
      name,
      change === 'updated' ? `${words}: ${changed.join(', ')}` : words,
    ]
    return texts.map((text) => <td>{text}</td>)
  })
  return (
    <>
      <h3>{summaryOf(body)}.</h3>
      {ignoredColumns.length > 0 && <p>Not read: {ignoredColumns.join(', ')}.</p>}
      <p class="actions">
        <button type="button" onClick={confirm}>
          Import these entries
        </button>
      </p>
      {table(['Row', 'Sail', 'Name', 'Entry'], rows)}
    </>
  )
}

const show = (content: any) => {
  if (!preview) return
  render(content, preview)
  preview.focus()
}

const run = async (action: () => Promise<void>) => {
  if (alert) alert.textContent = ''
  await action().catch((error) => {
    if (alert) alert.textContent = failureText(error)
  })
}

/** Errors of rows are shown in the table. */
const attempt = async (
  address: string,
  file: Blob,
  headers?: Record<string, string>,
): Promise<any> => {
  await requireUserOfPage()
  return importTable(address, file, headers).catch(async (error) => {
    if (!(error instanceof Refusal) || error.errors[0]?.row === undefined) throw error
    const utf8 = await file.text()
    const text = new TextDecoder('windows-1252').decode(await file.arrayBuffer())
    show(wrongRows(utf8.includes('\ufffd') ? text : utf8, error.errors))
  })
}

const look = async ({ action, elements }: HTMLFormElement) => {
  const { file: input, pasted } = elements as any
  const file = chosenTable(input, pasted.value)
  const body = await attempt(`${action}?dryRun=true`, file)
  if (body === undefined) return
  const key = newId()
  const confirm = async () => {
    const imported = await attempt(action, file, { 'idempotency-key': key })
    if (imported === undefined) return
    sessionStorage.setItem(outcome, `Imported: ${summaryOf(imported)}.`)
    location.reload()
  }
  show(outlook(body, () => void run(confirm)))
}

const decided = { accept: 'Accepted', remove: 'Removed', keep: 'Kept' }

/** Sends what an organizer decides about the chosen entries. */
const decideIn = (list: HTMLFormElement): void => {
  const failure = list.querySelector('[role=alert]')
  const boxes: NodeListOf<HTMLInputElement> = list.querySelectorAll('input[name=id]')
  const chooseAll = list.querySelector('[data-all]')
  chooseAll?.addEventListener('change', () => {
    for (const box of boxes) box.checked = (chooseAll as HTMLInputElement).checked
  })
  const decide = async (decision: keyof typeof decided) => {
    const ids = [...boxes].filter(({ checked }) => checked).map(({ value }) => value)
    if (ids.length === 0) throw new Error('Choose at least one entry.')
    await requireUserOfPage()
    const change = ids.map((competitorId) => ({ competitorId }))
    const body = JSON.stringify(decision === 'keep' ? { change } : { [decision]: ids })
    await send(list.action, {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/json', 'if-match': list.dataset.etag ?? '' },
    }).catch((error) => {
      if (!(error instanceof Refusal) || error.status !== 412) throw error
      throw new Error('The entries have changed meanwhile. Reload the page, and choose again.')
    })
    sessionStorage.setItem(outcome, `${decided[decision]}: ${ids.length}.`)
    location.reload()
  }
  list.addEventListener('submit', (event) => {
    event.preventDefault()
    const { value } = event.submitter as HTMLButtonElement
    if (failure) failure.textContent = ''
    decide(value as keyof typeof decided).catch((error) => {
      if (failure) failure.textContent = failureText(error)
    })
  })
}

const done = sessionStorage.getItem(outcome)
sessionStorage.removeItem(outcome)
if (done && status) {
  status.textContent = done
  status.focus()
}
for (const list of document.querySelectorAll('form[data-entries]')) {
  if (list instanceof HTMLFormElement) decideIn(list)
}
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  if (preview) render(null as any, preview)
  void run(() => look(form as HTMLFormElement))
})
// The way back would show the entries to the next user of the browser.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
