/** The course page of a race: the present course, its history, and the designer for race officers. */
import { Data } from '#page/components/data.tsx'
import { paths as script } from '../browser/course/main.tsx?file'
import { diagramOf } from '../pictures/diagramCourse.ts'
import { drawCourse } from '../pictures/drawCourse.ts'
import { type DesignInput, designErrors } from '../rules/design/designInput.ts'
import type { CoursePage } from '../steps/coursePage.ts'
import { answerDesign } from '../steps/answerDesign.ts'
import { coursesWords } from '../words/coursesWords.ts'
import { accountPart } from '#page/accountPart.tsx'
import { CoursePart, MarksPart, SequencePart } from './courseParts.tsx'
import { drawBoard } from '#races/pages/boardFrame.tsx'
import { inlinePicture } from '#page/pictures.ts'
import { pageWords } from '#page/words/pageWords.ts'
import { paths as style } from './course.css?file'
import type { Settings } from '#endpoint/context.ts'
import { CardPart } from './courseCard.tsx'
import { CourseDesigner } from './designer/designer.tsx'
import type { Course, CoursePageData } from './designer/data.ts'
import type { Requests } from './designer/opened.ts'
import { type Form, formOf, missingIn, type Question, questionOf } from './designer/question.ts'
import { Name } from '#page/components/name.tsx'
import { Text } from '#page/components/text.tsx'
import { courseDesign } from '#schemas/courses/courseDesign.ts'
import { fill } from '#values/words.ts'
import { racePath } from '#races/rules/racePath.ts'

const paths = '/sailingserver/api/v1/courseconfiguration'

export const coursePage = (page: CoursePage, map: Settings['map']): string => {
  const { regatta, shownName: race, mayDesign, caller, language } = page
  const words = coursesWords[language].course
  const parts = [<Designer page={page} map={map} />, <Present page={page} />]
  return drawBoard({
    title: fill(words.title, { race, regatta }),
    language,
    files: [...style, ...script],
    regatta,
    account: accountPart({ caller, language, reason: mayDesign ? '' : words.signIn }),
    heading: (
      <h1>
        <Text of={words.heading} race={<Name>{race}</Name>} />
      </h1>
    ),
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

/** Nobody presses before the script has begun. */
const noRequests = { newId: () => '' } as Requests

const Designer = ({ page, map }: PageProps & { readonly map: Settings['map'] }) => {
  const data = scriptData(page, map)
  const { designed } = data
  return (
    <>
      <noscript>
        <p>{coursesWords[page.language].course.needsScript}</p>
      </noscript>
      <Data id="page-data" value={data} />
      <div id="designer" inert>
        <CourseDesigner
          initial={data}
          requests={noRequests}
          reload={() => Promise.resolve(data)}
          variation=""
          svg={designed === undefined ? '' : designPicture(designed)}
        />
      </div>
    </>
  )
}

/** The page has another picture with the same ids. */
const designPicture = (course: Course) =>
  inlinePicture(drawCourse(diagramOf(course))).replace(/course-(title|description)/g, 'design-$1')

/** The marks of the course come first. A regatta can have any number of marks. */
const marksMax = 200

const scriptData = (page: CoursePage, map: Settings['map']): CoursePageData => {
  const { regatta, course, races, language, design, mayDesign } = page
  const { designer, move } = coursesWords[language]
  const used = new Set(course.waypoints.flatMap((waypoint) => waypoint.markConfigurationIds))
  const isThis = (race: CoursePage['races'][number]) =>
    race.raceColumn === page.raceColumn && race.fleet === page.fleet
  return {
    regatta,
    language,
    zone: page.timeZone,
    words: { ...designer, ...pageWords[language].tableImport, move },
    mayDesign,
    design,
    designed: mayDesign ? firstDesign(formOf(design)) : undefined,
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

/** Absent if the form is not a design, or is one that the service refuses or warns about. */
const firstDesign = (form: Form): Course | undefined => {
  const question = questionOf(form)
  if (missingIn(form).length > 0 || !isDesign(question)) return undefined
  const { course, warnings } = answerDesign(question)
  return warnings.length === 0 ? course : undefined
}

const isDesign = (question: Question): question is Question & DesignInput => {
  const { wind, firstLegMetres, start } = courseDesign.properties
  return (
    'wind' in question &&
    isWithin(wind, question.wind) &&
    isWithin(firstLegMetres, question.firstLegMetres) &&
    isWithin(start.properties.latitude_deg, question.start.latitude_deg) &&
    designErrors({ ...question }).length === 0
  )
}

const isWithin = ({ minimum = NaN, maximum = NaN }: NumberOptions, value: unknown): boolean =>
  typeof value === 'number' && value >= minimum && value <= maximum

interface NumberOptions {
  readonly minimum?: number
  readonly maximum?: number
}
