/**
 * Regattas with a course, for the tests of the course page. A test file that imports this has a
 * service, a browser, and the user officer.
 */
import type { Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { V } from '../../scripts/requests/paths.ts'
import { raceDayOf, upAndDown } from '../support/boardRace.ts'
import { servedPages } from '../support/browser.ts'

const { service, request, onPage } = servedPages()
export { onPage }

export let day: ReturnType<typeof raceDayOf>
let officer: string
beforeAll(async () => {
  day = raceDayOf(service().baseUrl)
  officer = await day.register('officer')
})

let count = 0
/** A regatta with three races; the first one has a course. */
export const newRegatta = async (): Promise<string> => {
  count += 1
  const regatta = `Kiel ${count}`
  await day.newEvent(officer, regatta)
  await day.layCourse(officer, [regatta, 'R1', 'Default'], upAndDown)
  return regatta
}

export interface Course {
  readonly name: string
  readonly waypoints: readonly object[]
  readonly markConfigurations: readonly {
    readonly id: string
    readonly effectiveProperties: { readonly name: string }
    readonly lastKnownPosition: { readonly latitude_deg: number; readonly longitude_deg: number }
  }[]
}

export const courseOf = async (regatta: string, race = 'R1'): Promise<Course> => {
  const names = [regatta, race, 'Default'].map(encodeURIComponent).join('/')
  const path = `${V}/courseconfiguration/getFromCourse/${names}`
  const { body } = await request(`GET ${path}`, { token: officer })
  return body as Course
}

export const placeOf = ({ markConfigurations }: Course, name: string) =>
  markConfigurations.find((mark) => mark.effectiveProperties.name === name)?.lastKnownPosition

export const field = (page: Page, name: string) => page.getByRole('textbox', { name })
