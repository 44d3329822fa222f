/** Requests of the course page to the service. */
import { dataOfPage } from '#browser/pageData.ts'
import { Refusal, refusalOf } from '#browser/refusal.ts'
import type { CoursePageData } from '../../pages/coursePage.tsx'
import type { designedCourse } from '#schemas/courses/courseDesign.ts'
import type { courseTemplates } from '#schemas/courses/courseTemplate.ts'
import type { courseChanges, courseVersions } from '#schemas/courses/courseVersion.ts'
import type { allMarkProperties } from '#schemas/courses/mark.ts'
import type { dryRun } from '#schemas/platform/dryRun.ts'
import type { Static } from '#schemas/schema.ts'
import { wordsOfPage } from '#browser/pageWords.ts'

export type Course = Static<typeof designedCourse>
export type CourseMark = Course['markConfigurations'][number]
export type Template = Static<typeof courseTemplates>[number]
export type ClubMark = Static<typeof allMarkProperties>[number]
export type Version = Static<typeof courseVersions>[number]
export type DryRun = Static<typeof dryRun>

export const courses = '/sailingserver/api/v1/courseconfiguration'
export const inventory = '/sharedsailingserver/api/v1/markproperties'

const request = async (path: string, init?: RequestInit): Promise<Response> => {
  const reply = await fetch(path, init).catch(() => {
    throw new Refusal({ detail: wordsOfPage().noResponse })
  })
  if (reply.ok) return reply
  throw await refusalOf(reply)
}

const read = async (path: string): Promise<unknown> => (await request(path)).json()

/** @param headers of the request, beside its media type */
export const post = (
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
export const readCourse = async (path: string) => (await read(courses + path)) as Course

export const readPicture = async (path: string) => (await request(courses + path)).text()

/** The course that answers a question, which is not stored. */
export const askForCourse = async (path: string, question: object) =>
  (await (await post(path, question)).json()) as Course

export const askForPicture = async (path: string, question: object) =>
  (await post(path, question, { accept: 'image/svg+xml' })).text()

export const readVersions = async (path: string) =>
  (await read(`${courses}/versions${path}`)) as Version[]

/** The sentences about the changes from one version to another. */
export const compareVersions = async (path: string, from: number, to: number) => {
  const changes = await read(`${courses}/diff${path}?from=${from}&to=${to}`)
  return (changes as Static<typeof courseChanges>).summary
}

export const tryCreation = async (path: string, course: object) =>
  (await (await post(`/createCourse${path}?dryRun=true`, course)).json()) as DryRun

export const listTemplates = async () =>
  (await read('/sharedsailingserver/api/v1/coursetemplates')) as Template[]

/** The marks of the inventory, at most 1,000. */
export const listClubMarks = async () => (await read(inventory)) as ClubMark[]

/** Replaces the present course, which the service renders, and returns the new data of the page. */
export const reloadPresent = async () => {
  const text = await (await request(location.pathname)).text()
  const page = new DOMParser().parseFromString(text, 'text/html')
  const [now, old] = [page, document].map((one) => one.getElementById('present'))
  if (now && old) old.replaceWith(now)
  return readData(page)
}

export const readData = (page: Document) => dataOfPage('page-data', page) as CoursePageData
