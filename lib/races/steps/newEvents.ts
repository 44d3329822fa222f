import { authorizeCreation } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { type ObjectSecurity, putSecurity } from '#table/items/securities.ts'
import { putEvent } from '../items/events.ts'
import { firstRegattaOf, type SailingEvent } from '../rules/event.ts'
import { describeOwnGroup, newGroupOfEvent } from './ownGroups.ts'
import { newLeaderboardGroup } from './leaderboardGroups.ts'
import { type NewRegatta, objectsOf, writeNewRegattas } from './newRegattas.ts'

export interface NewEvent {
  readonly event: Omit<SailingEvent, 'leaderboardGroup'>
  readonly security: ObjectSecurity
  readonly regattas: readonly NewRegatta[]
  readonly hasLeaderboardGroup: boolean
  /** Whether a new group owns the event and its regattas, instead of the group in their security. */
  readonly hasOwnGroup: boolean
}

/**
 * Writes an event with its regattas in one transaction.
 * @throws Failure `forbidden` and the like unless the caller may create each of the objects
 * @throws Failure `already-exists` for names of regattas
 * @returns the response of the endpoints that create an event
 */
export const writeNewEvent = async (context: Context, wanted: NewEvent) => {
  const { hasLeaderboardGroup, hasOwnGroup } = wanted
  const object = { type: 'EVENT', id: wanted.event.id }
  const objects = [object, ...wanted.regattas.flatMap(({ regatta }) => objectsOf(regatta))]
  // No role is qualified by a group that does not exist yet.
  const ownerGroupId = hasOwnGroup ? null : undefined
  for (const { type, id } of objects) await authorizeCreation(context, type, id, ownerGroupId)
  const own = hasOwnGroup ? await newGroupOfEvent(context, wanted.event) : undefined
  const ownedBy = (security: ObjectSecurity): ObjectSecurity =>
    own === undefined ? security : { ...security, ownerGroupId: own.group.id }
  const regattas = wanted.regattas.map(({ regatta, security }) => ({
    regatta,
    security: ownedBy(security),
  }))
  const { group = null, writes = [] } = hasLeaderboardGroup
    ? await newLeaderboardGroup(context, wanted.event)
    : {}
  const event = { ...wanted.event, leaderboardGroup: group }
  await writeNewRegattas(context, regattas, [
    ...writes,
    ...(own?.writes ?? []),
    putEvent(event, 'absent'),
    putSecurity(object, ownedBy(wanted.security), 'any'),
  ])
  return {
    eventid: event.id,
    eventname: event.name,
    eventstartdate: event.startMillis,
    eventenddate: event.endMillis,
    leaderboardgroupid: group?.id ?? null,
    regatta: firstRegattaOf(event),
    leaderboard: firstRegattaOf(event),
    registrationSecret: regattas[0]?.regatta.registrationLinkSecret ?? null,
    ...(own && { ownGroup: describeOwnGroup(own.group) }),
  }
}
