/** Refuses changes of settings that races, boats or results depend on. */
import { readWhichRacesHaveCourse } from '#courses/items/courses.ts'
import type { Context } from '#endpoint/context.ts'
import { listAllEntries } from '#races/items/entries.ts'
import { type Race, racesOf, type Regatta, type Series } from '#races/rules/regatta.ts'
import { Failure, sentence } from '#values/failure.ts'
import { readState } from '../items/changes.ts'
import { listDrafts, listSheets } from '../items/sheets.ts'
import { isSheetOf } from './results.ts'

/** @throws Failure `setting-in-use` */
export const requireFreeSettings = async (
  context: Context,
  before: Regatta,
  after: Regatta,
): Promise<void> => {
  await requireFreeRanking(context, before, after)
  const kept = new Set(racesOf(after).map(({ id }) => id))
  const lost = racesOf(before).filter(({ id }) => !kept.has(id))
  const fleets = before.series.flatMap((series) => lostFleets(series, after))
  if (fleets.length === 0) return
  await requireEmptyFleets(context, before, fleets)
  await requireUntouchedRaces(context, before, lost)
}

/** A sheet has what its ranking metric needs, and earlier results follow from it too. */
const requireFreeRanking = async ({ store }: Context, before: Regatta, after: Regatta) => {
  if (before.rankingMetric === after.rankingMetric) return
  if ((await readState(store, before.name)) === undefined) return
  throw new Failure(
    'setting-in-use',
    'The regatta has results, or has had some. Its handicap stays.',
  )
}

interface FleetOfSeries {
  readonly series: string
  readonly fleet: string
}

const lostFleets = ({ name, fleets }: Series, after: Regatta): readonly FleetOfSeries[] => {
  const kept = after.series.find((series) => series.name === name)?.fleets ?? []
  return fleets.filter((fleet) => !kept.includes(fleet)).map((fleet) => ({ series: name, fleet }))
}

const requireEmptyFleets = async (
  { store }: Context,
  { name }: Regatta,
  lost: readonly FleetOfSeries[],
) => {
  const entries = await listAllEntries(store, name)
  for (const { series, fleet } of lost) {
    const { length: count } = entries.filter(({ fleets = [] }) =>
      fleets.some((one) => one.series === series && one.fleet === fleet),
    )
    if (count === 0) continue
    const detail = sentence`The fleet ${fleet} is not empty. Boats: ${count}. Move them to another fleet first.`
    throw new Failure('setting-in-use', detail)
  }
}

const requireUntouchedRaces = async (
  { store }: Context,
  regatta: Regatta,
  lost: readonly Race[],
) => {
  const [sheets, drafts, hasCourse] = await Promise.all([
    listSheets(store, regatta.name),
    listDrafts(store, regatta.name),
    readWhichRacesHaveCourse(store, regatta.name),
  ])
  const touched = lost.find(
    (race) =>
      race.tracked !== undefined ||
      hasCourse(race.id) !== false ||
      regatta.racesWithStartTag.includes(race.id) ||
      [...sheets, ...drafts].some(isSheetOf(race)) ||
      regatta.raceLogs.some(
        ({ raceColumnId, fleet }) => raceColumnId === race.raceColumn.id && fleet === race.fleet,
      ),
  )
  if (touched === undefined) return
  const { raceColumn, fleet } = touched
  const detail = sentence`The race ${raceColumn.name} of the fleet ${fleet} has a course, a start, tracking or a result. The fleet stays.`
  throw new Failure('setting-in-use', detail)
}
