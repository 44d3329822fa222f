/** The stream of a table in the engine, with the function that writes the feeds in this process. */
import { runIn } from '#feed/background/background.ts'
import type { Services } from '#endpoint/services.ts'
import { writeFeed } from '#feed/steps/writeFeed.ts'
import type { TableOptions } from '#table/table.ts'
import { declaration } from '../../functions/background/writeFeed.ts'
import { startStreamReader, type StreamReader } from '../../scripts/stream/streamReader.ts'
import { openStream, switchStreamOn } from '../../scripts/stream/tableStream.ts'

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
