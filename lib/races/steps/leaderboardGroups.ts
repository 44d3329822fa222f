/** A leaderboard group contains the leaderboards of an event, for clients that know events by it. */
import { randomUUID } from 'node:crypto'
import { type ListRange, listReadable } from '#access/listReadable.ts'
import { mayEach } from '#access/readable.ts'
import type { Context } from '#endpoint/context.ts'
import type { Write } from '#table/items.ts'
import { namedObject } from '#values/objectId.ts'
import { readEvent } from '../items/events.ts'
import { putNewLeaderboardGroup, readLeaderboardGroup } from '../items/leaderboardGroups.ts'
import { readRegatta } from '../items/regattas.ts'
import type { LeaderboardGroup, RegattaOfEvent, SailingEvent } from '../rules/event.ts'
import { opensByLink } from './registrationLink.ts'

/** With the name of the event. A further event of the name gets ` (2)`, and so on. */
export const newLeaderboardGroup = async (
  { store }: Context,
  { id, name }: Pick<SailingEvent, 'id' | 'name'>,
): Promise<{ readonly group: LeaderboardGroup; readonly writes: readonly Write[] }> => {
  let free = name
  for (let number = 2; (await readLeaderboardGroup(store, free)) !== undefined; number += 1) {
    free = `${name} (${number})`
  }
  const group = { id: randomUUID(), name: free }
  return { group, writes: [putNewLeaderboardGroup(free, id)] }
}

/** The group in the document of its event, with the leaderboards that the caller may read. */
export const describeGroupsOf = async (context: Context, event: SailingEvent, secret?: string) => {
  const { leaderboardGroup: group, description } = event
  if (group === null) return []
  const leaderboards = await readableRegattas(context, event, secret)
  return [
    {
      id: group.id,
      name: group.name,
      displayName: group.name,
      description,
      hasOverallLeaderboard: false,
      leaderboards: leaderboards.map(({ name, boatClass }) => ({ name, boatClassName: boatClass })),
    },
  ]
}

/** The group with the displayed names of its leaderboards. */
export const describeGroup = async (context: Context, event: SailingEvent) => {
  const [group] = await describeGroupsOf(context, event)
  if (group === undefined) return undefined
  const leaderboards = group.leaderboards.map(async ({ name }) => {
    const regatta = await readRegatta(context.store, name)
    const { leaderboardDisplayName = null, boatClass = null } = regatta ?? {}
    return { name, displayName: leaderboardDisplayName ?? name, boatClassName: boatClass }
  })
  return { ...group, events: [event.id], leaderboards: await Promise.all(leaderboards) }
}

const readableRegattas = async (
  context: Context,
  { regattas }: SailingEvent,
  secret: string | undefined,
): Promise<readonly RegattaOfEvent[]> => {
  // The document of the event names its first regatta anyway, so that most lists need no further read.
  const [first, ...others] = regattas
  const objects = others.map(({ name }) => namedObject('LEADERBOARD', name))
  const mayRead = await mayEach(context, objects, 'READ')
  const opened = await Promise.all(objects.map((object) => opensByLink(context, object, secret)))
  const readable = others.filter(
    (_, position) => mayRead[position] === true || opened[position] === true,
  )
  return first === undefined ? readable : [first, ...readable]
}

export const listLeaderboardGroups = (context: Context, range: ListRange) => {
  const show = async (id: string) => (await readEvent(context.store, id))?.leaderboardGroup?.name
  return listReadable(context, { type: 'EVENT', filter: 'leaderboard groups', show }, range)
}
