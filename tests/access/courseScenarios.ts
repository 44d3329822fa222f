import { uniqueName } from '../../harness/ids.ts'
import { H, V } from '../../scripts/requests/paths.ts'
import { makeEvent } from '../support/sailing.ts'
import { buoy, windwardLeeward } from '../support/courses.ts'
import { tokenOfAdmin, type Scenario, type Scenarios } from './scenario.ts'
import type { Fixture } from './fixture.ts'

/** The first race of a protected regatta. */
const newRace = async (fixture: Fixture, numberofraces = 1) => {
  const regattaName = await makeEvent(fixture, tokenOfAdmin(fixture), { numberofraces })
  await fixture.protect({ type: 'REGATTA', id: regattaName })
  return { regattaName, raceColumn: 'R1', fleet: 'Default' }
}

/** Creates no objects except the course. */
const plainCourse = windwardLeeward()

/** A race with two versions of its course. */
const newCourse = async (fixture: Fixture, numberofraces = 1) => {
  const race = await newRace(fixture, numberofraces)
  const path = `${V}/courseconfiguration/createCourse/${Object.values(race).map(encodeURIComponent).join('/')}`
  const save = (json: object) =>
    fixture.request(`POST ${path}`, { token: tokenOfAdmin(fixture), json })
  const { body } = await save(plainCourse)
  await save({ ...(body as object), name: 'Second' })
  return race
}

/** Copies the course to the other race of the regatta. */
const copy: Scenario = async (fixture) => ({
  values: await newCourse(fixture, 2),
  json: { targets: [{ raceColumn: 'R2' }] },
})

const template: Scenario = async (fixture) => {
  const made = await fixture.request(`POST ${V}/courseconfiguration/createCourseTemplate`, {
    token: tokenOfAdmin(fixture),
    json: { name: 'One mark', markConfigurations: [buoy('1')], waypoints: [] },
  })
  const { courseTemplateId } = made.body as { readonly courseTemplateId: string }
  await fixture.protect({ type: 'COURSE_TEMPLATE', id: courseTemplateId })
  return { values: { courseTemplateId } }
}

export const courseScenarios: Scenarios = {
  compareCourseVersions: async (fixture) => ({
    values: { ...(await newCourse(fixture)), from: '1', to: '2' },
  }),
  copyCourse: copy,
  coursePage: async (fixture) => ({ values: await newRace(fixture) }),
  createCourse: async (fixture) => ({ values: await newRace(fixture), json: plainCourse }),
  createCourseTemplate: () => ({ json: plainCourse }),
  designCourse: () => ({
    json: {
      type: 'L2',
      wind: 240,
      firstLegMetres: 1_500,
      start: { latitude_deg: 54.42, longitude_deg: 10.18 },
    },
  }),
  designCourseFromText: async (fixture) => {
    const token = tokenOfAdmin(fixture)
    const name = uniqueName('mark')
    const made = await fixture.request(`POST ${H}/markproperties`, { token, json: { name } })
    const { id } = made.body as { readonly id: string }
    await fixture.protect({ type: 'MARK_PROPERTIES', id })
    return { json: { text: `"${name}" p`, race: await newRace(fixture) } }
  },
  drawCourse: () => ({ json: plainCourse }),
  getFromCourse: async (fixture) => ({ values: await newRace(fixture) }),
  getFromCourseTemplate: template,
  listCourseVersions: async (fixture) => ({ values: await newCourse(fixture) }),
  raceBoard: async (fixture) => ({ values: await newRace(fixture) }),
  restoreCourse: async (fixture) => ({ values: await newCourse(fixture), json: { version: 1 } }),
  validateCourse: () => ({ json: plainCourse }),
}
