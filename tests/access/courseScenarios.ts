import { V } from '../../harness/paths.ts'
import { makeEvent } from '../support/sailing.ts'
import { buoy, windwardLeeward } from '../support/courses.ts'
import type { Scenario, Scenarios } from './scenario.ts'
import type { Persona, Fixture } from './fixture.ts'

const administrator = ({ personas }: Fixture): string =>
  personas.find(({ column }: Persona) => column === 'admin')?.token ?? ''

/** The first race of a protected regatta. */
const newRace = async (fixture: Fixture, numberofraces = 1) => {
  const regattaName = await makeEvent(fixture, administrator(fixture), { numberofraces })
  await fixture.protect({ type: 'REGATTA', id: regattaName })
  return { regattaName, raceColumn: 'R1', fleet: 'Default' }
}

/** Creates no objects except the course. */
const plainCourse = windwardLeeward()

/** Copies the course to the other race of the regatta. */
const copy: Scenario = async (fixture) => {
  const race = await newRace(fixture, 2)
  const path = `${V}/courseconfiguration/createCourse/${Object.values(race).map(encodeURIComponent).join('/')}`
  await fixture.request(`POST ${path}`, { token: administrator(fixture), json: plainCourse })
  return { values: race, json: { targets: [{ raceColumn: 'R2' }] } }
}

const template: Scenario = async (fixture) => {
  const made = await fixture.request(`POST ${V}/courseconfiguration/createCourseTemplate`, {
    token: administrator(fixture),
    json: { name: 'One mark', markConfigurations: [buoy('1')], waypoints: [] },
  })
  const { courseTemplateId } = made.body as { readonly courseTemplateId: string }
  await fixture.protect({ type: 'COURSE_TEMPLATE', id: courseTemplateId })
  return { values: { courseTemplateId } }
}

export const courseScenarios: Scenarios = {
  copyCourse: copy,
  createCourse: async (fixture) => ({ values: await newRace(fixture), json: plainCourse }),
  createCourseTemplate: () => ({ json: plainCourse }),
  drawCourse: () => ({ json: plainCourse }),
  getFromCourse: async (fixture) => ({ values: await newRace(fixture) }),
  getFromCourseTemplate: template,
  raceBoard: async (fixture) => ({ values: await newRace(fixture) }),
  validateCourse: () => ({ json: plainCourse }),
}
