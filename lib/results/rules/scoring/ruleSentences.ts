import { pointsText } from './pointsText.ts'
import type { RacedColumn } from './scores.ts'
import type { ScoredColumn, Series } from './standings.ts'
import { plural } from '#values/plural.ts'

export const ruleSentences = (series: Series, raced: readonly RacedColumn[], entries: number) => {
  const { discardThresholds, penaltyBase, scoredBy, columns } = series
  return [
    scoringSentences[scoredBy],
    discardSentence(discardThresholds),
    ...penaltySentences[penaltyBase](`${entries + 1}: ${plural(entries, 'entry', 'entries')} + 1`),
    ...columns.flatMap(columnSentences),
    ...raced.flatMap(({ column }) => fleetSentences(column)),
  ]
}

const scoringSentences: Readonly<Record<Series['scoredBy'], string>> = {
  order: 'Places are in the order of finishing (A3).',
  correctedTime:
    'Places are by corrected time (A3): elapsed time x factor - allowance x distance, rounded to whole ' +
    'seconds, half up. Parts of a second are cut from the times of the start and of the finish.',
  pointsOnly: 'The race committee states the points of each boat.',
}

const discardSentence = (thresholds: readonly number[]): string => {
  const [first, ...others] = thresholds
  if (first === undefined) return 'No result is discarded.'
  const more = others.map((threshold, index) => `, ${index + 2} from ${threshold}`).join('')
  return `1 result is discarded from ${plural(first, 'race')} on${more}.`
}

const penaltySentences: Readonly<
  Record<Series['penaltyBase'], (afterEntries: string) => readonly string[]>
> = {
  entries: (afterEntries) => [`DNF scores ${afterEntries} (A5.2).`],
  startingArea: (afterEntries) => [
    `DNC scores ${afterEntries} (A5.3).`,
    'DNF scores the number of boats that came to the starting area of the race + 1 (A5.3).',
  ],
}

const columnSentences = ({ name, factor, isDiscardable }: ScoredColumn): readonly string[] => [
  ...(factor === 100 ? [] : [`Points in ${name} are multiplied by ${pointsText(factor)}.`]),
  ...(isDiscardable ? [] : [`The result of ${name} is not discarded.`]),
]

const fleetSentences = ({ name, fleets }: ScoredColumn): readonly string[] => {
  const ordered = fleets
    .flatMap((fleet) => (fleet.orderNo === undefined ? [] : [{ ...fleet, order: fleet.orderNo }]))
    .sort((one, other) => one.order - other.order)
  if (new Set(ordered.map(({ order }) => order)).size < 2) return []
  const names = ordered.map((fleet) => fleet.name).join(', ')
  return [`Fleets rank in the order of ${name}: ${names}.`]
}
