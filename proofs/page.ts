/** Renders `docs/evidence/reliability.md`: each proof, with the result of its latest long run. */
import { formatted } from '../scripts/formatted.ts'
import type { Figure, Proof } from './proof.ts'
import type { Result, Results } from './results.ts'

const introduction = `# Reliability

Each proof on this page is a program that tries to refute a claim about the service. \`npm run prove\` runs the long forms and
generates this page. \`npm test\` runs a short form of each with a fixed seed.
`

const repeat = `## Reproduce it

\`npm run prove -- NAME\` runs one proof. \`--seed 7\` changes the random cases, and \`--amount 1000\` their number. Only runs with
the full amount are stored. \`npm run prove -- page\` regenerates this page from \`proofs/results.json\`.
`

/** @returns the page, formatted like all other files */
export const renderPage = (proofs: readonly Proof[], results: Results): Promise<string> =>
  formatted(
    'reliability.md',
    [introduction, ...proofs.map((proof) => section(proof, results[proof.name])), repeat].join(
      '\n\n',
    ),
  )

const section = ({ name, title, method, unit }: Proof, result: Result | undefined): string => {
  const heading = `## ${title}\n\n\`npm run prove -- ${name}\`\n\n${method}`
  if (result === undefined) return `${heading}\n\nNot run yet.`
  const { finding, options, circumstances } = result
  const { date, seconds, commit, node, cores, processor, engine } = circumstances
  return [
    heading,
    figureTable(finding.figures),
    finding.note ?? '',
    ...finding.failures.map((failure) => `- **Does not hold:** ${failure}`),
    `${options.amount.toLocaleString('en')} ${unit} with seed ${options.seed} on ${date}, in ${seconds} s: commit ${commit}, Node ${node}, ${cores} cores of ${processor}, ${engine}.`,
  ].join('\n\n')
}

export const figureTable = (figures: readonly Figure[]): string =>
  [
    '| figure | value | goal |',
    '|---|---:|---|',
    ...figures.map(({ what, value, goal = '' }) => {
      const text = typeof value === 'number' ? value.toLocaleString('en') : value
      return `| ${what} | ${text} | ${goal} |`
    }),
  ].join('\n')
