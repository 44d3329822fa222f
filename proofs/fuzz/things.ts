/** One object of every type, with the parameter names that refer to it. */
import { randomUUID } from 'node:crypto'
import { windwardLeeward } from '../../tests/support/courses.ts'
import { type Ask, canary, S } from './asking.ts'

const V = '/sailingserver/api/v1'
const H = '/sharedsailingserver/api/v1'
const L = '/landscape/api/landscape'

const sshKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKN8FwKCD36Cw4NLNSIQ0meURN1Y3sTSbx9tjrGHTJCL'

export interface Things {
  readonly known: readonly (readonly [name: string, values: readonly unknown[]])[]
  readonly secrets: readonly string[]
}

type Named = (name: string) => string

/** @param tokenOf returns the access token of a user of the fixture */
export const things = async (
  ask: Ask,
  uniqueName: Named,
  tokenOf: (name: string) => string,
): Promise<Things> => {
  const owner = tokenOf('owner')
  const regatta = uniqueName('Kiel Week')
  const rights = await makeRights(ask, uniqueName, owner)
  const inventory = await makeInventory(ask, uniqueName, owner)
  const races = await makeRaces(ask, regatta, { owner, chief: tokenOf('chief') }, inventory)
  const { text: page } = await ask('GET /docs')
  const secret = `${canary}${uniqueName('hidden')}`
  const hidden = { tag: 'mine', raceTimepoint: 1, comment: secret, hiddenInfo: secret }
  // Belongs to a user whose name no request contains.
  await ask(`PUT ${S}/preferences/boat`, tokenOf('mate1'), { note: uniqueName('49er') })
  await ask(`POST ${races.race}/tags`, tokenOf('mate3'), hidden)
  const objects = [
    ...['ROLE_DEFINITION', 'ROLE_DEFINITION', 'USER_GROUP', 'EVENT', 'REGATTA', 'LEADERBOARD'],
    ...['MARK_TEMPLATE', 'MARK_PROPERTIES', 'MARK_ROLE', 'COURSE_TEMPLATE', 'USER'],
  ]
  const objectIds = [
    ...[...rights.roles, rights.group, races.eventId, regatta, regatta, inventory.markTemplate],
    ...[
      inventory.markProperties,
      inventory.markRole,
      inventory.courseTemplate,
      uniqueName('mate2'),
    ],
  ]
  return {
    secrets: [secret],
    known: [
      ...namesOf(rights, inventory, races, regatta, uniqueName),
      ['asset', [...page.matchAll(/\/docs\/([\w.-]+)/g)].map(([, asset]) => asset)],
      ['objectType', objects],
      ['objectId', objectIds],
      ['object', objects.map((type, at) => `${type}/${String(objectIds[at])}`)],
      ['actor', ['owner', 'owner', 'mate1', 'chief'].map(uniqueName)],
      ['permission', objects.map((type, at) => `${type}:READ:${String(objectIds[at])}`)],
    ],
  }
}

const idOf = async (reply: ReturnType<Ask>, name = 'id'): Promise<string> => {
  const { body } = await reply
  const value = (body as Readonly<Record<string, unknown>>)[name]
  if (typeof value !== 'string') throw new Error(`no ${name} in ${JSON.stringify(body)}`)
  return value
}

const makeRights = async (ask: Ask, uniqueName: Named, owner: string) => {
  const groupName = uniqueName('crew')
  const group = await idOf(ask(`PUT ${S}/usergroup`, owner, { groupName }), 'groupId')
  const roles = []
  for (const roleName of ['bosun', 'jury'].map(uniqueName)) {
    roles.push(await idOf(ask(`POST ${S}/role`, owner, { roleName }), 'roleId'))
  }
  await ask(`PUT ${S}/usergroup/${group}/user/${uniqueName('member')}`, owner)
  const held = { username: uniqueName('mate1'), role_definition_id: roles[0] }
  await ask(`PUT ${S}/add_role_to_user`, owner, held)
  const key = { region: 'eu-west-1', key_name: uniqueName('laptop'), public_key: sshKey }
  await ask(`POST ${L}/add_ssh_key`, owner, key)
  return { group, groupName, roles }
}

const makeInventory = async (ask: Ask, uniqueName: Named, owner: string) => {
  const make = (kind: string, json: object) => idOf(ask(`POST ${H}/${kind}`, owner, json))
  const name = uniqueName('one')
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
  ask: Ask,
  regatta: string,
  { owner, chief }: { readonly owner: string; readonly chief: string },
  inventory: Inventory,
) => {
  const at = encodeURIComponent(regatta)
  const event = { eventName: regatta, venuename: 'Kiel', numberofraces: 6 }
  const eventId = await idOf(ask(`POST ${V}/events/createEvent`, owner, event), 'eventid')
  const { markTemplate: markTemplateId, markProperties: markPropertiesId } = inventory
  const mark = { regattaName: regatta, markName: 'pin', markTemplateId, markPropertiesId }
  const markId = await idOf(ask(`POST ${V}/mark/addMarkToRegatta`, owner, mark), 'markId')
  const courseOf = `${V}/courseconfiguration/createCourse/${at}/R1/Default`
  await ask(`POST ${courseOf}`, owner, windwardLeeward())
  await ask(`POST ${V}/leaderboards/${at}/starttracking`, owner, { race_column: 'R1' })
  const race = `${V}/${at}/R1/Default`
  const tags = []
  for (const [title, isPublic] of [
    ['start', true],
    ['protest', false],
    ['finish', true],
  ] as const) {
    const tag = { id: randomUUID(), tag: title, raceTimepoint: 1_781_000_000_000, public: isPublic }
    await ask(`POST ${race}/tags`, owner, tag)
    tags.push({ id: tag.id })
    const other = { ...tag, id: randomUUID() }
    await ask(`POST ${race}/tags`, chief, other)
    tags.push({ id: other.id })
  }
  return { eventId, markId, race, tags }
}

/** Values by the names of parameters and properties in the document. */
const namesOf = (
  { group, groupName, roles }: Awaited<ReturnType<typeof makeRights>>,
  { markRole, markTemplate, markProperties, courseTemplate }: Inventory,
  { eventId, markId, tags }: Awaited<ReturnType<typeof makeRaces>>,
  regatta: string,
  uniqueName: Named,
): Things['known'] => [
  ...(['regattaName', 'leaderboard'] as const).map((name) => [name, [regatta]] as const),
  ...(['raceColumn', 'racecolumn', 'race_column'] as const).map(
    // Most objects of the fixture are in the first race.
    (name) => [name, ['R1', 'R1', 'R1', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6']] as const,
  ),
  ['fleet', ['Default']],
  ['eventId', [eventId]],
  ['markId', [markId]],
  ['tag_json', tags],
  ...(['roleId', 'role_definition_id'] as const).map((name) => [name, roles] as const),
  ...(['groupId', 'qualifying_group_id', 'tenantGroup', 'tenantGroupId'] as const).map(
    (name) => [name, [group]] as const,
  ),
  ['groupName', [groupName]],
  ['roleName', ['bosun', 'jury'].map(uniqueName)],
  ['markTemplateId', [markTemplate]],
  ['associatedMarkTemplateId', [markTemplate]],
  ['markPropertiesId', [markProperties]],
  ['markRoleIds', [markRole]],
  ['associatedMarkRoleId', [markRole]],
  ['markRoleId', [markRole]],
  ['courseTemplateId', [courseTemplate]],
  ['key', ['boat']],
  ['region', ['eu-west-1']],
  ['key_name', [uniqueName('laptop')]],
  ['public_key', [sshKey]],
  ['permissions', ['EVENT:READ', 'REGATTA:READ', 'LEADERBOARD:READ,UPDATE']],
  ['actions', ['READ', 'UPDATE', '!DELETE']],
]
