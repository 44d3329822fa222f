/** Changes who may read an event: the event and its parts change together. */
import { callerUnchanged } from '#access/passingOn.ts'
import type { Context } from '#endpoint/context.ts'
import { requireAclChange } from '#rights/steps/objectSecurity.ts'
import type { Write } from '#table/items.ts'
import { putSecurity, readSecurity } from '#table/items/securities.ts'
import type { ObjectReference } from '#values/objectId.ts'
import { readRegatta } from '../items/regattas.ts'
import type { SailingEvent } from '../rules/event.ts'
import { aclWithReaders, type EventReaders } from '../rules/readers.ts'
import { objectsOf } from './newRegattas.ts'
import { trackedRaceObject } from './raceColumns.ts'

/** The event, its regattas and leaderboards, and their tracked races. */
export const objectsOfEvent = async (
  { store }: Pick<Context, 'store'>,
  { id, regattas }: Pick<SailingEvent, 'id' | 'regattas'>,
): Promise<readonly ObjectReference[]> => {
  const parts = regattas.map(async ({ name }) => {
    const { trackedRaces = [] } = (await readRegatta(store, name)) ?? {}
    return [
      ...objectsOf({ name }),
      ...trackedRaces.map((race) => trackedRaceObject({ name }, race.name)),
    ]
  })
  return [{ type: 'EVENT', id }, ...(await Promise.all(parts)).flat()]
}

/** @throws Failure `forbidden` without permission to change each of the lists */
export const readersWrites = async (
  context: Context,
  event: SailingEvent,
  readers: EventReaders,
): Promise<readonly Write[]> => {
  const objects = await objectsOfEvent(context, event)
  const changes = await Promise.all(
    objects.map(async (object) => {
      const { item, ...security } = await readSecurity(context.store, object)
      return { object, item, security: { ...security, acl: aclWithReaders(security.acl, readers) } }
    }),
  )
  const requireRight = async (alone: Context) => {
    await Promise.all(
      changes.map(({ object, security }) => requireAclChange(alone, object, security.acl)),
    )
  }
  await requireRight(context)
  return [
    ...changes.map(({ object, item, security }) => putSecurity(object, security, item ?? 'absent')),
    ...(await callerUnchanged(context, requireRight)),
  ]
}
