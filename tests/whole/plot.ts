/**
 * Three plain users, objects that they may use and objects that they may not, and all requests that
 * could give them access to the latter. Accounts that they create belong to them as well.
 */
import { newId } from '../../harness/ids.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { putRole } from '#access/items/roles.ts'
import { goodPassword, type TestService } from '../support/functions.ts'
import type { SecuritySetup } from '../support/securitySetup.ts'
import { chosenSecret, requestOf } from './plotRequests.ts'
import type { Attempt } from './plotAttempts.ts'

export interface Plot {
  /** The tokens of the users of the plot by name. */
  readonly accounts: Map<string, string>
  /** All names that the plot uses, also of users who are not part of it. */
  readonly names: readonly string[]
  readonly objects: readonly { readonly type: string; readonly id: string }[]
  /** Grow with the objects that the users create. */
  readonly roleIds: string[]
  readonly groupIds: string[]
  /** The secrets of invitations that the users have created. */
  readonly invitations: string[]
  /** The links for passwords that the users have made. */
  readonly links: { readonly secret: string; readonly name: string }[]
  /** A hidden regatta of somebody else. */
  readonly regatta: string
  /** The secrets of registration links that the users have seen or chosen. */
  readonly linkSecrets: Set<string>
}

const plotters = ['ann', 'ben', 'cid'] as const

type Named = (name: string) => string

/** The ids of roles, which belong to the users in their names. */
const makeRoles = async (setup: SecuritySetup, named: Named) => {
  const role = async (owner: string, ...permissions: readonly string[]) => {
    const id = newId()
    await setup.newStore().write([putRole({ id, name: owner, permissions }, 'absent')])
    await setup.secure({ type: 'ROLE_DEFINITION', id }, { owner: named(owner) })
    return id
  }
  const sink = await role('victim', 'EVENT:SINK')
  const judge = await role('victim', 'EVENT:JUDGE')
  const annsRole = await role('ann', 'EVENT:LOOK')
  const bensRole = await role('ben', 'EVENT:READ,UPDATE')
  const victim = await setup.userNamed(named('victim'))
  const byVictim = { qualifyingUserId: victim.userId, qualifyingUserName: victim.name }
  await setup.assignRole(named('ben'), { roleId: annsRole })
  await setup.assignRole(named('ben'), { roleId: bensRole, ...byVictim })
  await setup.assignRole(named('cid'), { roleId: judge, transitive: false, ...byVictim })
  await setup.assignRole(named('victim'), { roleId: sink })
  return { sink, judge, annsRole, bensRole }
}

export const startPlot = async (service: TestService, setup: SecuritySetup): Promise<Plot> => {
  const prefix = newId().slice(0, 8)
  const uniqueName = (name: string) => `${prefix}-${name}`
  const accounts = new Map<string, string>()
  for (const name of plotters)
    accounts.set(uniqueName(name), await service.createUser(uniqueName(name)))
  await service.createUser(uniqueName('victim'))
  const { sink, judge, annsRole, bensRole } = await makeRoles(setup, uniqueName)

  const attached = [sink, bensRole].map((roleId) => ({ roleId, forAll: false }))
  const club = await setup.makeGroup({
    name: uniqueName('club'),
    members: [uniqueName('victim')],
    roles: attached,
  })
  const crew = await setup.makeGroup({
    name: uniqueName('crew'),
    members: [uniqueName('ann'), uniqueName('ben')],
  })
  const annsGroup = (await setup.userNamed(uniqueName('ann'))).ownGroupId
  const object = async (type: string, id: string, ...[security]: SecureArguments) => {
    await setup.secure({ type, id }, security)
    return { type, id }
  }
  const everybodyDenied = { groupId: null, actions: ['!UPDATE'] }
  const objects = [
    await object('EVENT', uniqueName('anns'), { owner: uniqueName('ann'), groupId: annsGroup }),
    await object('EVENT', uniqueName('clubs'), { groupId: club }),
    await object('EVENT', uniqueName('victims'), {
      owner: uniqueName('victim'),
      groupId: crew,
      acl: [{ groupId: crew, actions: ['READ', 'CHANGE_ACL'] }, everybodyDenied],
    }),
    await object('EVENT', uniqueName('free'), {}),
    await object('USER_GROUP', club, { owner: uniqueName('ann') }),
    await object('USER_GROUP', crew, { owner: uniqueName('victim') }),
    { type: 'ROLE_DEFINITION', id: sink },
    // As if ann had created the account.
    await object('USER', uniqueName('victim'), { owner: uniqueName('victim'), groupId: annsGroup }),
    { type: 'LANDSCAPE', id: 'AWS' },
  ]
  return {
    accounts,
    names: [...plotters, 'dot', 'eve', 'victim'].map(uniqueName),
    objects,
    roleIds: [predefinedRoles.admin.id, predefinedRoles.user.id, sink, annsRole, bensRole, judge],
    groupIds: [club, crew, annsGroup],
    invitations: [],
    links: [],
    ...(await hiddenRegatta(service, uniqueName('cup'))),
  }
}

/** A regatta that nobody but administrators may read, with the secret of a registration link. */
export const hiddenRegatta = async (
  { request, adminToken: token }: TestService,
  regatta: string,
): Promise<Pick<Plot, 'regatta' | 'linkSecrets'>> => {
  const event = { eventName: regatta, venuename: 'Kiel', ispublic: 'false' }
  const form = { ...event, secret: newId(), competitorRegistrationType: 'OPEN_UNMODERATED' }
  await request(`POST ${V}/events/createEvent`, { token, form })
  return { regatta, linkSecrets: new Set() }
}

type SecureArguments = [Parameters<SecuritySetup['secure']>[1]]

const actions = [
  'READ',
  'UPDATE',
  'DELETE',
  'CHANGE_ACL',
  'CHANGE_OWNERSHIP',
  'LOOK',
  'SINK',
  'JUDGE',
  'MANAGE',
] as const

/** The permissions of all users of the plot on the objects, as `TYPE:ACTION:ID`. */
export const unionOf = async (
  service: TestService,
  plot: Plot,
  actionsOf: (type: string) => readonly string[] = () => actions,
): Promise<ReadonlySet<string>> => {
  const union = new Set<string>()
  const questions = plot.objects.flatMap(({ type, id }) =>
    actionsOf(type).map((action) => `permission=${encodeURIComponent(`${type}:${action}:${id}`)}`),
  )
  for (const token of plot.accounts.values()) {
    const path = `${S}/has_permission?${questions.join('&')}`
    const { status, body } = await service.request(`GET ${path}`, { token })
    // A deleted user has no permissions.
    if (status === 401) continue
    for (const { permission, granted } of body as { permission: string; granted: boolean }[]) {
      if (granted) union.add(permission)
    }
  }
  for (const secret of plot.linkSecrets) {
    const { status } = await service.request(`GET ${V}/regattas/${plot.regatta}?secret=${secret}`)
    if (status === 200) union.add(`the registration link of ${plot.regatta}`)
  }
  return union
}

/**
 * A user who may change the owner of an object may get all actions on it, because an owner may
 * grant everything.
 */
export const reachFrom = (plot: Plot, union: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([
    ...union,
    ...plot.objects
      .filter(({ type, id }) => union.has(`${type}:CHANGE_OWNERSHIP:${id}`))
      .flatMap(({ type, id }) => actions.map((action) => `${type}:${action}:${id}`)),
  ])

/** Sends the attempt, and records the created objects. @returns the status */
export const send = async (service: TestService, plot: Plot, attempt: Attempt): Promise<number> => {
  const tokens = [...plot.accounts.values()]
  const token = tokens[attempt.actor % tokens.length] ?? ''
  const { route, ...options } = requestOf(plot, attempt)
  const { status, body } = await service.request(route, { token, ...options })
  if (status >= 300) return status
  const name = plot.names[attempt.user % plot.names.length] ?? ''
  const made = body as Readonly<Record<string, string | null>> | undefined
  if (attempt.kind === 'createRole') plot.roleIds.push(made?.id ?? '')
  if (attempt.kind === 'createGroup') plot.groupIds.push(made?.groupId ?? '')
  if (attempt.kind === 'makeLink') plot.links.push({ secret: made?.secret ?? '', name })
  if (attempt.kind === 'invite') plot.invitations.push(made?.secret ?? '')
  const { access_token: found = null, registrationLinkSecret: secret = null } = made ?? {}
  if (found !== null) plot.accounts.set(name, found)
  if (secret !== null) plot.linkSecrets.add(secret)
  if (attempt.kind === 'changeRegatta') plot.linkSecrets.add(chosenSecret)
  const linked = plot.links[attempt.role % plot.links.length]?.name ?? ''
  if (attempt.kind === 'changePassword' || attempt.kind === 'useLink') {
    const changed = attempt.kind === 'useLink' ? linked : name
    const { body: signedIn } = await service.request(`GET ${S}/access_token`, {
      basic: [changed, goodPassword],
    })
    plot.accounts.set(changed, (signedIn as { readonly access_token: string }).access_token)
  }
  return status
}
