import { bearingBetween } from '#positions/rules/geodesic.ts'
import { middleOf } from '#positions/rules/position.ts'
import {
  finishedMillisOf,
  liveDelayMillis,
  type RegattaWithStarts,
  shownStartMillisOf,
  trackingIntervalOf,
} from '#races/rules/raceTimes.ts'
import type { Race, Regatta } from '#races/rules/regatta.ts'
import type { Context } from '#endpoint/context.ts'
import { type EntryInRace, raceCourseAt, readEstimates } from './raceEstimates.ts'
import { withTaggedStarts } from '#races/steps/taggedStarts.ts'
import type { RaceWithTracking } from '#races/steps/trackedRaces.ts'

export const describeRaceTimes = async (
  context: Context,
  stored: Regatta,
  races: readonly RaceWithTracking[],
  secret: string | undefined,
) => {
  const regatta = await withTaggedStarts(context, stored, races)
  const atMillis = context.nowMillis
  const estimates = await readEstimates(context, { regatta, races, atMillis, secret })
  return Promise.all(
    races.map((race) => describeTimes(context, regatta, race, estimates.get(race.id) ?? [])),
  )
}

const describeTimes = async (
  context: Context,
  regatta: RegattaWithStarts,
  race: RaceWithTracking,
  entries: readonly EntryInRace[],
) => {
  const { fromMillis, toMillis } = trackingIntervalOf(regatta, race)
  const markPassings = markPassingsOf(entries)
  const newest = entries.flatMap(({ track }) => track.at(-1)?.timeMillis ?? [])
  return {
    name: race.tracked.name,
    regatta: regatta.name,
    'startOfRace-ms': shownStartMillisOf(regatta, race),
    'startOfTracking-ms': fromMillis,
    'newestTrackingEvent-ms': newest.length === 0 ? null : Math.max(...newest),
    'endOfTracking-ms': toMillis,
    'endOfRace-ms': finishedMillisOf(regatta, race),
    'delayToLive-ms': liveDelayMillis,
    markPassings,
    legs: await legsOf(context, regatta, race, markPassings),
    'currentServerTime-ms': context.nowMillis,
  }
}

/** The first and the last passing of each waypoint by any competitor. */
const markPassingsOf = (entries: readonly EntryInRace[]) => {
  const count = entries[0]?.estimate.passings.length ?? 0
  return Array.from({ length: count }, (_, waypoint) => {
    const times = entries.flatMap(({ estimate }) => estimate.passings[waypoint] ?? [])
    return {
      name: waypoint > 0 && waypoint === count - 1 ? 'F' : `M${waypoint}`,
      'firstPassing-ms': times.length === 0 ? null : Math.min(...times),
      'lastPassing-ms': times.length === 0 ? null : Math.max(...times),
    }
  })
}

/** One leg between two waypoints, with its bearing if the positions of their marks are known. */
const legsOf = async (
  context: Context,
  regatta: RegattaWithStarts,
  race: Race,
  passings: readonly { readonly 'lastPassing-ms': number | null }[],
) => {
  const { waypoints, markPosition } = await raceCourseAt(context, regatta, race, context.nowMillis)
  const centers = waypoints.map(({ marks }, waypoint) => {
    // A mark that was moved afterwards counts where the boats passed it.
    const millis = passings[waypoint]?.['lastPassing-ms'] ?? context.nowMillis
    const [one, other = one] = marks.map((markId) => markPosition(markId, millis))
    return one && other ? middleOf(one, other) : undefined
  })
  return centers.slice(1).map((to, position) => {
    const from = centers[position]
    const bearing = from && to && bearingBetween(from, to)
    const rounded = bearing === undefined ? undefined : (Math.round(bearing * 10) / 10) % 360
    return {
      name: `L${position + 1}`,
      ...(rounded === undefined ? {} : { 'bearing-deg': rounded }),
    }
  })
}
