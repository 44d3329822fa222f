/** The course page of a race: the present course, its history, and the designer for race officers. */
import script from '../browser/course/main.tsx?bundle'
import type { CoursePage, CourseSuggestion } from './readCoursePage.ts'
import { accountPart } from '#page/accountPart.ts'
import { coursePart, marksPart, sequencePart } from './courseParts.ts'
import { courseRules } from './courseRules.ts'
import { boardStyle } from '#races/pages/boardStyle.ts'
import { bar, documentHead, pageHeaders } from '#page/frame.ts'
import type { Settings } from '#endpoint/context.ts'
import { mapStyle } from '#positions/pages/map.ts'
import type { Position } from '#positions/rules/position.ts'
import { cardCss, cardPart } from './courseCard.ts'
import { markup, name, racePath, trusted } from '#page/markup.ts'
import { sourcesOf } from '#page/script.ts'

const css = `${boardStyle}
fieldset { margin: .5rem 0; padding: 0; border: 0 }
legend { padding: 0; font-weight: 600 }
.fields > .type, .fields > .time, .fields > .text { grid-column: 1 / -1 }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: 0 1rem }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: .75rem 0 }
button:disabled { opacity: 1; color: var(--ink); background: var(--wash); cursor: default }
.error, .warning { font-weight: 600 }
.error { color: var(--private) }
[aria-invalid=true] { border-color: var(--private); border-width: 4px }
.done { padding: .5rem; background: var(--wash); font-weight: 600 }
.plan { display: block; width: 100%; max-height: 24rem; background: var(--wash); border: 2px solid var(--edge) }
${mapStyle}
.movable { cursor: crosshair; touch-action: manipulation }
.scroll { overflow: auto }
.scroll:not(#card *) { max-height: 24rem }
@media print { .scroll { overflow: visible } }
textarea { width: 100%; font: inherit }
.plan text { fill: var(--ink); text-anchor: middle }
.plan .mark { fill: var(--link) }
.plan .other { fill: none; stroke: var(--ink) }
.plan .wind { fill: none; stroke: var(--ink); stroke-width: 2 }
.earlier { display: block; max-width: 100%; height: auto; background: #fff }
.versions > li { padding: .5rem 0; border-top: 1px solid var(--line) }
${courseRules('#course')}${courseRules('#picture')}
@media (min-width: 60rem) {
  main { display: block }
  .columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: 2.5rem; align-items: start }
}
${cardCss}
`

const text = script.trim()

export const coursePageHeaders = pageHeaders(css, ...sourcesOf(text))

const paths = '/sailingserver/api/v1/courseconfiguration'

export const coursePage = (page: CoursePage, map: Settings['map']): string => {
  const { regatta, mayDesign, caller } = page
  const designer = markup`<div id="designer" data-page="${JSON.stringify(scriptData(page, map))}"></div>
<noscript><p>The designer and the history need JavaScript.</p></noscript>
`
  // Spectators want the picture.
  const present = markup`<div id="present" class="columns">
${coursePart(page, 'Present course')}<div>${cardPart(page)}${sequencePart(page)}${marksPart(page)}</div>
</div>
`
  return markup`${documentHead(`Course of ${page.shownName}, ${regatta}`, css)}<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
${bar(
  regatta,
  accountPart({
    caller,
    reason: mayDesign ? '' : 'Sign in to design the course',
  }),
)}
<h1>Course of ${name(page.shownName)}</h1>
</header>
<main id="content" tabindex="-1" data-zone="${page.timeZone}">
${mayDesign ? [designer, present] : [present, designer]}</main>
<footer>
<p><a href="${racePath('/board', page)}">Race board</a> · <a href="${racePath(`${paths}/getFromCourse`, page, '.gpx')}">Course for a chart plotter</a> · <a href="/docs">API</a></p>
</footer>
<script>${trusted(text)}</script>
</body>
</html>
`.text
}

/** The marks of the course come first. A regatta can have any number of marks. */
const marksMax = 200

/** Everything that the script needs for the first screen. */
export interface CoursePageData {
  readonly regatta: string
  readonly mayDesign: boolean
  readonly design: CourseSuggestion
  /** The race of the page is the first one. */
  readonly races: readonly PageRace[]
  readonly marks: readonly PageMark[]
  readonly map?: Settings['map']
}

interface PageRace {
  readonly raceColumn: string
  readonly fleet: string
  /** The end of paths of its course. */
  readonly path: string
}

interface PageMark {
  readonly id: string
  readonly name: string
  readonly isOfCourse: boolean
  readonly position?: Position
}

const scriptData = (page: CoursePage, map: Settings['map']): CoursePageData => {
  const { regatta, course, races } = page
  const used = new Set(course.waypoints.flatMap((waypoint) => waypoint.markConfigurationIds))
  const isThis = (race: CoursePage['races'][number]) =>
    race.raceColumn === page.raceColumn && race.fleet === page.fleet
  return {
    regatta,
    mayDesign: page.mayDesign,
    design: page.design,
    races: [...races.filter(isThis), ...races.filter((race) => !isThis(race))].map((race) => ({
      ...race,
      path: racePath('', { ...race, regatta }),
    })),
    marks: course.markConfigurations
      .slice(0, marksMax)
      .map(({ id, effectiveProperties, lastKnownPosition: at }) => ({
        id,
        name: effectiveProperties.name,
        isOfCourse: used.has(id),
        ...(at && { position: { latitude: at.latitude_deg, longitude: at.longitude_deg } }),
      })),
    map,
  }
}
