import type { liveCompetitorsFilter } from '#schemas/tracking/liveCompetitors.ts'
import type { Static } from '#schemas/schema.ts'
import { shownStartMillisOf } from '#races/rules/raceTimes.ts'
import { motionAt } from '../rules/motion.ts'
import { raceAreaOf } from '#positions/rules/raceArea.ts'
import { knotsOf, rounded } from '#values/units.ts'
import type { Context } from '#endpoint/context.ts'
import { describeCompetitorInRace } from '#races/steps/competitorDescriptions.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { withTaggedStarts } from '#races/steps/taggedStarts.ts'
import { requireTrackedRace } from '#races/steps/trackedRaces.ts'
import { type EntryInRace, readStandings } from './raceStandings.ts'
import { describeMissedMarks } from './missedMarks.ts'
import { trackedPeriod } from './raceTracks.ts'

export const showLiveCompetitors = async (
  context: Context,
  { regattaName, raceName, topN = -1 }: Static<typeof liveCompetitorsFilter>,
) => {
  const stored = await requireRegatta(context, regattaName)
  const race = requireTrackedRace(stored, raceName)
  const regatta = await withTaggedStarts(context, stored, [race])
  const atMillis = trackedPeriod(context, regatta, race, {})?.toMillis ?? context.nowMillis
  const standings = await readStandings(context, { regatta, races: [race], atMillis })
  const found = standings.get(race.id) ?? []
  const shown = topN < 0 ? found : found.slice(0, topN)
  const warnings = await describeMissedMarks(context, regatta, race, found)
  return {
    name: race.tracked.name,
    regatta: regatta.name,
    ...describeTimes(shownStartMillisOf(regatta, race), atMillis),
    competitors: shown.map(describeLive),
    ...(warnings.length === 0 ? {} : { warnings }),
  }
}

const describeTimes = (startMillis: number | null, atMillis: number) => {
  if (startMillis === null) return { liveTime: atMillis }
  const seconds = (atMillis - startMillis) / 1000
  const since = seconds < 0 ? { 'timeToStart-s': -seconds } : { 'timeSinceStart-s': seconds }
  return { startTime: startMillis, liveTime: atMillis, ...since }
}

const describeLive = ({ entry, track, standing, atMillis }: EntryInRace) => {
  const motion = motionAt(track, raceAreaOf(track.slice(0, 1)), atMillis)
  const { rank, currentLeg, distanceSailed, gapSeconds, gapMetres, finished } = standing
  return {
    ...describeCompetitorInRace(entry),
    rank: rank ?? 0,
    ...(motion === undefined ? {} : { 'speedOverGround-kts': rounded(knotsOf(motion.speed), 2) }),
    ...(currentLeg === null ? {} : { leg: currentLeg }),
    ...(distanceSailed === null ? {} : { 'distanceTraveled-m': rounded(distanceSailed, 2) }),
    ...(gapSeconds === null ? {} : { 'gapToLeader-s': rounded(gapSeconds, 2) }),
    ...(gapMetres === null ? {} : { 'gapToLeader-m': rounded(gapMetres, 2) }),
    finished,
  }
}
