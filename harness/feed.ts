/** The stream of a table in the engine, with the function that writes the feeds in this process. */
import { runIn } from '../lib/background/background.ts'
import type { Services } from '../lib/http/services.ts'
import { writeFeed } from '../lib/service/feed/writeFeed.ts'
import type { TableOptions } from '../lib/store/table.ts'
import { declaration } from '../functions/background/writeFeed.ts'
import { startStreamReader, type StreamReader } from '../scripts/stream/streamReader.ts'
import { openStream, switchStreamOn } from '../scripts/stream/tableStream.ts'

/** @param services those of the other functions in this process */
export const startFeedWriter = async (
  table: TableOptions,
  services: Services,
): Promise<StreamReader> => {
  const arn = await switchStreamOn(table)
  const { name, stream } = declaration
  return startStreamReader({
    stream: openStream(table, arn),
    consumers: [
      { name, patterns: stream?.patterns ?? [], handler: runIn(declaration, writeFeed, services) },
    ],
    reportFailed: (_, { startSequenceNumber }) =>
      Promise.reject(new Error(`the feed lacks change ${startSequenceNumber}`)),
  })
}
