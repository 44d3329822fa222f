import { authorizeCreation } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { type ObjectSecurity, putSecurity } from '#table/items/securities.ts'
import { putEvent } from '../items/events.ts'
import { firstRegattaOf, type SailingEvent } from '../rules/event.ts'
import { newLeaderboardGroup } from './leaderboardGroups.ts'
import { type NewRegatta, objectsOf, writeNewRegattas } from './newRegattas.ts'

export interface NewEvent {
  readonly event: Omit<SailingEvent, 'leaderboardGroup'>
  readonly security: ObjectSecurity
  readonly regattas: readonly NewRegatta[]
  readonly hasLeaderboardGroup: boolean
}

/**
 * Writes an event with its regattas in one transaction.
 * @throws Failure `forbidden` and the like unless the caller may create each of the objects
 * @throws Failure `already-exists` for names of regattas
 * @returns the response of the endpoints that create an event
 */
export const writeNewEvent = async (context: Context, wanted: NewEvent) => {
  const { security, regattas, hasLeaderboardGroup } = wanted
  const own = { type: 'EVENT', id: wanted.event.id }
  for (const object of [own, ...regattas.flatMap(({ regatta }) => objectsOf(regatta))]) {
    await authorizeCreation(context, object.type, object.id)
  }
  const { group = null, writes = [] } = hasLeaderboardGroup
    ? await newLeaderboardGroup(context, wanted.event)
    : {}
  const event = { ...wanted.event, leaderboardGroup: group }
  await writeNewRegattas(context, regattas, [
    ...writes,
    putEvent(event, 'absent'),
    putSecurity(own, security, 'any'),
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
  }
}
