/** The race board. */
import { paths as boardScript } from '#races/browser/board.ts?file'
import { paths as pageWorker } from '#races/browser/pageWorker.ts?file'
import { paths as tagNowScript } from '#tags/browser/tagNow/main.tsx?file'
import { paths as boatsScript } from '../browser/boats.ts?file'
import type { RaceBoard } from '../steps/raceBoard.ts'
import type { Settings } from '#endpoint/context.ts'
import { accountPart } from '#page/accountPart.tsx'
import { boatsPart } from './boats.ts'
import { coursePart, marksPart, sequencePart } from '#courses/pages/courseParts.ts'
import { drawn, pageHeaders, withConnections } from '#page/document.tsx'
import { withMap } from '#positions/pages/map.ts'
import { markup, type Markup, name, nothing } from '#page/markup.ts'
import { pathOf } from '#values/pathSegment.ts'
import { racePath } from '#races/rules/racePath.ts'
import { boardFooter, drawBoard } from '#races/pages/boardFrame.tsx'
import { raceLinks, statePart } from './state.ts'
import { paths as style } from './raceBoard.css?file'
import { tagNowPart } from '#tags/pages/tagNow.ts'
import { tagsPart, timeLinePart } from '#tags/pages/tags.ts'

interface BoardOptions {
  /** The WebSocket API, to which the script may connect. */
  readonly liveUrl: string | undefined
  readonly map: Settings['map']
}

export const boardHeaders = (board: RaceBoard, { liveUrl, map }: BoardOptions) => {
  const headers = withConnections(pageHeaders, liveUrl)
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
  return drawBoard({
    // The script reloads a page with another title, and so when the first boats come.
    title: `${board.boats === undefined ? '' : 'Boats of '}${shownName}, ${regatta}`,
    // Boards without boats need less.
    files: [...style, ...(board.boats === undefined ? boardScript : boatsScript)],
    regatta,
    heading: markup`<h1>${name(shownName)}</h1>
${raceLinks(board)}${statePart(board)}`,
    account,
    nav: drawn(partLinks.text),
    main: markup`${tagNowPart(board)}${boatsPart(board, map)}${partsBelow.map((partOf) => partOf(board))}`,
    footer: boardFooter(
      markup`${board.boats === undefined ? nothing : boatsLink}<a href="${pathOf('/results', [regatta])}">Results</a> · <a href="${racePath('/course', board)}">Design and history of the course</a> · <a href="${course}.svg">The course as a picture</a> · <a href="${course}.gpx">for a chart plotter</a> · <a href="${course}">as JSON</a> · <a href="/docs">API</a>`,
      racePath('/board', board),
    ),
    data: {
      ...scriptPaths,
      live: liveUrl,
      regatta: liveUrl && regatta,
      zone: board.timeZone,
      tiles: map?.tiles,
    },
  })
}

const scriptPaths = {
  script: tagNowScript[0],
  worker: pageWorker[0],
}

/** A phone shows the tags far below the course, so links lead to each part. */
const partLinks = markup`<nav class="on-screen" aria-label="Parts of this page">
<a href="#course">Course</a> <a href="#marks">Marks</a> <a href="#tags">Tags</a>
<button id="share" class="needs-script secondary" type="button">Share</button>
</nav>
`
