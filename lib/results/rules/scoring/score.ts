/**
 * Scores a series: Appendix A of the Racing Rules of Sailing 2025-2028, in stages and by other systems
 * too. Rounding: redress and parts of DNF to tenths, corrected times to seconds, points with a factor
 * to hundredths, always half up.
 */
import type { Sentence } from '../../words/sentences.ts'
import { discarderOf } from './discards.ts'
import { columnsOf, countedEntries, type RacedColumn } from './races.ts'
import { type RankedBoat, rankBoats } from './ranking.ts'
import { ruleSentences } from './ruleSentences.ts'
import { type PlainScore, scoresOfBoats } from './scores.ts'
import { seriesScoreOf } from './seriesScore.ts'
import { carriedOf, countingColumns, legsOf, takesPart } from './stages.ts'
import type {
  ColumnOfStandings,
  Score,
  ScoredEntry,
  Series,
  Standing,
  Standings,
} from './standings.ts'
import { systemOf } from './systems/systems.ts'

export const scoreSeries = (series: Series): Standings => {
  const entries = countedEntries(series)
  const sailed = columnsOf(series, entries)
  const columns = countingColumns(sailed)
  const raced = columns.filter(isRaced)
  const scores = scoresOfBoats(raced, series.scoredBy)
  return {
    standings: standingsOf(series, entries, { raced, scores }),
    columns: columns.map((column, index) =>
      describeColumn(column, sailed[index]?.races ?? [], entries.length),
    ),
    rules: ruleSentences(series, raced, entries.length),
  }
}

const isRaced = ({ races }: RacedColumn): boolean => races.length > 0

const describeColumn = (
  { column, races, waitsFor }: RacedColumn,
  sailed: RacedColumn['races'],
  entries: number,
): ColumnOfStandings => {
  const came = sailed.reduce((total, race) => total + race.came, 0)
  const cameByFleet = Object.fromEntries(sailed.map((race) => [race.sheet.fleet, race.came]))
  return {
    id: column.id,
    isScored: races.length > 0,
    entries,
    came,
    cameByFleet,
    ...(waitsFor && { waitsFor }),
  }
}

/** Ranks after each race column that counts. Redress by the average of all knows later races. */
export const ranksAfterColumns = (series: Series, { standings }: Standings) => {
  const entries = countedEntries(series)
  const raced = countingColumns(columnsOf(series, entries)).filter(isRaced)
  const scores = new Map(standings.map((standing) => [standing.id, standing.scores]))
  return new Map(
    raced.map(({ column }, position) => {
      const until = { raced: raced.slice(0, position + 1), scores }
      const ranks = standingsOf(series, entries, until).map(({ id, rank }) => [id, rank] as const)
      return [column.id, new Map(ranks)] as const
    }),
  )
}

/** The scores of all boats, also in qualifying races that do not count. None is discarded. */
export const scoresOfAllRaces = (series: Series): readonly (readonly [string, Score])[] => {
  const raced = columnsOf(series, countedEntries(series)).filter(isRaced)
  return Array.from(scoresOfBoats(raced, series.scoredBy)).flatMap(([id, scores]) =>
    scores.map((score) => [id, { ...score, isDiscarded: false }] as const),
  )
}

interface Scored {
  readonly raced: readonly RacedColumn[]
  /** By the id of the boat. Scores in other columns do not count. */
  readonly scores: ReadonlyMap<string, readonly PlainScore[]>
}

/** Best first. A leg that carries a score over ranks its boats before all others. */
const standingsOf = (
  series: Series,
  entries: readonly ScoredEntry[],
  { raced, scores }: Scored,
): readonly Standing[] =>
  legsOf(raced).reduce<readonly Standing[]>((before, leg) => {
    const ids = new Set(leg.raced.map(({ column }) => column.id))
    const discard = discarderOf(series, leg.raced)
    const ranking = {
      raced: leg.raced,
      direction: systemOf(series.scoring).direction,
      seriesScore: seriesScoreOf(series, leg.raced, entries.length),
    }
    const boats = entries.map((entry): RankedBoat => {
      const own = scores.get(entry.id) ?? []
      return { entry, scores: discard(own.filter(({ columnId }) => ids.has(columnId))) }
    })
    const { carry } = leg
    if (carry === undefined) return rankBoats(boats, ranking)
    const carried = new Map(
      before
        .filter(({ id }) => takesPart(leg, id))
        .map((earlier) => [earlier.id, { earlier, ...carriedOf(carry, earlier) }]),
    )
    const ranked = boats.flatMap((boat) => {
      const { carriedPoints } = carried.get(boat.entry.id) ?? {}
      return carriedPoints === undefined ? [] : [{ ...boat, carriedPoints }]
    })
    return [
      ...rankBoats(ranked, ranking).map((standing) => withEarlier(standing, carried)),
      ...rankedBehind(
        ranked.length,
        before.filter(({ id }) => !carried.has(id)),
      ),
    ]
  }, [])

interface CarriedStanding {
  readonly earlier: Standing
  readonly words: Sentence
  /** The net points alone are carried, so that excluded scores stay in the total. */
  readonly isNet: boolean
}

const withEarlier = (
  standing: Standing,
  carried: ReadonlyMap<string, CarriedStanding>,
): Standing => {
  const found = carried.get(standing.id)
  if (found === undefined) return standing
  const { earlier, words, isNet } = found
  const excluded = isNet ? earlier.totalPoints - earlier.netPoints : 0
  return {
    ...standing,
    totalPoints: standing.totalPoints + excluded,
    because: standing.because ? [words, ['comma'], ...standing.because] : [words],
    scores: [...earlier.scores, ...standing.scores],
  }
}

/** Boats that are not in the stage keep their order behind it. */
const rankedBehind = (ahead: number, behind: readonly Standing[]): readonly Standing[] => {
  let rank = 0
  return behind.map((standing, index) => {
    const isLevelWith = (other: Standing | undefined) => other?.rank === standing.rank
    if (!isLevelWith(behind[index - 1])) rank = ahead + index + 1
    const isTied = isLevelWith(behind[index - 1]) || isLevelWith(behind[index + 1])
    return { ...standing, rank, isTied }
  })
}
