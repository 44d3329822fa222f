/** One object of every type, with the parameter names that refer to it. */
import type { ApiFixture } from '../../harness/apiFixture.ts'
import { newId } from '../../harness/ids.ts'
import { H, L, S, V } from '../../scripts/requests/paths.ts'
import { windwardLeeward } from '../../tests/support/courses.ts'
import { makeCompetitor } from '../../tests/support/entries.ts'
import { canary } from './canary.ts'

const sshKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKN8FwKCD36Cw4NLNSIQ0meURN1Y3sTSbx9tjrGHTJCL'

export interface FixtureObjects {
  readonly known: readonly (readonly [name: string, values: readonly unknown[]])[]
  readonly secrets: readonly string[]
}

/** Returns the name of a user or object in this fixture. */
type Naming = (name: string) => string

/** The types of the objects, in the order of their ids. */
const objects = [
  'ROLE_DEFINITION',
  'ROLE_DEFINITION',
  'USER_GROUP',
  'EVENT',
  'REGATTA',
  'LEADERBOARD',
  'MARK_TEMPLATE',
  'MARK_PROPERTIES',
  'MARK_ROLE',
  'COURSE_TEMPLATE',
  'USER',
]

/** @param tokenOf returns the access token of a user of the fixture */
export const createObjects = async (
  api: ApiFixture,
  nameOf: Naming,
  tokenOf: (name: string) => string,
): Promise<FixtureObjects> => {
  const owner = tokenOf('owner')
  const regatta = nameOf('Kiel Week')
  const rights = await makeRights(api, nameOf, { owner, chief: tokenOf('chief') })
  const inventory = await makeInventory(api, nameOf, owner)
  const races = await makeRaces(api, regatta, { owner, chief: tokenOf('chief') }, inventory)
  const pageOf = async (path: string): Promise<string> =>
    (await api.request(`GET ${path}`, { token: owner, headers: { accept: 'text/html' } })).text
  const docs = await pageOf('/docs')
  const board = await pageOf(`/board/${encodeURIComponent(regatta)}/R1/Default`)
  const secret = `${canary}${nameOf('hidden')}`
  const hidden = { tag: 'mine', raceTimepoint: 1, comment: secret, hiddenInfo: secret }
  // Belongs to a user whose name no request contains.
  await api.request(`PUT ${S}/preferences/boat`, {
    token: tokenOf('mate1'),
    json: { note: nameOf('49er') },
  })
  await api.request(`POST ${races.race}/tags`, { token: tokenOf('mate3'), json: hidden })
  const objectIds = [
    ...rights.roles,
    rights.group,
    races.eventId,
    regatta,
    regatta,
    inventory.markTemplate,
    inventory.markProperties,
    inventory.markRole,
    inventory.courseTemplate,
    nameOf('mate2'),
  ]
  return {
    secrets: [secret],
    known: [
      ...namesOf(rights, inventory, races, regatta, nameOf),
      ['asset', [...docs.matchAll(/\/docs\/([\w.-]+)/g)].map(([, asset]) => asset)],
      ['script', [...board.matchAll(/\/scripts\/([\w.-]+)/g)].map(([, script]) => script)],
      ['objectType', objects],
      ['objectId', objectIds],
      ['object', objects.map((type, at) => `${type}/${String(objectIds[at])}`)],
      ['actor', ['owner', 'owner', 'mate1', 'chief'].map(nameOf)],
      ['permission', objects.map((type, at) => `${type}:READ:${String(objectIds[at])}`)],
    ],
  }
}

const makeRights = async (
  api: ApiFixture,
  nameOf: Naming,
  { owner, chief }: { readonly owner: string; readonly chief: string },
) => {
  const groupName = nameOf('crew')
  const group = await api.createGroup(owner, groupName)
  const roles = []
  for (const roleName of ['bosun', 'jury'].map(nameOf)) {
    roles.push(await api.createRole(owner, roleName))
  }
  await api.request(`PUT ${S}/usergroup/${group}/user/${nameOf('member')}`, { token: owner })
  const held = { username: nameOf('mate1'), role_definition_id: roles[0] }
  await api.request(`PUT ${S}/add_role_to_user`, { token: owner, json: held })
  const key = { region: 'eu-west-1', key_name: nameOf('laptop'), public_key: sshKey }
  await api.request(`POST ${L}/add_ssh_key`, { token: owner, json: key })
  const invitation = { groupId: group, uses: 1000 }
  const secrets = [
    await api.create(chief, `${S}/invitation`, invitation, 'secret'),
    await api.create(chief, `${S}/password_reset`, { username: nameOf('mate3') }, 'secret'),
  ]
  return { group, groupName, roles, secrets }
}

const makeInventory = async (api: ApiFixture, nameOf: Naming, owner: string) => {
  const make = (kind: string, json: object) => api.create(owner, `${H}/${kind}`, json)
  const name = nameOf('one')
  const markRole = await make('markroles', { name })
  const markTemplate = await make('marktemplates', { name, markType: 'BUOY' })
  const markProperties = await make('markproperties', { name, latDeg: 54, lonDeg: 10 })
  const courseTemplate = await make('coursetemplates', {
    name,
    allMarkTemplates: [{ id: markTemplate }],
    allMarkRoles: [{ id: markRole, associatedMarkTemplateId: markTemplate }],
    waypoints: [{ passingInstruction: 'Port', markRoleIds: [markRole] }],
  })
  return { markRole, markTemplate, markProperties, courseTemplate }
}

type Inventory = Awaited<ReturnType<typeof makeInventory>>

const makeRaces = async (
  api: ApiFixture,
  regatta: string,
  { owner, chief }: { readonly owner: string; readonly chief: string },
  inventory: Inventory,
) => {
  const at = encodeURIComponent(regatta)
  const eventId = await api.createEvent(owner, regatta, { numberofraces: 6 })
  const { markTemplate: markTemplateId, markProperties: markPropertiesId } = inventory
  const mark = { regattaName: regatta, markName: 'pin', markTemplateId, markPropertiesId }
  const markId = await api.create(owner, `${V}/mark/addMarkToRegatta`, mark, 'markId')
  const courseOf = `${V}/courseconfiguration/createCourse/${at}/R1/Default`
  await api.request(`POST ${courseOf}`, { token: owner, json: windwardLeeward() })
  await api.request(`POST ${V}/leaderboards/${at}/starttracking`, {
    token: owner,
    json: { race_column: 'R1' },
  })
  const person = { competitorName: 'Tom Sailor', sailid: 'GER 1' }
  const competitor = await makeCompetitor(api, regatta, { token: owner, ...person })
  const race = `${V}/${at}/R1/Default`
  const tags = []
  for (const title of ['start', 'protest', 'finish']) {
    for (const token of [owner, chief]) {
      const tag = { id: newId(), tag: title, public: title !== 'protest' }
      await api.request(`POST ${race}/tags`, {
        token,
        json: { ...tag, raceTimepoint: 1_781_000_000_000 },
      })
      tags.push({ id: tag.id })
    }
  }
  return { eventId, markId, competitor, race, tags }
}

/** Values by the names of parameters and properties in the document. */
const namesOf = (
  { group, groupName, roles, secrets }: Awaited<ReturnType<typeof makeRights>>,
  { markRole, markTemplate, markProperties, courseTemplate }: Inventory,
  { eventId, markId, competitor, tags }: Awaited<ReturnType<typeof makeRaces>>,
  regatta: string,
  nameOf: Naming,
): FixtureObjects['known'] => {
  // Most objects of the fixture are in the first race.
  const races = ['R1', 'R1', 'R1', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6']
  const values: readonly (readonly [names: string, values: readonly unknown[]])[] = [
    ['regattaName regatta leaderboard leaderboardName', [regatta]],
    ['raceColumn racecolumn race_column raceColumnName', races],
    ['fleet fleetName', ['Default']],
    ['eventId', [eventId]],
    ['markId', [markId]],
    ['competitorId', [competitor.id]],
    ['boatId', [competitor.boat.id]],
    ['tag_json', tags],
    ['roleId role_definition_id', roles],
    ['groupId qualifying_group_id tenantGroup tenantGroupId', [group]],
    ['groupName', [groupName]],
    ['secret', secrets],
    ['roleName', ['bosun', 'jury'].map(nameOf)],
    ['markTemplateId associatedMarkTemplateId', [markTemplate]],
    ['markPropertiesId', [markProperties]],
    ['markRoleIds associatedMarkRoleId markRoleId', [markRole]],
    ['courseTemplateId', [courseTemplate]],
    ['key', ['boat']],
    ['region', ['eu-west-1']],
    ['key_name', [nameOf('laptop')]],
    ['public_key', [sshKey]],
    ['permissions', ['EVENT:READ', 'REGATTA:READ', 'LEADERBOARD:READ,UPDATE']],
    ['actions', ['READ', 'UPDATE', '!DELETE']],
  ]
  return values.flatMap(([names, known]) => names.split(' ').map((name) => [name, known] as const))
}
