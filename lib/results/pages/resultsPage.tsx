/** The results of a regatta: standings with a reason in each cell, and what they follow from. */
// The script of the race board also replaces the parts of this page that have changed.
import { paths as script } from '#races/browser/board.ts?file'
import { EndpointResult } from '#endpoint/endpoint.ts'
import type { ResultsPage } from './readResultsPage.ts'
import { accountPart } from '#page/accountPart.tsx'
import { pageHeaders, withConnections } from '#page/document.tsx'
import { markup, type Markup, name, nothing, part, trusted } from '#page/markup.ts'
import { pathOf } from '#values/pathSegment.ts'
import { drawBoard } from '#races/pages/boardFrame.tsx'
import { minuteText } from '#page/time.ts'
import { racesPart } from './races.ts'
import { standingsTable } from './standings.ts'
import { paths as style } from './results.css?file'
import { plural } from '#values/plural.ts'

const stateLine = ({ state, lastChangeMillis, timeZone }: ResultsPage): Markup => {
  if (lastChangeMillis === null || state === 'none') return markup`<p>No race is scored yet.</p>`
  const words = state === 'official' ? 'Official' : 'Provisional'
  return markup`<p><span class="${state}">${words}</span> since ${minuteText(lastChangeMillis, timeZone)}</p>`
}

const rulesPart = ({ rules, comment }: ResultsPage): Markup =>
  part(
    'rules',
    trusted('Rules'),
    markup`<ul>
${rules.map((rule) => markup`<li>${rule}</li>\n`)}</ul>
${comment === null ? nothing : markup`<p>${comment}</p>`}`,
  )

const legendPart = ({ codes }: ResultsPage): Markup =>
  codes.length === 0
    ? nothing
    : part(
        'legend',
        trusted('Codes'),
        markup`<dl class="legend">
${codes.map(({ code, words }) => markup`<dt>${code}</dt><dd>${words}</dd>\n`)}</dl>`,
      )

type Change = ResultsPage['changes'][number]

const movedText = ({ name: boat, rank, netPoints }: Change['moved'][number]): Markup =>
  markup`${name(boat)}: ${rank.before ?? '-'} → ${rank.after ?? '-'} (${netPoints.after === null ? '-' : plural(netPoints.after, 'point')}). `

const changesPart = ({ changes, timeZone }: ResultsPage): Markup =>
  part(
    'changes',
    trusted('Changes'),
    changes.length === 0
      ? markup`<p>Nothing has changed yet.</p>`
      : markup`<ol class="changes">
${changes.map(
  ({ at, by, reason, raceColumn, sentences, moved }) => markup`<li>
<p>${minuteText(at, timeZone)}${raceColumn === null ? nothing : markup` · ${name(raceColumn)}`}${by === null ? nothing : markup` · ${name(by)}`}</p>
${
  reason === undefined
    ? nothing
    : markup`<p>Reason: ${name(reason)}</p>
`
}${sentences.map((sentence) => markup`<p>${sentence}</p>\n`)}${moved.length === 0 ? nothing : markup`<p class="small">${moved.map(movedText)}</p>`}</li>
`,
)}</ol>`,
  )

/** Shown on paper on each page, because it belongs to the head of the table. */
const title = ({ displayName, boatClass }: ResultsPage): string =>
  boatClass === null ? displayName : `${displayName}, ${boatClass}`

/** The links to the other pages of a large series. */
const otherPages = ({ regatta, from, next, count, competitors }: ResultsPage): Markup => {
  if (competitors.length === count) return nothing
  const path = pathOf('/results', [regatta])
  const first = from === 1 ? nothing : markup` · <a href="${path}">First page</a>`
  const further =
    next === undefined ? nothing : markup` · <a href="${path}?from=${next}">Next page</a>`
  return markup`<p>Competitors ${from} to ${from - 1 + competitors.length} of ${count}${first}${further}</p>`
}

/** @param liveUrl the WebSocket API, to which the script may connect */
export const resultsPage = (page: ResultsPage, liveUrl: string | undefined) => {
  const { regatta, displayName, caller, timeZone } = page
  const files = pathOf('/sailingserver/api/v1/leaderboards', [regatta], '/results')
  const html = drawBoard({
    title: `Results of ${displayName}`,
    files: [...style, ...script],
    regatta,
    account: accountPart({ caller, reason: 'Sign in to score' }),
    heading: markup`<h1>Results of ${name(displayName)}</h1>`,
    data: {
      zone: timeZone,
      query: page.from === 1 ? undefined : `?from=${page.from}`,
      live: liveUrl,
      regatta: liveUrl && regatta,
    },
    main: markup`${part('standings', trusted('Standings'), markup`${stateLine(page)}${standingsTable(page, title(page))}${otherPages(page)}`)}
${racesPart(page)}
${rulesPart(page)}
${legendPart(page)}
${changesPart(page)}`,
    footer: markup`<p class="on-screen"><a href="${files}.csv">Table for a spreadsheet</a> · <a href="${files}.xml">XRR of World Sailing</a> · <a href="${files}.sailwave.csv">Finish sheets for Sailwave</a> · <a href="${files}">JSON</a> · <a href="/docs">API</a></p>`,
  })
  return new EndpointResult(html, {
    headers: withConnections(pageHeaders, liveUrl),
    next: page.next === undefined ? undefined : String(page.next),
    nextAs: 'from' as const,
  })
}
