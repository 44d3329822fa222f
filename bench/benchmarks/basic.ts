/** The cost of HTTP Basic in a process that has checked the password before. */
import { join } from 'node:path'
import { buildFunctions } from '../../scripts/build.ts'
import type { Benchmark, Comparison } from '../benchmark.ts'
import { bundleFolder } from '../service/bundleFolder.ts'
import { ratioTo } from '../page/comparison.ts'
import { bundleChild, bundleOurs, keepJson } from '../functions/competitors.ts'
import { openFixture, type Fixture } from '../functions/fixture.ts'
import { runProgram } from '../measuring/runProgram.ts'

const rounds = 7
const again = 'again'
const first = 'the first time'

export const basic: Benchmark = {
  name: 'basic',
  title: 'HTTP Basic',
  method: `The verification of a password, and \`GET\` of one role with it, for the first and for later requests of a process: ${rounds}
processes each. The hash is scrypt with 32 MiB. A process caches an HMAC of each verified credential for five minutes.`,
  run: async (progress) => {
    progress('bundling')
    const folder = join(bundleFolder, 'basic/check')
    await buildFunctions({
      entryPoints: [join(import.meta.dirname, '../basic/child.ts')],
      outputFolder: folder,
    })
    const check = await compare('The check alone', 'µs', progress, () =>
      runProgram([join(folder, 'child/index.mjs')]),
    )
    const fixture = await openFixture()
    try {
      const request = await wholeRequest(fixture, progress)
      return { comparisons: [check, request], goals: [goalOf(check)] }
    } finally {
      await fixture.stop()
    }
  },
}

const wholeRequest = async (
  { environment, getByPassword }: Fixture,
  progress: (line: string) => void,
): Promise<Comparison> => {
  const child = await bundleChild('basic/child')
  const file = (await bundleOurs('basic/ours', ['readRole']))('readRole')
  const event = await keepJson('basic-event', getByPassword)
  return compare('The whole request, with the engine on this machine', 'ms', progress, () =>
    runProgram([child, 'repeated', file, event], environment),
  )
}

const compare = async (
  title: string,
  unit: string,
  progress: (line: string) => void,
  run: () => Promise<unknown>,
): Promise<Comparison> => {
  const runs: { readonly first: number; readonly again: number }[] = []
  for (let round = 1; round <= rounds; round += 1) {
    progress(`${title}: round ${round} of ${rounds}`)
    runs.push((await run()) as (typeof runs)[number])
  }
  return {
    ...{ title, unit, ours: again },
    series: [
      { competitor: again, samples: runs.map((each) => each.again) },
      { competitor: first, samples: runs.map((each) => each.first) },
    ],
  }
}

const goalOf = (check: Comparison) => ({
  what: 'repeated Basic credential, against the password hash',
  ratio: ratioTo(check, first),
  bound: { atMost: 1 / 1000 },
})
