/** The entries of a regatta, and their import from a spreadsheet. */
import { paths as files } from '../browser/entries.tsx?file'
import { entityTagOfResult } from '#endpoint/response.ts'
import { namedObject } from '#values/objectId.ts'
import { may } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import { listAllEntries } from '#races/items/entries.ts'
import { hasFleets, type Regatta } from '#races/rules/regatta.ts'
import { describeEntries, visibleEntries } from '#races/steps/entries.ts'
import { phoneState, readPhones } from '#races/steps/phones.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { pageResult } from '#page/document.tsx'
import { framed } from '#page/frame.tsx'
import { markup, type Markup, name, nothing } from '#page/markup.ts'
import { pathOf } from '#values/pathSegment.ts'
import { minuteText } from '#page/time.ts'
import { ratingText } from '#races/rules/yardstick.ts'
import { waitingParts } from './waiting.ts'

type Entry = Awaited<ReturnType<typeof visibleEntries>>[number]

type Column = readonly [title: string, text: (entry: Entry) => string]

const ratingOf = (entry: Entry): string => {
  const { competitor } = entry
  const allowance = entry.timeOnDistanceAllowance ?? competitor.timeOnDistanceAllowance
  const factor = entry.timeOnTimeFactor ?? competitor.timeOnTimeFactor
  return [
    factor === null ? null : ratingText(factor),
    allowance === null ? null : `${allowance} s/NM`,
  ]
    .filter((one) => one !== null)
    .join(', ')
}

const fleetsOf = ({ fleets = [] }: Entry): string =>
  [...new Set(fleets.map(({ fleet }) => fleet))].join(', ')

/** Phones need permission to update the regatta. */
const phoneTexts = async (context: Context, { name: regatta, timeZone }: Regatta) => {
  const phones = await readPhones(context, regatta)
  return ({ competitor }: Entry): string => {
    const phone = phones.get(competitor.id)
    const state = phoneState(phone, context.nowMillis)
    if (state === 'none') return 'no phone'
    const { lastMillis, clockAheadSeconds } = phone ?? {}
    const clock =
      clockAheadSeconds === undefined ? [] : [`clock about ${clockAheadSeconds} s ahead`]
    if (lastMillis === undefined) return ['has sent nothing', ...clock].join(', ')
    const since = minuteText(lastMillis, timeZone ?? 'UTC')
    return [state === 'sends' ? 'sends' : `silent since ${since}`, ...clock].join(', ')
  }
}

const entriesTable = (entries: readonly Entry[], all: readonly Column[]): Markup => {
  // Columns without any value are not shown.
  const columns = all.filter(([, text]) => entries.some((entry) => text(entry) !== ''))
  const row = (entry: Entry) => {
    const { competitor, displayName } = entry
    const isWithdrawn = 'withdrawn' in entry && entry.withdrawn === true
    return markup`<tr><td>${name(competitor.boat.sailId ?? '')}</td><th scope="row">${name(displayName ?? competitor.name)}${isWithdrawn ? ' (withdrawn)' : ''}</th>${columns.map(([, text]) => markup`<td>${name(text(entry))}</td>`)}</tr>
`
  }
  return markup`<div class="scroll" role="group" aria-label="Entries" tabindex="0"><table>
<thead><tr><th scope="col">Sail</th><th scope="col">Name</th>${columns.map(([title]) => markup`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${entries.map(row)}</tbody></table></div>`
}

const importPart = (regatta: string): Markup => {
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

/** Requires permission to read the regatta. */
export const showEntriesPage = async (context: Context, regattaName: string) => {
  const regatta = await requireRegatta(context, regattaName)
  const stored = await listAllEntries(context.store, regatta.name)
  const all = stored.filter(({ isWaiting }) => isWaiting !== true)
  const [visible, mayUpdate] = await Promise.all([
    visibleEntries(context, regatta.name, all),
    may(context, namedObject('REGATTA', regatta.name), 'UPDATE'),
  ])
  const sailOf = ({ competitor }: Entry) => competitor.boat.sailId ?? ''
  const entries = visible.toSorted((one, other) =>
    sailOf(one).localeCompare(sailOf(other), 'en', { numeric: true }),
  )
  const columns: readonly Column[] = [
    ['Boat', ({ competitor }) => competitor.boat.name ?? ''],
    ['Crew', (entry) => ('crew' in entry && typeof entry.crew === 'string' ? entry.crew : '')],
    ['Club', (entry) => ('club' in entry && typeof entry.club === 'string' ? entry.club : '')],
    ['Fleet', (entry) => (hasFleets(regatta) ? fleetsOf(entry) : '')],
    ['Rating', ratingOf],
    ...(mayUpdate ? [['Phone', await phoneTexts(context, regatta)] as const] : []),
  ]
  const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`
  const hidden = all.length - entries.length
  const etag = mayUpdate ? entityTagOfResult(await describeEntries(context, regatta, stored)) : ''
  const page = framed({
    title: `Entries of ${regatta.name}`,
    pages: { userName: context.caller?.user.name },
    regatta: regatta.name,
    main: markup`<p id="status" role="status" tabindex="-1"></p>
${mayUpdate ? waitingParts({ regatta: regatta.name, etag }, stored) : nothing}
<section>
<h2>${count}</h2>
${hidden === 0 ? nothing : markup`<p>You may not see ${hidden} more.</p>`}
${entries.length === 0 ? markup`<p>There are no entries yet.</p>` : entriesTable(entries, columns)}
</section>
${mayUpdate ? importPart(regatta.name) : nothing}`,
  })
  return pageResult(page, files)
}
