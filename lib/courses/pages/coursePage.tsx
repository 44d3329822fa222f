/** The course page of a race: the present course, its history, and the designer for race officers. */
import { paths as script } from '../browser/course/main.tsx?file'
import type { CoursePage, CourseSuggestion } from './readCoursePage.ts'
import { accountPart } from '#page/accountPart.tsx'
import { coursePart, marksPart, sequencePart } from './courseParts.ts'
import { drawBoard } from '#races/pages/boardFrame.tsx'
import { paths as style } from './course.css?file'
import type { Settings } from '#endpoint/context.ts'
import type { Position } from '#positions/rules/position.ts'
import { cardPart } from './courseCard.ts'
import { coursesWords } from '../words/coursesWords.ts'
import type { CoursesWords } from '../words/en.ts'
import { markup, name } from '#page/markup.ts'
import { racePath } from '#races/rules/racePath.ts'

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
  return drawBoard({
    title: `Course of ${page.shownName}, ${regatta}`,
    files: [...style, ...script],
    regatta,
    account: accountPart({ caller, reason: mayDesign ? '' : 'Sign in to design the course' }),
    heading: markup`<h1>Course of ${name(page.shownName)}</h1>`,
    data: { zone: page.timeZone },
    main: markup`${mayDesign ? [designer, present] : [present, designer]}`,
    footer: markup`<p><a href="${racePath('/board', page)}">Race board</a> · <a href="${racePath(`${paths}/getFromCourse`, page, '.gpx')}">Course for a chart plotter</a> · <a href="/docs">API</a></p>`,
  })
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
  readonly moveWords: CoursesWords['move']
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
    moveWords: coursesWords.en.move,
  }
}
