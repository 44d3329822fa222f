/** The entries of a regatta, and their import from a spreadsheet. */
import script from '../../../browser/entries.js?bundle'
import { EndpointResult } from '#endpoint/endpoint.ts'
import type { EntriesPage } from '../steps/entriesPage.ts'
import { framed, frameHeadersWith } from '../common/frame.ts'
import { markup, type Markup, name, nothing, pathOf } from '../common/markup.ts'
import { minuteText } from '../common/time.ts'

const headers = frameHeadersWith(script)

type Entry = EntriesPage['entries'][number]

const phoneText = ({ phone }: Entry, timeZone: string): string => {
  if (phone === undefined) return ''
  if (phone.state === 'none') return 'no phone'
  if (phone.lastMillis === undefined) return 'has sent nothing'
  return phone.state === 'sends'
    ? 'sends'
    : `silent since ${minuteText(phone.lastMillis, timeZone)}`
}

const ratingText = ({ factor, allowance }: Entry): string =>
  [factor, allowance === null ? null : `${allowance} s/NM`].filter((one) => one !== null).join(', ')

/** Columns without any value are not shown. */
const columnsOf = ({ entries, hasFleets, mayUpdate, timeZone }: EntriesPage) => {
  const all: readonly (readonly [title: string, text: (entry: Entry) => string])[] = [
    ['Boat', ({ boat }) => boat ?? ''],
    ['Crew', ({ crew }) => crew ?? ''],
    ['Club', ({ club }) => club ?? ''],
    ['Fleet', ({ fleets }) => (hasFleets ? fleets.join(', ') : '')],
    ['Rating', ratingText],
    ['Phone', (entry) => (mayUpdate ? phoneText(entry, timeZone) : '')],
  ]
  return all.filter(([, text]) => entries.some((entry) => text(entry) !== ''))
}

const entriesTable = (page: EntriesPage): Markup => {
  const columns = columnsOf(page)
  return markup`<div class="scroll" role="group" aria-label="Entries" tabindex="0"><table>
<thead><tr><th scope="col">Sail</th><th scope="col">Name</th>${columns.map(([title]) => markup`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${page.entries.map(
  (
    entry,
  ) => markup`<tr><td>${name(entry.sailId ?? '')}</td><th scope="row">${name(entry.name)}${entry.isWithdrawn ? ' (withdrawn)' : ''}</th>${columns.map(([, text]) => markup`<td>${name(text(entry))}</td>`)}</tr>
`,
)}</tbody></table></div>`
}

const importPart = ({ regatta }: EntriesPage): Markup => {
  const path = pathOf('/sailingserver/api/v1/regattas', [regatta], '/competitors/import')
  return markup`<section class="on-screen" aria-labelledby="import-heading">
<h2 id="import-heading">Import from a spreadsheet</h2>
<p>Files of Sailwave, Manage2Sail and Racing Rules of Sailing work as they are. Any table works with a header such as <code>Sail number</code>, <code>Nationality</code>, <code>Name</code>, <code>Boat</code>. <a href="${path}.csv" download>A file to start with</a></p>
<form id="import" action="${path}" method="post">
<label>File <input type="file" name="file" accept=".csv,.txt,text/csv"></label>
<label for="pasted">Or paste the table, with its header</label>
<textarea id="pasted" rows="6" spellcheck="false"></textarea>
<p class="alert" role="alert"></p>
<p class="actions"><button type="submit">Preview</button></p>
</form>
<div id="preview" role="status" tabindex="-1"></div>
</section>`
}

export const entriesPage = (page: EntriesPage) => {
  const { regatta, entries, mayUpdate, hidden } = page
  const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`
  const html = framed({
    title: `Entries of ${regatta}`,
    ...{ pages: page, regatta },
    main: markup`<p id="status" role="status" tabindex="-1"></p>
<section>
<h2>${count}</h2>
${hidden === 0 ? nothing : markup`<p>You may not see ${hidden} more.</p>`}
${entries.length === 0 ? markup`<p>There are no entries yet.</p>` : entriesTable(page)}
</section>
${mayUpdate ? importPart(page) : nothing}`,
    script,
  })
  return new EndpointResult(html, { headers })
}
