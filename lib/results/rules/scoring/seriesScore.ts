/** The net score of a boat: a sum, an average, or a share of the points that were possible. */
import type { Sentence } from '../../words/sentences.ts'
import { plusOne } from './amount.ts'
import { racesIn, shareOf, wantedScores } from './discards.ts'
import { pointsNumber, roundedTo } from './pointsText.ts'
import type { RacedColumn } from './races.ts'
import type { Score, Series, Standing } from './standings.ts'
import { systemOf } from './systems/systems.ts'

export type SeriesScore = Pick<Standing, 'netPoints' | 'lacking' | 'because'>

const sum = (scores: readonly Score[]): number =>
  scores.reduce((total, { points }) => total + points, 0)

/** @param entries the number of entries */
export const seriesScoreOf = (
  series: Series,
  raced: readonly RacedColumn[],
  entries: number,
): ((scores: readonly Score[]) => SeriesScore) => {
  const { average } = series.scoring
  return average === undefined ? sumOf(series, raced, entries) : averageOf(average, raced)
}

/** A score that a boat does not have counts as DNC, if so many scores count. */
const sumOf = (series: Series, raced: readonly RacedColumn[], entries: number) => {
  const { pointsOfCode } = systemOf(series.scoring)
  const races = racesIn(raced)
  const needed = Math.min(wantedScores(series, races) ?? 0, races)
  const { points: dnc } = pointsOfCode(plusOne(entries, 'entriesPlusOne', 'A5.2'))
  return (scores: readonly Score[]): SeriesScore => {
    const kept = sum(scores.filter(({ isDiscarded }) => !isDiscarded))
    const count = needed - scores.length
    if (count <= 0 || scores.length === 0) return { netPoints: kept }
    const added = count * dnc
    return {
      netPoints: kept + added,
      because: [['missingAsDnc', { count, points: pointsNumber(added) }]],
    }
  }
}

type Average = NonNullable<Series['scoring']['average']>

/** DNC stays out, and a boat needs a race. */
const averageOf = (average: Average, raced: readonly RacedColumn[]) => {
  const { of, minimumRaces = 1, minimumShare = 0 } = average
  const minimum = Math.max(1, minimumRaces, shareOf(minimumShare, racesIn(raced)))
  const possible = possibleIn(raced)
  return (scores: readonly Score[]): SeriesScore => {
    const counting = scores.filter(({ isDiscarded }) => !isDiscarded)
    const lacking = minimum - scores.filter(({ code }) => code !== 'DNC').length
    const score = of === 'points' ? meanOf(counting) : shareOfPossible(counting, possible)
    if (lacking <= 0) return score
    return {
      ...score,
      lacking,
      because: [...score.because, ['comma'], ['lacking', { count: lacking }]],
    }
  }
}

interface ExplainedScore extends SeriesScore {
  readonly because: readonly Sentence[]
}

const meanOf = (scores: readonly Score[]): ExplainedScore => {
  const count = scores.length
  const netPoints = count === 0 ? 0 : roundedTo(1, sum(scores), count)
  const values = { count, sum: pointsNumber(sum(scores)), points: pointsNumber(netPoints) }
  return { netPoints, because: [['average', values]] }
}

/** With three decimals. */
const shareOfPossible = (
  scores: readonly Score[],
  possibleOf: (score: Score) => number,
): ExplainedScore => {
  const count = scores.length
  const possible = scores.reduce((total, score) => total + possibleOf(score), 0)
  const netPoints = possible === 0 ? 0 : roundedTo(1, 1000 * sum(scores), possible) / 10
  const values = {
    count,
    earned: pointsNumber(sum(scores)),
    possible: pointsNumber(possible),
    share: pointsNumber(netPoints),
  }
  return { netPoints, because: [['share', values]] }
}

/** The points of a first place: one for each boat that came, with the factor of the column. */
const possibleIn = (raced: readonly RacedColumn[]) => {
  const points = new Map(
    raced.flatMap(({ column, races }) =>
      races.map(({ sheet, came }) => [`${column.id} ${sheet.fleet}`, came * column.factor]),
    ),
  )
  return ({ columnId, fleet = '' }: Score): number => points.get(`${columnId} ${fleet}`) ?? 0
}
