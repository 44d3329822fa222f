/**
 * Deletes events and regattas. One write removes everything that a new regatta of the same name could
 * inherit. Later steps remove what has the id of a race in its key.
 */
import type { deletedEvent } from '#schemas/races/event.ts'
import type { deletedRegatta } from '#schemas/races/regatta.ts'
import type { Static } from '#schemas/schema.ts'
import { groupObject, namedObject } from '#values/objectId.ts'
import { invalidInput } from '#values/failure.ts'
import { pathForm } from '#values/pathName.ts'
import { racesOf } from '../rules/regatta.ts'
import { firstRegattaOf } from '../rules/event.ts'
import { putEvent, readEvent } from '../items/events.ts'
import { removeLeaderboardGroup } from '../items/leaderboardGroups.ts'
import { removalOfParts } from '../items/regattaParts.ts'
import { regattaPathEntity, type StoredRegatta } from '../items/regattas.ts'
import { removeSecurity } from '#table/items/securities.ts'
import { removalOf, type Write } from '#table/items.ts'
import type { Sweep } from '#table/sweeps.ts'
import { raceSweeps, regattaSweeps } from '../items/sweeps.ts'
import { authorize } from '#access/authorize.ts'
import { removeAll } from '#access/cleanUp.ts'
import type { StoredGroup } from '#access/items/groups.ts'
import { may } from '#access/readable.ts'
import { loadHosts } from '#rights/steps/hostsChange.ts'
import { removalOfGroup, removalOfRecords } from '#rights/steps/groupRemoval.ts'
import type { Context } from '#endpoint/context.ts'
import { requireObject } from '#access/createObject.ts'
import { groupOfEvent } from './ownGroups.ts'
import { trackedRaceObject } from './raceColumns.ts'
import { removalOfLooks } from './regattaLooks.ts'
import { regattasOfEvent, requireRegatta } from './regattas.ts'

export const deleteEvent = async (
  context: Context,
  { eventId, confirmedName }: Static<typeof deletedEvent>,
): Promise<void> => {
  const { store } = context
  const event = await requireObject(context, { type: 'EVENT', read: readEvent }, eventId)
  requireConfirmed(confirmedName, [event.name, firstRegattaOf(event)])
  const [regattas, group] = await Promise.all([
    regattasOfEvent(context, event),
    groupOfEvent(context, eventId),
  ])
  const removals: Write[] = []
  for (const regatta of regattas) {
    removals.push(...(await removalOfRegatta(context, regatta, ['REGATTA'])))
  }
  const own = await removalOfOwnGroup(context, group)
  await store.write([
    removalOf(event),
    removeSecurity({ type: 'EVENT', id: event.id }),
    ...(event.leaderboardGroup === null
      ? []
      : [removeLeaderboardGroup(event.leaderboardGroup.name)]),
    ...(own?.writes ?? []),
    ...removals,
  ])
  for (const regatta of regattas) await removeRest(context, regatta)
  await own?.removeRest()
}

/** The group goes with its event, if the caller may delete it. Otherwise it stays, and owns nothing of the event. */
const removalOfOwnGroup = async (context: Context, group: StoredGroup | undefined) => {
  if (group === undefined) return undefined
  const { ahead } = context.store
  const [mayRemove] = await Promise.all([
    may(context, groupObject(group.id), 'DELETE'),
    removalOfRecords(ahead, group.id),
    loadHosts({ store: ahead }),
  ])
  return mayRemove ? removalOfGroup(context, group) : undefined
}

export const deleteRegatta = async (
  context: Context,
  { regattaName, confirmedName }: Static<typeof deletedRegatta>,
): Promise<void> => {
  const { store } = context
  const regatta = await requireRegatta(context, regattaName)
  requireConfirmed(confirmedName, [regatta.name])
  const event = await readEvent(store, regatta.eventId)
  const others = event?.regattas.filter(({ name }) => name !== regatta.name) ?? []
  await store.write([
    ...(await removalOfRegatta(context, regatta, [])),
    ...(event !== undefined && others.length < event.regattas.length
      ? [putEvent({ ...event, regattas: others }, event.item)]
      : []),
  ])
  await removeRest(context, regatta)
}

/** A page asks for the name, so that nobody deletes another regatta than the intended one. */
const requireConfirmed = (sent: string | undefined, names: readonly (string | null)[]): void => {
  if (sent === undefined || names.includes(sent)) return
  const detail = 'must be the name of what is deleted'
  throw invalidInput([{ parameter: 'confirmedName', code: 'contradiction', detail }])
}

/** @param types on which DELETE is required in addition to the leaderboard */
const removalOfRegatta = async (
  context: Context,
  regatta: StoredRegatta,
  types: readonly string[],
): Promise<readonly Write[]> => {
  const { name, trackedRaces } = regatta
  for (const type of [...types, 'LEADERBOARD']) {
    await authorize(context, { ...namedObject(type, name), action: 'DELETE' })
  }
  const objects = ['REGATTA', 'LEADERBOARD'].map((type) => namedObject(type, name))
  const races = trackedRaces.map((race) => trackedRaceObject(regatta, race.name))
  return [
    removalOf(regatta),
    regattaPathEntity.remove(pathForm(name)),
    ...(await removalOfLooks(context.store, name)),
    ...[...objects, ...races].map(removeSecurity),
    ...(await removalOfParts(context.store, name)),
  ]
}

/** Records removed in one transaction. A tag has several items. */
const sweepSize = 25

const removeRest = async (context: Context, regatta: StoredRegatta): Promise<void> => {
  const { store, nowMillis } = context
  const sweep = async (sweeps: readonly Sweep[], id: string) => {
    for (const next of sweeps) {
      await removeAll(context, () => next(store, id, sweepSize, nowMillis))
    }
  }
  await sweep(regattaSweeps, regatta.name)
  for (const { id } of racesOf(regatta)) await sweep(raceSweeps, id)
}
