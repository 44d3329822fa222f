import { endpoint } from '#endpoint'
import { preferredMediaType } from '#endpoint/accept.ts'
import { readableByLink } from '#races/steps/guards.ts'
import { resultForms } from '#results/formats/resultForms.ts'
import { readStandings } from '#results/steps/readStandings.ts'
import { loadResultsAt } from '#results/steps/history.ts'
import { loadSeriesResults } from '#results/steps/results.ts'
import { seriesStandings, standingsQuery } from '#schemas/results/standings.ts'
import { requireMoment } from '#values/time.ts'

const preferredForm = (accept: string | undefined) =>
  preferredMediaType(accept, ['application/json', ...resultForms.map(({ mediaType }) => mediaType)])

export const { declaration, handler } = endpoint({
  name: 'readResults',
  summary: 'Read the standings of a series, with a reason for each score',
  description:
    'Scored by the low point system of the Racing Rules of Sailing, Appendix A, from the confirmed ' +
    'finish sheets. Competitors whom the caller may not READ or READ_PUBLIC are left out; all of ' +
    'them are shown with the right secret. A path that ends in `.csv` is the table in the layout of ' +
    'Sailwave, `.xml` is World Sailing XRR 1.3, and `.sailwave.csv` has the finish sheets as the ' +
    'import of race results in Sailwave reads them. Text files are UTF-8 with a mark. A text that ' +
    'begins with `=`, `+`, `-` or `@` gets an apostrophe. A response without `limit` has as many ' +
    'competitors as it has room for.',
  routes: [
    'GET /sailingserver/api/v1/leaderboards/{leaderboard}/results',
    'GET /sailingserver/api/v1/leaderboards/{leaderboard}/results.csv',
    'GET /sailingserver/api/v1/leaderboards/{leaderboard}/results.xml',
    'GET /sailingserver/api/v1/leaderboards/{leaderboard}/results.sailwave.csv',
  ],
  guard: readableByLink('LEADERBOARD', 'leaderboard'),
  input: standingsQuery,
  load: async ({ context: { store }, input: { leaderboard, at } }): Promise<void> => {
    await (at === undefined
      ? loadSeriesResults(store, leaderboard)
      : loadResultsAt(store, leaderboard))
  },
  headers: ['accept'],
  conditional: true,
  reply: { status: 200, body: seriesStandings, alternatives: resultForms },
  errors: ['not-found', 'too-large'],
  run: ({ context, input: { at, ...input }, headers: { accept } }) => {
    const atMillis = at === undefined ? undefined : requireMoment(at, '/at')
    const isFile = resultForms.some(({ mediaType }) => mediaType === preferredForm(accept))
    return readStandings(context, { ...input, atMillis, isFile })
  },
})
