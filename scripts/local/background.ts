/** The functions that the table's stream and the queues of deliveries and mails start. */
import { parentPort, workerData } from 'node:worker_threads'
import * as deliverWebhook from '../../functions/background/deliverWebhook.ts'
import * as sendMail from '../../functions/background/sendMail.ts'
import * as spreadEvents from '../../functions/background/spreadEvents.ts'
import * as writeFeed from '../../functions/background/writeFeed.ts'
import { isMailMessage } from '#feed/background/mailQueue.ts'
import { servicesOfProcess } from '#endpoint/services.ts'
import { startLocalStream } from '../stream/localStream.ts'
import type { StreamConsumer } from '../stream/streamReader.ts'
import type { BackgroundData, BackgroundMessage } from './backgroundThread.ts'
import { LocalQueue } from './localQueue.ts'
import { logLines } from './logLines.ts'
import { startSweep } from './sweep.ts'

const { streamArn, dataFolder, pollMillisMax, sweepMillis, isEmbedded, isTerminal } =
  workerData as BackgroundData
const services = servicesOfProcess()
Object.assign(services, { log: logLines(isTerminal).write })
const queue = new LocalQueue(services.table, (event) =>
  event.Records.some(({ body }) => isMailMessage(JSON.parse(body) as object))
    ? sendMail.handler(event)
    : deliverWebhook.handler(event),
)

const consumers: readonly StreamConsumer[] = [writeFeed, spreadEvents].map(
  ({ declaration: { name, stream }, handler }) => ({
    name,
    patterns: stream?.patterns ?? [],
    handler: async (event) => {
      const result = (await handler(event)) ?? undefined
      // The function may have queued deliveries.
      queue.wake()
      return result
    },
  }),
)

const { tableName, endpoint } = services.settings.table
// The operator of another database has set its TTL.
const sweep = isEmbedded ? startSweep(services.table, sweepMillis) : undefined
const reader = await startLocalStream({
  table: { tableName, endpoint },
  arn: streamArn,
  dataFolder,
  consumers,
  pollMillisMax,
  isEmbedded,
})

parentPort?.on('message', (message: BackgroundMessage) => {
  if (message === 'wake') reader.wake()
  else {
    void Promise.all([reader.stop(), queue.stop(), sweep?.stop()]).finally(() => {
      parentPort?.close()
      process.exit(0)
    })
  }
})
