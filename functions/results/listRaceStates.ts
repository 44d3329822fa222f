import { endpoint } from '#endpoint'
import { raceStates, raceStatesFilter } from '#schemas/races/raceTimes.ts'
import { mayRead } from '#access/readable.ts'
import { namedObject } from '#values/objectId.ts'
import type { Context } from '#endpoint/context.ts'
import type { Static } from '#schemas/schema.ts'
import { isoTime } from '#values/time.ts'
import { readRegatta } from '#races/items/regattas.ts'
import { flyingSideFlags, lastFlag, type RaceLog, statusAt } from '#races/rules/raceLog.ts'
import { finishedMillisOf, raceLogOf, startMillisOf } from '#races/rules/raceTimes.ts'
import { courseAreaId, type Race, racesOf, trackedRaceId } from '#races/rules/regatta.ts'
import { requireEvent } from '#races/steps/events.ts'
import { listSheetRaces } from '#results/items/sheets.ts'
import { statusWith } from '#results/rules/raceStages.ts'
import { isSheetOf } from '#results/steps/results.ts'

export const { declaration, handler } = endpoint({
  name: 'listRaceStates',
  summary: 'List the states of the races of an event',
  description:
    'In the order of the regattas, of the race columns, then of the fleets. A race has no `raceState` until its race ' +
    'log has an event.',
  routes: ['GET /sailingserver/api/v1/events/{eventId}/racestates'],
  guard: { kind: 'object', type: 'EVENT', actions: ['READ'], id: 'eventId' },
  input: raceStatesFilter,
  conditional: true,
  reply: { status: 200, body: raceStates },
  errors: ['not-found'],
  run: async ({ context, input: filter }) => {
    const event = await requireEvent(context, filter.eventId)
    const { filterByLeaderboard: wanted, filterByCourseArea: area = areaName } = filter
    const names = event.regattas.map(({ name }) => name)
    const named = area === areaName ? names.filter((name) => (wanted ?? name) === name) : []
    const regattas = await Promise.all(
      named.map((name) => readableRegatta(context, name, courseAreaId(event.id))),
    )
    return {
      name: event.name,
      id: event.id,
      raceStates: regattas.flatMap((regatta) =>
        regatta === undefined
          ? []
          : racesOf(regatta)
              .filter((race) => isOnDay(startMillisOf(regatta, race), context.nowMillis, filter))
              .map((race) => describeState(regatta, race, context.nowMillis)),
      ),
    }
  },
})

type Filter = Static<typeof raceStatesFilter>

const areaName = 'Default'

/** The regatta of the event, if it is on the course area and the caller may read its leaderboard. */
const readableRegatta = async (context: Context, name: string, areaId: string) => {
  const regatta = await readRegatta(context.store, name)
  if (regatta?.courseAreaId !== areaId) return undefined
  const object = namedObject('LEADERBOARD', regatta.name)
  const [isReadable, sheets] = await Promise.all([
    mayRead(context, object),
    listSheetRaces(context.store, regatta.name),
  ])
  return isReadable ? { ...regatta, sheets } : undefined
}

type ScoredRegatta = NonNullable<Awaited<ReturnType<typeof readableRegatta>>>

const dayMillis = 24 * 60 * 60_000

const isOnDay = (
  startMillis: number | null,
  nowMillis: number,
  { filterByDayOffset: offset, clientTimeZoneOffsetInMinutes: zone = 0 }: Filter,
): boolean => {
  if (offset === undefined) return true
  const dayOf = (millis: number) => Math.floor((millis + zone * 60_000) / dayMillis)
  return startMillis !== null && dayOf(startMillis) === dayOf(nowMillis) + offset
}

const describeLastFlag = (log: RaceLog) => {
  const { flag = null, signal } = lastFlag(log) ?? {}
  return {
    lastUpperFlag: flag,
    lastLowerFlag: signal?.lowerFlag ?? null,
    displayed: signal?.displayed ?? null,
  }
}

const describeState = (regatta: ScoredRegatta, race: Race, nowMillis: number) => {
  const { tracked } = race
  const log = raceLogOf(regatta, race)
  const sideFlags = flyingSideFlags(log, nowMillis)
  return {
    raceName: race.raceColumn.name,
    fleetName: race.fleet,
    trackedRaceLinked: tracked !== undefined,
    trackedRaceName: tracked?.name ?? null,
    trackedRaceId: tracked === undefined ? null : trackedRaceId(race),
    courseAreaName: areaName,
    leaderboardName: regatta.name,
    leaderboardDisplayName: regatta.leaderboardDisplayName ?? regatta.name,
    ...(log === undefined
      ? {}
      : {
          raceState: {
            startTime: isoTime(startMillisOf(regatta, race)),
            endTime: isoTime(finishedMillisOf(regatta, race)),
            lastStatus: statusWith(regatta.sheets.some(isSheetOf(race)), statusAt(log, nowMillis)),
            ...describeLastFlag(log),
          },
        }),
    ...(sideFlags.length > 0 && { sideFlags }),
  }
}
