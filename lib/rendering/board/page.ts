/** The race board, and the page that reports a failure in its place. */
import source from '../../../browser/board.js?raw'
import type { Static } from '../../../schemas/schema.ts'
import type { problem } from '../../../schemas/problem.ts'
import type { RaceBoard } from '../../service/sailing/raceBoard.ts'
import type { Alternative } from '../alternative.ts'
import { accountPart } from './account.ts'
import { coursePart, marksPart, sequencePart } from './course.ts'
import { explanation } from '../pages/explanationLink.ts'
import { documentHead, hashOf, pageHeaders } from '../pages/frame.ts'
import { markup, type Markup, name, nothing, part, pathOf, trusted } from '../pages/markup.ts'
import { style } from './style.ts'
import { tagsPart, timeLinePart } from './tags.ts'

/** Comments and indentation are not sent, because mobile connections on boats are slow. */
const script = source.replace(/\/\*\*[^]*?\*\/ ?|^ *\/\/.*\n/gm, '').replace(/^[ \n]+/gm, '')

/** Allows the styles, script and responses of this service only, and no other host. */
export const boardHeaders = pageHeaders(style, `script-src ${hashOf(script)}`, "connect-src 'self'")

/** @param names of regatta, race column and fleet, as in the path */
export const boardPage = (board: RaceBoard, names: readonly string[]): string => {
  const { regatta, raceColumn, fleet, caller } = board
  const account = accountPart({
    userName: caller?.user.name,
    hasSession: caller?.kind === 'session',
    reason: 'Sign in to see your private tags',
  })
  const parts = [coursePart, sequencePart, marksPart, timeLinePart].map((of) => of(board))
  const course = pathOf('/sailingserver/api/v1/courseconfiguration/getFromCourse', names)
  return pageOf({
    title: `${raceColumn} ${fleet}, ${regatta}`,
    heading: markup`<p>${name(regatta)}</p>
<h1>${name(raceColumn)} · ${name(fleet)}</h1>`,
    account,
    nav: partLinks,
    main: markup`${parts}${tagsPart(board, names)}`,
    links: markup`<a href="${course}.svg">The course as a picture</a> · <a href="${course}.gpx">for a chart plotter</a> · <a href="${course}">as JSON</a> · <a href="/docs">API</a>`,
    path: pathOf('/board', names),
  })
}

const headings: Readonly<Record<number, string>> = {
  401: 'Sign in to see this race',
  403: 'You may not see this race',
  404: 'There is no such race',
}

const failurePage = (failure: Static<typeof problem>): string => {
  const { status, title, detail, permission, requestId, instance } = failure
  const heading = headings[status] ?? title
  const why =
    permission === undefined
      ? nothing
      : markup`<p>The permission <code>${permission}</code> is missing. ${explanation(permission)}</p>`
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
      markup`<p>${detail}</p>
${why}`,
    )}<p class="small">${status}, request <code>${requestId}</code></p>`,
    links: markup`<a href="/docs#errors">Error codes</a>`,
    path: instance,
  })
}

export const boardFailure: Alternative<typeof problem> = {
  mediaType: 'text/html',
  description: 'The problem as an HTML page',
  headers: boardHeaders,
  format: failurePage,
}

interface Page {
  readonly title: string
  readonly heading: Markup
  readonly account: Markup
  readonly nav?: Markup
  readonly main: Markup
  readonly links: Markup
  readonly path: string
}

/** A phone shows the tags far below the course, so links lead to each part. */
const partLinks = markup`<nav class="on-screen" aria-label="Parts of this page">
<a href="#course">Course</a> <a href="#marks">Marks</a> <a href="#tags">Tags</a>
</nav>
`

const pageOf = ({ title, heading, account, nav = nothing, main, links, path }: Page): string =>
  markup`${documentHead(title, style)}<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
${heading}
<p id="checked" class="on-screen small"></p>
<p id="status" class="on-screen small" role="status"></p>
${account}${nav}</header>
<main id="content" tabindex="-1">
${main}</main>
<footer>
<p class="on-screen">${links}</p>
<p class="on-paper"><span id="address">${path}</span> <span id="printed"></span></p>
</footer>
<script>${trusted(script)}</script>
</body>
</html>
`.text
