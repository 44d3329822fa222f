/** Shows whether a list costs more with more objects that the caller cannot read. */
import type { Benchmark } from '../benchmark.ts'
import { openLists, readable } from '../lists/fixture.ts'
import { growthFigures } from '../measuring/growth.ts'
import { inTemporaryFolder } from '../service/temporaryFolder.ts'

const events = Number(process.env.EVENTS ?? 1_000_000)
const calls = 100

export const lists: Benchmark = {
  name: 'lists',
  title: 'Lists among many objects',
  method: `In two tables of one engine, a user can read ${readable} events: a third as the owner, a third as a member of a group in the ACL,
a third because they are public. The large table has more events, of another owner, between them. ${calls} calls of each
alternate. Units are what the engine reports. \`EVENTS=100000 npm run bench -- lists\` uses fewer events.`,
  run: (progress) =>
    inTemporaryFolder(async (folder) => {
      const { small, large, close } = await openLists(folder, [readable, events], progress)
      try {
        return await growthFigures(small, large, calls, progress)
      } finally {
        await close()
      }
    }),
}
