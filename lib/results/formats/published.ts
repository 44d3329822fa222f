/** The standings that files show: the body of the response. */
import type { seriesStandings } from '#schemas/results/standings.ts'
import type { Static } from '#schemas/schema.ts'

export type PublishedResults = Static<typeof seriesStandings>
export type PublishedStanding = PublishedResults['competitors'][number]
export type PublishedScore = PublishedStanding['scores'][string]

/** The race columns that count, with their number among all of the leaderboard. */
export const scoredColumns = ({ columns }: PublishedResults) =>
  [...new Set(columns.map(({ name }) => name))].flatMap((name, index) => {
    const scored = columns.filter((column) => column.name === name && column.scored)
    const isOfficial = scored.every(({ state }) => state === 'official')
    return scored.length === 0 ? [] : [{ name, number: String(index + 1), isOfficial }]
  })

/** The scores of a race, in the order of finishing. */
export const scoresOfRace = ({ competitors }: PublishedResults, column: string) =>
  competitors
    .flatMap((competitor) => {
      const score = competitor.scores[column]
      return score === undefined ? [] : [{ competitor, score }]
    })
    .sort(({ score: one }, { score: other }) => placeOf(one) - placeOf(other))

const placeOf = ({ place = Number.MAX_SAFE_INTEGER }: PublishedScore): number => place
