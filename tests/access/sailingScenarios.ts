import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { encodeObjectId } from '#values/objectId.ts'
import { makeEvent, track } from '../support/sailing.ts'
import { tokenOfAdmin, type Scenario, type Scenarios } from './scenario.ts'
import type { Fixture } from './fixture.ts'
import { regatta } from '../../scripts/demo/data/regatta.ts'
import { demoId, idOfTag } from '../../scripts/demo/demo.ts'
import type { ShownRequests } from './shownRequest.ts'

/** Creates a protected regatta with two races and a protected leaderboard. */
export const newRegatta = async (fixture: Fixture): Promise<string> => {
  const name = await makeEvent(fixture, tokenOfAdmin(fixture), { numberofraces: 2 })
  const objects = ['REGATTA', 'LEADERBOARD'].map((type) => ({ type, id: name }))
  await Promise.all(objects.map((object) => fixture.protect(object)))
  return name
}

const onRegatta =
  (form?: Readonly<Record<string, string>>): Scenario =>
  async (fixture) => ({
    values: { regattaName: await newRegatta(fixture) },
    ...(form === undefined ? {} : { form }),
  })

/** Creates a protected regatta with one tracked race. */
export const newTracked = async (fixture: Fixture): Promise<string> => {
  const name = await newRegatta(fixture)
  await track(fixture, tokenOfAdmin(fixture), 'starttracking', name, { race_column: 'R1' })
  const id = encodeObjectId([name, `${name} R1 Default`])
  await fixture.protect({ type: 'TRACKED_RACE', id })
  return name
}

/** An event without a regatta. */
const onEvent =
  (json: () => Readonly<Record<string, unknown>> = () => ({})): Scenario =>
  async (fixture) => {
    const groupName = `Kiel ${newId()}`
    const made = await fixture.request(`POST ${V}/events/createEvent`, {
      token: tokenOfAdmin(fixture),
      json: { eventName: groupName, venuename: 'Kiel', createregatta: false },
    })
    const { eventid: id } = made.body as { readonly eventid: string }
    await fixture.protect({ type: 'EVENT', id })
    return { values: { eventId: id, groupName }, json: json() }
  }

const plain: Scenario = () => ({})

export const sailingScenarios: Scenarios = {
  addRaceColumns: onRegatta({ prefix: 'R', numberofraces: '2' }),
  createEvent: () => ({
    form: { eventName: `Kiel ${newId()}`, venuename: 'Kiel', enddate: '2026-06-20' },
  }),
  createRegatta: onEvent(() => ({ boatClass: '420', name: `420 ${newId()}` })),
  copyEvent: onEvent(() => ({
    eventName: `Copy ${newId()}`,
    startdateasmillis: 1000,
    enddateasmillis: 2000,
  })),
  createGroupOfEvent: onEvent(),
  deleteEvent: onEvent(),
  eventPage: onEvent(),
  deleteRegatta: onRegatta(),
  listEvents: plain,
  listLeaderboardGroups: plain,
  listLeaderboards: plain,
  listRegattas: plain,
  readEvent: async (fixture) => {
    const json = { eventName: `Kiel ${newId()}`, venuename: 'Kiel' }
    const made = await fixture.request(`POST ${V}/events/createEvent`, {
      token: tokenOfAdmin(fixture),
      json,
    })
    const { eventid } = made.body as { readonly eventid: string }
    await fixture.protect({ type: 'EVENT', id: eventid })
    return { values: { eventId: eventid } }
  },
  readLeaderboardGroup: onEvent(),
  readLeaderboard: async (fixture) => ({ values: { leaderboard: await newRegatta(fixture) } }),
  readRaces: async (fixture) => ({ values: { regattaName: await newTracked(fixture) } }),
  readFeed: onRegatta(),
  readRegatta: onRegatta(),
  regattaPage: onRegatta(),
  entriesPage: onRegatta(),
  fleetsPage: onRegatta(),
  checkinPage: async (fixture) => {
    const json = { eventName: `Kiel ${newId()}`, venuename: 'Kiel', secret: newId() }
    const made = await fixture.request(`POST ${V}/events/createEvent`, {
      token: tokenOfAdmin(fixture),
      json,
    })
    const { eventid } = made.body as { readonly eventid: string }
    const { eventName: leaderboard_name, secret } = json
    return { values: { event_id: eventid, leaderboard_name, secret } }
  },
  marksPage: onRegatta(),
  outPage: onRegatta(),
  resultsPage: onRegatta(),
  settingsPage: onRegatta(),
  startPage: async (fixture) => ({
    values: { regattaName: await newRegatta(fixture), raceColumn: 'R1' },
  }),
  finishLinePage: async (fixture) => ({
    values: { regattaName: await newRegatta(fixture), raceColumn: 'R1' },
  }),
  finishPage: async (fixture) => ({
    values: { regattaName: await newRegatta(fixture), raceColumn: 'R1', fleet: 'Default' },
  }),
  removeRaceColumn: onRegatta({ racecolumn: 'R1' }),
  startTracking: async (fixture) => ({
    values: { leaderboard: await newRegatta(fixture) },
    form: { race_column: 'R2' },
  }),
  stopTracking: async (fixture) => ({ values: { leaderboard: await newTracked(fixture) } }),
}

/** `removeRaceColumn` removes R2. */
const course = { regattaName: regatta, raceColumn: 'R1', fleet: 'Default' }
const nextCourse = { ...course, raceColumn: 'R3' }
/** The live race. */
const race = { leaderboard: regatta, racecolumn: 'R3', fleet: 'Default' }

const marks = ['Pin', 'CB', '1', '4p', '4s'] as const

const upAndDown = {
  name: 'Up and down',
  markConfigurations: marks.map((id) => ({ id, markId: demoId('mark', id) })),
  waypoints: [
    { passingInstruction: 'Line', markConfigurationIds: ['Pin', 'CB'], controlPointName: 'Start' },
    { passingInstruction: 'Port', markConfigurationIds: ['1'] },
    { passingInstruction: 'Gate', markConfigurationIds: ['4p', '4s'], controlPointName: 'Gate' },
    { passingInstruction: 'Port', markConfigurationIds: ['1'] },
    { passingInstruction: 'Line', markConfigurationIds: ['Pin', 'CB'], controlPointName: 'Finish' },
  ],
  optionalRepeatablePart: {
    zeroBasedIndexOfRepeatablePartStart: 1,
    zeroBasedIndexOfRepeatablePartEnd: 3,
  },
  numberOfLaps: 2,
}

/** About no race: the marks belong to a regatta that the request names. */
const freeCourse = { ...upAndDown, regattaName: regatta }

export const sailingRequests: ShownRequests = {
  addRaceColumns: {
    values: { regattaName: regatta },
    json: { prefix: 'R', numberofraces: 2 },
  },
  changeTag: {
    values: race,
    json: {
      tag_json: { id: idOfTag({ race: 'R3', seconds: -1800 }), public: true },
      comment: 'The wind lasts until midnight',
    },
  },
  compareCourseVersions: { values: { ...course, from: '1', to: '1' } },
  copyCourse: { values: course, json: { targets: [{ raceColumn: 'R3' }] } },
  createCourse: { values: nextCourse, json: upAndDown },
  createCourseTemplate: { json: freeCourse },
  createEvent: {
    json: {
      eventName: 'Schilksee Sprint',
      venuename: 'Schilksee',
      numberofraces: 2,
      startdate: '2026-06-27',
      enddate: '2026-06-28',
    },
  },
  createRegatta: {
    json: { boatClass: '420', numberofraces: 2, resultDiscardingThresholds: [4] },
  },
  copyEvent: {
    json: { eventName: 'Fjord-Cup 2027' },
  },
  createGroupOfEvent: {},
  listLeaderboardGroups: {},
  readLeaderboardGroup: { values: { groupName: regatta } },
  createTag: {
    values: race,
    json: { tag: 'Protest flag', raceTimepoint: Date.parse('2026-06-20T09:58:00Z'), public: true },
  },
  deleteRegatta: { values: { regattaName: regatta } },
  deleteTag: {
    values: {
      ...race,
      tag_json: JSON.stringify({ id: idOfTag({ race: 'R3', seconds: 210 }), public: true }),
    },
  },
  coursePage: { values: course },
  designCourse: {
    json: {
      type: 'O2',
      wind: 240,
      firstLegMetres: 1_500,
      start: { latitude_deg: 54.42, longitude_deg: 10.18 },
      options: { reachAngle: 70 },
    },
  },
  drawCourse: { json: freeCourse },
  drawTags: { values: race },
  getFromCourse: { values: course },
  getFromCourseTemplate: { values: { courseTemplateId: demoId('coursetemplates', 'WL') } },
  eventPage: {},
  listCourseVersions: { values: course },
  listEvents: {},
  listLeaderboards: {},
  listRegattas: {},
  listTrackedRaces: {},
  listTags: { values: race },
  raceBoard: { values: nextCourse },
  readLeaderboard: { values: { leaderboard: regatta, maxCompetitorsCount: '2' } },
  readRaces: { values: { regattaName: regatta } },
  readFeed: { values: { regattaName: regatta } },
  readRegatta: { values: { regattaName: regatta } },
  regattaPage: { values: { regattaName: regatta } },
  entriesPage: { values: { regattaName: regatta } },
  fleetsPage: { values: { regattaName: regatta } },
  checkinPage: { values: { leaderboard_name: regatta, secret: 'the-secret-of-the-link' } },
  marksPage: { values: { regattaName: regatta } },
  outPage: { values: { regattaName: regatta } },
  resultsPage: { values: { regattaName: regatta } },
  settingsPage: { values: { regattaName: regatta } },
  startPage: { values: { regattaName: regatta, raceColumn: 'R3' } },
  finishLinePage: { values: { regattaName: regatta, raceColumn: 'R3' } },
  finishPage: { values: course },
  removeRaceColumn: { values: { regattaName: regatta }, json: { racecolumn: 'R2' } },
  restoreCourse: { values: course, json: { version: 1 } },
  startTracking: { values: { leaderboard: regatta }, json: { race_column: 'R3' } },
  stopTracking: { values: { leaderboard: regatta }, json: { race_column: 'R3' } },
  validateCourse: { json: freeCourse },
  writeTags: { values: race },
}
