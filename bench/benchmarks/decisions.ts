/** The speed of `decide`, and the time until it can be called. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Benchmark, ratio } from '../benchmark.ts'
import { buildFunctions } from '../../scripts/build.ts'
import { bundleFolder } from '../service/bundleFolder.ts'
import { makeWorkload } from '../decisions/workload.ts'
import { inTurns } from '../measuring/inTurns.ts'
import { runProgram } from '../measuring/runProgram.ts'

const folder = join(bundleFolder, 'decisions')
const bench = join(import.meta.dirname, '..')
const workloadFile = join(folder, 'workload.json')
const names = ['ours', 'casl', 'shiroTrie'] as const
const rounds = 5

const prepare = async (): Promise<void> => {
  const entryPoints = ['decisions/child', 'decisions/ours', 'competitors/decisions/casl']
  await mkdir(folder, { recursive: true })
  await buildFunctions({
    entryPoints: [...entryPoints, 'competitors/decisions/shiroTrie'].map((name) =>
      join(bench, `${name}.ts`),
    ),
    outputFolder: folder,
  })
  await writeFile(workloadFile, JSON.stringify(makeWorkload()))
}

const fileOf = (name: string): string => join(folder, name, 'index.mjs')

const measure = (what: 'decisions' | 'ready', progress: (line: string) => void) =>
  inTurns({
    names,
    rounds,
    progress,
    measure: async (name) =>
      (await runProgram([fileOf('child'), what, fileOf(name), workloadFile])) as number,
  })

export const decisions: Benchmark = {
  name: 'decisions',
  title: 'Decisions',
  method: `One user has 20 roles of 30 permissions each: most name one object, and some have \`*\` or several types. There are 100,000
questions, half of them allowed. A wrong decision ends the benchmark, and the reference model of the tests decides the first
5,000. The *permission index* is the work of a request in a warm process, without the table: the service caches parsed roles
until the epoch changes, and the libraries parse the 600 texts each time.`,
  run: async (progress) => {
    progress('creating 100,000 questions and running the reference model')
    await prepare()
    const rate = await measure('decisions', progress)
    const ready = await measure('ready', progress)
    const decided = 'decisions in a second'
    const index = 'permission index and three decisions'
    return [
      { what: decided, value: rate.ours, unit: '1/s' },
      ratio(`${decided}, against shiro-trie`, rate.ours / rate.shiroTrie, { atLeast: 4 }),
      ratio(`${decided}, against CASL`, rate.ours / rate.casl, { atLeast: 3 }),
      { what: index, value: ready.ours, unit: 'µs' },
      ratio(`${index}, against shiro-trie`, ready.ours / ready.shiroTrie, { atMost: 0.1 }),
      ratio(`${index}, against CASL`, ready.ours / ready.casl, { atMost: 0.17 }),
    ]
  },
}
