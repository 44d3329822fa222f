/** The races one by one, in the order of places. */
import { momentIn } from '#values/venueTime.ts'
import { durationText } from '../rules/scoring/correctedTime.ts'
import type { ResultsPage } from './readResultsPage.ts'
import { markup, type Markup, name, nothing, part, trusted } from '#page/markup.ts'
import { racePath } from '#races/rules/racePath.ts'

type Race = ResultsPage['races'][number]

const states = { none: 'No result yet', confirmed: 'Provisional', official: 'Official' } as const

const durationOf = (seconds: number | undefined): string =>
  seconds === undefined ? '' : durationText(seconds)

const lineRow = (line: Race['lines'][number], timeZone: string, isByTime: boolean): Markup =>
  markup`<tr><td>${line.place ?? line.code ?? ''}</td><th scope="row">${name(line.name)}</th><td>${name(line.sailId ?? '')}</td><td>${line.finishMillis === undefined ? '' : momentIn(timeZone, line.finishMillis).time}</td>${isByTime ? markup`<td>${durationOf(line.elapsedSeconds)}</td><td>${durationOf(line.correctedSeconds)}</td>` : nothing}<td>${line.points}${line.code === undefined ? '' : ` ${line.code}`}</td></tr>
`

const raceItem = (page: ResultsPage, race: Race): Markup => {
  const { raceColumn, fleet, state, lines } = race
  const names = { regatta: page.regatta, raceColumn, fleet }
  const isByTime = lines.some(({ correctedSeconds }) => correctedSeconds !== undefined)
  const finish = page.mayScore
    ? markup` <a class="action on-screen" href="${racePath('/finish', names)}">Finish sheet</a>`
    : nothing
  const table = markup`<div class="scroll" role="group" aria-label="Finish of ${raceColumn} ${fleet}" tabindex="0"><table>
<thead><tr><th scope="col">Place</th><th scope="col">Name</th><th scope="col">Sail</th><th scope="col">Finish</th>${isByTime ? markup`<th scope="col">Elapsed</th><th scope="col">Corrected</th>` : nothing}<th scope="col">Points</th></tr></thead>
<tbody>
${lines.map((line) => lineRow(line, page.timeZone, isByTime))}</tbody></table></div>`
  return markup`<li><details id="race-${raceColumn}-${fleet}"><summary>${name(raceColumn)}${page.hasFleets ? markup` · ${name(fleet)}` : nothing}: ${states[state]}</summary>
${lines.length === 0 ? markup`<p>Nobody has taken the finish of this race yet.</p>` : table}</details>${finish}</li>
`
}

export const racesPart = (page: ResultsPage): Markup =>
  part(
    'races',
    trusted('Race by race'),
    page.races.length === 0
      ? markup`<p>There are no races yet.</p>`
      : markup`<ul class="changes">
${page.races.map((race) => raceItem(page, race))}</ul>`,
  )
