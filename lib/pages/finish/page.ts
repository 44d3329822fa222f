/** The page for the finish of a race. */
import script from '../../../browser/finish/main.js?bundle'
import type { FinishPage } from '../steps/finishPage.ts'
import { markup, name, pathOf, racePath } from '../common/markup.ts'
import { officerPages } from '../common/officer.ts'

const { show, headers } = officerPages(script)

export const finishPageHeaders = headers

const leaderboards = '/sailingserver/api/v1/leaderboards'

export const finishPage = (page: FinishPage): string => {
  const { regatta, raceColumn, fleet, userName, timeZone, boats, columns, order } = page
  const path = pathOf(leaderboards, [regatta], pathOf('/results', [raceColumn, fleet]))
  return show({
    ...{ regatta, userName, timeZone, id: 'finish' },
    title: `Finish of ${raceColumn} ${fleet}`,
    heading: markup`Finish of ${name(raceColumn)} · ${name(fleet)}`,
    data: { user: userName, path, zone: timeZone, boats, columns, order },
    footer: markup`<a href="${pathOf('/start', [regatta, raceColumn])}">Start</a> · <a href="${pathOf('/results', [regatta])}">Results</a> · <a href="${racePath('/board', page)}">Race board</a>`,
  })
}
