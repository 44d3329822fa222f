/** The page for the finish of a race. Its script shows the sheet, because it has to work without a connection. */
import script from '../../../browser/finish/main.js?bundle'
import type { FinishPage } from '../steps/finishPage.ts'
import { documentHead, pageHeaders } from '../common/frame.ts'
import { markup, name, pathOf, racePath, regattaLine, trusted } from '../common/markup.ts'
import { sourcesOf } from '../common/script.ts'
import { scriptFiles } from '../board/scriptFiles.ts'
import { officerStyle } from './style.ts'

const leaderboards = '/sailingserver/api/v1/leaderboards'

const text = script.trim()

export const finishPageHeaders = pageHeaders(officerStyle, ...sourcesOf(text), "worker-src 'self'")

export const finishPage = (page: FinishPage): string => {
  const { regatta, raceColumn, fleet, userName, timeZone, boats, columns, order } = page
  const sheetPath = pathOf(leaderboards, [regatta], pathOf('/results', [raceColumn, fleet]))
  const data = { user: userName, path: sheetPath, zone: timeZone, boats, columns, order }
  return markup`${documentHead(`Finish of ${raceColumn} ${fleet}, ${regatta}`, officerStyle)}<body>
<header>
${regattaLine(regatta)}
<h1>Finish of ${name(raceColumn)} · ${name(fleet)}</h1>
</header>
<main id="content" tabindex="-1" data-user="${userName}" data-zone="${timeZone}">
<noscript><p>The finish sheet needs JavaScript.</p></noscript>
<div id="finish" data-worker="${scriptFiles.pageWorker.path}" data-page="${JSON.stringify(data)}"></div>
</main>
<footer>
<p><a href="${pathOf('/results', [regatta])}">Results</a> · <a href="${racePath('/board', page)}">Race board</a></p>
</footer>
<script>${trusted(text)}</script>
</body>
</html>
`.text
}
