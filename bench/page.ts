/** Renders `docs/evidence/performance.md`: the figures of each benchmark. */
import { footnote, type Results } from '../harness/record.ts'
import { formatted } from '../scripts/formatted.ts'
import { type Benchmark, type Bound, type Figure, isReached } from './benchmark.ts'

const introduction = `# Performance

\`npm run bench\` runs the benchmarks and generates this page. It takes about half an hour. The first run installs the packages
of \`bench/package.json\`, which are not dependencies of the product. \`npm run bench -- NAME\` runs one benchmark and keeps the
other figures, and \`npm run bench -- page\` only renders \`bench/results.json\`.

Figures are medians. Only ratios (x) are comparable between machines: their competitors alternate in one run. A goal says what
the service holds with all of its checks. Goals that only a service with fewer checks could reach were dropped.`

/** A measurement is not more precise than three digits. */
export const formatFigure = (value: number): string =>
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
    const measured =
      result === undefined
        ? ['Not measured yet.']
        : [figureTable(result.outcome), `Measured ${footnote(result.circumstances)}`]
    return [`## ${title}`, `\`npm run bench -- ${name}\`. ${method}`, ...measured].join('\n\n')
  })
  return formatted('performance.md', [introduction, ...sections].join('\n\n'))
}
