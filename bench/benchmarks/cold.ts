/** The time from the start of a new Lambda environment to its first response. */
import { type Benchmark, ratio } from '../benchmark.ts'
import { bundleBareHandler, bundleChild, bundleOurs, keepJson } from '../functions/bundles.ts'
import { openFixture } from '../functions/fixture.ts'
import { inTurns } from '../measuring/inTurns.ts'
import { runProgram } from '../measuring/runProgram.ts'

const rounds = 15

export const cold: Benchmark = {
  name: 'cold',
  title: 'Cold start',
  method: `Fresh processes, ${rounds} of each in turn. Measured are the import of the bundle and the first request: \`GET\` of one role
with an access token, from the engine on this machine. The *bare handler* reads one item with the same SDK, without
authentication. Ours makes two calls, because roles and groups are read in one snapshot with the epoch. On Lambda, the import
makes one of them. Without that call it takes as long as the import of the bare handler; the milliseconds above are the second
call and the first run of our code.`,
  run: async (progress) => {
    progress('making a role, and bundling')
    const fixture = await openFixture()
    try {
      const ours = await bundleOurs('cold/ours', ['readRole'])
      const files = { ours: ours('readRole'), getItem: await bundleBareHandler('cold') }
      const child = await bundleChild('cold/child')
      const event = await keepJson('cold-event', fixture.get)
      const environment = { ...fixture.environment, AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand' }
      const times = await inTurns({
        names: ['ours', 'getItem'] as const,
        rounds,
        progress,
        measure: async (name) =>
          (await runProgram([child, 'cold', files[name], event], environment)) as number,
      })
      const what = 'import and first request'
      return [
        { what, value: times.ours, unit: 'ms' },
        ratio(`${what}, against a bare handler`, times.ours / times.getItem, { atMost: 1.2 }),
      ]
    } finally {
      await fixture.stop()
    }
  },
}
