/** The time from the start of a new Lambda environment to its first response. */
import { type Benchmark, ratio } from '../benchmark.ts'
import { bundleChild, bundleCompetitors, bundleOurs, keepJson } from '../functions/bundles.ts'
import { openFixture } from '../functions/fixture.ts'
import { inTurns } from '../measuring/inTurns.ts'
import { runProgram } from '../measuring/runProgram.ts'

const rounds = 15

export const cold: Benchmark = {
  name: 'cold',
  title: 'Cold start',
  method: `Fresh processes, ${rounds} of each in turn. Measured are the import of the bundle and the first request: \`GET\` of one role
with an access token, from the engine on this machine. The *bare handler* reads one item with the same SDK, without
authentication. With Hono, the function verifies the token, reads the user and the role, and looks up a permission. It has no
groups, ACLs, conditions or log. Ours makes one more call, because roles and groups are read in one snapshot with the epoch. On
Lambda, the import makes that call.`,
  run: async (progress) => {
    progress('making a role, and bundling')
    const fixture = await openFixture()
    try {
      const competitors = await bundleCompetitors('cold', ['getItem', 'hono'])
      const ours = await bundleOurs('cold/ours', ['readRole'])
      const files = { ...competitors, ours: ours('readRole') }
      const child = await bundleChild('cold/child')
      const event = await keepJson('cold-event', fixture.get)
      const environment = { ...fixture.environment, AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand' }
      const times = await inTurns({
        ...{ names: ['ours', 'getItem', 'hono'] as const, rounds, progress },
        measure: async (name) =>
          (await runProgram([child, 'cold', files[name], event], environment)) as number,
      })
      const what = 'import and first request'
      return [
        { what, value: times.ours, unit: 'ms' },
        ratio(`${what}, against a bare handler`, times.ours / times.getItem, { atMost: 1.5 }),
        ratio(`${what}, against Hono`, times.ours / times.hono, { atMost: 1.1 }),
      ]
    } finally {
      await fixture.stop()
    }
  },
}
