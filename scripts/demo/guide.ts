/** The text that explains the loaded demo. */
import { fleet, regatta } from './data/regatta.ts'
import type { Login } from './users.ts'

const race = `${regatta}/R1/${fleet}`

/** Returns pages that need no sign-in. */
export function publicPages(baseUrl: string): readonly string[] {
  return [
    `${baseUrl}/board/${race}`,
    `${baseUrl}/sailingserver/api/v1/courseconfiguration/getFromCourse/${race}.svg`,
  ]
}

export function listLogins(logins: readonly Login[]): readonly string[] {
  return logins.map(({ name, password, may }) => `  ${name.padEnd(15)} ${password}   ${may}`)
}
