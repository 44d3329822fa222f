/** Renders `docs/evidence/performance.md`: the figures of each benchmark. */
import { footnote, type Results } from '../harness/record.ts'
import { formatted } from '../scripts/formatted.ts'
import { type Benchmark, type Bound, type Figure, isReached } from './benchmark.ts'

const introduction = `# Performance

\`npm run bench\` runs the benchmarks in a quarter of an hour, and generates this page. The first run installs the packages of
\`bench/package.json\`, which are not dependencies of the product. \`npm run bench -- NAME\` keeps the other figures. Figures are
medians. Only ratios (x) are comparable between machines: their competitors alternate in one run.`

/** A measurement is not more precise than three digits. */
const formatFigure = (value: number): string =>
  Number.isInteger(value) || Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : value.toLocaleString('en', { maximumSignificantDigits: 3 })

export const figureTable = (figures: readonly Figure[]): string =>
  [
    '| what | figure | goal |',
    '|---|---:|---|',
    ...figures.map((figure) => {
      const { what, value, unit } = figure
      const goal = formatBound(figure) + (isReached(figure) ? '' : ', **missed**')
      return `| ${what} | ${formatFigure(value)} ${unit} | ${goal} |`
    }),
  ].join('\n')

const hasGoal = ({ atLeast, atMost }: Bound): boolean => (atLeast ?? atMost) !== undefined

const inWords = ({ what, value, unit }: Figure): string => `${what} ${formatFigure(value)} ${unit}`

const formatBound = ({ atLeast, atMost }: Bound): string => {
  if (atLeast !== undefined) return `at least ${formatFigure(atLeast)}`
  return atMost === undefined ? '' : `at most ${formatFigure(atMost)}`
}

/** @returns the page, formatted like all other files */
export const renderPage = (
  benchmarks: readonly Benchmark[],
  results: Results<readonly Figure[]>,
): Promise<string> => {
  const sections = benchmarks.map(({ name, title, method }) => {
    const result = results[name]
    const heading = `## ${title}\n\n\`npm run bench -- ${name}\`. ${method}`
    if (result === undefined) return `${heading} Not measured yet.`
    const { outcome, circumstances } = result
    const others = outcome.filter((figure) => !hasGoal(figure))
    return [
      `${heading} Measured ${footnote(circumstances)}`,
      figureTable(outcome.filter(hasGoal)),
      ...(others.length === 0 ? [] : [`Without a goal: ${others.map(inWords).join(', ')}.`]),
    ].join('\n\n')
  })
  return formatted('performance.md', [introduction, ...sections].join('\n\n'))
}
