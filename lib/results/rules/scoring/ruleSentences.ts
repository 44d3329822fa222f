import type { Sentence } from '../../words/sentences.ts'
import { pointsNumber } from './pointsText.ts'
import type { RacedColumn } from './scores.ts'
import type { ScoredColumn, Series } from './standings.ts'

export const ruleSentences = (
  series: Series,
  raced: readonly RacedColumn[],
  entries: number,
): readonly Sentence[] => {
  const { discardThresholds, penaltyBase, scoredBy, columns } = series
  return [
    [scoredBy],
    discardSentence(discardThresholds),
    ...penaltySentences[penaltyBase]({
      points: entries + 1,
      entries: ['entries', { count: entries }],
    }),
    ...columns.flatMap(columnSentences),
    ...raced.flatMap(({ column }) => fleetSentences(column)),
  ]
}

const discardSentence = ([count, ...others]: readonly number[]): Sentence => {
  if (count === undefined) return ['noDiscard']
  const more = others.map((races, index): Sentence => [
    'discardMore',
    { results: index + 2, races },
  ])
  return ['discard', { count, more }]
}

type AfterEntries = NonNullable<Sentence[1]>

const penaltySentences: Readonly<
  Record<Series['penaltyBase'], (afterEntries: AfterEntries) => readonly Sentence[]>
> = {
  entries: (afterEntries) => [['dnfByEntries', afterEntries]],
  startingArea: (afterEntries) => [['dncByEntries', afterEntries], ['dnfByStarters']],
}

const columnSentences = ({ name: race, factor, isDiscardable }: ScoredColumn): Sentence[] => [
  ...(factor === 100 ? [] : [['multiplied', { race, factor: pointsNumber(factor) }] as const]),
  ...(isDiscardable ? [] : [['notDiscarded', { race }] as const]),
]

const fleetSentences = ({ name: race, fleets }: ScoredColumn): Sentence[] => {
  const ordered = fleets
    .flatMap((fleet) => (fleet.orderNo === undefined ? [] : [{ ...fleet, order: fleet.orderNo }]))
    .sort((one, other) => one.order - other.order)
  if (new Set(ordered.map(({ order }) => order)).size < 2) return []
  return [['fleetOrder', { race, fleets: ordered.map(({ name }) => name).join(', ') }]]
}
