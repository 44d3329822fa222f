/** The race board. */
import boardScript from '#races/browser/board.ts?bundle'
import boatsScript from '../browser/boats.ts?bundle'
import type { RaceBoard } from '../steps/raceBoard.ts'
import type { Settings } from '#endpoint/context.ts'
import { accountPart } from '#page/accountPart.ts'
import { boatsPart } from './boats.ts'
import { coursePart, marksPart, sequencePart } from '#courses/pages/courseParts.ts'
import { withConnections } from '#page/frame.ts'
import { withMap } from '#positions/pages/map.ts'
import { markup, type Markup, name, nothing, pathOf, racePath } from '#page/markup.ts'
import { type Assets, assetsOf, pageOf } from '#races/pages/boardFrame.ts'
import { boardStyle } from '#races/pages/boardStyle.ts'
import { raceLinks, statePart } from './state.ts'
import { boatsStyle, style } from './style.ts'
import { scriptFiles } from './scriptFiles.ts'
import { tagNowPart } from '#tags/pages/tagNow.ts'
import { tagsPart, timeLinePart } from '#tags/pages/tags.ts'

const usualAssets = assetsOf(boardStyle + style, boardScript)

/** Boards without boats are smaller. */
const boatsAssets = assetsOf(boardStyle + style + boatsStyle, boatsScript, "img-src 'self' data:")

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

const scriptPaths = {
  script: scriptFiles.tagNow.path,
  worker: scriptFiles.pageWorker.path,
}

/** A phone shows the tags far below the course, so links lead to each part. */
const partLinks = markup`<nav class="on-screen" aria-label="Parts of this page">
<a href="#course">Course</a> <a href="#marks">Marks</a> <a href="#tags">Tags</a>
<button id="share" class="needs-script secondary" type="button">Share</button>
</nav>
`
