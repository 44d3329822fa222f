/** The whole path of a request, from the event to the response. */
import { type Benchmark, ratio } from '../benchmark.ts'
import { callTimes } from '../measuring/callTimes.ts'
import { openFixture } from '../path/fixture.ts'
import { inTemporaryFolder } from '../service/temporaryFolder.ts'

const eachWayMillis = 1.5
const calls = 200

export const path: Benchmark = {
  name: 'path',
  title: 'Complete requests',
  method: `A proxy in a separate process delays the engine by ${eachWayMillis} ms each way. The user has 20 roles with 30 permissions each, and the
last of the 600 allows the request. The ACL of the object names other groups. Ours reads four items in one call. All reads are
strongly consistent, with the same SDK and the same bundling. ${calls} calls of each alternate.`,
  run: (progress) =>
    inTemporaryFolder(async (folder) => {
      progress('building the functions, and filling the tables')
      const { reads, writes, close } = await openFixture(folder, eachWayMillis)
      try {
        progress('reading')
        const read = await callTimes({ ours: () => reads.ours, bare: () => reads.bare }, calls)
        progress('writing')
        const write = await callTimes({ ours: () => writes.ours, bare: () => writes.bare }, calls)
        const get = 'authorized GET'
        const put = 'authorized PUT'
        const bareWrite = 'one bare GetItem and PutItem'
        return [
          { what: get, value: read.ours, unit: 'ms' },
          ratio(`${get}, against one bare GetItem`, read.ours / read.bare, { atMost: 1.5 }),
          { what: put, value: write.ours, unit: 'ms' },
          ratio(`${put}, against ${bareWrite}`, write.ours / write.bare, { atMost: 2 }),
        ]
      } finally {
        await close()
      }
    }),
}
