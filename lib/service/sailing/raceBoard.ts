/** What is shown of a race on one page: its course, its marks, and its latest tags. */
import { encodeObjectId } from '../../domain/objectId.ts'
import type { Tag } from '../../domain/tag.ts'
import { listLatestTags } from '../../store/tagLists.ts'
import type { Context } from '../context.ts'
import { courseOf, type RaceReference, requireRace } from '../courses/raceCourse.ts'
import { mayEach } from '../readable.ts'

/** Of a page that a phone reads again and again. */
export const boardTagsMax = 100

export interface LatestTags {
  /** In the order of race time. */
  readonly tags: readonly Tag[]
  /** There are earlier ones. */
  readonly isCut: boolean
}

/**
 * For who may read the regatta. The public tags are those of the leaderboard, which has rights of
 * its own; without them `tagsNeed` names the permission, and the private tags are there all the same.
 */
export const showRaceBoard = async (context: Context, reference: RaceReference) => {
  const found = await requireRace(context, reference)
  const { regatta, race } = found
  const leaderboard = { type: 'LEADERBOARD', id: encodeObjectId([regatta.name]) }
  const [mayReadTags = false] = await mayEach(context, [leaderboard], 'READ')
  return {
    regatta: regatta.name,
    raceColumn: race.raceColumn.name,
    fleet: race.fleet,
    course: courseOf(found),
    hasCourse: found.stored.course !== undefined,
    latest: await latestTags(context, race.id, mayReadTags),
    ...(mayReadTags ? {} : { tagsNeed: { ...leaderboard, action: 'READ' } }),
    ...(context.caller === undefined ? {} : { caller: context.caller }),
  }
}

export type RaceBoard = Awaited<ReturnType<typeof showRaceBoard>>

/** The caller's private tags, and the public ones if they are wanted. */
const latestTags = async (
  { store, caller }: Context,
  raceId: string,
  withPublic: boolean,
): Promise<LatestTags> => {
  const lists = [
    ...(withPublic ? [{ raceId }] : []),
    ...(caller === undefined ? [] : [{ raceId, userId: caller.user.userId }]),
  ]
  const stretches = await Promise.all(
    lists.map((list) => listLatestTags(store, list, boardTagsMax + 1)),
  )
  // Before the end of a list that goes on, tags of that list are missing.
  const complete = stretches
    .map(({ entries, isLast }) => (isLast ? '' : (entries.at(-1)?.place ?? '')))
    .reduce((latest, place) => (place > latest ? place : latest), '')
  const known = stretches
    .flatMap(({ entries }) => entries)
    .filter(({ place }) => place >= complete)
    .sort((left, right) => (left.place < right.place ? -1 : 1))
  return {
    tags: known.slice(-boardTagsMax).flatMap(({ tag }) => tag ?? []),
    isCut: known.length > boardTagsMax || stretches.some(({ isLast }) => !isLast),
  }
}
