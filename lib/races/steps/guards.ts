/** Guards of endpoints about regattas, races and competitors, and the secret of the registration link. */
import type { Sentence } from '#values/failure.ts'
import type { ObjectType } from '#values/objectTypes.ts'
import type { Guard, ObjectGuard, RuleGuard, SecretGuard } from '#endpoint/guard.ts'
import { decodeObjectId, namedObject } from '#values/objectId.ts'
import { mayRead } from '#access/readable.ts'
import { nameOf } from '#table/resources.ts'
import { readCompetitor } from '../items/competitors.ts'
import { readEntry } from '../items/entries.ts'
import { readRegatta } from '../items/regattas.ts'
import { type OrganizedType, organizesOneOf } from './organizers.ts'
import { isRegisteredByUser, opensByLink } from './registrationLink.ts'
import { findTrackedRace } from './trackedRaces.ts'

/** Allows everybody with the secret of the registration link of the regatta. */
const registrationLink = (type: ObjectType, id: string): SecretGuard => ({
  kind: 'secret',
  type,
  id,
  input: 'secret',
  title: 'the secret of the registration link',
  rule: 'registration-link',
  allows: (context, object, { secret, leaderboardName }) =>
    opensByLink(context, object, secret, leaderboardName),
})

/** An entry belongs to its regatta, so that its organizers see the competitor, and correct the entry. */
const organizersWith = (types: readonly OrganizedType[]): RuleGuard => ({
  kind: 'rule',
  type: 'COMPETITOR',
  id: 'competitorId',
  title: 'permission to change a regatta with an entry of the competitor',
  rule: 'entry-of-regatta',
  allows: async (context, { id }) => {
    const { regattaNames = [] } = (await readCompetitor(context.store, nameOf(id))) ?? {}
    return organizesOneOf(context, regattaNames, types)
  },
})

/** An entry changes with UPDATE on the regatta. */
const organizer = organizersWith(['REGATTA'])

/** Also the user who entered the competitor by a registration link, whose changes are proposals. */
export const organizerOrSailor: RuleGuard = {
  ...organizer,
  title: `${organizer.title}, or an entry of the competitor that the caller made by the link`,
  allows: async (context, object, input) => {
    if (await organizer.allows(context, object, input)) return true
    const { store, caller } = context
    const id = nameOf(object.id)
    const { regattaNames = [] } = (await readCompetitor(store, id)) ?? {}
    const entries = await Promise.all(regattaNames.map((name) => readEntry(store, name, id)))
    return entries.some((entry) => entry !== undefined && isRegisteredByUser(entry, caller))
  },
}

/** Requires permission to read the object, or the secret of a registration link. @param id the input with the id */
export const readableByLink = (
  type: ObjectType,
  id: string,
  actions: readonly [string, ...string[]] = ['READ'],
): readonly [ObjectGuard, SecretGuard] => [
  { kind: 'object', type, actions, id },
  registrationLink(type, id),
]

/** Organizers of its regattas and leaderboards see a competitor too. */
export const readableCompetitor: Guard = [
  ...readableByLink('COMPETITOR', 'competitorId', ['READ', 'READ_PUBLIC']),
  organizersWith(['REGATTA', 'LEADERBOARD']),
]

/** The parts of UPDATE that change what a registration link changes too. */
const changes: Readonly<Record<string, string>> = {
  REGATTA: 'CHANGE_ENTRIES',
  LEADERBOARD: 'START',
}

/** @param refusal the detail of a refusal that existing clients know */
export const changeableByLink = (
  type: ObjectType,
  id: string,
  refusal?: (nameOrId: string) => Sentence,
): readonly [ObjectGuard, SecretGuard] => [
  { kind: 'object', type, actions: [changes[type] ?? 'UPDATE'], id, ...(refusal && { refusal }) },
  registrationLink(type, id),
]

const trackedRace = { type: 'TRACKED_RACE', id: ['regattaName', 'raceName'] } as const

/**
 * A race that is not there is 404 for callers with READ on its regatta. Others get the same refusal as
 * for a race that is there, so that they do not learn which races exist.
 */
const noSuchRace: RuleGuard = {
  ...trackedRace,
  kind: 'rule',
  title: 'that the race does not exist, and permission to read the regatta',
  rule: 'no-such-race',
  allows: async (context, { id }) => {
    const [regattaName = '', raceName = ''] = decodeObjectId(id) ?? []
    const regatta = await readRegatta(context.store, regattaName)
    if (regatta === undefined) return context.caller !== undefined
    return (
      findTrackedRace(regatta, raceName) === undefined &&
      (await mayRead(context, namedObject('REGATTA', regatta.name)))
    )
  },
}

export const readableTrackedRace: Guard = [
  { ...trackedRace, kind: 'object', actions: ['READ'] },
  noSuchRace,
]
