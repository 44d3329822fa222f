/** The frame of the pages of race officers, whose scripts work without a connection. */
import type { Context } from '#endpoint/context.ts'
import { EndpointResult } from '#endpoint/endpoint.ts'
import type { Race, Regatta } from '../rules/regatta.ts'
import { barOf, documentHead, pageHeaders } from '#page/frame.ts'
import { markup, type Markup, trusted } from '#page/markup.ts'
import type { OpenedPage } from '#page/openedPage.ts'
import { pageWorker } from './pageWorker.ts'
import { sourcesOf } from '#page/script.ts'
import { pageStyle } from '#page/style.ts'

/** Large, for one hand, wet fingers and sunlight. */
const officerStyle = `${pageStyle}
body { max-width: 46rem }
.actions, .codes { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0 }
.press-line { display: flex; gap: .5rem }
.press-line > * { min-height: 3.5rem }
.press-line input:not([type=checkbox]), .press-line select { flex: 1; min-width: 0; max-width: none; font-size: 1.5rem }
.press-line select { font-size: 1rem }
.matches { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: .5rem }
.boat { min-height: 3.5rem; padding: .25rem .5rem; text-align: left; overflow: hidden }
.lines > li, .missing > li, .notes > li { border-top: 1px solid var(--line) }
.main { min-height: 4rem; font-size: var(--large) }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 0 1rem }
.notes, .missing, .plain { padding: 0; list-style: none }
.plain > li { display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: center }
.lines summary { display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: center; min-height: 3rem; cursor: pointer }
.place { flex: 0 0 2.75rem; font-size: var(--large); font-weight: 700; font-variant-numeric: tabular-nums }
.who { flex: 1; min-width: 0 }
.at { font-variant-numeric: tabular-nums }
.missing > li { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; justify-content: space-between; padding: .5rem 0 }
.codes button { padding: 0 .6rem }
.state { font-weight: 600 }
.error { font-weight: 600; color: var(--private) }
.difference, .outlook { margin: .5rem 0; padding: .5rem .75rem; background: var(--wash); border-left: 6px solid var(--private) }
th, td { font-variant-numeric: tabular-nums }
main select { max-width: none }
`

interface OfficerPage<Data extends OpenedPage> {
  readonly title: string
  readonly heading: Markup
  /** The id of the element that the script fills. */
  readonly id: string
  /** For the script, beside the user and the time zone. */
  readonly data: Omit<Data, keyof OpenedPage>
  readonly footer: Markup
}

/**
 * @param css rules of the page beside those of all officers' pages
 * @template Data what the script reads
 */
export const officerPages = <Data extends OpenedPage>(script: string, css = '') => {
  const style = officerStyle + css
  const headers = pageHeaders(style, ...sourcesOf(script), "worker-src 'self'")
  return (
    { caller }: Context,
    regatta: Regatta,
    page: OfficerPage<Data>,
  ): EndpointResult<string> => {
    const { title, heading, id, data, footer } = page
    const user = caller?.user.name ?? ''
    const zone = regatta.timeZone ?? 'UTC'
    const html = markup`${documentHead(`${title}, ${regatta.name}`, style)}<body>
<header>
${barOf({ userName: user }, regatta.name)}
<h1>${heading}</h1>
</header>
<main id="content" tabindex="-1" data-user="${user}" data-zone="${zone}">
<noscript><p>This page needs JavaScript.</p></noscript>
<div id="${id}" data-worker="${pageWorker.path}" data-page="${JSON.stringify({ user, zone, ...data })}"></div>
</main>
<footer>
<p>${footer}</p>
</footer>
<script>${trusted(script)}</script>
</body>
</html>
`
    return new EndpointResult(html.text, { headers })
  }
}

/** The path of the race log of a race, to read and to write. */
export const raceLogPath = (
  { name }: Pick<Regatta, 'name'>,
  { raceColumn, fleet }: Pick<Race, 'raceColumn' | 'fleet'>,
): string => {
  const race = { leaderboard: name, race_column: raceColumn.name, fleet }
  return `/sailingserver/rc/racelog?${new URLSearchParams(race).toString()}`
}
