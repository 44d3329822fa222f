import { pageResult } from '#page/document.tsx'
import { paths as script } from '#results/browser/out/main.tsx?file'
import { outPage } from '#results/pages/out/page.tsx'
import { readOutPage } from '#results/steps/outPage.ts'
import { regattaOrEvent } from '#races/steps/eventInstead.ts'
import { loadTally } from '#results/steps/tally.ts'
import { ConditionalResult } from '#endpoint/conditionalResult.ts'
import { endpoint } from '#endpoint'
import { pageType } from '#endpoint/mediaTypes.ts'
import { regattaOfPage } from '#schemas/races/regatta.ts'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'outPage',
  summary: 'Show who is out there, for safety boats',
  description:
    'The boats with their states and last positions, those that are not accounted for first. One ' +
    'press checks a boat in or out, and waits on the phone while there is no connection. A text for ' +
    'the radio names the missing boats. The id of an event instead of a regatta means all of its ' +
    'classes whose leaderboards the caller may TALLY.',
  routes: ['GET /out/{regattaName}'],
  guard: regattaOrEvent('LEADERBOARD', 'TALLY'),
  input: regattaOfPage,
  load: ({ context, input }) => loadTally(context, input.regattaName),
  conditional: 'no-store',
  reply: { status: 200, body: page, mediaType: pageType },
  errors: ['not-found'],
  run: async ({ context, language, input }) => {
    const data = await readOutPage(context, language, input.regattaName)
    // The time of the reading makes no other page.
    const classes = data.classes.map((one) => ({ ...one, list: { ...one.list, at: 0 } }))
    const basis = JSON.stringify({ ...data, classes })
    return new ConditionalResult(basis, () => Promise.resolve(pageResult(outPage(data), script)))
  },
})
