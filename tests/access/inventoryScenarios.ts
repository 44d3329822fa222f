import { newId, uniqueName } from '../../harness/ids.ts'
import { tokenOfAdmin, type Scenario, type Scenarios } from './scenario.ts'
import type { Fixture } from './fixture.ts'
import { usualRegatta } from '#races/rules/regatta.ts'
import { connectTable } from '#table/table.ts'
import { Store } from '#table/store.ts'
import { putRegatta } from '#races/items/regattas.ts'
import { inventoryTag } from '../../scripts/demo/data/marks.ts'
import { regatta } from '../../scripts/demo/data/regatta.ts'
import { demoId } from '../../scripts/demo/demo.ts'
import type { ShownRequests } from './shownRequest.ts'

const inventory = '/sharedsailingserver/api/v1'

/** Creates a protected object of the inventory. */
const make = async (
  fixture: Fixture,
  type: string,
  path: string,
  json: unknown = { name: 'one' },
): Promise<string> => {
  const token = tokenOfAdmin(fixture)
  const made = await fixture.request(`POST ${inventory}/${path}`, { token, json })
  const { id } = made.body as { readonly id: string }
  await fixture.protect({ type, id })
  return id
}

const on =
  (type: string, path: string, json?: unknown, made?: unknown): Scenario =>
  async (fixture) => ({
    values: { id: await make(fixture, type, path, made) },
    ...(json === undefined ? {} : { json }),
  })

/** Creates a protected regatta with its leaderboard. */
const newRegatta = async (fixture: Fixture): Promise<string> => {
  const name = uniqueName('regatta')
  const regatta = { ...usualRegatta, name, eventId: newId(), series: [] }
  await new Store(connectTable(fixture)).write([putRegatta(regatta, 'absent')])
  await fixture.protect({ type: 'REGATTA', id: name })
  await fixture.protect({ type: 'LEADERBOARD', id: name })
  return name
}

const newMark = async (fixture: Fixture, regattaName: string): Promise<string> => {
  const made = await fixture.request('POST /sailingserver/api/v1/mark/addMarkToRegatta', {
    token: tokenOfAdmin(fixture),
    json: { regattaName, markName: 'one' },
  })
  return (made.body as { readonly markId: string }).markId
}

/** Creates a course template from a mark template and a role that everybody may read. */
const newCourseTemplate = async (fixture: Fixture) => {
  const open = async (type: string, path: string) => {
    const token = tokenOfAdmin(fixture)
    const made = await fixture.request(`POST ${inventory}/${path}`, {
      token,
      json: { name: 'one' },
    })
    const { id } = made.body as { readonly id: string }
    const acl = [{ groupId: null, actions: ['READ'] }]
    await fixture.setup.secure({ type, id }, { owner: 'owner', groupId: null, acl })
    return id
  }
  const roleId = await open('MARK_ROLE', 'markroles')
  const templateId = await open('MARK_TEMPLATE', 'marktemplates')
  return {
    name: 'upwind',
    allMarkTemplates: [{ id: templateId }],
    allMarkRoles: [{ id: roleId, associatedMarkTemplateId: templateId }],
    waypoints: [{ passingInstruction: 'Port', markRoleIds: [roleId] }],
  }
}

const bare = { name: 'upwind', waypoints: [] }

export const inventoryScenarios: Scenarios = {
  addCourseTemplate: async (fixture) => ({ json: await newCourseTemplate(fixture) }),
  addMarkToRegatta: async (fixture) => ({
    json: { regattaName: await newRegatta(fixture), markName: 'one' },
  }),
  changeCourseTemplate: on('COURSE_TEMPLATE', 'coursetemplates', { name: 'other' }, bare),
  changeMarkProperties: on('MARK_PROPERTIES', 'markproperties', { name: 'other' }),
  createMarkProperties: () => ({ form: { name: 'one' } }),
  createMarkRole: () => ({ form: { name: 'one' } }),
  createMarkTemplate: () => ({ form: { name: 'one' } }),
  deleteCourseTemplate: on('COURSE_TEMPLATE', 'coursetemplates', undefined, bare),
  deleteMarkProperties: on('MARK_PROPERTIES', 'markproperties'),
  listCourseTemplates: () => ({}),
  listMarkProperties: () => ({}),
  listMarkRoles: () => ({}),
  listMarkTemplates: () => ({}),
  revokeMarkOnRegatta: async (fixture) => {
    const regattaName = await newRegatta(fixture)
    return { json: { regattaName, markId: await newMark(fixture, regattaName) } }
  },
  listMarks: async (fixture) => ({ values: { leaderboard: await newRegatta(fixture) } }),
  positionMarkProperties: on('MARK_PROPERTIES', 'markproperties', { latDeg: 54, lonDeg: 10 }),
  readCourseTemplate: on('COURSE_TEMPLATE', 'coursetemplates', undefined, bare),
  readMark: async (fixture) => {
    const leaderboard = await newRegatta(fixture)
    return { values: { leaderboard, markId: await newMark(fixture, leaderboard) } }
  },
  readMarkProperties: on('MARK_PROPERTIES', 'markproperties'),
  readMarkRole: on('MARK_ROLE', 'markroles'),
  readMarkTemplate: on('MARK_TEMPLATE', 'marktemplates'),
}

const look = { color: '#FF8000', shape: 'CYLINDER', markType: 'BUOY' }

const windward = {
  role: demoId('markroles', '1'),
  template: demoId('marktemplates', '1'),
  properties: demoId('markproperties', '1'),
}
const windwardLeeward = demoId('coursetemplates', 'WL')

export const inventoryRequests: ShownRequests = {
  addCourseTemplate: {
    json: {
      name: 'Once around the windward mark',
      shortName: 'W',
      allMarkTemplates: [{ id: windward.template }],
      allMarkRoles: [{ id: windward.role, associatedMarkTemplateId: windward.template }],
      waypoints: [{ passingInstruction: 'Port', markRoleIds: [windward.role] }],
      tags: [inventoryTag],
    },
  },
  addMarkToRegatta: {
    json: { regattaName: regatta, markName: 'Mark 5', markShortName: '5', color: '#FF8000' },
  },
  changeCourseTemplate: {
    values: { id: windwardLeeward },
    json: { name: 'Windward-leeward', shortName: 'WL', tags: [inventoryTag, 'offset mark'] },
  },
  changeMarkProperties: {
    values: { id: windward.properties },
    json: { name: 'Mark 1', shortName: '1', ...look, tags: [inventoryTag, 'new in 2026'] },
  },
  createMarkProperties: {
    json: { name: 'Mark 5', shortName: '5', ...look, latDeg: 54.45, lonDeg: 10.25 },
  },
  createMarkRole: { json: { name: 'Gate mark on the port side', shortName: '5p' } },
  createMarkTemplate: { json: { name: 'Mark 5', shortName: '5', ...look } },
  deleteCourseTemplate: { values: { id: demoId('coursetemplates', 'O') } },
  deleteMarkProperties: { values: { id: demoId('markproperties', 'Spare') } },
  designCourseFromText: {
    json: { text: 'Pin-CB 2x(1p 4p-4s) 1p FP-FB', tag: inventoryTag, name: 'Course 7' },
  },
  listCourseTemplates: {},
  listMarkProperties: {},
  listMarkRoles: {},
  listMarks: { values: { leaderboard: regatta } },
  listMarkTemplates: {},
  positionMarkProperties: {
    values: { id: windward.properties },
    json: { latDeg: 54.4571, lonDeg: 10.2369 },
  },
  readCourseTemplate: { values: { id: windwardLeeward } },
  readMark: { values: { leaderboard: regatta, markId: demoId('mark', '1') } },
  readMarkProperties: { values: { id: windward.properties } },
  readMarkRole: { values: { id: windward.role } },
  readMarkTemplate: { values: { id: windward.template } },
  revokeMarkOnRegatta: { json: { regattaName: regatta, markId: demoId('mark', 'Spare') } },
}
