/** The public tags `Start`. The latest one of a race without a start time shows its start. */
import { number, text } from '#table/attributes.ts'
import { entity } from '#table/entity.ts'
import type { Reader, Write } from '#table/items.ts'
import { type Key, keyTemplate } from '#table/key.ts'

/** The key of a public tag, which has the same sort key as its start tag. */
export const publicTagKey = keyTemplate(
  'PUBLIC_TAGS#<race>#',
  '<race time>#<content>#<hidden info>',
)

/** Start tag: the public tags `Start` of a race, sorted by race time. The latest one shows its start. */
export const startTagEntity = entity(
  'startTag',
  'START_TAGS#<race>#',
  '<race time>#<content>#<hidden info>',
  {
    attributes: { raceId: text, raceTimepoint: number },
    references: ({ raceId, SK }) => [{ key: { PK: publicTagKey.partition(raceId), SK } }],
  },
)

const startTagOf = (raceId: string, { SK }: Key): Key => ({
  PK: startTagEntity.key.partition(raceId),
  SK,
})

/** @param publicTag its key */
export const putStartTag = (raceId: string, raceTimepoint: number, publicTag: Key): Write =>
  startTagEntity.put(startTagOf(raceId, publicTag), { raceId, raceTimepoint }, 'any')

export const removeStartTag = (raceId: string, publicTag: Key): Write => ({
  remove: startTagOf(raceId, publicTag),
  expected: 'any',
})

/** Reads the race time of the latest public tag `Start` of each race that has one. */
export const readTaggedStarts = async (store: Reader, raceIds: readonly string[]) => {
  const pages = raceIds.map(async (raceId) => {
    const partition = startTagEntity.key.partition(raceId)
    return startTagEntity.query(store, { partition, limit: 1, backwards: true })
  })
  const latest = (await Promise.all(pages)).flatMap(({ items }) => items)
  return new Map(latest.map(({ raceId, raceTimepoint }) => [raceId, raceTimepoint]))
}
