/** The page for the start of a race. */
import script from '../../../browser/start/main.js?bundle'
import type { StartPage } from '../steps/startPage.ts'
import { markup, type Markup, name, pathOf, racePath } from '../common/markup.ts'
import { officerPages } from '../common/officer.ts'

const { show, headers } = officerPages(
  script,
  `
.clock { margin: 0; font-size: clamp(3rem, 19vw, 9rem); white-space: nowrap; font-weight: 800; line-height: 1; font-variant-numeric: tabular-nums; text-align: center }
.next { font-size: var(--large); text-align: center }
.flags { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: center; min-height: 5.5rem }
.flag { margin: 0; text-align: center; font-size: var(--small) }
.flag svg { display: block; width: 6rem; height: 4rem; margin: 0 auto }
.asked { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; font-weight: 600 }
`,
)

export const startPageHeaders = headers

const leaderboards = '/sailingserver/api/v1/leaderboards'
const courses = '/sailingserver/api/v1/courseconfiguration/getFromCourse'

/** The paths that the script needs for one race. */
const raceData = (
  { regatta, raceColumn }: StartPage,
  { fleet, boats }: StartPage['races'][number],
) => {
  const names = { regatta, raceColumn, fleet }
  const query = new URLSearchParams({
    leaderboard: regatta,
    race_column: raceColumn,
    fleet,
  }).toString()
  return {
    ...{ fleet, boats },
    log: `/sailingserver/rc/racelog?${query}`,
    sheet: pathOf(leaderboards, [regatta], pathOf('/results', [raceColumn, fleet])),
    course: racePath(courses, names),
    finish: racePath('/finish', names),
  }
}

export const startPage = (page: StartPage): string => {
  const { regatta, raceColumn, userName, timeZone, races } = page
  const boards: readonly Markup[] = races.map(
    ({ fleet }) =>
      markup`<a href="${racePath('/board', { regatta, raceColumn, fleet })}">Board of ${fleet}</a> · `,
  )
  return show({
    ...{ regatta, userName, timeZone, id: 'start' },
    title: `Start of ${raceColumn}`,
    heading: markup`Start of ${name(raceColumn)}`,
    data: {
      ...{ user: userName, raceColumn, zone: timeZone },
      tally: pathOf(leaderboards, [regatta], '/tally'),
      races: races.map((race) => raceData(page, race)),
    },
    footer: markup`${boards}<a href="${pathOf('/out', [regatta])}">Who is out there</a> · <a href="${pathOf('/marks', [regatta])}">Marks</a>`,
  })
}
