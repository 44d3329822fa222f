/** Writes planned changes of entries, and the results that they move. */
import type { Context } from '#endpoint/context.ts'
import {
  listDeviceMappings,
  putDeviceMapping,
  requireRoomForDevice,
} from '#races/items/deviceMappings.ts'
import { listAllEntries } from '#races/items/entries.ts'
import { putRegatta, type StoredRegatta } from '#races/items/regattas.ts'
import { describeMoved } from '#results/steps/changes.ts'
import { followingChange } from '#results/steps/changeFacts.ts'
import { readState } from '#results/items/changes.ts'
import { removalOf, type Write } from '#table/items.ts'
import { entryWrites } from './competitorChanges.ts'
import { hasNewSail, type Plan, plansFor, targetsOf } from './entryPlans.ts'
import { authorizeNew, newEntryWrites } from './newEntries.ts'
import { removalOfEntries, requireNoResults } from './removal.ts'

/** @throws Failure `has-results`, `forbidden` */
export const writePlans = async (
  context: Context,
  regatta: StoredRegatta,
  plans: readonly Plan[],
) => {
  const removed = plans.flatMap(({ before, after }) => (before && !after ? [before] : []))
  const added = plans.flatMap(({ before, after }) => (!before && after ? [after] : []))
  await requireNoResults(context, regatta, removed)
  if (added.length > 0) await authorizeNew(context)
  const regattas = new Map([regatta, ...targetsOf(plans)].map((one) => [one.name, one]))
  const results = await Promise.all(
    [...regattas.values()].map((one) => resultsOf(context, one, regatta, plans)),
  )
  const writes = await Promise.all([
    changeWrites(context, regatta, plans),
    removalOfEntries(context, regatta, removed),
    newEntryWrites(context, regatta, added),
  ])
  await context.store.write([...writes, ...results.map((one) => one.writes)].flat())
  const moved = results.flatMap((one) => one.moved)
  const madeProvisional = results.flatMap((one) => one.madeProvisional)
  return {
    changed: plans.length - removed.length - added.length,
    removed: removed.length,
    ...(added.length > 0 && { added: added.map(({ competitor }) => competitor.id) }),
    ...(moved.length > 0 && { moved }),
    ...(madeProvisional.length > 0 && { madeProvisional }),
  }
}

/** The results that move in one of the regattas. */
const resultsOf = async (
  context: Context,
  one: StoredRegatta,
  regatta: StoredRegatta,
  plans: readonly Plan[],
) => {
  const own = plansFor(one, plans)
  const isLeft = one.name === regatta.name
  const gone = plans.filter(({ after, isMoved }) => isLeft && (after === undefined || isMoved))
  const removed = gone.flatMap(({ before }) => before ?? [])
  const entries = own.flatMap(({ after }) => after ?? [])
  const change = await followingChange(context, one, { entries, removed })
  const isFirst = (await readState(context.store, one.name)) === undefined
  // The first confirmation depends on the regatta, and so does who has a sail number first.
  const isOrdered = (isFirst && removed.length > 0) || own.some(hasNewSail)
  const boats = [...(await listAllEntries(context.store, one.name)), ...entries]
  return {
    writes: [...(isOrdered ? [putRegatta(one, one.item)] : []), ...change.writes],
    moved: describeMoved(change.moved, boats),
    madeProvisional: change.turned.map(({ raceColumn, fleet }) => ({
      regatta: one.name,
      raceColumn,
      fleet,
    })),
  }
}

const changeWrites = async (
  context: Context,
  regatta: StoredRegatta,
  plans: readonly Plan[],
): Promise<readonly Write[]> => {
  const writes = plans.map(async ({ before, after, regatta: target }) =>
    before === undefined || after === undefined
      ? []
      : entryWrites(context, regatta, before, after, target),
  )
  return [...(await Promise.all(writes)).flat(), ...(await movedPhones(context, regatta, plans))]
}

/** The phones of boats that move to another class. */
const movedPhones = async (
  { store }: Context,
  regatta: StoredRegatta,
  plans: readonly Plan[],
): Promise<readonly Write[]> => {
  const targets = new Map(
    plans
      .filter(({ isMoved }) => isMoved)
      .map(({ before, regatta: target }) => [before?.competitor.id, target.name]),
  )
  if (targets.size === 0) return []
  for (const name of new Set(targets.values())) {
    requireRoomForDevice(await listDeviceMappings(store, name), false)
  }
  const mappings = await listDeviceMappings(store, regatta.name)
  return mappings.flatMap((stored) => {
    const regattaName = targets.get(stored.competitorId)
    if (regattaName === undefined) return []
    const { item: _, ...mapping } = stored
    return [removalOf(stored), putDeviceMapping({ ...mapping, regattaName }, 'any')]
  })
}
