/**
 * Three plain users who get temporary permissions: through groups, a role for everybody, access
 * control lists, and roles that are not transitive. An administrator revokes each one. Others have an
 * end, so that the time takes them.
 */
import { vi } from 'vitest'
import type { RequestOptions } from '../../scripts/requests/requests.ts'
import { newId } from '../../harness/ids.ts'
import { S } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { putRole } from '#access/items/roles.ts'
import type { TestService } from '../support/functions.ts'
import type { SecuritySetup } from '../support/securitySetup.ts'
import { hiddenRegatta, type Plot } from './plot.ts'

interface TemporaryRight {
  readonly name: string
  readonly give: () => Promise<unknown>
  readonly take: () => Promise<unknown>
}

export interface TemporaryPlot {
  readonly plot: Plot
  readonly rights: readonly TemporaryRight[]
  /**
   * Their holders may pass on rights until the end. A revocation of another right does not undo that, so
   * these are given last and taken first.
   */
  readonly passedOn: readonly TemporaryRight[]
}

export const plotters = ['ann', 'ben', 'cid'] as const
export const names = [...plotters, 'dot', 'victim'] as const

/** The ids of the objects of the temporary permissions. */
interface Ids {
  readonly named: (name: string) => string
  readonly groups: Readonly<Record<'board' | 'open' | 'crew' | 'guests' | 'inner', string>>
  readonly roles: Readonly<Record<'deck' | 'brief' | 'lookout', string>>
}

const everyRight = 'EVENT:READ,UPDATE,SINK,CHANGE_ACL,CHANGE_OWNERSHIP'

const makeRoles = async (setup: SecuritySetup, named: Ids['named']): Promise<Ids['roles']> => {
  const role = async (...permissions: readonly string[]) => {
    const id = newId()
    await setup.newStore().write([putRole({ id, name: 'temporary', permissions }, 'absent')])
    // Everybody may read the roles, so that a missing READ is not the reason for refusals.
    const acl = [{ groupId: null, actions: ['READ'] }]
    await setup.secure({ type: 'ROLE_DEFINITION', id }, { owner: named('victim'), acl })
    return id
  }
  return {
    deck: await role(everyRight, 'USER_GROUP,ROLE_DEFINITION:UPDATE'),
    brief: await role('EVENT:JUDGE'),
    lookout: await role('EVENT:LOOK'),
  }
}

const makeGroups = async (
  setup: SecuritySetup,
  named: Ids['named'],
  deck: string,
): Promise<Ids['groups']> => {
  const withDeck = [{ roleId: deck, forAll: false }]
  const group = async (name: string, more: Partial<Parameters<typeof setup.makeGroup>[0]> = {}) => {
    const id = await setup.makeGroup({ name: named(name), ...more })
    await setup.secure({ type: 'USER_GROUP', id }, { owner: named('victim') })
    return id
  }
  const board = await group('board', { roles: withDeck })
  const inner = await group('inner')
  // The members of the board may change these, for as long as they are members.
  for (const id of [board, inner]) {
    await setup.secure({ type: 'USER_GROUP', id }, { owner: named('victim'), groupId: board })
  }
  return {
    board,
    inner,
    open: await group('open'),
    crew: await group('crew', { members: [named('ann'), named('ben')] }),
    guests: await group('guests', { roles: withDeck }),
  }
}

const makeObjects = async (
  setup: SecuritySetup,
  { named, groups, roles }: Ids,
): Promise<Plot['objects']> => {
  const owner = named('victim')
  const securities = {
    boards: { owner, groupId: groups.board },
    opens: { owner, groupId: groups.open },
    crews: { owner, groupId: groups.crew },
    guests: { owner, groupId: groups.guests },
    listed: { owner },
    moved: { owner },
    inners: { owner, acl: [{ groupId: groups.inner, actions: ['READ', 'SINK'] }] },
    anns: { owner: named('ann') },
  }
  const events = Object.entries(securities).map(([name, security]) => ({
    object: { type: 'EVENT', id: named(name) },
    security,
  }))
  for (const { object, security } of events) await setup.secure(object, security)
  return [
    ...events.map(({ object }) => object),
    { type: 'USER_GROUP', id: groups.board },
    { type: 'USER_GROUP', id: groups.inner },
    { type: 'ROLE_DEFINITION', id: roles.deck },
  ]
}

type Send = (route: string, options?: RequestOptions) => Promise<unknown>

/** Permissions through groups that stay, from their members, their roles and their objects. */
const rightsOfGroups = (
  send: Send,
  plot: Plot,
  { named, groups, roles }: Ids,
): readonly TemporaryRight[] => {
  const each = async (method: string, groupId: string) => {
    for (const name of plot.accounts.keys()) {
      await send(`${method} usergroup/${groupId}/user/${encodeURIComponent(name)}`)
    }
  }
  const roleOf = (groupId: string, roleId: string, forAll: boolean) => ({
    give: () => send(`PUT usergroup/${groupId}/role/${roleId}`, { json: { forAll } }),
    take: () => send(`DELETE usergroup/${groupId}/role/${roleId}`),
  })
  const own = (groupId: string | null) => () =>
    send(`PUT ownership/EVENT/${named('moved')}`, { json: { groupId } })
  return [
    {
      name: 'a membership',
      give: () => each('PUT', groups.board),
      take: () => each('DELETE', groups.board),
    },
    { name: 'a role for everybody', ...roleOf(groups.open, roles.deck, true) },
    { name: 'a role of a group', ...roleOf(groups.crew, roles.deck, false) },
    { name: 'an object of the group', give: own(groups.board), take: own(null) },
    {
      name: 'a role that is deleted',
      give: roleOf(groups.board, roles.brief, false).give,
      take: () => send(`DELETE role/${roles.brief}`),
    },
    {
      name: 'a group that is deleted',
      give: () => each('PUT', groups.guests),
      take: () => send(`DELETE usergroup/${groups.guests}`),
    },
  ]
}

const otherRights = (
  send: Send,
  setup: SecuritySetup,
  { named, groups, roles }: Ids,
): readonly TemporaryRight[] => {
  const path = `ownership/EVENT/${named('listed')}/acl`
  const acl = [{ groupId: groups.crew, actions: ['UPDATE', 'SINK', 'CHANGE_ACL'] }]
  const form = {
    username: named('cid'),
    role_definition_id: roles.lookout,
    qualifying_username: named('victim'),
    transitive: 'false',
  }
  return [
    {
      name: 'an entry of an access control list',
      give: () => send(`PUT ${path}`, { json: { acl } }),
      take: () => send(`DELETE ${path}`),
    },
    {
      name: 'a role that is not transitive',
      give: () => send('PUT add_role_to_user', { form }),
      take: () => send('PUT remove_role_from_user', { form }),
    },
    {
      name: 'a permission of everybody',
      give: () => setup.letEverybody('USER:CREATE', `EVENT:MANAGE:${named('moved')}`),
      take: () => setup.letEverybody('USER:CREATE'),
    },
  ]
}

const secondMillis = 1000

/** Rights that end by themselves. A later one ends earlier, because it is taken earlier. */
const rightsWithEnd = (send: Send, { named, groups, roles }: Ids) => {
  let nextEnd = Date.now() + 1000 * secondMillis
  const withEnd = (name: string, give: (validUntil: number) => Promise<unknown>) => {
    let end = 0
    return {
      name,
      give: () => {
        end = nextEnd
        nextEnd -= 100 * secondMillis
        return give(end)
      },
      take: () => Promise.resolve(vi.setSystemTime(Math.max(end, Date.now()))),
    }
  }
  return {
    administering: withEnd('an administrator with an end', (validUntil) => {
      const json = { username: named('cid'), role_definition_id: predefinedRoles.admin.id }
      return send('PUT add_role_to_user', { json: { ...json, validUntil } })
    }),
    managing: withEnd('a transitive role with an end', (validUntil) => {
      const qualified = { qualifying_username: named('victim') }
      const json = { username: named('ben'), role_definition_id: roles.deck, ...qualified }
      return send('PUT add_role_to_user', { json: { ...json, validUntil } })
    }),
    entry: withEnd('an entry with an end', (validUntil) => {
      const actions = ['READ', 'SINK', 'CHANGE_ACL', 'CHANGE_OWNERSHIP']
      const acl = [{ groupId: groups.crew, actions, validUntil }]
      return send(`PUT ownership/EVENT/${named('moved')}/acl`, { json: { acl } })
    }),
  }
}

export const startTemporaryPlot = async (
  service: TestService,
  setup: SecuritySetup,
): Promise<TemporaryPlot> => {
  const prefix = newId().slice(0, 8)
  const uniqueName = (name: string) => `${prefix}-${name}`
  const accounts = new Map<string, string>()
  for (const name of plotters)
    accounts.set(uniqueName(name), await service.createUser(uniqueName(name)))
  await service.createUser(uniqueName('victim'))
  const roles = await makeRoles(setup, uniqueName)
  const groups = await makeGroups(setup, uniqueName, roles.deck)
  const ids = { named: uniqueName, groups, roles }
  const annsGroup = (await setup.userNamed(uniqueName('ann'))).ownGroupId
  const plot = {
    accounts,
    names: names.map(uniqueName),
    objects: await makeObjects(setup, ids),
    roleIds: Object.values(roles),
    groupIds: [...Object.values(groups), annsGroup],
    invitations: [],
    links: [],
    ...(await hiddenRegatta(service, uniqueName('cup'))),
  }
  const send: Send = (route, options) =>
    service.request(route.replace(' ', ` ${S}/`), { token: service.adminToken, ...options })
  const { managing, administering, entry } = rightsWithEnd(send, ids)
  const rights = [...rightsOfGroups(send, plot, ids), ...otherRights(send, setup, ids), entry]
  return { plot, rights, passedOn: [managing, administering] }
}
