/** The group of one event. It owns the objects of the event, so that a role qualified by it reaches no other event. */
import { authorizeCreation } from '#access/authorize.ts'
import { signedIn } from '#access/context.ts'
import { readGroup } from '#access/items/groups.ts'
import type { Group } from '#access/rules/facts.ts'
import type { Context } from '#endpoint/context.ts'
import { writesOfOwnerGroup } from '#rights/steps/objectSecurity.ts'
import { freeGroupName, newGroup } from '#rights/steps/newGroup.ts'
import { readSecurity } from '#table/items/securities.ts'
import { Failure, sentence } from '#values/failure.ts'
import type { ObjectReference } from '#values/objectId.ts'
import type { SailingEvent } from '../rules/event.ts'
import { requireEvent } from './events.ts'
import { objectsOf } from './newRegattas.ts'
import { trackedRaceObject } from './raceColumns.ts'
import { regattasOfEvent } from './regattas.ts'

const eventObject = (id: string): ObjectReference => ({ type: 'EVENT', id })

/** With the name of the event. A further group of the name gets ` (2)`, and so on. */
export const newGroupOfEvent = async (
  context: Context,
  { id, name: wanted }: Pick<SailingEvent, 'id' | 'name'>,
) => {
  await authorizeCreation(context, 'USER_GROUP')
  const name = await freeGroupName(context, wanted, id.slice(0, 8))
  return newGroup(context, { name, madeFor: eventObject(id), parameter: 'ownGroup' })
}

/** Absent: roles for the owning group of the event can reach other events, or no group owns it. */
export const groupOfEvent = async ({ store }: Pick<Context, 'store'>, eventId: string) => {
  const { ownerGroupId } = await readSecurity(store, eventObject(eventId))
  const group = ownerGroupId === null ? undefined : await readGroup(store, ownerGroupId)
  return group?.madeFor?.id === eventId ? group : undefined
}

/**
 * All objects of the event change their owner in one write. Roles that are qualified by the group of before
 * no longer reach them.
 */
export const giveOwnGroup = async (context: Context, eventId: string) => {
  signedIn(context)
  const event = await requireEvent(context, eventId)
  const [own, regattas] = await Promise.all([
    groupOfEvent(context, eventId),
    regattasOfEvent(context, event),
  ])
  if (own !== undefined) {
    const detail = sentence`The event ${event.name} has a group of its own already.`
    throw new Failure('already-exists', detail)
  }
  const parts = regattas.flatMap((regatta) => [
    ...objectsOf(regatta),
    ...regatta.trackedRaces.map(({ name }) => trackedRaceObject(regatta, name)),
  ])
  const [{ group, writes }] = await Promise.all([
    newGroupOfEvent(context, event),
    ...parts.map((part) => readSecurity(context.store, part)),
  ])
  await context.store.write([
    ...writes,
    ...(await writesOfOwnerGroup(context, [eventObject(eventId), ...parts], group.id)),
    // A class or a race that is made meanwhile would have the owners of before.
    ...[event, ...regattas].map(({ item }) => ({ unchanged: item })),
  ])
  return { eventId, ...describeOwnGroup(group) }
}

export const describeOwnGroup = ({ id: groupId, name: groupName }: Group) => ({
  groupId,
  groupName,
})
