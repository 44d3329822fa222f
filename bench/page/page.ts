/** Renders `docs/evidence/performance.md`: the goals, then each benchmark. */
import { groupedBy } from '../../lib/domain/value/groupedBy.ts'
import { formatted } from '../../scripts/formatted.ts'
import type { Benchmark, Comparison, Goal } from '../benchmark.ts'
import { isReached } from './comparison.ts'
import { comparisonTable, goalTable } from './comparisonTable.ts'
import type { Circumstances, Results } from './results.ts'

const introduction = `# Performance

\`npm run bench\` runs the benchmarks and generates this page. Only ratios are comparable between machines. Each ratio compares
medians of one run, in which the competitors alternate.
`

const repeat = `## Reproduce it

Run \`npm ci\`, then \`npm run bench\`, which takes about fifty minutes. \`npm run bench -- NAME\` runs one benchmark and keeps
the other figures. \`npm run bench -- page\` regenerates this page from \`bench/results.json\`. The first run installs the
competitors into \`bench/\`. They are not dependencies of the product.
`

/** Goals with the same reason share a paragraph. */
const reasons = (missed: readonly Goal[]): readonly string[] =>
  [...groupedBy(missed, ({ remark }) => remark ?? '')].map(([remark, goals]) => {
    const names = goals.map(({ what }) => `**${what}**`).join('; ')
    return `- Missed: ${names}. ${remark}`
  })

/** @returns the page, formatted like all other files */
export const renderPage = (benchmarks: readonly Benchmark[], results: Results): Promise<string> => {
  const goals = benchmarks.flatMap(({ name }) => results[name]?.outcome.goals ?? [])
  const missed = goals.filter((goal) => !isReached(goal))
  const sections = [
    introduction,
    '## Goals',
    goalTable(goals),
    ...reasons(missed),
    ...benchmarks.map((benchmark) => section(benchmark, results)),
    repeat,
  ]
  return formatted('performance.md', sections.join('\n\n'))
}

const section = ({ name, title, method }: Benchmark, results: Results): string => {
  const result = results[name]
  const heading = `## ${title}\n\n\`npm run bench -- ${name}\`\n\n${method}`
  if (result === undefined) return `${heading}\n\nNot measured yet.`
  const { outcome, circumstances } = result
  return [heading, ...outcome.comparisons.map(part), footnote(circumstances)].join('\n\n')
}

const part = (comparison: Comparison): string =>
  [`### ${comparison.title}`, comparisonTable(comparison), comparison.note ?? ''].join('\n\n')

const footnote = ({
  date,
  commit,
  node,
  processor,
  cores,
  engine,
  seconds,
}: Circumstances): string =>
  `Measured on ${date} in ${seconds} s: commit ${commit}, Node ${node}, ${cores} cores of ${processor}, ${engine}.`
