/** Renders the tables of comparisons and goals, for the terminal and for the page. */
import type { Comparison, Goal } from '../benchmark.ts'
import { isReached, medianOf } from './comparison.ts'
import { figure, markdownTable } from './markdownTable.ts'
import { summaryOf } from '../measuring/statistics.ts'

export const comparisonTable = (comparison: Comparison): string => {
  const { series, unit, ours, more = {} } = comparison
  const ourMedian = medianOf(comparison, ours)
  const extra = [...new Set(Object.values(more).flatMap((cells) => Object.keys(cells)))]
  const columns = ['competitor', `median, ${unit}`, 'min', 'max', 'runs', 'times ours', ...extra]
  return markdownTable(
    columns,
    series.map(({ competitor, samples }) => {
      const { median, min, max, runs } = summaryOf(samples)
      const cells = extra.map((column) => more[competitor]?.[column] ?? '')
      return [competitor, median, min, max, runs, median / ourMedian, ...cells]
    }),
  )
}

export const goalTable = (goals: readonly Goal[]): string =>
  markdownTable(
    ['what', 'wanted', 'measured', 'reached'],
    goals.map((goal) => [
      goal.what,
      formatBound(goal.bound),
      `${figure(goal.ratio)}x`,
      isReached(goal) ? 'yes' : '**no**',
    ]),
  )

const formatBound = (bound: Goal['bound']): string =>
  'atLeast' in bound ? `>= ${figure(bound.atLeast)}x` : `<= ${figure(bound.atMost)}x`
