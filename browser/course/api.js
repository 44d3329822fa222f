// @ts-check
/** Requests to the service, and its errors in words. */

export const courses = '/sailingserver/api/v1/courseconfiguration'

/**
 * @typedef {{ pointer?: string, parameter?: string, detail: string, suggestion?: string }} InputError
 * @typedef {{ raceColumn: string, fleet: string, path: string }} Race
 * @typedef {{ id: string, name: string, isOfCourse: boolean, latitude?: number, longitude?: number }} Mark
 * @typedef {{ type: string, hasOffset: boolean, laps: number, wind?: number, metres?: number, start?: { latitude: number, longitude: number } }} Suggestion
 * @typedef {{ mayDesign: boolean, design: Suggestion, races: Race[], marks: Mark[] }} PageData
 */

export class Refusal extends Error {
  /** @type {InputError[]} */
  errors

  constructor(/** @type {{ detail: string, errors?: InputError[] }} */ problem) {
    super(problem.detail)
    this.errors = problem.errors ?? []
  }
}

/** @type {(path: string, request?: RequestInit) => Promise<Response>} */
const request = async (path, init) => {
  const reply = await fetch(path, init).catch(() => {
    throw new Refusal({ detail: 'No response. Try again.' })
  })
  if (!reply.ok) {
    throw new Refusal(await reply.json().catch(() => ({ detail: `Status ${reply.status}.` })))
  }
  return reply
}

/** @type {(path: string) => Promise<any>} */
export const get = async (path) => (await request(courses + path)).json()

/** @type {(path: string, body: object, headers?: Record<string, string>) => Promise<Response>} */
const sendTo = (path, body, headers) =>
  request(courses + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

/** @type {(path: string, body: object, headers?: Record<string, string>) => Promise<any>} */
export const send = async (path, body, headers) => (await sendTo(path, body, headers)).json()

/** @type {(path: string, body: object) => Promise<string>} */
export const picture = async (path, body) =>
  (await sendTo(path, body, { accept: 'image/svg+xml' })).text()

/** A request with the same key runs once, however often it is sent. `randomUUID` needs https. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('-')

/** @type {(error: unknown) => string} */
export const wordsOf = (error) => (error instanceof Error ? error.message : String(error))

/** @type {(race: Race) => string} */
export const raceName = ({ raceColumn, fleet }) => `${raceColumn} ${fleet}`

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
