import { pageResult } from '#page/document.tsx'
import { paths as script } from '#results/browser/start/main.tsx?file'
import { startPage } from '#results/pages/start/page.tsx'
import { readStartPage } from '#results/steps/startPage.ts'
import { regattaOrEvent } from '#races/steps/eventInstead.ts'
import { loadOfficerSheets } from '#results/steps/sheets.ts'
import { ConditionalResult } from '#endpoint/conditionalResult.ts'
import { endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { raceColumnOfPage } from '#schemas/races/regatta.ts'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'startPage',
  summary: 'Show the page on which race officers start the races of a race column, or of a day',
  description:
    'The starting sequence of RRS 26 with its flags and sounds, postponement, recalls, abandonment ' +
    'and shortened courses. Every press is an event of the race log, and waits on the phone while ' +
    'there is no connection. Without a race column, the page has of each fleet the race that is ' +
    'sailed now, or the next one. The id of an event instead of a regatta means all of its classes ' +
    'whose leaderboards the caller may START.',
  routes: ['GET /start/{regattaName}/{raceColumn}', 'GET /start/{regattaName}'],
  guard: regattaOrEvent('LEADERBOARD', 'START'),
  input: raceColumnOfPage,
  load: ({ context, input }) => loadOfficerSheets(context.store, input.regattaName),
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  errors: ['not-found'],
  run: async ({ context, language, input }) => {
    const data = await readStartPage(context, language, input)
    // The time of the reading makes no other page.
    const basis = JSON.stringify({ ...data, at: 0 })
    return new ConditionalResult(basis, () => Promise.resolve(pageResult(startPage(data), script)))
  },
})
