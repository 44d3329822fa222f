/** The table of standings: each score opens its reason. */
import type { ResultsPage } from './readResultsPage.ts'
import { markup, type Markup, name, nothing } from '#page/markup.ts'

type Competitor = ResultsPage['competitors'][number]
type Score = Competitor['scores'][string]

/** As sailors write it: `7 DNF`, and `(7 DNF)` if it is excluded. */
const scoreText = ({ points, code, isDiscarded }: Score): string => {
  const text = code === undefined ? String(points) : `${points} ${code}`
  return isDiscarded ? `(${text})` : text
}

const scoreCell = (id: string, score: Score | undefined): Markup =>
  score === undefined
    ? markup`<td></td>`
    : markup`<td><details id="${id}"><summary>${scoreText(score)}</summary><p>${score.because}</p></details></td>`

const row = ({ columns }: ResultsPage, competitor: Competitor, showsClass: boolean): Markup => {
  const { rank, isTied, id, sailId, boatClass, totalPoints, netPoints, scores } = competitor
  const withdrawn =
    competitor.withdrawn === true ? markup` <span class="small">withdrawn</span>` : nothing
  return markup`<tr>
<td class="rank">${rank}${isTied ? '=' : ''}</td><th scope="row">${name(competitor.name)}${withdrawn}</th><td class="left">${name(sailId ?? '')}</td>${showsClass ? markup`<td class="left">${name(boatClass)}</td>` : nothing}
${columns.map((column, position) => scoreCell(`why-${id}-${position}`, scores[column.name]))}<td>${totalPoints}</td><td class="net">${netPoints}</td></tr>
`
}

export const standingsTable = (page: ResultsPage, title: string): Markup => {
  const { competitors, columns } = page
  if (competitors.length === 0) return markup`<p>There are no entries yet.</p>`
  const classes = new Set(competitors.map(({ boatClass }) => boatClass))
  const showsClass = classes.size > 1
  return markup`<p class="small on-screen">Press a score to see its reason.</p>
<div class="scroll" role="group" aria-label="Standings" tabindex="0">
<table class="standings">
<caption>${name(title)}</caption>
<thead><tr><th scope="col" class="rank">Rank</th><th scope="col" class="left">Name</th><th scope="col" class="left">Sail</th>${showsClass ? markup`<th scope="col" class="left">Class</th>` : nothing}
${columns.map(({ name: column, factor, isDiscardable }) => markup`<th scope="col">${name(column)}${factor === 1 ? '' : ` ×${factor}`}${isDiscardable ? '' : '*'}</th>`)}
<th scope="col">Total</th><th scope="col">Net</th></tr></thead>
<tbody>
${competitors.map((competitor) => row(page, competitor, showsClass))}</tbody>
</table>
</div>
${columns.some(({ isDiscardable }) => !isDiscardable) ? markup`<p class="small">* This race cannot be excluded.</p>` : nothing}`
}
