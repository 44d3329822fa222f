/** Championships in short: lists of fleets, and sheets by race column and fleet. */
import type { ScoredColumn, Series, SeriesPart } from '#results/rules/scoring/standings.ts'
import { scoreSeries } from '#results/rules/scoring/score.ts'
import { lowPointSettings } from '#results/rules/scoring/systems/systems.ts'
import { column, entriesOf, sheet, table } from './seriesFixture.ts'

type ByFleet = Readonly<Record<string, string>>

export interface SentStage extends Partial<Omit<SeriesPart, 'fleets'>> {
  /** The boats of each fleet, best fleet first. */
  readonly lists: ByFleet
  readonly races: Readonly<Record<string, ByFleet>>
  /** Other lists of a race column. */
  readonly columnLists?: Readonly<Record<string, ByFleet>>
  readonly columns?: Readonly<Record<string, Partial<ScoredColumn>>>
}

const fleetIn = (lists: ByFleet) => (id: string) =>
  Object.entries(lists).find(([, boats]) => boats.split(' ').includes(id))?.[0] ?? ''

const columnsOf = ({ lists, races, columnLists = {}, columns = {}, ...more }: SentStage) => {
  const part = { name: more.stage ?? 'Series', fleets: Object.keys(lists), ...more }
  const isMedal = part.stage === 'medal'
  const weight = isMedal ? { factor: 200, isDiscardable: false } : {}
  return Object.keys(races).map((id) =>
    column(id, {
      fleets: part.fleets.map((name) => ({ name })),
      fleetOf: fleetIn(columnLists[id] ?? lists),
      part,
      ...weight,
      ...columns[id],
    }),
  )
}

export const staged = (
  ids: string,
  stages: readonly SentStage[],
  more: Partial<Series> = {},
): Series => ({
  entries: entriesOf(ids),
  columns: stages.flatMap(columnsOf),
  sheets: stages.flatMap(({ races }) =>
    Object.entries(races).flatMap(([id, fleets]) =>
      Object.entries(fleets).map(([fleet, finishes]) => sheet(id, finishes, { fleet })),
    ),
  ),
  discardThresholds: [],
  penaltyBase: 'entries',
  scoredBy: 'order',
  scoring: lowPointSettings,
  ...more,
})

export const stagedTable = (...series: Parameters<typeof staged>): readonly string[] =>
  table(scoreSeries(staged(...series)))
