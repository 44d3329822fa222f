/** The text that explains the loaded demo. */
import { championship } from './data/championship.ts'
import { sailedRace } from './data/fleet.ts'
import type { Login } from './users.ts'

const { regatta, race, fleet } = sailedRace
const live = `${regatta}/${race}/${fleet}`

/** Returns pages that need no sign-in. */
export function publicPages(baseUrl: string): readonly string[] {
  return [
    `${baseUrl}/board/${live}`,
    `${baseUrl}/results/${regatta}`,
    `${baseUrl}/results/${encodeURIComponent(championship)}`,
    `${baseUrl}/sailingserver/api/v1/courseconfiguration/getFromCourse/${live}.svg`,
  ]
}

export function listLogins(logins: readonly Login[]): readonly string[] {
  return logins.map(({ name, password, may }) => `  ${name.padEnd(15)} ${password}   ${may}`)
}
