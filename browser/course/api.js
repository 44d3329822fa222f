// @ts-check
/** Requests to the service, and its errors in words. */
import { useState } from 'preact/hooks'
import { Refusal, refusalOf } from '../refusal.js'
import { failureText } from '../userRequests.js'

export const courses = '/sailingserver/api/v1/courseconfiguration'

/**
 * @typedef {{ raceColumn: string, fleet: string, path: string }} Race
 * @typedef {{ id: string, name: string, isOfCourse: boolean, position?: import('./question.js').Position }} Mark
 * @typedef {{ id: string, name: string, defaultNumberOfLaps: number | null, optionalRepeatablePart: object | null }} Template
 * @typedef {{ regatta: string, mayDesign: boolean, design: import('./question.js').Suggestion, races: Race[], marks: Mark[], map?: MapData }} PageData
 * @typedef {{ tiles: string, attribution: string, attributionUrl?: string }} MapData
 */

/** @type {(path: string, init?: RequestInit) => Promise<Response>} */
const request = async (path, init) => {
  const reply = await fetch(path, init).catch(() => {
    throw new Refusal({ detail: 'No response. Try again.' })
  })
  if (reply.ok) return reply
  throw await refusalOf(reply)
}

/** @type {(path: string) => Promise<any>} */
export const get = async (path) => (await request(courses + path)).json()

/** @type {(path: string) => Promise<string>} */
export const getText = async (path) => (await request(courses + path)).text()

/** @type {() => Promise<Template[]>} */
export const listTemplates = async () =>
  (await request('/sharedsailingserver/api/v1/coursetemplates')).json()

export const inventory = '/sharedsailingserver/api/v1/markproperties'

/** @typedef {{ id: string, name: string, shortName: string, tags: string[], latDeg?: number, lonDeg?: number }} ClubMark */

/** The marks of the inventory, at most 1,000. @type {() => Promise<ClubMark[]>} */
export const listClubMarks = async () => (await request(inventory)).json()

/** Asks for the picture of a course. */
export const accept = { accept: 'image/svg+xml' }

/** @type {(path: string, body: object, headers?: Record<string, string>) => Promise<any>} */
export const send = async (path, body, headers) => {
  const reply = await request(courses + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  return headers?.accept === undefined ? reply.json() : reply.text()
}

/** Runs the action of a button: one at a time, and its failure becomes a text. */
export const useAction = () => {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const run = async (/** @type {() => Promise<unknown>} */ action) => {
    setBusy(true)
    setProblem('')
    await action().catch((error) => setProblem(failureText(error)))
    setBusy(false)
  }
  return { run, problem, isBusy }
}

/** Replaces the present course, which the service renders, and returns the new data of the page. */
export const reloadPresent = async () => {
  const text = await (await request(location.pathname)).text()
  const page = new DOMParser().parseFromString(text, 'text/html')
  const [now, old] = [page, document].map((one) => one.getElementById('present'))
  if (now && old) old.replaceWith(now)
  return readData(page)
}

/** @type {(page: Document) => PageData} */
export const readData = (page) => JSON.parse(page.getElementById('designer')?.dataset.page ?? '{}')
