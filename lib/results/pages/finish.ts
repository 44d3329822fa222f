/** The page on which race officers take the finish of a race. */
import script from '../browser/finish/main.tsx?bundle'
import type { Context } from '#endpoint/context.ts'
import { listEntries } from '#races/items/entries.ts'
import type { Entry } from '#races/rules/competitor.ts'
import { entriesOfRace } from '#races/rules/fleets.ts'
import { type RaceNames, shownNameOf } from '#races/rules/regatta.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { withTaggedStarts } from '#races/steps/taggedStarts.ts'
import type { RaceWithTracking } from '#races/steps/trackedRaces.ts'
import { raceOfPath } from '../steps/results.ts'
import { readEstimates } from '#tracking/steps/raceEstimates.ts'
import { markup, name, pathOf } from '#page/markup.ts'
import type { OpenedPage } from '#page/openedPage.ts'
import { officerPages, raceLogPath } from '#races/pages/officerPages.ts'

export interface FinishBoat {
  readonly id: string
  readonly sail: string
  readonly name: string
  /** The name of the boat. */
  readonly boat: string
}

export interface FinishPage extends OpenedPage {
  /** The paths of the race log and of the finish sheet. */
  readonly log: string
  readonly path: string
  readonly boats: readonly FinishBoat[]
  /** The ids of the boats that have finished, as the tracks tell it. */
  readonly order: readonly string[]
  /** The names of the marks that boats left out, by their ids. */
  readonly missed: Readonly<Record<string, readonly string[]>>
}

const show = officerPages<FinishPage>(script)

/** Requires permission to update the leaderboard. */
export const showFinishPage = async (context: Context, names: RaceNames) => {
  const stored = await requireRegatta(context, names.regattaName, 'LEADERBOARD')
  const race = raceOfPath(stored, names)
  const [regatta, all] = await Promise.all([
    withTaggedStarts(context, stored, [race]),
    listEntries(context.store, stored.name),
  ])
  const entries = entriesOfRace(race, all)
  const races = race.tracked === undefined ? [] : [race as RaceWithTracking]
  const wanted = { regatta, races, atMillis: context.nowMillis, entries: all }
  const estimates = (await readEstimates(context, wanted)).get(race.id) ?? []
  const [column, { fleet }] = [race.raceColumn.name, race]
  const results = pathOf('/results', [column, fleet])
  return show(context, regatta, {
    id: 'finish',
    title: `Finish of ${shownNameOf(regatta, race)}`,
    heading: markup`Finish of ${name(shownNameOf(regatta, race))}`,
    data: {
      log: raceLogPath(regatta, race),
      path: pathOf('/sailingserver/api/v1/leaderboards', [regatta.name], results),
      boats: boatsOf(entries),
      order: estimates.flatMap(({ entry, estimate }) =>
        estimate.finished ? [entry.competitor.id] : [],
      ),
      missed: Object.fromEntries(
        estimates.flatMap(({ entry, missed }) =>
          missed.length === 0 ? [] : [[entry.competitor.id, missed]],
        ),
      ),
    },
    footer: markup`<a href="${pathOf('/start', [regatta.name, column])}">Start</a> · <a href="${pathOf('/results', [regatta.name])}">Results</a> · <a href="${pathOf('/board', [regatta.name, column, fleet])}">Race board</a>`,
  })
}

/** In the order of the numbers on the sails. */
export const boatsOf = (entries: readonly Entry[]): readonly FinishBoat[] =>
  entries
    .map(({ competitor: { id, name, boat } }) => ({
      id,
      name,
      sail: boat.sailId ?? '',
      boat: boat.name ?? '',
    }))
    .sort((one, other) => one.sail.localeCompare(other.sail, 'en', { numeric: true }))
