/** The page for the finish of a race. Its script shows the sheet, because it has to work without a connection. */
import script from '../../../browser/finish/main.js?bundle'
import type { FinishPage } from '../steps/finishPage.ts'
import { documentHead, pageHeaders } from '../common/frame.ts'
import { markup, name, racePath, regattaLine, trusted } from '../common/markup.ts'
import { sourcesOf } from '../common/script.ts'
import { pageStyle } from '../common/style.ts'
import { pathOf } from '../common/markup.ts'

const css = `${pageStyle}
body { max-width: 46rem }
.actions, .codes { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0 }
.press-line { display: flex; gap: .5rem }
.press-line > * { min-height: 3.5rem }
.press-line input:not([type=checkbox]), .press-line select { flex: 1; min-width: 0; max-width: none; font-size: 1.5rem }
.press-line select { font-size: 1rem }
.matches { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: .5rem }
.boat { min-height: 3.5rem; padding: .25rem .5rem; text-align: left; overflow: hidden }
.lines > li, .missing > li, .notes > li { border-top: 1px solid var(--edge) }
.notes, .missing { padding: 0; list-style: none }
.lines summary { display: flex; gap: .75rem; align-items: center; min-height: 3rem; cursor: pointer }
.place { flex: 0 0 2.75rem; font-size: var(--large); font-weight: 700; font-variant-numeric: tabular-nums }
.who { flex: 1; min-width: 0 }
.at { font-variant-numeric: tabular-nums }
.missing > li { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; justify-content: space-between; padding: .5rem 0 }
.codes button { padding: 0 .6rem }
.state { font-weight: 600 }
.error { font-weight: 600; color: var(--private) }
.difference, .outlook { margin: .5rem 0; padding: .5rem .75rem; background: var(--wash); border-left: 6px solid var(--private) }
table { width: 100%; border-collapse: collapse }
caption { text-align: left; font-weight: 600 }
th, td { padding: .4rem .5rem .4rem 0; border-bottom: 1px solid var(--edge); text-align: left; font-variant-numeric: tabular-nums }
#finish select { max-width: none }
`

const text = script.trim()

export const finishPageHeaders = pageHeaders(css, ...sourcesOf(text), "worker-src 'self'")

export const finishPage = (page: FinishPage): string => {
  const { regatta, raceColumn, fleet, userName, timeZone, boats, columns, order } = page
  const path = racePath('/sailingserver/api/v1/leaderboards', page).split('/')
  const sheetPath = [...path.slice(0, -2), 'results', ...path.slice(-2)].join('/')
  const data = { user: userName, path: sheetPath, zone: timeZone, boats, columns, order }
  return markup`${documentHead(`Finish of ${raceColumn} ${fleet}, ${regatta}`, css)}<body>
<header>
${regattaLine(regatta)}
<h1>Finish of ${name(raceColumn)} · ${name(fleet)}</h1>
</header>
<main id="content" tabindex="-1" data-user="${userName}" data-zone="${timeZone}">
<noscript><p>The finish sheet needs JavaScript.</p></noscript>
<div id="finish" data-page="${JSON.stringify(data)}"></div>
</main>
<footer>
<p><a href="${pathOf('/results', [regatta])}">Results</a> · <a href="${racePath('/board', page)}">Race board</a></p>
</footer>
<script>${trusted(text)}</script>
</body>
</html>
`.text
}
