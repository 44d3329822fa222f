import { localizedTexts } from '#endpoint/localized.ts'
import { type Sentence, sentence } from '#values/failure.ts'
import type { Language } from '#values/language.ts'
import { endpoint } from '#endpoint'
import { readableTrackedRace } from '#races/steps/guards.ts'
import { liveCompetitors, liveCompetitorsFilter } from '#schemas/tracking/liveCompetitors.ts'
import type { Context } from '#endpoint/context.ts'
import { knotsOf, rounded } from '#values/units.ts'
import { raceAreaOf } from '#positions/rules/raceArea.ts'
import { shownStartMillisOf } from '#races/rules/raceTimes.ts'
import type { Race, Regatta } from '#races/rules/regatta.ts'
import { describeCompetitorInRace } from '#races/steps/competitorDescriptions.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { withTaggedStarts } from '#races/steps/taggedStarts.ts'
import { requireTrackedRace } from '#races/steps/trackedRaces.ts'
import { readCourse } from '#courses/items/courses.ts'
import { readMarks } from '#courses/items/marks.ts'
import { waypointsOf } from '#courses/rules/raceCourse.ts'
import { motionAt } from '#tracking/rules/motion.ts'
import type { Estimate } from '#tracking/rules/estimates.ts'
import {
  describeMissed,
  type EntryInRace,
  readEstimates,
  visibleInRace,
} from '#tracking/steps/raceEstimates.ts'
import { loadTrackedRace, trackedPeriod } from '#tracking/steps/raceTracks.ts'

export const { declaration, handler } = endpoint({
  name: 'listLiveCompetitors',
  summary: 'List the competitors of a race, the leading ones first',
  description:
    'Those that the caller may READ or READ_PUBLIC. Ranks, legs, distances and gaps are estimates from ' +
    'the positions of all boats.',
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}/races/{raceName}/competitors/live'],
  guard: readableTrackedRace,
  input: liveCompetitorsFilter,
  load: loadTrackedRace,
  reply: { status: 200, body: liveCompetitors },
  errors: ['not-found'],
  run: async ({ context, input: { regattaName, raceName, topN = -1 }, language }) => {
    const stored = await requireRegatta(context, regattaName)
    const race = requireTrackedRace(stored, raceName)
    const regatta = await withTaggedStarts(context, stored, [race])
    const atMillis = trackedPeriod(context, regatta, race, {})?.toMillis ?? context.nowMillis
    const estimates = await readEstimates(context, { regatta, races: [race], atMillis })
    const entries = estimates.get(race.id) ?? []
    const visible = await visibleInRace(context, regatta, entries)
    const shown = topN < 0 ? visible : visible.slice(0, topN)
    const warnings = await describeMissedMarks(context, regatta, race, entries)
    return {
      name: race.tracked.name,
      regatta: regatta.name,
      ...describeTimes(shownStartMillisOf(regatta, race), atMillis),
      competitors: shown.map(describeLive),
      ...(warnings.length === 0 ? {} : await describeWarnings(warnings, language)),
    }
  },
})

const describeTimes = (startMillis: number | null, atMillis: number) => {
  if (startMillis === null) return { liveTime: atMillis }
  const seconds = (atMillis - startMillis) / 1000
  const since = seconds < 0 ? { 'timeToStart-s': -seconds } : { 'timeSinceStart-s': seconds }
  return { startTime: startMillis, liveTime: atMillis, ...since }
}

const describeLive = ({ entry, track, estimate, missed, atMillis }: EntryInRace) => {
  const motion = motionAt(track, raceAreaOf(track.slice(0, 1)), atMillis)
  const { rank, currentLeg, distanceSailed, gapSeconds, gapMetres, finished } = estimate
  return {
    ...describeCompetitorInRace(entry),
    rank: rank ?? 0,
    ...(motion === undefined ? {} : { 'speedOverGround-kts': rounded(knotsOf(motion.speed), 2) }),
    ...(currentLeg === null ? {} : { leg: currentLeg }),
    ...(distanceSailed === null ? {} : { 'distanceTraveled-m': rounded(distanceSailed, 2) }),
    ...(gapSeconds === null ? {} : { 'gapToLeader-s': rounded(gapSeconds, 2) }),
    ...(gapMetres === null ? {} : { 'gapToLeader-m': rounded(gapMetres, 2) }),
    finished,
    ...describeMissed(missed),
  }
}

/** The boats of one fleet come to a mark within a shorter time. */
const waitingMillis = 20 * 60_000

/** Names marks that boats came near, and none passed: their positions may be wrong. */
const describeWarnings = async (warnings: readonly Sentence[], language: Language) => ({
  warnings: warnings.map(String),
  ...(language !== 'en' && { localized: await localizedTexts(warnings, language) }),
})

const describeMissedMarks = async (
  { store }: Context,
  { name }: Regatta,
  race: Race,
  entries: readonly EntryInRace[],
): Promise<Sentence[]> => {
  const { course } = await readCourse(store, name, race)
  const [first] = entries
  if (course === undefined || first === undefined) return []
  const { marks } = await readMarks(store, name)
  const names = new Map(marks.map((mark) => [mark.id, mark.name]))
  const estimates = entries.map(({ estimate }) => estimate)
  return waypointsOf(course).flatMap((waypoint, index) => {
    const metres = estimates.flatMap(({ nearestMetres }) => nearestMetres[index] ?? [])
    if (metres.length === 0 || passingsOf(estimates, index).length > 0) return []
    const waiting = first.atMillis - Math.min(...passingsOf(estimates, index - 1))
    const isProven = estimates.some(({ passings }) =>
      passings.slice(index).some((passing) => passing !== null),
    )
    if (!isProven && !(waiting >= waitingMillis)) return []
    const [one = '', other] = waypoint.marks.map((id) => names.get(id) ?? id)
    const mark = other === undefined ? one : sentence`${one} and ${other}`
    const time = isProven ? '' : sentence` for ${Math.floor(waiting / 60_000)} minutes`
    const nearest = Math.round(Math.min(...metres))
    return [
      sentence`No boat has passed ${mark}${time}: the nearest one was ${nearest} metres away.`,
    ]
  })
}

/** The starts, if nobody passed the first waypoint at a known time. */
const passingsOf = (estimates: readonly Estimate[], waypoint: number): readonly number[] => {
  const passings = estimates.flatMap((estimate) => estimate.passings[waypoint] ?? [])
  return waypoint > 0 || passings.length > 0
    ? passings
    : estimates.flatMap(({ startedMillis }) => startedMillis ?? [])
}
