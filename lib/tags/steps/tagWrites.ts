import { Failure } from '#values/failure.ts'
import { isStartTag, type Tag } from '../rules/tag.ts'
import { putRegatta } from '#races/items/regattas.ts'
import { type NamedRace } from '#races/steps/namedRace.ts'
import type { Write } from '#table/items.ts'
import { putStartTag } from '#races/items/startTags.ts'
import { keyOfTag } from '../items/tags.ts'

/** The position of the tag in both transactions. */
export const newTagPosition = 0

/** The regatta lists the races with such a tag, so that reads of other races need not look for one. */
export const startTagWrites = ({ regatta, raceId }: NamedRace, tag: Tag): readonly Write[] => {
  if (!isStartTag(tag)) return []
  const put = putStartTag(raceId, tag.raceTimepoint, keyOfTag(raceId, tag.author, tag))
  if (regatta.racesWithStartTag.includes(raceId)) return [put]
  const racesWithStartTag = [...regatta.racesWithStartTag, raceId]
  return [put, putRegatta({ ...regatta, racesWithStartTag }, regatta.item)]
}

export const duplicateTag = (): Failure =>
  new Failure('invalid-input', 'Tag already exists: you have the same one on this race.', {
    errors: [{ parameter: 'tag', code: 'duplicate', detail: 'must differ from your other tags' }],
  })
