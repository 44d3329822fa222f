/** The course page of a race: the present course, its history, and the designer for race officers. */
import { Data } from '#page/components/data.tsx'
import { paths as script } from '../browser/course/main.tsx?file'
import type { CoursePage, CourseSuggestion } from '../steps/coursePage.ts'
import { coursesWords } from '../words/coursesWords.ts'
import { accountPart } from '#page/accountPart.tsx'
import { CoursePart, MarksPart, SequencePart } from './courseParts.tsx'
import { drawBoard } from '#races/pages/boardFrame.tsx'
import { paths as style } from './course.css?file'
import type { Settings } from '#endpoint/context.ts'
import type { Position } from '#positions/rules/position.ts'
import { CardPart } from './courseCard.tsx'
import { Name } from '#page/components/name.tsx'
import { Text } from '#page/components/text.tsx'
import { fill } from '#values/words.ts'
import { racePath } from '#races/rules/racePath.ts'

const paths = '/sailingserver/api/v1/courseconfiguration'

export const coursePage = (page: CoursePage, map: Settings['map']): string => {
  const { regatta, shownName: race, mayDesign, caller, language } = page
  const { course: words, designer, move } = coursesWords[language]
  const parts = [<Designer page={page} map={map} />, <Present page={page} />]
  return drawBoard({
    title: fill(words.title, { race, regatta }),
    language,
    files: [...style, ...script],
    words: { designer, move },
    regatta,
    account: accountPart({ caller, language, reason: mayDesign ? '' : words.signIn }),
    heading: (
      <h1>
        <Text of={words.heading} race={<Name>{race}</Name>} />
      </h1>
    ),
    data: { zone: page.timeZone },
    // Spectators want the picture.
    main: mayDesign ? parts : parts.toReversed(),
    footer: (
      <p>
        <a href={racePath('/board', page)}>{words.raceBoard}</a>
        {' · '}
        <a href={racePath(`${paths}/getFromCourse`, page, '.gpx')}>{words.plotter}</a>
        {' · '}
        <a href="/docs">API</a>
      </p>
    ),
  })
}

interface PageProps {
  readonly page: CoursePage
}

const Present = ({ page }: PageProps) => {
  const { course, language, hasCourse } = page
  const { present } = coursesWords[language].course
  return (
    <div id="present" class="columns">
      <CoursePart course={course} language={language} hasCourse={hasCourse} heading={present} />
      <div>
        <CardPart course={course} language={language} hasCourse={hasCourse} />
        <SequencePart course={course} language={language} />
        <MarksPart course={course} language={language} />
      </div>
    </div>
  )
}

/** The script fills it. */
const FirstSection = ({ heading }: { readonly heading: string }) => (
  <section class="card">
    <h2>{heading}</h2>
  </section>
)

const Designer = ({ page, map }: PageProps & { readonly map: Settings['map'] }) => (
  <>
    <Data id="page-data" value={scriptData(page, map)} />
    <div id="designer">
      {page.mayDesign && <FirstSection heading={coursesWords[page.language].designer.heading} />}
      <FirstSection heading={coursesWords[page.language].designer.history} />
    </div>
    <noscript>
      <p>{coursesWords[page.language].course.needsScript}</p>
    </noscript>
  </>
)

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
