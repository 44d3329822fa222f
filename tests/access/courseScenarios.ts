import { makeEvent, V } from '../support/sailing.ts'
import { buoy, windwardLeeward } from '../support/courses.ts'
import type { Scenario, Scenarios } from './scenario.ts'
import type { Persona, World } from './fixture.ts'

const administrator = ({ personas }: World): string =>
  personas.find(({ column }: Persona) => column === 'admin')?.token ?? ''

/** The first race of a protected regatta. */
const newRace = async (world: World, numberofraces = 1) => {
  const regattaName = await makeEvent(world, administrator(world), { numberofraces })
  await world.protect({ type: 'REGATTA', id: regattaName })
  return { regattaName, raceColumn: 'R1', fleet: 'Default' }
}

/** Creates no objects except the course. */
const plainCourse = windwardLeeward()

/** Copies the course to the other race of the regatta. */
const copy: Scenario = async (world) => {
  const race = await newRace(world, 2)
  const path = `${V}/courseconfiguration/createCourse/${Object.values(race).map(encodeURIComponent).join('/')}`
  await world.request(`POST ${path}`, { token: administrator(world), json: plainCourse })
  return { values: race, json: { targets: [{ raceColumn: 'R2' }] } }
}

const template: Scenario = async (world) => {
  const made = await world.request(`POST ${V}/courseconfiguration/createCourseTemplate`, {
    token: administrator(world),
    json: { name: 'One mark', markConfigurations: [buoy('1')], waypoints: [] },
  })
  const { courseTemplateId } = made.body as { readonly courseTemplateId: string }
  await world.protect({ type: 'COURSE_TEMPLATE', id: courseTemplateId })
  return { values: { courseTemplateId } }
}

export const courseScenarios: Scenarios = {
  copyCourse: copy,
  createCourse: async (world) => ({ values: await newRace(world), json: plainCourse }),
  createCourseTemplate: () => ({ json: plainCourse }),
  drawCourse: () => ({ json: plainCourse }),
  getFromCourse: async (world) => ({ values: await newRace(world) }),
  getFromCourseTemplate: template,
  raceBoard: async (world) => ({ values: await newRace(world) }),
  validateCourse: () => ({ json: plainCourse }),
}
