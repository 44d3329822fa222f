/** The standings that files show: the body of the response, as far as the formats need it. */
export interface PublishedScore {
  /** From 1. Absent: the boat took no place. */
  readonly place?: number
  /** With the factor of the race column. */
  readonly points: number
  readonly code?: string
  readonly isDiscarded: boolean
  readonly elapsedSeconds?: number
}

export interface PublishedStanding {
  readonly rank: number
  readonly name: string
  readonly sailId: string | null
  readonly nationality: string | null
  readonly boatClass: string
  readonly boat?: string
  readonly crew?: string
  readonly club?: string
  readonly totalPoints: number
  readonly netPoints: number
  /** By the name of the race column. */
  readonly scores: Readonly<Record<string, PublishedScore>>
}

export interface PublishedResults {
  readonly leaderboard: string
  /** Milliseconds since 1970. Null: never. */
  readonly lastChange: number | null
  /** One for each fleet of a race column. */
  readonly columns: readonly {
    readonly name: string
    readonly state: string
    readonly scored: boolean
  }[]
  readonly competitors: readonly PublishedStanding[]
}

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
