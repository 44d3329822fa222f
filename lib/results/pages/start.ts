/** The page on which race officers start the races of a race column. */
import script from '../browser/start/main.tsx?bundle'
import type { Context } from '#endpoint/context.ts'
import { listEntries } from '#races/items/entries.ts'
import { entriesOfRace } from '#races/rules/fleets.ts'
import { hasFleets, racesOfColumn, shownNameOf } from '#races/rules/regatta.ts'
import { noRaceColumn } from '#races/steps/raceColumns.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { markup, name, pathOf } from '#page/markup.ts'
import { boatsOf, type FinishBoat } from './finish.ts'
import type { OpenedPage } from '#page/openedPage.ts'
import { officerPages, raceLogPath } from '#races/pages/officerPages.ts'

const css = `
.clock { margin: 0; font-size: clamp(3rem, 19vw, 9rem); white-space: nowrap; font-weight: 800; line-height: 1; font-variant-numeric: tabular-nums; text-align: center }
.next { font-size: var(--large); text-align: center }
.flags { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: center; min-height: 5.5rem }
.flag { margin: 0; text-align: center; font-size: var(--small) }
.flag svg { display: block; width: 6rem; height: 4rem; margin: 0 auto }
.asked { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; font-weight: 600 }
`

/** A race of the column, with the paths of what its presses change. */
export interface StartRace {
  readonly fleet: string
  readonly title: string
  readonly log: string
  readonly sheet: string
  readonly course: string
  readonly finish: string
  readonly boats: readonly FinishBoat[]
}

export interface StartPage extends OpenedPage {
  /** The path of the boats with their phones. */
  readonly tally: string
  readonly races: readonly StartRace[]
}

const show = officerPages<StartPage>(script, css)

const courses = '/sailingserver/api/v1/courseconfiguration/getFromCourse'

interface Names {
  readonly regattaName: string
  readonly raceColumn: string
}

/** Requires permission to update the leaderboard. */
export const showStartPage = async (context: Context, names: Names) => {
  const regatta = await requireRegatta(context, names.regattaName, 'LEADERBOARD')
  const races = racesOfColumn(regatta, names.raceColumn)
  const [first] = races
  if (first === undefined) throw noRaceColumn(regatta, names.raceColumn)
  const raceColumn = first.raceColumn.name
  const entries = await listEntries(context.store, regatta.name)
  const leaderboard = pathOf('/sailingserver/api/v1/leaderboards', [regatta.name])
  const pathTo = (start: string, fleet: string) => pathOf(start, [regatta.name, raceColumn, fleet])
  const boards = races.map(
    (race) =>
      markup`<a href="${pathTo('/board', race.fleet)}">Board of ${shownNameOf(regatta, race)}</a> · `,
  )
  return show(context, regatta, {
    id: 'start',
    title: `Start of ${raceColumn}`,
    heading: markup`Start of ${name(raceColumn)}`,
    data: {
      tally: `${leaderboard}/tally`,
      races: races.map((race) => ({
        fleet: race.fleet,
        title: hasFleets(regatta) ? race.fleet : raceColumn,
        boats: boatsOf(entriesOfRace(race, entries)),
        log: raceLogPath(regatta, race),
        sheet: leaderboard + pathOf('/results', [raceColumn, race.fleet]),
        course: pathTo(courses, race.fleet),
        finish: pathTo('/finish', race.fleet),
      })),
    },
    footer: markup`${boards}<a href="${pathOf('/out', [regatta.name])}">Who is out there</a> · <a href="${pathOf('/marks', [regatta.name])}">Marks</a>`,
  })
}
