/** What is shown of a race on one page: its course, its marks, and its latest tags. */
import { encodeObjectId } from '../../domain/access/objectId.ts'
import type { Tag } from '../../domain/race/tag.ts'
import { listLatestTags, pageOfLatestTags, type TagsOfRace } from '../../store/entities/tagLists.ts'
import type { Wanted } from '../../store/items.ts'
import type { Context } from '../context.ts'
import { courseOf, keysOfRace, type RaceReference, requireRace } from '../courses/raceCourse.ts'
import type { Claimant } from '../security/authentication.ts'
import { expectedRaceId, rememberRace } from './metRaces.ts'
import { mayEach } from '../readable.ts'

/** Of a page that a phone reads again and again. */
export const boardTagsMax = 100

/** One more tells whether there are earlier ones. */
const wantedTags = boardTagsMax + 1

export interface LatestTags {
  /** In the order of race time. */
  readonly tags: readonly Tag[]
  /** There are earlier ones. */
  readonly isCut: boolean
}

/** The course, and the latest tags where the race was met before. */
export const wantedForBoard = (
  reference: RaceReference,
  { userId }: Claimant,
): readonly Wanted[] => {
  const raceId = expectedRaceId(namesOf(reference))
  const lists = raceId === undefined ? [] : listsOf(raceId, true, userId)
  return [...keysOfRace(reference), ...lists.map((list) => pageOfLatestTags(list, wantedTags))]
}

const namesOf = ({ regattaName, raceColumn, fleet }: RaceReference) => ({
  leaderboard: regattaName,
  racecolumn: raceColumn,
  fleet,
})

/**
 * For who may read the regatta. The public tags are those of the leaderboard, which has rights of
 * its own; without them `tagsNeed` names the permission, and the private tags are there all the same.
 */
export const showRaceBoard = async (context: Context, reference: RaceReference) => {
  const found = await requireRace(context, reference)
  const { regatta, race } = found
  rememberRace(namesOf(reference), race.id)
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

const listsOf = (
  raceId: string,
  withPublic: boolean,
  userId: string | undefined,
): readonly TagsOfRace[] => [
  ...(withPublic ? [{ raceId }] : []),
  ...(userId === undefined ? [] : [{ raceId, userId }]),
]

/** The caller's private tags, and the public ones if they are wanted. */
const latestTags = async (
  { store, caller }: Context,
  raceId: string,
  withPublic: boolean,
): Promise<LatestTags> => {
  const lists = listsOf(raceId, withPublic, caller?.user.userId)
  const stretches = await Promise.all(lists.map((list) => listLatestTags(store, list, wantedTags)))
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
