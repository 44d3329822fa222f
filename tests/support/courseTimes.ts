/** Requests about the versions of the course of a race. */
import type { Reply } from '../../scripts/requests/requests.ts'
import { C, type CourseAnswer, coursePath, type Json } from './courses.ts'
import type { TestService } from './functions.ts'

export interface ListedVersion {
  readonly version: number
  readonly savedAt: number
  readonly savedBy: string | null
  readonly summary: string
  readonly name: string
  readonly numberOfLaps: number | null
  readonly waypoints: number
}

export interface Comparison {
  readonly summary: readonly string[]
  readonly changes: readonly (Json & { readonly kind: string })[]
}

/** @param token of a user with all permissions for the regatta */
export const courseTimes = ({ request }: TestService, token: string) => {
  const get = (path: string): Promise<Reply> => request(`GET ${C}/${path}`, { token })
  const ok = async <Body>(reply: Promise<Reply>): Promise<Body> => {
    const { status, body, text } = await reply
    if (status !== 200) throw new Error(text)
    return body as Body
  }
  return {
    get,
    versions: (regatta: string, race = 'R1') =>
      ok<readonly ListedVersion[]>(get(`versions/${coursePath(regatta, race)}`)),
    /** @param query such as `version=1` */
    courseOf: (regatta: string, query: string, race = 'R1') =>
      ok<CourseAnswer>(get(`getFromCourse/${coursePath(regatta, race)}?${query}`)),
    compare: (regatta: string, from: number, to: number) =>
      ok<Comparison>(get(`diff/${coursePath(regatta)}?from=${from}&to=${to}`)),
    restore: (regatta: string, version: number, race = 'R1') =>
      request(`POST ${C}/restore/${coursePath(regatta, race)}?version=${version}`, { token }),
  }
}

/** The answer to a course, as a request that positions some of its marks. */
export const movedTo = (
  course: CourseAnswer,
  positions: Readonly<Record<string, readonly [latitude: number, longitude: number]>>,
) => ({
  ...course,
  markConfigurations: course.markConfigurations.map((mark) => {
    const [latitude, longitude] = positions[mark.effectiveProperties.name] ?? []
    const position = { latitude_deg: latitude, longitude_deg: longitude }
    return latitude === undefined ? mark : { ...mark, positioning: { position } }
  }),
})
