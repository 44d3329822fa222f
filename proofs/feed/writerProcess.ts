/** One process of the function that writes the feeds. Its parent passes batches, and kills it. */
import { handler } from '../../functions/background/writeFeed.ts'
import type { StreamEvent } from '#table/streamRecords.ts'
import '../../tests/support/quietLog.ts'

process.on('message', ({ id, event }: { id: number; event: StreamEvent }) => {
  handler(event).then(
    (result) => process.send?.({ id, result }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
