/** Renders `docs/evidence/reliability.md`: each proof, with the result of its latest long run. */
import { footnote, type Results } from '../harness/record.ts'
import { formatted } from '../scripts/formatted.ts'
import type { Figure, Finding, Proof, ProofOptions } from './proof.ts'

/** The stored figures are those with a goal. */
export type Outcome = Pick<Finding, 'figures' | 'failures'> & Pick<ProofOptions, 'seed' | 'amount'>

const introduction = `# Reliability

Each proof on this page is a program that tries to refute a claim about the service. \`npm run prove\` runs the long forms in
half an hour on two cores, and generates this page. \`npm run test:all\` runs a short form of each, except mutation testing. \`npm run prove -- NAME\` prints all
figures of one proof. \`--seed 7\` changes the random cases, and \`--amount 1000\` their number, which is not stored then.
Figures have their goals in brackets, unless the goal is 0.`

/** @returns the page, formatted like all other files */
export const renderPage = (proofs: readonly Proof[], results: Results<Outcome>): Promise<string> =>
  formatted(
    'reliability.md',
    [introduction, ...proofs.map((proof) => section(proof, results[proof.name]))].join('\n\n'),
  )

const section = (
  { name, title, method, unit }: Proof,
  result: Results<Outcome>[string] | undefined,
): string => {
  const heading = `## ${title}\n\n\`npm run prove -- ${name}\`. ${method}`
  if (result === undefined) return `${heading} Not run yet.`
  const { figures, failures, seed, amount } = result.outcome
  const run = `${amount.toLocaleString('en')} ${unit} with seed ${seed}`
  return [
    `${heading} Run: ${run} ${footnote(result.circumstances)}`,
    `Figures: ${figures.map(inWords).join('; ')}.`,
    ...failures.map((failure) => `- **Does not hold:** ${failure}`),
  ].join('\n\n')
}

/** Most goals are the absence of something: a line says it in fewer words than a table. */
const inWords = ({ what, value, goal = '' }: Figure): string =>
  goal === '0'
    ? `${textOf(value)} ${lowerFirst(what)}`
    : `${lowerFirst(what)}: ${textOf(value)} (${goal})`

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const textOf = (value: Figure['value']): string =>
  typeof value === 'number' ? value.toLocaleString('en') : value

/** Printed in the terminal, with the figures that have no goal. */
export const figureTable = (figures: readonly Figure[]): string =>
  [
    '| figure | value | goal |',
    '|---|---:|---|',
    ...figures.map(({ what, value, goal = '' }) => `| ${what} | ${textOf(value)} | ${goal} |`),
  ].join('\n')
