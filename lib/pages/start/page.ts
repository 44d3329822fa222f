/** The page for the start of a race. Its script shows the sequence, because it has to work without a connection. */
import script from '../../../browser/start/main.js?bundle'
import type { StartPage } from '../steps/startPage.ts'
import { documentHead, pageHeaders } from '../common/frame.ts'
import {
  markup,
  type Markup,
  name,
  pathOf,
  racePath,
  regattaLine,
  trusted,
} from '../common/markup.ts'
import { sourcesOf } from '../common/script.ts'
import { scriptFiles } from '../board/scriptFiles.ts'
import { officerStyle } from '../finish/style.ts'

const css = `${officerStyle}
.clock { margin: 0; font-size: clamp(4rem, 24vw, 9rem); font-weight: 800; line-height: 1; font-variant-numeric: tabular-nums; text-align: center }
.next { font-size: var(--large); text-align: center }
.flags { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: center; min-height: 5.5rem }
.flag { margin: 0; text-align: center; font-size: var(--small) }
.flag svg { display: block; width: 6rem; height: 4rem; margin: 0 auto }
.main { min-height: 4rem; font-size: var(--large) }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 0 1rem }
.asked { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; font-weight: 600 }
.plain { padding: 0; list-style: none }
`

const text = script.trim()

export const startPageHeaders = pageHeaders(css, ...sourcesOf(text), "worker-src 'self'")

const leaderboards = '/sailingserver/api/v1/leaderboards'
const courses = '/sailingserver/api/v1/courseconfiguration/getFromCourse'

/** The paths that the script needs for one race. */
const raceData = (
  { regatta, raceColumn }: StartPage,
  { fleet, boats }: StartPage['races'][number],
) => {
  const names = { regatta, raceColumn, fleet }
  const query = new URLSearchParams({
    leaderboard: regatta,
    race_column: raceColumn,
    fleet,
  }).toString()
  return {
    ...{ fleet, boats },
    log: `/sailingserver/rc/racelog?${query}`,
    sheet: pathOf(leaderboards, [regatta], pathOf('/results', [raceColumn, fleet])),
    course: racePath(courses, names),
    finish: racePath('/finish', names),
  }
}

export const startPage = (page: StartPage): string => {
  const { regatta, raceColumn, userName, timeZone, races } = page
  const data = {
    ...{ user: userName, raceColumn, zone: timeZone },
    races: races.map((race) => raceData(page, race)),
  }
  const boards: readonly Markup[] = races.map(
    ({ fleet }) =>
      markup`<a href="${racePath('/board', { regatta, raceColumn, fleet })}">Board of ${fleet}</a> `,
  )
  return markup`${documentHead(`Start of ${raceColumn}, ${regatta}`, css)}<body>
<header>
${regattaLine(regatta)}
<h1>Start of ${name(raceColumn)}</h1>
</header>
<main id="content" tabindex="-1" data-user="${userName}" data-zone="${timeZone}">
<noscript><p>The start needs JavaScript.</p></noscript>
<div id="start" data-worker="${scriptFiles.pageWorker.path}" data-page="${JSON.stringify(data)}"></div>
</main>
<footer>
<p>${boards}</p>
</footer>
<script>${trusted(text)}</script>
</body>
</html>
`.text
}
