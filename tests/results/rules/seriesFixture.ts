/** Series in short: `A =B C:DSQ` is a sheet, and `1 A 1 (7) 2 net 3` a line of the standings. */
import type { Finish, FinishSheet, ScoreCode } from '#results/rules/finishSheet.ts'
import { pointsNumber } from '#results/rules/scoring/pointsText.ts'
import { scoreSeries } from '#results/rules/scoring/score.ts'
import type {
  Score,
  ScoredColumn,
  Series,
  SeriesPart,
  Standings,
} from '#results/rules/scoring/standings.ts'
import { lowPointSettings } from '#results/rules/scoring/systems/systems.ts'

/** `=B` is level with the boat before, `C:DSQ` has a code. */
export const lines = (
  text: string,
  more: Readonly<Record<string, Partial<Finish>>> = {},
): readonly Finish[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [, level, competitorId = '', code] = /^(=?)(\w+)(?::(\w+))?$/.exec(word) ?? []
      return {
        competitorId,
        ...(level === '=' ? { levelWithPrevious: true } : {}),
        ...(code === undefined ? {} : { code: code as ScoreCode }),
        ...more[competitorId],
      }
    })

export const sheet = (
  raceColumnId: string,
  finishes: readonly Finish[] | string,
  more: Partial<FinishSheet> = {},
): FinishSheet => ({
  raceColumnId,
  fleet: 'Default',
  state: 'confirmed',
  cameToTheStart: [],
  handicaps: {},
  finishes: typeof finishes === 'string' ? lines(finishes) : finishes,
  ...more,
})

const part: SeriesPart = { name: 'Default', fleets: ['Default'] }

export const column = (id: string, more: Partial<ScoredColumn> = {}): ScoredColumn => ({
  id,
  name: id,
  fleets: [{ name: 'Default' }],
  factor: 100,
  isDiscardable: true,
  part,
  fleetOf: () => '',
  ...more,
})

export const entriesOf = (ids: string) =>
  ids.split(' ').map((id) => ({ id, name: id, isWithdrawn: false }))

/** @param races the sheet of R1, of R2 and so on */
export const seriesOf = (
  ids: string,
  races: readonly (string | readonly Finish[])[],
  more: Partial<Series> = {},
): Series => ({
  entries: entriesOf(ids),
  columns: races.map((_, index) => column(`R${index + 1}`)),
  sheets: races.map((finishes, index) => sheet(`R${index + 1}`, finishes)),
  discardThresholds: [],
  penaltyBase: 'entries',
  scoredBy: 'order',
  scoring: lowPointSettings,
  ...more,
})

export const table = ({ standings }: Standings): readonly string[] =>
  standings.map(({ rank, id, scores, netPoints }) => {
    const cells = scores.map(({ points, isDiscarded }) =>
      isDiscarded ? `(${pointsNumber(points)})` : pointsNumber(points),
    )
    return [rank, id, ...cells, 'net', pointsNumber(netPoints)].join(' ')
  })

export const tableOf = (...series: Parameters<typeof seriesOf>): readonly string[] =>
  table(scoreSeries(seriesOf(...series)))

/** @returns the score of a boat in a race column */
export const scoreIn = (series: Series, id: string, columnId = 'R1'): Score | undefined =>
  scoreSeries(series)
    .standings.find((standing) => standing.id === id)
    ?.scores.find((score) => score.columnId === columnId)
