/** Requests to the service, and its errors in words. */
import { useState } from 'preact/hooks'
import { Refusal, refusalOf } from '#browser/refusal.ts'
import { failureText } from '#browser/userRequests.ts'

export const courses = '/sailingserver/api/v1/courseconfiguration'

interface Race {
  raceColumn: string
  fleet: string
  path: string
}

interface Mark {
  id: string
  name: string
  isOfCourse: boolean
  position?: import('./question.ts').Position
}

export interface Template {
  id: string
  name: string
  defaultNumberOfLaps: number | null
  optionalRepeatablePart: object | null
}

export interface PageData {
  regatta: string
  mayDesign: boolean
  design: import('./question.ts').Suggestion
  races: Race[]
  marks: Mark[]
  map?: MapData
}

interface MapData {
  tiles: string
  attribution: string
  attributionUrl?: string
}

const request = async (path: string, init?: RequestInit): Promise<Response> => {
  const reply = await fetch(path, init).catch(() => {
    throw new Refusal({ detail: 'No response. Try again.' })
  })
  if (reply.ok) return reply
  throw await refusalOf(reply)
}

export const get = async (path: string): Promise<any> => (await request(courses + path)).json()

export const getText = async (path: string): Promise<string> =>
  (await request(courses + path)).text()

export const listTemplates = async (): Promise<Template[]> =>
  (await request('/sharedsailingserver/api/v1/coursetemplates')).json()

export const inventory = '/sharedsailingserver/api/v1/markproperties'

export interface ClubMark {
  id: string
  name: string
  shortName: string
  tags: string[]
  latDeg?: number
  lonDeg?: number
}

/** The marks of the inventory, at most 1,000. */
export const listClubMarks = async (): Promise<ClubMark[]> => (await request(inventory)).json()

/** Asks for the picture of a course. */
export const accept = { accept: 'image/svg+xml' }

export const send = async (
  path: string,
  body: object,
  headers?: Record<string, string>,
): Promise<any> => {
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
  const run = async (action: () => Promise<unknown>) => {
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

export const readData = (page: Document): PageData =>
  JSON.parse(page.getElementById('designer')?.dataset.page ?? '{}')
