import { newId, uniqueName } from '../../harness/ids.ts'
import type { Scenario, Scenarios } from './scenario.ts'
import type { Fixture } from './fixture.ts'
import { usualRegatta } from '#races/rules/regatta.ts'
import { connectTable } from '#table/table.ts'
import { Store } from '#table/store.ts'
import { putRegatta } from '#races/items/regattas.ts'

const inventory = '/sharedsailingserver/api/v1'

/** Uses the current token, because administrators replace theirs too. */
const tokenOfAdmin = ({ personas }: Fixture): string =>
  personas.find(({ column }) => column === 'admin')?.token ?? ''

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
