import type { ScoringSettings } from '#races/rules/regatta.ts'
import type { Sentence } from '../../words/sentences.ts'
import { pointsNumber } from './pointsText.ts'
import type { RacedColumn } from './races.ts'
import { rankedFleets } from './stages.ts'
import type { ScoredColumn, Series, SeriesPart } from './standings.ts'
import { systemOf } from './systems/systems.ts'

export const ruleSentences = (
  series: Series,
  raced: readonly RacedColumn[],
  entries: number,
): readonly Sentence[] => {
  const { penaltyBase, scoredBy, columns, scoring } = series
  const { direction } = systemOf(scoring)
  const hasOthers = columns.length === 0 || columns.some(({ part }) => part.stage === undefined)
  const penalties = penaltySentences[penaltyBase]({
    points: entries + 1,
    entries: ['entries', { count: entries }],
  })
  return [
    [scoredBy],
    ...scoringSentences(scoring),
    ...(scoring.counts === undefined ? [discardSentence(series.discardThresholds)] : []),
    ...(direction === 1 && hasOthers ? penalties : []),
    ...partsOf(columns).flatMap(stageSentences),
    ...columns.flatMap(columnSentences),
    ...raced.flatMap(({ column }) => fleetSentences(column)),
  ]
}

/** The system, and how the scores of a series become one. */
export const scoringSentences = (scoring: ScoringSettings): readonly Sentence[] => {
  const { average, counts, dutyRaces } = scoring
  return [
    ...systemOf(scoring).rules,
    ...(counts === undefined ? [] : [countsSentence(counts)]),
    ...(average === undefined ? [] : averageSentences(average)),
    ...(dutyRaces === undefined ? [] : [['dutyRaces', { count: dutyRaces }] as const]),
  ]
}

const countsSentence = (counts: NonNullable<ScoringSettings['counts']>): Sentence =>
  'best' in counts
    ? ['countsBest', { count: counts.best }]
    : ['countsShare', { percent: percentOf(counts.share) }]

const percentOf = (share: number): number => Number((100 * share).toPrecision(12))

const averageSentences = ({
  of,
  minimumRaces,
  minimumShare,
}: NonNullable<ScoringSettings['average']>): readonly Sentence[] => [
  [of === 'points' ? 'averageOfPoints' : 'shareOfPossible'],
  ...(minimumRaces === undefined ? [] : [['minimumRaces', { count: minimumRaces }] as const]),
  ...(minimumShare === undefined
    ? []
    : [['minimumShare', { percent: percentOf(minimumShare) }] as const]),
]

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

const partsOf = (columns: readonly ScoredColumn[]): readonly SeriesPart[] =>
  Array.from(new Set(columns.map(({ part }) => part)))

/** Sentences about the stage of a series, what it carries over, and its discards. */
export const stageSentences = (part: SeriesPart): readonly Sentence[] => {
  const { name: series, stage, leftover, maximumNumberOfDiscards: count } = part
  const isQualifying = stage === 'qualifying'
  const fleets = [...rankedFleets(part).keys()].join(', ')
  return [
    ...(stage === undefined ? [] : [[stage, { series, fleets }] as const]),
    ...(isQualifying ? [[leftover ?? 'abandon'] as const] : []),
    ...carrySentences(part),
    ...(count === undefined ? [] : [['atMostDiscards', { count, series }] as const]),
  ]
}

const carrySentences = ({ stage, carry = 'points' }: SeriesPart): readonly Sentence[] => {
  if (stage === undefined || stage === 'qualifying') return []
  if (typeof carry === 'string') return [[carryKeys[carry]]]
  const { divide, rounding, decimals } = carry
  return [['carriesPart', { divide, decimals, rounding: [rounding] }]]
}

const carryKeys = { points: 'carriesPoints', net: 'carriesNet', rank: 'carriesRank' } as const

const columnSentences = (column: ScoredColumn): Sentence[] => {
  const { name: race, factor, isDiscardable, firstPlace = 1 } = column
  return [
    ...(factor === 100 ? [] : [['multiplied', { race, factor: pointsNumber(factor) }] as const]),
    ...(isDiscardable ? [] : [['notDiscarded', { race }] as const]),
    ...(firstPlace === 1 ? [] : [['placesFrom', { race, place: firstPlace }] as const]),
  ]
}

/** The fleets of a stage are in its sentence. */
const fleetSentences = ({ name: race, fleets, part }: ScoredColumn): Sentence[] => {
  const ordered = fleets
    .flatMap((fleet) => (fleet.orderNo === undefined ? [] : [{ ...fleet, order: fleet.orderNo }]))
    .sort((one, other) => one.order - other.order)
  if (new Set(ordered.map(({ order }) => order)).size < 2 || part.stage !== undefined) return []
  return [['fleetOrder', { race, fleets: ordered.map(({ name }) => name).join(', ') }]]
}
