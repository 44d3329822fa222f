import { liveUrlOf } from '#endpoint/liveUrl.ts'
import { resultsPage } from '#results/pages/resultsPage.tsx'
import { changesMax, showResultsPage } from '#results/steps/resultsPage.ts'
import { eventResultsPage } from '#results/pages/eventResultsPage.tsx'
import { showEventResults } from '#results/steps/eventResultsPage.ts'
import { regattaOrEvent } from '#races/steps/eventInstead.ts'
import { readRegatta } from '#races/items/regattas.ts'
import { requireRegatta } from '#races/steps/regattas.ts'
import { prefetchChanges } from '#results/steps/changes.ts'
import { pageOfSheets } from '#results/items/sheets.ts'
import { loadSeriesResults } from '#results/steps/results.ts'
import { authorize } from '#access/authorize.ts'
import { namedObject } from '#values/objectId.ts'
import { endpoint } from '#endpoint'
import { ConditionalResult } from '#endpoint/conditionalResult.ts'
import { pageType } from '#endpoint/mediaTypes.ts'
import { regattaOfResultsPage } from '#schemas/races/regatta.ts'
import { page } from '#schemas/platform/service.ts'

export const { declaration, handler } = endpoint({
  name: 'resultsPage',
  summary: 'Show the results of a regatta as a page',
  description:
    'The standings, the reason of each score, the races one by one, the rules in words, the codes ' +
    'and the changes, for phones, screens and paper. The page updates itself. A large series has ' +
    'several pages. It also needs ' +
    '`LEADERBOARD:READ:{regattaName}`. Competitors whom the caller may not READ or READ_PUBLIC are ' +
    'left out. With the id of an event instead of a name: the standings of each of its classes, in ' +
    'short.',
  routes: ['GET /results/{regattaName}'],
  guard: regattaOrEvent('REGATTA', 'READ'),
  input: regattaOfResultsPage,
  load: ({ context: { store }, input: { regattaName } }) =>
    Promise.all([
      loadSeriesResults(store, regattaName),
      store.prefetch([pageOfSheets(regattaName)]),
      prefetchChanges(store, regattaName, changesMax),
    ]),
  conditional: true,
  reply: { status: 200, body: page, mediaType: pageType, headers: ['link'] },
  errors: ['not-found', 'forbidden'],
  run: async ({ context, language, input, origin }) => {
    const { regattaName, from = 1, fleet } = input
    if ((await readRegatta(context.store, regattaName)) === undefined) {
      const { basis, make } = await showEventResults(context, regattaName, language)
      return new ConditionalResult(basis, async () => eventResultsPage(await make()))
    }
    const { name } = await requireRegatta(context, regattaName)
    await authorize(context, { ...namedObject('LEADERBOARD', name), action: 'READ' })
    const liveUrl = liveUrlOf(context.settings, origin)
    const { basis, make } = await showResultsPage(context, {
      regattaName: name,
      from,
      fleet,
      language,
    })
    return new ConditionalResult(`${basis} ${liveUrl ?? ''}`, async () =>
      resultsPage(await make(), liveUrl),
    )
  },
})
