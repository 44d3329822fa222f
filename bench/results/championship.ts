/** A large series, and the same number of boats and races in three stages. */
import type { FinishSheet } from '../../lib/results/rules/finishSheet.ts'
import type { ScoredColumn, Series, SeriesPart } from '../../lib/results/rules/scoring/standings.ts'

const entries = Array.from({ length: 1000 }, (_, index) => {
  const id = `boat ${String(index).padStart(4, '0')}`
  return { id, name: id, isWithdrawn: false }
})

interface Stage {
  readonly stage: NonNullable<SeriesPart['stage']>
  readonly fleets: readonly string[]
  readonly races: number
  /** The number of boats, the first ones. */
  readonly boats: number
}

const stages: readonly Stage[] = [
  { stage: 'qualifying', fleets: ['Yellow', 'Blue', 'Red', 'Green'], races: 40, boats: 1000 },
  { stage: 'final', fleets: ['Gold', 'Silver', 'Bronze', 'Emerald'], races: 19, boats: 1000 },
  { stage: 'medal', fleets: ['Medal'], races: 1, boats: 10 },
]

/** Each race in another order, and a tenth of the boats with a code. */
const sheetOf = (raceColumnId: string, fleet: string, boats: readonly string[]): FinishSheet => {
  const first = (7 * Number(/\d+$/.exec(raceColumnId)?.[0] ?? 0)) % boats.length
  const order = [...boats.slice(first), ...boats.slice(0, first)]
  const finishes = order.map((competitorId, place) =>
    place > 0.9 * order.length ? { competitorId, code: 'DNF' as const } : { competitorId },
  )
  const state = 'confirmed'
  return { raceColumnId, fleet, state, finishes, cameToTheStart: [], handicaps: {} }
}

const settings = {
  entries,
  discardThresholds: [4, 10],
  penaltyBase: 'entries',
  scoredBy: 'order',
  scoring: { system: 'LOW_POINT' },
} as const

const columnOf = (
  id: string,
  part: SeriesPart,
  fleetOf: ScoredColumn['fleetOf'],
): ScoredColumn => ({
  id,
  name: id,
  fleets: part.fleets.map((name) => ({ name })),
  factor: 100,
  isDiscardable: true,
  part,
  fleetOf,
})

const raceNames = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`)

const ids = entries.map(({ id }) => id)

const withoutStage: SeriesPart = { name: 'Default', fleets: ['Default'] }

export const withoutStages: Series = {
  ...settings,
  columns: raceNames('R', 60).map((id) => columnOf(id, withoutStage, () => 'Default')),
  sheets: raceNames('R', 60).map((id) => sheetOf(id, 'Default', ids)),
}

const partOf = ({ stage, fleets, races, boats }: Stage) => {
  const part: SeriesPart = { name: stage, stage, fleets, carry: 'net' }
  const fleetAt = (index: number): string => fleets[index % fleets.length] ?? ''
  const fleetsOfBoats = new Map(ids.slice(0, boats).map((id, index) => [id, fleetAt(index)]))
  const names = raceNames(stage, races)
  return {
    columns: names.map((id) => columnOf(id, part, (boat) => fleetsOfBoats.get(boat) ?? '')),
    sheets: names.flatMap((id) =>
      fleets.map((fleet) =>
        sheetOf(
          id,
          fleet,
          ids.filter((boat) => fleetsOfBoats.get(boat) === fleet),
        ),
      ),
    ),
  }
}

const parts = stages.map(partOf)

export const inStages: Series = {
  ...settings,
  columns: parts.flatMap(({ columns }) => columns),
  sheets: parts.flatMap(({ sheets }) => sheets),
}
