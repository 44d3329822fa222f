/** The processor time of the handler, with a table that responds at once. */
import { join } from 'node:path'
import { type Benchmark } from '../benchmark.ts'
import { bundleChild, bundleOurs, keepJson } from '../functions/bundles.ts'
import { openFixture } from '../functions/fixture.ts'
import { inTurns } from '../measuring/inTurns.ts'
import { runProgram } from '../measuring/runProgram.ts'

const rounds = 3

const stub = join(import.meta.dirname, '../functions/stubbedSdk.ts')
const withoutTable = {
  alias: { '@aws-sdk/client-dynamodb': stub, '@aws-sdk/lib-dynamodb': stub },
}

export const warm: Benchmark = {
  name: 'warm',
  title: 'Warm handler',
  method: `Sequential requests, each function in a separate process, with a warm-up of 10,000 requests. A stub replaces the SDK and
responds at once with items of a table. Log lines are created but not written. The requests are \`GET\` of one role and \`POST\` of
a course of eight marks, with an access token. Processor time depends on the machine.`,
  run: async (progress) => {
    progress('making a table, and bundling')
    const fixture = await openFixture()
    await fixture.stop()
    const environment = {
      ...fixture.environment,
      STUBBED_ITEMS: await keepJson('warm-items', fixture.items),
    }
    const ours = await bundleOurs('warm/ours', ['readRole', 'createCourse'], withoutTable)
    const child = await bundleChild('warm/child')
    const get = await keepJson('warm-get', fixture.get)
    const programs = {
      get: [ours('readRole'), get],
      post: [ours('createCourse'), await keepJson('warm-post', fixture.post)],
    }
    const times = await inTurns({
      names: ['get', 'post'] as const,
      rounds,
      progress,
      measure: async (name) =>
        (await runProgram([child, 'warm', ...programs[name]], environment)) as number,
    })
    return [
      { what: 'processor time of GET', value: times.get, unit: 'µs', atMost: 150 },
      { what: 'processor time of POST', value: times.post, unit: 'µs', atMost: 800 },
    ]
  },
}
