/** Guards of endpoints about regattas, races and competitors, and the secret of the registration link. */
import type { ObjectType } from '#values/objectTypes.ts'
import type { Guard, OtherRule, SecretRule } from '#endpoint/guard.ts'
import { decodeObjectId, namedObject } from '#values/objectId.ts'
import { mayRead } from '#access/readable.ts'
import { nameOf } from '#table/resources.ts'
import { readCompetitor } from '../items/competitors.ts'
import { readEntry } from '../items/entries.ts'
import { readRegatta } from '../items/regattas.ts'
import { organizesOneOf } from './organizers.ts'
import { isRegisteredByUser, opensByLink } from './registrationLink.ts'
import { findTrackedRace } from './trackedRaces.ts'

const registrationSecret: SecretRule = {
  input: 'secret',
  title: 'the secret of the registration link',
  rule: 'registration-link',
  allows: (context, object, { secret, leaderboardName }) =>
    opensByLink(context, object, secret, leaderboardName),
}

/** An entry belongs to its regatta, so that its organizers see the competitor, and correct the entry. */
const organizersWith = (types: readonly string[]): OtherRule => ({
  title: 'permission to change a regatta with an entry of the competitor',
  rule: 'entry-of-regatta',
  allows: async (context, { id }) => {
    const { regattaNames = [] } = (await readCompetitor(context.store, nameOf(id))) ?? {}
    return organizesOneOf(context, regattaNames, types)
  },
})

/** An entry changes with UPDATE on the regatta. */
const orOrganizer = organizersWith(['REGATTA'])

/** Also the user who entered the competitor by a registration link, whose changes are proposals. */
export const orOrganizerOrSailor: OtherRule = {
  title: `${orOrganizer.title}, or an entry of the competitor that the caller made by the link`,
  rule: orOrganizer.rule,
  allows: async (context, object, input) => {
    if (await orOrganizer.allows(context, object, input)) return true
    const { store, caller } = context
    const id = nameOf(object.id)
    const { regattaNames = [] } = (await readCompetitor(store, id)) ?? {}
    const entries = await Promise.all(regattaNames.map((name) => readEntry(store, name, id)))
    return entries.some((entry) => entry !== undefined && isRegisteredByUser(entry, caller))
  },
}

/**
 * Requires permission to read the object, or the secret of a registration link.
 * @param id the name of the input that contains the id
 */
export const readableByLink = (
  type: ObjectType,
  id: string,
  actions: readonly [string, ...string[]] = ['READ'],
): Guard => ({
  kind: 'object',
  type,
  actions,
  id,
  orSecret: registrationSecret,
  ...(type === 'COMPETITOR' && { orRule: organizersWith(['REGATTA', 'LEADERBOARD']) }),
})

/**
 * Requires permission to change the object, or the secret of a registration link.
 * @param refusedWith the detail of a refusal that existing clients know
 */
export const changeableByLink = (
  type: ObjectType,
  id: string,
  refusedWith?: (nameOrId: string) => string,
): Extract<Guard, { readonly kind: 'object' }> => ({
  kind: 'object',
  type,
  actions: ['UPDATE'],
  id,
  orSecret: registrationSecret,
  ...(refusedWith && { refusedWith }),
})

/**
 * A race that is not there is 404 for callers with READ on its regatta. Others get the same refusal as
 * for a race that is there, so that they do not learn which races exist.
 */
const noSuchRace: OtherRule = {
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

/** Requires permission to read the tracked race. */
export const readableTrackedRace: Guard = {
  kind: 'object',
  type: 'TRACKED_RACE',
  actions: ['READ'],
  id: ['regattaName', 'raceName'],
  orRule: noSuchRace,
}
