import { text } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Reader, Write } from '#table/items.ts'
import { namesOfSegment } from '#values/pathName.ts'
import { eventEntity } from './events.ts'

/** Leaderboard group: makes the name of the leaderboard group of an event unique. */
export const leaderboardGroupEntity = entity(
  'leaderboardGroup',
  'LEADERBOARD_GROUP#<name>#',
  'LEADERBOARD_GROUP',
  {
    attributes: { name: text, eventId: text },
    keyParts: ({ name }) => [name],
    references: ({ eventId }) => [{ key: eventEntity.key(eventId) }],
  },
)

export const readLeaderboardGroup = (store: Reader, name: string) =>
  leaderboardGroupEntity.get(store, name)

/** @param name in a path. Escapes count if no group has the literal name. */
export const eventOfLeaderboardGroup = async (store: Reader, name: string) => {
  for (const meant of namesOfSegment(name)) {
    const item = await readLeaderboardGroup(store, meant)
    if (item !== undefined) return item.eventId
  }
  return undefined
}

export const putNewLeaderboardGroup = (name: string, eventId: string): Write =>
  leaderboardGroupEntity.put([name], { name, eventId }, 'absent')

export const removeLeaderboardGroup = (name: string): Write => leaderboardGroupEntity.remove(name)
