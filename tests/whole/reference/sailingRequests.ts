import { regatta } from '../../../scripts/demo/data/regatta.ts'
import { demoId, idOfTag } from '../../../scripts/demo/demo.ts'
import type { ShownRequests } from './requests.ts'

/** `removeRaceColumn` removes R2. */
const course = { regattaName: regatta, raceColumn: 'R1', fleet: 'Default' }
const nextCourse = { ...course, raceColumn: 'R3' }
const race = { leaderboard: regatta, racecolumn: 'R1', fleet: 'Default' }

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
      tag_json: { id: idOfTag({ race: 'R1', seconds: -1800 }), public: true },
      comment: 'The wind lasts until midnight',
    },
  },
  compareCourseVersions: { values: { ...course, from: '1', to: '1' } },
  copyCourse: { values: course, json: { targets: [{ raceColumn: 'R3' }] } },
  createCourse: { values: nextCourse, json: upAndDown },
  createCourseTemplate: { json: freeCourse },
  createEvent: {
    json: {
      ...{ eventName: 'Schilksee Sprint', venuename: 'Schilksee', numberofraces: 2 },
      ...{ startdate: '2026-06-27', enddate: '2026-06-28' },
    },
  },
  createTag: {
    values: race,
    json: { tag: 'Protest flag', raceTimepoint: Date.parse('2026-06-20T09:58:00Z'), public: true },
  },
  deleteRegatta: { values: { regattaName: regatta } },
  deleteTag: {
    values: {
      ...race,
      tag_json: JSON.stringify({ id: idOfTag({ race: 'R1', seconds: 210 }), public: true }),
    },
  },
  coursePage: { values: course },
  designCourse: {
    json: {
      ...{ type: 'O2', wind: 240, firstLegMetres: 1_500 },
      start: { latitude_deg: 54.42, longitude_deg: 10.18 },
      options: { reachAngle: 70 },
    },
  },
  drawCourse: { json: freeCourse },
  drawTags: { values: race },
  getFromCourse: { values: course },
  getFromCourseTemplate: { values: { courseTemplateId: demoId('coursetemplates', 'WL') } },
  listCourseVersions: { values: course },
  listEvents: {},
  listLeaderboards: {},
  listRegattas: {},
  listTrackedRaces: {},
  listTags: { values: race },
  raceBoard: { values: course },
  readLeaderboard: { values: { leaderboard: regatta, maxCompetitorsCount: '2' } },
  readRaces: { values: { regattaName: regatta } },
  readFeed: { values: { regattaName: regatta } },
  readRegatta: { values: { regattaName: regatta } },
  regattaPage: { values: { regattaName: regatta } },
  removeRaceColumn: { values: { regattaName: regatta }, json: { racecolumn: 'R2' } },
  restoreCourse: { values: course, json: { version: 1 } },
  startTracking: { values: { leaderboard: regatta }, json: { race_column: 'R3' } },
  stopTracking: { values: { leaderboard: regatta }, json: { race_column: 'R1' } },
  validateCourse: { json: freeCourse },
  writeTags: { values: race },
}
