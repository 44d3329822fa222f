/** The content of the race board: the course of a race, its marks, and its latest tags. */
import { statusWith } from '#results/rules/raceStages.ts'
import type { Language } from '#values/language.ts'
import { namedObject } from '#values/objectId.ts'
import { flyingFlags, type RaceStatus, statusAt } from '#races/rules/raceLog.ts'
import { raceLogOf, shownStartMillisOf, trackingIntervalOf } from '#races/rules/raceTimes.ts'
import {
  type Race,
  type RaceNames,
  racesOf,
  type Regatta,
  shownNameOf,
} from '#races/rules/regatta.ts'
import { between, type Track } from '#positions/rules/track.ts'
import { hasDeviceMappings } from '#races/items/deviceMappings.ts'
import { shownTagsMax } from '#tags/pages/tags.tsx'
import { listLatestTags, type TagsOfRace } from '#tags/items/tagLists.ts'
import { readObject } from '#table/objects.ts'
import type { Context } from '#endpoint/context.ts'
import {
  describeRaceCourse,
  loadRace,
  type RaceWithCourse,
  requireRace,
  shownMillisOf,
} from '#courses/steps/raceCourse.ts'
import { courseChangesSince } from '#courses/steps/changeOfCourse.ts'
import type { Reading } from '#endpoint/endpoint.ts'
import { knownRaceId } from '#races/steps/namedRace.ts'
import { withTaggedStarts } from '#races/steps/taggedStarts.ts'
import { may, mayEach, mayRead } from '#access/readable.ts'
import { readSheet } from '#results/items/sheets.ts'
import { readRaceResult } from '#results/steps/raceResult.ts'
import { readEstimates, visibleInRace } from '#tracking/steps/raceEstimates.ts'

const isSailed = (status: RaceStatus | undefined): boolean =>
  status === 'RUNNING' || status === 'FINISHING'

const noStates = { status: undefined, flags: [] }

const statesOf = (regatta: Regatta, race: Race, nowMillis: number) => {
  const log = raceLogOf(regatta, race)
  return { status: statusAt(log, nowMillis), flags: flyingFlags(log, nowMillis) }
}

/** One additional tag tells whether there are earlier ones. */
const wantedTags = shownTagsMax + 1

/** Reads the course, and the latest tags if the process knows the race. */
export const loadRaceBoard = (reading: Reading<RaceNames>) => {
  const { context, input, user } = reading
  const { store } = context
  const raceId = knownRaceId(store, input)
  const lists = raceId === undefined ? [] : listsOf(raceId, true, user.userId)
  const [raceColumnId] = raceId?.split('/') ?? []
  return Promise.all([
    raceColumnId !== undefined && readSheet(store, { ...input, raceColumnId }),
    loadRace(reading),
    readObject(store, 'LEADERBOARD', input.regattaName),
    ...lists.map((list) => listLatestTags(store, list, wantedTags)),
  ])
}

/**
 * Requires permission to read the regatta. Public tags need permission for the leaderboard. Without
 * it, `tagsNeed` contains that permission, and the page shows the caller's private tags only.
 */
export const showRaceBoard = async (context: Context, reference: RaceNames, language: Language) => {
  const raceWithCourse = await requireRace(context, reference)
  const { regatta, race } = raceWithCourse
  const leaderboard = namedObject('LEADERBOARD', regatta.name)
  const [mayReadTags = false] = await mayEach(context, [leaderboard], 'READ')
  const [boats, result] = await Promise.all([
    findTrackedBoats(context, raceWithCourse),
    mayReadTags ? findResult(context, regatta, race) : undefined,
  ])
  const startMillis = mayReadTags ? await startOf(context, regatta, race) : null
  const states = mayReadTags ? statesOf(regatta, race, context.nowMillis) : noStates
  const { flags } = states
  const status = statusWith(result !== undefined, states.status)
  return {
    language,
    regatta: regatta.name,
    raceColumn: race.raceColumn.name,
    fleet: race.fleet,
    shownName: shownNameOf(regatta, race),
    timeZone: regatta.timeZone ?? 'UTC',
    ...neighboursOf(regatta, race),
    ...(status === undefined ? {} : { status, flags }),
    startMillis,
    courseChanges:
      isSailed(status) && startMillis !== null
        ? await courseChangesSince(context, raceWithCourse, startMillis, language)
        : [],
    course: await describeRaceCourse(
      context,
      raceWithCourse,
      shownMillisOf(context, raceWithCourse),
    ),
    ...(boats === undefined ? {} : { boats }),
    result,
    hasCourse: raceWithCourse.stored.course !== undefined,
    latest: await latestTags(context, race.id, mayReadTags),
    ...(mayReadTags ? {} : { tagsNeed: { ...leaderboard, action: 'READ' } }),
    mayTag: mayReadTags && context.caller?.kind === 'session',
    mayPublishTags: context.caller !== undefined && (await may(context, leaderboard, 'TAG')),
    ...(context.caller === undefined ? {} : { caller: context.caller }),
  }
}

const findResult = async (context: Context, regatta: Regatta, race: Race) => {
  const { raceColumn, fleet } = race
  const key = { regattaName: regatta.name, raceColumnId: raceColumn.id, fleet }
  const sheet = await readSheet(context.store, key)
  return sheet && readRaceResult(context, regatta, race)
}

const startOf = async (context: Context, regatta: Regatta, race: Race) =>
  shownStartMillisOf(await withTaggedStarts(context, regatta, [race]), race)

/** The races before and after this one. */
const neighboursOf = (regatta: Regatta, { id }: Race) => {
  const races = racesOf(regatta).map((race) => ({ ...race, shownName: shownNameOf(regatta, race) }))
  const position = races.findIndex((race) => race.id === id)
  return { previous: races[position - 1], following: races[position + 1] }
}

export type RaceBoard = Awaited<ReturnType<typeof showRaceBoard>>

export interface TrackedBoat {
  readonly name: string
  readonly sailNumber: string | null
  /** `#RRGGBB` */
  readonly color: string | null
  readonly track: Track
  /** Null: not ranked yet. */
  readonly rank: number | null
}

/**
 * Costs little: the page itself needs no positions.
 * @returns `undefined` for a race without boats, and without permission to read the tracked race
 */
const findTrackedBoats = async (context: Context, { regatta, race }: RaceWithCourse) => {
  const { tracked } = race
  const { fromMillis, toMillis } = trackingIntervalOf(regatta, race)
  if (tracked === undefined || fromMillis === null) return undefined
  const object = namedObject('TRACKED_RACE', regatta.name, tracked.name)
  const [hasBoats, isVisible] = await Promise.all([
    hasDeviceMappings(context.store, regatta.name),
    mayRead(context, object),
  ])
  if (!hasBoats || !isVisible) return undefined
  const races = [{ ...race, tracked }]
  return {
    raceName: tracked.name,
    fromMillis,
    toMillis,
    readTracks: async (from: number, to: number): Promise<readonly TrackedBoat[]> => {
      const started = await withTaggedStarts(context, regatta, races)
      const estimates = await readEstimates(context, { regatta: started, races, atMillis: to })
      const boats = await visibleInRace(context, regatta, estimates.get(race.id) ?? [])
      return boats.map(({ entry, track, estimate }) => ({
        name: entry.displayName ?? entry.competitor.name,
        sailNumber: entry.competitor.boat.sailId,
        color: entry.competitor.displayColor ?? entry.competitor.boat.color,
        track: between(track, from, to),
        rank: estimate.rank,
      }))
    },
  }
}

/** In milliseconds: the tail of a boat in a picture, and its last fix before a pause. */
const pictureMillis = 180_000

/** The race at one time; without a time, now or at the end of tracking. */
export const showRacePicture = async (
  context: Context,
  reference: RaceNames & { readonly at?: number | undefined },
) => {
  const raceWithCourse = await requireRace(context, reference)
  const { regatta, race } = raceWithCourse
  const boats = await findTrackedBoats(context, raceWithCourse)
  const latest = Math.min(boats?.toMillis ?? context.nowMillis, context.nowMillis)
  const { at = latest } = reference
  return {
    title: `${shownNameOf(regatta, race)}, ${regatta.name}`,
    course: await describeRaceCourse(context, raceWithCourse, at),
    atMillis: at,
    timeZone: regatta.timeZone ?? 'UTC',
    boats: (await boats?.readTracks(at - pictureMillis, at)) ?? [],
  }
}

export type RacePicture = Awaited<ReturnType<typeof showRacePicture>>

const listsOf = (
  raceId: string,
  withPublic: boolean,
  userId: string | undefined,
): readonly TagsOfRace[] => [
  ...(withPublic ? [{ raceId }] : []),
  ...(userId === undefined ? [] : [{ raceId, userId }]),
]

/**
 * The caller's private tags, and the public ones if requested, in the order of race time.
 * `isCut` tells whether there are earlier ones.
 */
const latestTags = async ({ store, caller }: Context, raceId: string, withPublic: boolean) => {
  const lists = listsOf(raceId, withPublic, caller?.user.userId)
  const stretches = await Promise.all(lists.map((list) => listLatestTags(store, list, wantedTags)))
  // Before the last entry of an incomplete list, tags of that list may be missing.
  const complete = stretches
    .map(({ entries, isLast }) => (isLast ? '' : (entries.at(-1)?.position ?? '')))
    .reduce((latest, place) => (place > latest ? place : latest), '')
  const known = stretches
    .flatMap(({ entries }) => entries)
    .filter(({ position: place }) => place >= complete)
    .sort((left, right) => (left.position < right.position ? -1 : 1))
  return {
    tags: known.slice(-shownTagsMax).flatMap(({ tag }) => tag ?? []),
    isCut: known.length > shownTagsMax || stretches.some(({ isLast }) => !isLast),
  }
}
