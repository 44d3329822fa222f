/** The boats of a regatta with their states, and where they were last. */
import { listDeviceMappings } from '#races/items/deviceMappings.ts'
import type { StoredEntry } from '#races/items/entries.ts'
import { entriesOfRace } from '#races/rules/fleets.ts'
import { finishedMillisOf, raceLogOf } from '#races/rules/raceTimes.ts'
import { type Race, racesOf, type Regatta } from '#races/rules/regatta.ts'
import { type Phone, phoneState, readPhones } from '#races/steps/phones.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { describeTally } from '#races/steps/competitorDescriptions.ts'
import type { Context, ReadingContext } from '#endpoint/context.ts'
import type { StoredSheet } from '../items/sheets.ts'
import { type StartedRace, stateOfBoat } from '../rules/boatStates.ts'
import { shownName } from '../rules/facts.ts'
import { isSheetOf } from './results.ts'
import { loadOfficerSheets } from './sheets.ts'

interface RaceOnWater extends StartedRace {
  readonly race: Race
  readonly sheet?: StoredSheet | undefined
}

/** Reads ahead what the tally follows from. */
export const loadTally = ({ store }: Pick<ReadingContext, 'store'>, leaderboard: string) =>
  Promise.all([loadOfficerSheets(store, leaderboard), listDeviceMappings(store, leaderboard)])

export const showTally = async (context: Context, leaderboard: string) => {
  const { store, nowMillis } = context
  const regatta = await requireRegatta(context, leaderboard, 'LEADERBOARD')
  const [[entries, confirmed, drafts], phones] = await Promise.all([
    loadOfficerSheets(store, regatta.name),
    readPhones(context, regatta.name),
  ])
  const races = startedRaces(regatta, confirmed, drafts, nowMillis)
  const raceOf = lastRaces(races, entries)
  return {
    at: nowMillis,
    /** Existing pages read it. The caller organizes the regatta, and sees every entry. */
    hidden: 0,
    boats: entries
      .map((entry) => {
        const { id } = entry.competitor
        return describeBoat(entry, raceOf.get(id), phones.get(id), nowMillis)
      })
      .sort((one, other) =>
        (one.sailId ?? '').localeCompare(other.sailId ?? '', 'en', { numeric: true }),
      ),
  }
}

/** The last start comes first. */
const startedRaces = (
  regatta: Regatta,
  confirmed: readonly StoredSheet[],
  drafts: readonly StoredSheet[],
  nowMillis: number,
): readonly RaceOnWater[] =>
  racesOf(regatta)
    .flatMap((race) => {
      const scored = confirmed.find(isSheetOf(race))
      const sheet = drafts.find(isSheetOf(race)) ?? scored
      const startMillis = startOf(regatta, race, sheet)
      if (startMillis === undefined || startMillis > nowMillis) return []
      const end = finishTimes(scored).at(-1) ?? scored?.atMillis
      const overMillis = finishedMillisOf(regatta, race) ?? end
      return [{ race, sheet, startMillis, overMillis }]
    })
    .sort((one, other) => other.startMillis - one.startMillis)

/** A race without a start time in its log, such as one with a sheet only, has begun by its first finish. */
const startOf = (regatta: Regatta, race: Race, sheet: StoredSheet | undefined) => {
  const log = raceLogOf(regatta, race)
  const startMillis = log?.startTime?.value ?? sheet?.startMillis
  // After a general recall or an abandonment, the sheet is of the attempt before.
  const isFirst = (log?.passId ?? 0) === 0
  return startMillis ?? (isFirst ? finishTimes(sheet)[0] : undefined)
}

/** In order. */
const finishTimes = (sheet: StoredSheet | undefined): readonly number[] =>
  (sheet?.finishes ?? [])
    .flatMap(({ finishMillis }) => finishMillis ?? [])
    .sort((one, other) => one - other)

/** The last race that each boat started, by the id of the competitor. */
const lastRaces = (races: readonly RaceOnWater[], entries: readonly StoredEntry[]) => {
  const found = new Map<string, RaceOnWater>()
  const sailing = entries.filter(({ withdrawn }) => withdrawn !== true)
  for (const one of races) {
    if (found.size === sailing.length) break
    for (const { competitor } of entriesOfRace(one.race, sailing)) {
      if (!found.has(competitor.id)) found.set(competitor.id, one)
    }
  }
  return found
}

const describeBoat = (
  entry: StoredEntry,
  race: RaceOnWater | undefined,
  phone: Phone | undefined,
  nowMillis: number,
) => {
  const { competitor, tally } = entry
  const { id: competitorId, boat } = competitor
  const line = race?.sheet?.finishes.find((one) => one.competitorId === competitorId)
  return {
    competitorId,
    sailId: boat.sailId,
    name: shownName(entry),
    boat: boat.name,
    state: stateOfBoat({ tally, race, line }, nowMillis),
    ...(race && { raceColumn: race.race.raceColumn.name, fleet: race.race.fleet }),
    ...(line?.code && { code: line.code }),
    ...(tally && { tally: describeTally(tally) }),
    phone: phoneState(phone, nowMillis),
    ...(phone?.clockAheadSeconds && { clockAheadSeconds: phone.clockAheadSeconds }),
    ...positionOf(phone),
  }
}

const positionOf = ({ lastMillis: at, latitude, longitude }: Phone = {}) =>
  at === undefined || latitude === undefined || longitude === undefined
    ? {}
    : { position: { latitude, longitude, at } }
