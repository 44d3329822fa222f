/** The first minutes of a newcomer: the commands of the README in a fresh clone. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startProgram } from '../../harness/program.ts'
import { freePort } from '../../scripts/freePort.ts'
import type { Benchmark, Comparison } from '../benchmark.ts'
import { medianOf } from '../page/comparison.ts'

const install = 'npm ci'
const start = 'npm start until it is ready, and Ctrl-C'
const test = 'npm test'

export const clone: Benchmark = {
  name: 'clone',
  title: 'A fresh clone',
  method: `The last commit is cloned into an empty folder. The commands run there one after another, once each. \`npm ci\` may find
packages in the cache of npm. The first \`npm start\` also loads the demo. \`npm test\` starts with \`npm run check\`.`,
  run: async (progress) => {
    const folder = await mkdtemp(join(tmpdir(), 'committee-boat-clone-'))
    try {
      const source = resolve(import.meta.dirname, '../..')
      execFileSync('git', ['clone', '--quiet', source, folder])
      const comparison = await timeCommands(folder, progress)
      return { comparisons: [comparison], goals: [goalOf(comparison)] }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

const timeCommands = async (
  folder: string,
  progress: (line: string) => void,
): Promise<Comparison> => {
  const timed = async (competitor: string, run: () => Promise<unknown>) => {
    progress(competitor)
    const begun = performance.now()
    await run()
    return { competitor, samples: [(performance.now() - begun) / 1000] }
  }
  return {
    title: 'Commands',
    unit: 's',
    ours: start,
    series: [
      await timed(install, () => complete(folder, ['ci'])),
      await timed(start, () => startOnce(folder)),
      await timed(test, () => complete(folder, ['test'])),
    ],
  }
}

const npm = async (folder: string, words: readonly string[]) =>
  startProgram('npm', ['--prefix', folder, ...words], {
    ...process.env,
    PORT: String(await freePort()),
  })

/** @throws {Error} with the end of the output, when the command fails */
const complete = async (folder: string, words: readonly string[]): Promise<void> => {
  const program = await npm(folder, words)
  const exitCode = await program.exitCode
  if (exitCode !== 0) throw failure(words, program.output())
}

const startOnce = async (folder: string): Promise<void> => {
  const program = await npm(folder, ['start'])
  const ready = await program.printed(/is ready at/)
  program.kill('SIGINT')
  await program.exitCode
  if (ready === undefined) throw failure(['start'], program.output())
}

const failure = (words: readonly string[], output: string): Error =>
  new Error(`npm ${words.join(' ')} failed:\n${output.slice(-2000)}`)

const goalOf = (comparison: Comparison) => ({
  what: 'npm test on two cores, against 180 s',
  ratio: medianOf(comparison, test) / 180,
  bound: { atMost: 1 },
  remark: `It runs more than seven thousand tests against real engines, real processes and the packaged stack. \`npm run check\` takes
about a minute of it. The forty slowest files take two thirds of the rest: the short forms of the proofs, the package, each
endpoint as a dry run and with a key, the demo, the guides. Without all of these it would still take more than five minutes, and
changes would be made without them, so they remain.`,
})
