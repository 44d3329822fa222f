/** The race board, and the page that reports a failure in its place. */
import boatChartSource from '../../../browser/boatChart.js?raw'
import boatRowsSource from '../../../browser/boatRows.js?raw'
import boatsSource from '../../../browser/boats.js?raw'
import fleetLayoutSource from '../../../browser/fleetLayout.js?raw'
import source from '../../../browser/board.js?raw'
import venueTimeSource from '../../../browser/venueTime.js?raw'
import mapTilesSource from '../../../browser/mapTiles.js?raw'
import liveSource from '../../../browser/live.js?raw'
import type { Static } from '#schemas/schema.ts'
import type { problem } from '#schemas/platform/problem.ts'
import type { RaceBoard } from '../steps/raceBoard.ts'
import type { Alternative } from '#endpoint/alternative.ts'
import type { Settings } from '#endpoint/context.ts'
import { accountPart } from './accountPart.ts'
import { boatsPart } from './boats.ts'
import { coursePart, marksPart, sequencePart } from './courseParts.ts'
import { wordsForHidden } from '../common/failure.ts'
import { explanation } from '../common/explanationLink.ts'
import { bar, documentHead, pageHeaders, withConnections } from '../common/frame.ts'
import { withMap } from '../common/map.ts'
import {
  markup,
  type Markup,
  name,
  nothing,
  part,
  pathOf,
  racePath,
  trusted,
} from '../common/markup.ts'
import { hashOf, joined } from '../common/script.ts'
import { raceLinks, statePart } from './state.ts'
import { boatsStyle, style } from './style.ts'
import { scriptFiles } from './scriptFiles.ts'
import { tagNowPart, tagNowStyle } from './tagNow.ts'
import { tagsPart, timeLinePart } from './tags.ts'

interface Assets {
  readonly css: string
  readonly script: string
  /** Allows the styles, script and responses of this service only, and no other host. */
  readonly headers: Readonly<Record<string, string>>
}

const assetsOf = (css: string, script: string, ...sources: readonly string[]): Assets => ({
  css,
  script,
  headers: pageHeaders(css, ...boardSourcesOf(script), ...sources),
})

/** Only scripts that the script of the page loads may run, not every script of the service. */
const boardSourcesOf = (script: string) => [
  `script-src ${hashOf(script)} 'strict-dynamic'`,
  "connect-src 'self'",
  "worker-src 'self'",
]

const usualAssets = assetsOf(style + tagNowStyle, joined(venueTimeSource, liveSource, source))

/** Boards without boats are smaller. */
const boatsAssets = assetsOf(
  style + tagNowStyle + boatsStyle,
  joined(
    venueTimeSource,
    liveSource,
    source,
    fleetLayoutSource,
    mapTilesSource,
    boatChartSource,
    boatRowsSource,
    boatsSource,
  ),
  "img-src 'self' data:",
)

const assetsFor = ({ boats }: RaceBoard): Assets =>
  boats === undefined ? usualAssets : boatsAssets

interface BoardOptions {
  /** The WebSocket API, to which the script may connect. */
  readonly liveUrl: string | undefined
  readonly map: Settings['map']
}

export const boardHeaders = (board: RaceBoard, { liveUrl, map }: BoardOptions) => {
  const headers = withConnections(assetsFor(board).headers, liveUrl)
  return board.boats === undefined ? headers : withMap(headers, map)
}

const partsBelow: readonly ((board: RaceBoard) => Markup)[] = [
  coursePart,
  sequencePart,
  marksPart,
  timeLinePart,
  tagsPart,
]

export const boardPage = (board: RaceBoard, { liveUrl, map }: BoardOptions): string => {
  const { regatta, shownName, caller } = board
  const account = accountPart({
    caller,
    reason: markup`Sign in<span class="hideable"> to see your private tags</span>`,
  })
  const boatsLink = markup`<a href="${racePath('/board', board, '.svg')}">The boats as a picture</a> · `
  const course = racePath('/sailingserver/api/v1/courseconfiguration/getFromCourse', board)
  return pageOf({
    // The script reloads a page with another title, and so when the first boats come.
    title: `${board.boats === undefined ? '' : 'Boats of '}${shownName}, ${regatta}`,
    assets: assetsFor(board),
    regatta,
    heading: markup`<h1>${name(shownName)}</h1>
${raceLinks(board)}${statePart(board)}`,
    account,
    nav: partLinks,
    main: markup`${tagNowPart(board)}${boatsPart(board, map)}${partsBelow.map((partOf) => partOf(board))}`,
    links: markup`${board.boats === undefined ? nothing : boatsLink}<a href="${pathOf('/results', [regatta])}">Results</a> · <a href="${racePath('/course', board)}">Design and history of the course</a> · <a href="${course}.svg">The course as a picture</a> · <a href="${course}.gpx">for a chart plotter</a> · <a href="${course}">as JSON</a> · <a href="/docs">API</a>`,
    path: racePath('/board', board),
    data: {
      ...scriptPaths,
      live: liveUrl,
      regatta: liveUrl && regatta,
      zone: board.timeZone,
      tiles: map?.tiles,
    },
  })
}

const headings: Readonly<Record<number, string>> = {
  401: 'Sign in to see this race',
  403: 'You may not see this race',
  404: 'There is no such race',
}

const failurePage = (failure: Static<typeof problem>): string => {
  const { status, title, permission, requestId, instance, errors = [] } = failure
  const { detail, title: hidden } = { ...failure, ...wordsForHidden(failure) }
  const heading = headings[status] ?? title
  const why =
    permission === undefined
      ? nothing
      : markup`<p>The permission <code>${permission}</code> is missing. ${explanation(permission)}</p>`
  const suggested = errors.map(({ suggestion }) =>
    suggestion === undefined ? nothing : markup`<p>${suggestion}</p>\n`,
  )
  return pageOf({
    title: heading,
    heading: markup`<h1>${heading}</h1>`,
    account: accountPart({
      reason: status === 403 ? 'Sign in as another user' : 'Sign in',
      isOpen: status === 401 || status === 403,
    }),
    main: markup`${part(
      'problem',
      trusted('Why'),
      markup`<p>${hidden === title ? nothing : `${hidden}. `}${detail}</p>
${suggested}${why}`,
    )}<p class="small">${status}, request <code>${requestId}</code></p>`,
    links: markup`<a href="/docs#errors">Error codes</a>`,
    path: instance,
  })
}

export const boardFailure: Alternative<typeof problem> = {
  mediaType: 'text/html',
  description: 'The problem as an HTML page',
  headers: usualAssets.headers,
  format: failurePage,
}

interface Page {
  readonly title: string
  readonly assets?: Assets
  readonly regatta?: string
  readonly heading: Markup
  readonly account: Markup
  readonly nav?: Markup
  readonly main: Markup
  readonly links: Markup
  readonly path: string
  /** For the scripts. */
  readonly data?: Readonly<Record<string, string | undefined>>
}

const scriptPaths = {
  script: scriptFiles.tagNow.path,
  worker: scriptFiles.pageWorker.path,
}

/** @param data without `live`, the page learns of changes only by its own requests */
const dataAttributes = (data: NonNullable<Page['data']>): readonly Markup[] =>
  Object.entries(data).map(([name, value]) =>
    value === undefined ? nothing : markup` data-${name}="${value}"`,
  )

/** A phone shows the tags far below the course, so links lead to each part. */
const partLinks = markup`<nav class="on-screen" aria-label="Parts of this page">
<a href="#course">Course</a> <a href="#marks">Marks</a> <a href="#tags">Tags</a>
<button id="share" class="needs-script secondary" type="button">Share</button>
</nav>
`
const pageOf = ({
  title,
  assets = usualAssets,
  regatta,
  heading,
  account,
  nav = nothing,
  main,
  links,
  path,
  data = {},
}: Page): string =>
  markup`${documentHead(title, assets.css)}<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
${bar(regatta, account)}
${heading}
<p id="checked" class="on-screen small"></p>
<p id="status" class="on-screen small" role="status"></p>
${nav}</header>
<main id="content" tabindex="-1"${dataAttributes(data)}>
${main}</main>
<footer>
<p class="on-screen">${links}</p>
<p class="on-paper"><span id="address">${path}</span> <span id="printed"></span></p>
</footer>
<script>${trusted(assets.script)}</script>
</body>
</html>
`.text
