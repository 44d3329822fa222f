/**
 * Helpers of one event, each with a role by an accepted invitation for the group of the event, get nothing
 * beyond their tasks, whatever they try together: nothing of another event of the same owner, and nothing of
 * the set-up of their own. `npm run prove -- authorization` runs it longer.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import type { EscalationFigures } from '../../proofs/authorization/escalation.ts'
import type { RequestOptions } from '../../scripts/requests/requests.ts'
import { S, V } from '../../scripts/requests/paths.ts'
import { helperRoles, predefinedRoles } from '#rights/rules/predefinedRoles.ts'
import { encodeObjectId } from '#values/objectId.ts'
import { inviting } from '../support/inviting.ts'
import { seedOr, sequences } from '../support/longForm.ts'
import { leaderboardPath, regattaPath, track } from '../support/sailing.ts'
import { useTestService } from '../support/useTestService.ts'
import { type Plot, send, unionOf } from './plot.ts'
import { type Attempt, randomAttempts } from './plotAttempts.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Used by the proof, which runs this test longer. */
    escalation?: EscalationFigures
  }
}

const numRuns = sequences(3, 16)
const seed = seedOr(20_261_129)
const attemptsInARun = 50

const setUp = ['UPDATE', 'DELETE', 'CHANGE_OWNERSHIP', 'CHANGE_ACL'] as const
const tasks = {
  EVENT: [],
  REGATTA: ['LAY_COURSE', 'CHANGE_ENTRIES', 'ADD_RACES'],
  LEADERBOARD: ['START', 'SCORE', 'PING', 'TALLY', 'TAG'],
  TRACKED_RACE: [],
} as const
const tasksOf: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(tasks))
const actionsOf = (type: string) => ['READ', ...setUp, ...(tasksOf.get(type) ?? [])]

const service = await useTestService()
const { request } = service
const invitations = inviting(service)

interface MadeEvent {
  readonly id: string
  readonly name: string
  readonly groupId: string
  readonly objects: readonly { readonly type: keyof typeof tasks; readonly id: string }[]
}

/** A hidden event, so that only a role can read it. Its first race is tracked. */
const newEvent = async (token: string): Promise<MadeEvent> => {
  const name = `cup ${newId()}`
  const json = { eventName: name, venuename: 'Kiel', numberofraces: 2, ispublic: false }
  const { body } = await request(`POST ${V}/events/createEvent`, {
    token,
    json: { ...json, ownGroup: true },
  })
  const { eventid: id, ownGroup } = body as {
    readonly eventid: string
    readonly ownGroup: { readonly groupId: string }
  }
  await track(service, token, 'starttracking', name, { race_column: 'R1', fleet: 'Default' })
  return {
    id,
    name,
    groupId: ownGroup.groupId,
    objects: [
      { type: 'EVENT', id },
      { type: 'REGATTA', id: encodeObjectId([name]) },
      { type: 'LEADERBOARD', id: encodeObjectId([name]) },
      { type: 'TRACKED_RACE', id: encodeObjectId([name, `${name} R1 Default`]) },
    ],
  }
}

interface HelperPlot extends Plot {
  readonly own: MadeEvent
  readonly other: MadeEvent
}

const startPlot = async (): Promise<HelperPlot> => {
  const prefix = newId().slice(0, 8)
  const owner = `${prefix}-owner`
  const token = await service.createUser(owner)
  const [own, other] = [await newEvent(token), await newEvent(token)]
  const accounts = new Map<string, string>()
  for (const { id: roleId, name } of helperRoles) {
    const helper = `${prefix}-${name}`
    accounts.set(helper, await service.createUser(helper))
    const { secret } = await invitations.create(token, { roleId, qualifyingGroupId: own.groupId })
    const { status } = await invitations.accept(accounts.get(helper) ?? '', secret)
    expect(status).toBe(200)
  }
  const groups = [own, other].map(({ groupId: id }) => ({ type: 'USER_GROUP', id }))
  return {
    own,
    other,
    accounts,
    names: [...accounts.keys(), owner, `${prefix}-new`],
    objects: [...own.objects, ...other.objects, ...groups, { type: 'USER', id: owner }],
    roleIds: [
      predefinedRoles.user.id,
      predefinedRoles.admin.id,
      ...helperRoles.map(({ id }) => id),
    ],
    groupIds: [own.groupId, other.groupId],
    invitations: [],
    links: [],
    regatta: encodeURIComponent(other.name),
    linkSecrets: new Set(),
  }
}

/** All that the five roles permit together. */
const permittedIn = ({ own }: HelperPlot): readonly string[] =>
  own.objects.flatMap(({ type, id }) =>
    ['READ', ...tasks[type]].map((action) => `${type}:${action}:${id}`),
  )

type Setup = readonly [route: string, options?: RequestOptions]

/** Valid requests for the set-up of an event. */
const setUpOf = ({ id, name, groupId, objects }: MadeEvent, username: string): readonly Setup[] => {
  const { user } = predefinedRoles
  const assignment = { username, role_definition_id: user.id, qualifying_group_id: groupId }
  return [
    [`PUT ${V}/events/${id}/update`, { json: { eventName: 'Ours' } }],
    [`DELETE ${V}/events/${id}`],
    [`POST ${V}/events/${id}/regattas`, { json: { boatClass: '49er' } }],
    [`POST ${V}/events/${id}/owngroup`],
    [`PUT ${regattaPath(name)}`, { json: {} }],
    [`DELETE ${regattaPath(name)}`],
    [`POST ${regattaPath(name, '/removeracecolumn?racecolumn=R2')}`],
    [`POST ${leaderboardPath(name, '/update')}`, { json: {} }],
    [`POST ${S}/invitation`, { json: { roleId: user.id, qualifyingGroupId: groupId } }],
    [`POST ${S}/invitation`, { json: { groupId } }],
    [`PUT ${S}/add_role_to_user`, { form: assignment }],
    [`PUT ${S}/usergroup/${groupId}/user/${encodeURIComponent(username)}`],
    [`PUT ${S}/usergroup/${groupId}/role/${user.id}`, { json: { forAll: true } }],
    [`PUT ${S}/usergroup/${groupId}`, { json: { membersMayLeave: false } }],
    [`DELETE ${S}/usergroup/${groupId}`],
    ...objects.flatMap(({ type, id: objectId }): readonly Setup[] => {
      const path = `PUT ${S}/ownership/${type}/${encodeURIComponent(objectId)}`
      return [
        [path, { json: { username } }],
        [`${path}/acl`, { json: { acl: [{ groupId: null, actions: ['*'] }] } }],
      ]
    }),
  ]
}

/** The requests of the set-up that are not forbidden. */
const allowedSetUp = async ({ accounts, own, other }: HelperPlot): Promise<readonly string[]> => {
  const found: string[] = []
  let refusals = 0
  for (const [name, token] of accounts) {
    for (const [route, options = {}] of [own, other].flatMap((event) => setUpOf(event, name))) {
      const { status } = await request(route, { token, ...options })
      if (status === 403) refusals += 1
      // Helpers may have deleted their accounts.
      if (status !== 403 && status !== 401) found.push(`${name}: ${route} ${status}`)
    }
  }
  expect(refusals).toBeGreaterThan(0)
  return found
}

it(
  'get nothing of another event, and nothing of the set-up',
  { timeout: 60_000 + numRuns * 15_000 },
  async ({ task }) => {
    const figures = { attempts: 0, succeeded: 0, refused: 0 }
    const play = async (attempts: readonly Attempt[]): Promise<void> => {
      const plot = await startPlot()
      const permitted = permittedIn(plot)
      expect([...(await unionOf(service, plot, actionsOf))].toSorted()).toEqual(
        [...permitted].toSorted(),
      )
      const trail: string[] = []
      for (const attempt of attempts) {
        const status = await send(service, plot, attempt)
        expect(status).toBeLessThan(500)
        figures.attempts += 1
        if (status === 403) figures.refused += 1
        if (status < 300) {
          figures.succeeded += 1
          trail.push(JSON.stringify(attempt))
        }
      }
      const union = await unionOf(service, plot, actionsOf)
      const gained = [...union].filter((permission) => !permitted.includes(permission))
      expect(gained.filter(isOfEvents), trail.join('\n')).toEqual([])
      expect(await allowedSetUp(plot), trail.join('\n')).toEqual([])
    }
    const options = { seed, numRuns, endOnFailure: true }
    await fc.assert(fc.asyncProperty(randomAttempts(attemptsInARun), play), options)
    task.meta.escalation = figures
    expect(figures.succeeded).toBeGreaterThan(numRuns * 5)
    expect(figures.refused).toBeGreaterThan(numRuns * 10)
  },
)

const isOfEvents = (permission: string): boolean => !permission.startsWith('USER:')
