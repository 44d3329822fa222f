/**
 * `npm run check`: runs all stages, two at a time, also after one has failed, and prints the output of each
 * under its title. Types come first, because a wrong declaration makes other stages fail too.
 */
import { execFile } from 'node:child_process'
import pLimit from 'p-limit'

/** The documents that follow from the declarations come before the types of the client. */
const stages: Readonly<Record<string, string>> = {
  Declarations: 'tsx scripts/derivedFiles.ts',
  'Types and rules': 'oxlint',
  Borders: 'tsx scripts/checkBorders.ts',
  'Slow patterns': 'tsx scripts/checkPatterns.ts',
  Language: 'tsx scripts/checkLanguage.ts',
  'Unused code': 'knip --no-progress --cache',
  Format: 'oxfmt --check',
}

interface Outcome {
  readonly title: string
  readonly output: string
  readonly hasFailed: boolean
}

const run = (title: string, command: string): Promise<Outcome> =>
  new Promise((settle) => {
    const [program = '', ...parameters] = command.split(' ')
    // More memory before a collection makes the check of types faster.
    const env = { ...process.env, GOGC: 'off' }
    execFile(program, parameters, { env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      settle({ title, output: (stdout + stderr).trim(), hasFailed: error !== null })
    })
  })

const print = ({ title, output, hasFailed }: Outcome): void => {
  console.log(`${hasFailed ? 'FAILED' : 'passed'}  ${title}`)
  if (hasFailed) console.log(`${output}\n`)
}

const check = async (): Promise<void> => {
  const [first, ...others] = Object.entries(stages)
  const outcomes: Outcome[] = []
  const finish = async ([title, command]: readonly [string, string]) => {
    const outcome = await run(title, command)
    outcomes.push(outcome)
    print(outcome)
  }
  if (first !== undefined) await finish(first)
  const slots = pLimit(2)
  await Promise.all(others.map((stage) => slots(() => finish(stage))))
  const failed = outcomes.filter(({ hasFailed }) => hasFailed).map(({ title }) => title)
  if (failed.length === 0) return
  console.log(`The check has failed: ${failed.join(', ')}.`)
  process.exitCode = 1
}

await check()
