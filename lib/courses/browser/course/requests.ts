/** Requests of the course page to the service. */
import { dataOfPage } from '#browser/pageData.ts'
import { newId } from '#browser/newId.ts'
import { wordsOfPage } from '#browser/pageWords.ts'
import { Refusal, refusalOf } from '#browser/refusal.ts'
import { chosenTable, importTable } from '#browser/tableImport.ts'
import { failureText } from '#browser/userRequests.ts'
import type { courseChanges } from '#schemas/courses/courseVersion.ts'
import type { Static } from '#schemas/schema.ts'
import { fill } from '#values/words.ts'
import type {
  ClubMark,
  Course,
  CoursePageData,
  DryRun,
  Imported,
  Template,
  Version,
} from '../../pages/designer/data.ts'
import type { Design, Requests } from '../../pages/designer/opened.ts'
import { raceName } from '../../pages/designer/data.ts'
import { courses, inventory } from '../../pages/designer/paths.ts'
import { errorsByField, type Positions, type Question } from '../../pages/designer/question.ts'

const readData = (document: Document) => dataOfPage('page-data', document) as CoursePageData

export const page = readData(document)
const { designer: words, tableImport } = page.words
const [own] = page.races
const race = { regattaName: page.regatta, raceColumn: own?.raceColumn, fleet: own?.fleet }

const request = async (path: string, init?: RequestInit): Promise<Response> => {
  const reply = await fetch(path, init).catch(() => {
    throw new Refusal({ detail: wordsOfPage().noResponse })
  })
  if (reply.ok) return reply
  throw await refusalOf(reply)
}

const read = async (path: string): Promise<unknown> => (await request(path)).json()

/** @param headers of the request, beside its media type */
const post = (
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  request(courses + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

/** @param path below that of all courses */
const readCourse = async (path: string) => (await read(courses + path)) as Course

const readPicture = async (path: string) => (await request(courses + path)).text()

/** The course that answers a question, which is not stored. */
const askForCourse = async (path: string, question: object) =>
  (await (await post(path, question)).json()) as Course

const askForPicture = async (path: string, question: object) =>
  (await post(path, question, { accept: 'image/svg+xml' })).text()

/** Replaces the present course, which the service renders, and returns the new data of the page. */
export const reloadPresent = async () => {
  const text = await (await request(location.pathname)).text()
  const next = new DOMParser().parseFromString(text, 'text/html')
  const [now, old] = [next, document].map((one) => one.getElementById('present'))
  if (now && old) old.replaceWith(now)
  return readData(next)
}

interface Answer {
  readonly course: Course
  readonly svg: string
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
    const query = new URLSearchParams({
      regattaName: page.regatta,
      ...(laps !== undefined && { laps: String(laps) }),
    })
    const target = `/getFromCourseTemplate/${template}`
    const [course, svg] = await Promise.all([
      readCourse(`${target}?${query}`),
      readPicture(`${target}.svg?${query}`),
    ])
    return { course, svg }
  }
  const [target, body] =
    'text' in question ? ['/fromText', { ...question, race }] : ['/design', question]
  const [course, svg] = await Promise.all([askForCourse(target, body), askForPicture(target, body)])
  return { course, svg }
}

/** The page has the style of the picture, and another picture with the same ids. */
const embedded = (svg: string) =>
  svg.replace(/<style>[^<]*<\/style>/, '').replace(/course-(title|description)/g, 'design-$1')

const explain = (error: unknown): Partial<Design> => {
  const errors = error instanceof Refusal ? errorsByField(error.errors) : {}
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
  listTemplates: async () =>
    (await read('/sharedsailingserver/api/v1/coursetemplates')) as Template[],
  /** The marks of the inventory, at most 1,000. */
  listClubMarks: async () => (await read(inventory)) as ClubMark[],
  readVersions: async (path) => (await read(`${courses}/versions${path}`)) as Version[],
  /** The sentences about the changes from one version to another. */
  compareVersions: async (path, from, to) => {
    const changes = await read(`${courses}/diff${path}?from=${from}&to=${to}`)
    return (changes as Static<typeof courseChanges>).summary
  },
  restore: (path, version, key) => post(`/restore${path}`, { version }, { 'idempotency-key': key }),
  courseAt: async (path, date) => {
    const query = `?at=${date.toISOString()}`
    const [{ name }, svg] = await Promise.all([
      readCourse(`/getFromCourse${path}${query}`),
      readPicture(`/getFromCourse${path}.svg${query}`),
    ])
    return { name, svg }
  },
  tryCreation: async (path, course) =>
    (await (await post(`/createCourse${path}?dryRun=true`, course)).json()) as DryRun,
  /** One race gets the course, and the others a copy with the same marks. */
  publish: async (course, [first, ...others], key) => {
    if (!first) return
    await post(`/createCourse${first.path}`, course, { 'idempotency-key': key })
    const targets = others.map((other) => ({ raceColumn: other.raceColumn, fleet: other.fleet }))
    if (targets.length === 0) return
    const copy = { targets, allOrNone: true }
    await post(`/copyCourse${first.path}`, copy, { 'idempotency-key': `${key}-copy` }).catch(
      (error: unknown) => {
        throw new Error(fill(words.others, { race: raceName(first), problem: failureText(error) }))
      },
    )
  },
  /** A dry run of the import, which sends the same file. */
  previewImport: async (input, pasted, tag) => {
    const file = chosenTable(input, pasted, tableImport.choose)
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
