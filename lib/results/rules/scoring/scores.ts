/** The scores of all boats in all races, without discards. */
import { groupedBy } from '#values/groupedBy.ts'
import type { Finish, ScoreCode } from '../finishSheet.ts'
import type { Amount } from './amount.ts'
import {
  amountOf,
  type EarlierScore,
  redressAmount,
  statedAmount,
  withPenalties,
} from './amounts.ts'
import { hasRedress, keepsPlace } from './codes.ts'
import { correctedSecondsOf, elapsedSecondsOf } from './correctedTime.ts'
import { pointsNumber, roundedTo } from './pointsText.ts'
import type { Race, RacedColumn } from './races.ts'
import type { Score, ScoredColumn, Series } from './standings.ts'

export type PlainScore = Omit<Score, 'isDiscarded'>

/** One line of a sheet, and where it stands. */
interface Cell {
  readonly columnIndex: number
  readonly column: ScoredColumn
  readonly race: Race
  readonly finish: Finish
}

const cellsOf = ({ column, races }: RacedColumn, columnIndex: number): readonly Cell[] =>
  races.flatMap((race) => race.lines.map((finish) => ({ columnIndex, column, race, finish })))

/** The first cell of each column. */
const isFirst = ({ columnIndex }: Cell, at: number, cells: readonly Cell[]): boolean =>
  cells[at - 1]?.columnIndex !== columnIndex

/** The scores of each boat in the order of the columns, with the factors of the columns. */
export const scoresOfBoats = (raced: readonly RacedColumn[], scoredBy: Series['scoredBy']) =>
  new Map(
    Array.from(
      groupedBy(raced.flatMap(cellsOf), ({ finish }) => finish.competitorId),
      ([id, all]) => {
        const cells = all.filter(isFirst)
        const others = cells.some(({ finish }) => hasRedress(finish)) ? cells.flatMap(averaged) : []
        return [id, cells.map((cell) => scoreOf(cell, amountOfCell(cell, others), scoredBy))]
      },
    ),
  )

/** A score by redress is not averaged, else averages would depend on each other. */
const averaged = (cell: Cell): readonly EarlierScore[] => {
  if (hasRedress(cell.finish)) return []
  const { columnIndex, column } = cell
  const { points } = amountOfCell(cell, [])
  return [{ columnIndex, columnId: column.id, points, code: cell.finish.code }]
}

const amountOfCell = ({ columnIndex, race, finish }: Cell, others: readonly EarlierScore[]) => {
  if (finish.points !== undefined) return statedAmount(finish.points)
  const amount = hasRedress(finish)
    ? redressAmount(finish, columnIndex, others, race.dnf)
    : amountOf(race, finish)
  return keepsPlace(finish) ? withPenalties(amount, finish, race) : amount
}

/** Redress replaces the score for a code such as DNF. */
const shownCode = (finish: Finish): ScoreCode | undefined => {
  const { code, penalties, redress } = finish
  if (redress !== undefined && code !== 'SCA' && !keepsPlace(finish)) return 'RDG'
  return code ?? penalties?.[0]?.code ?? (redress === undefined ? undefined : 'RDG')
}

/** Points with a factor are rounded half up to hundredths. */
const scoreOf = ({ column, race, finish }: Cell, amount: Amount, scoredBy: Series['scoredBy']) => {
  // A code, and stated points, count once in a medal race.
  const isWhole = amount.isFixed === true && column.part.stage === 'medal'
  const factor = isWhole ? 100 : column.factor
  const { points, words, rule, ruleWords, isAddition = factor !== 100 } = amount
  const code = shownCode(finish)
  const place = race.places.get(finish.competitorId)?.place
  const scaled = roundedTo(1, points * factor, 100)
  return {
    columnId: column.id,
    fleet: race.sheet.fleet,
    points: scaled,
    rule,
    ...(place === undefined ? {} : { place }),
    ...(code === undefined ? {} : { code }),
    ...timesOf(race, finish, scoredBy),
    because: [
      ...words,
      ...(factor === 100 ? [] : [['factor', { factor: pointsNumber(factor) }] as const]),
      ...(isAddition ? [['total', { points: pointsNumber(scaled) }] as const] : []),
      ruleWords ?? (['rule', { rule }] as const),
    ],
  }
}

const timesOf = (
  { sheet }: Race,
  { competitorId, finishMillis }: Finish,
  scoredBy: Series['scoredBy'],
): Pick<Score, 'elapsedSeconds' | 'correctedSeconds'> => {
  const { startMillis } = sheet
  if (startMillis === undefined || finishMillis === undefined) return {}
  const corrected =
    scoredBy === 'correctedTime' ? correctedSecondsOf(sheet, competitorId, finishMillis) : undefined
  const elapsed = { elapsedSeconds: elapsedSecondsOf(startMillis, finishMillis) }
  return corrected === undefined ? elapsed : { ...elapsed, correctedSeconds: corrected }
}
