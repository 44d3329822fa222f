/** Requests of the course page to the service. */
import { dataOfPage } from '#browser/pageData.ts'
import { newId } from '#browser/newId.ts'
import { Refusal } from '#browser/refusal.ts'
import { chosenTable, importTable } from '#browser/tableImport.ts'
import { failureText, send } from '#browser/userRequests.ts'
import type { Course, CoursePageData, Imported } from '../../pages/designer/data.ts'
import type { Design, Requests } from '../../pages/designer/opened.ts'
import { courses, inventory } from '../../pages/designer/paths.ts'
import { errorsByField, type Positions, type Question } from '../../pages/designer/question.ts'

interface Answer {
  readonly course: Course
  readonly svg: string
}

const readData = (page: Document) => dataOfPage('page-data', page) as CoursePageData

export const page = readData(document)
const { words } = page
const [own] = page.races
const race = { regattaName: page.regatta, raceColumn: own?.raceColumn, fleet: own?.fleet }

const read = async (path: string): Promise<unknown> => (await send(path)).json()

/** @param path below that of all courses */
const ask = (path: string, body: object, headers: object): Promise<Response> =>
  send(courses + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

const post: Requests['post'] = async (path, body, key) =>
  (await ask(path, body, key ? { 'idempotency-key': key } : {})).json()

const askForPicture = async (path: string, question: object) =>
  (await ask(path, question, { accept: 'image/svg+xml' })).text()

/** @param path below that of all courses */
const readCourse = async (path: string) => (await read(courses + path)) as Course

const courseAndPicture = async (path: string, values: Record<string, string>): Promise<Answer> => {
  const query = new URLSearchParams(values)
  const [course, picture] = await Promise.all([
    readCourse(`${path}?${query}`),
    send(`${courses}${path}.svg?${query}`),
  ])
  return { course, svg: await picture.text() }
}

/** Replaces the present course, which the service renders, and returns the new data of the page. */
export const reloadPresent = async () => {
  const text = await (await send(location.pathname)).text()
  const next = new DOMParser().parseFromString(text, 'text/html')
  const [now, old] = [next, document].map((one) => one.getElementById('present'))
  if (now && old) old.replaceWith(now)
  return readData(next)
}

/** The present course with some of its marks elsewhere, and its picture. */
const changedCourse = async (positions: Positions): Promise<Answer> => {
  const present = await readCourse(`/getFromCourse${own?.path ?? ''}`)
  const used = new Set(present.waypoints.flatMap((each) => each.markConfigurationIds))
  const markConfigurations = present.markConfigurations
    .filter((mark) => used.has(mark.id) || mark.associatedRole)
    .map((mark) => {
      const moved = positions[mark.id]
      if (moved === undefined) return mark
      const position = { latitude_deg: moved.latitude, longitude_deg: moved.longitude }
      return { ...mark, positioning: { position } }
    })
  const course = { ...present, markConfigurations }
  const query = new URLSearchParams({ regattaName: page.regatta })
  return { course, svg: await askForPicture(`/diagram?${query}`, course) }
}

const answerTo = async (question: Question): Promise<Answer> => {
  if ('positions' in question) return changedCourse(question.positions)
  if ('template' in question) {
    const { template, laps } = question
    return courseAndPicture(`/getFromCourseTemplate/${template}`, {
      regattaName: page.regatta,
      ...(laps !== undefined && { laps: String(laps) }),
    })
  }
  const [target, body] =
    'text' in question ? ['/fromText', { ...question, race }] : ['/design', question]
  const [course, svg] = await Promise.all([post(target, body), askForPicture(target, body)])
  return { course: course as Course, svg }
}

/** The page has the style of the picture, and another picture with the same ids. */
const embedded = (svg: string) =>
  svg.replace(/<style>[^<]*<\/style>/, '').replace(/course-(title|description)/g, 'design-$1')

const explain = (error: unknown): Partial<Design> => {
  const errors = error instanceof Refusal ? errorsByField(error.errors, words) : {}
  const isOfFields = Object.keys(errors).length > 0
  const problem = isOfFields ? words.correct : failureText(error)
  return { question: '', errors, problem }
}

const importMarks = async (...wanted: Parameters<typeof importTable>) =>
  (await importTable(...wanted)) as Imported

export const requests: Requests = {
  newId,
  failureText,
  answer: (question) =>
    answerTo(question).then(({ course, svg }) => ({ course, svg: embedded(svg) }), explain),
  read,
  post,
  courseAt: (path, date) => courseAndPicture(`/getFromCourse${path}`, { at: date.toISOString() }),
  /** A dry run of the import, which sends the same file. */
  previewImport: async (input, pasted, tag) => {
    const file = chosenTable(input, pasted, words.choose)
    const isXml = /^\s*</.test((await file.slice(0, 200).text()).replace('\uFEFF', ''))
    const query = new URLSearchParams(tag ? { tag } : {})
    const preview = { file, address: `${inventory}/import?${query}`, key: newId(), isXml }
    try {
      return { ...preview, imported: await importMarks(`${preview.address}&dryRun=true`, file) }
    } catch (error) {
      if (!(error instanceof Refusal) || error.errors[0]?.row === undefined) throw error
      return { ...preview, errors: error.errors }
    }
  },
  importMarks: ({ file, address, key }) => importMarks(address, file, { 'idempotency-key': key }),
}
