import { pageResult } from '#page/document.tsx'
import { paths as script } from '#results/browser/finish/line.tsx?file'
import { finishLinePage } from '#results/pages/finish/linePage.tsx'
import { readFinishLinePage } from '#results/steps/finishLinePage.ts'
import { loadOfficerSheets } from '#results/steps/sheets.ts'
import { regattaOrEvent } from '#races/steps/eventInstead.ts'
import { endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { raceColumnOfPage } from '#schemas/races/regatta.ts'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'finishLinePage',
  summary: 'Show the page on which race officers take the finish of all races at one line',
  description:
    'One field takes the number of any boat, and puts her into the finish sheet of her race. Without ' +
    'a race column, the page has of each fleet the race that is sailed now, or the next one. The id of ' +
    'an event instead of a regatta means all of its classes whose leaderboards the caller may SCORE.',
  routes: ['GET /finish/{regattaName}/{raceColumn}', 'GET /finish/{regattaName}'],
  guard: regattaOrEvent('LEADERBOARD', 'SCORE'),
  input: raceColumnOfPage,
  load: ({ context, input }) => loadOfficerSheets(context.store, input.regattaName),
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  errors: ['not-found'],
  run: async ({ context, language, input }) =>
    pageResult(finishLinePage(await readFinishLinePage(context, language, input)), script),
})
