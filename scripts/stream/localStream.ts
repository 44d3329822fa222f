/** The functions of the table's stream under `npm start`. */
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TableOptions } from '#table/table.ts'
import { declaration as writeFeed } from '../../functions/background/writeFeed.ts'
import { replaceFile } from '../replaceFile.ts'
import {
  type FailedRecords,
  type Positions,
  startStreamReader,
  type StreamConsumer,
  type StreamReader,
} from './streamReader.ts'
import { positionFile } from '../streamRecords.ts'
import { openStream } from './tableStream.ts'

export interface LocalStreamOptions {
  readonly table: TableOptions
  readonly arn: string
  readonly dataFolder: string
  readonly consumers: readonly StreamConsumer[]
  readonly pollMillisMax?: number
}

interface Remembered {
  readonly arn: string
  readonly positions: Positions
}

/** `npm run operate -- replay-stream` reads it. */
export const failedRecordsFile = (dataFolder: string): string =>
  join(dataFolder, 'stream-failures.jsonl')

export const startLocalStream = async (options: LocalStreamOptions): Promise<StreamReader> => {
  const { table, arn, dataFolder, consumers, pollMillisMax } = options
  const file = positionFile(dataFolder)
  return startStreamReader({
    stream: openStream(table, arn),
    ...{ consumers, pollMillisMax },
    // An old position repeats records, which the functions recognise.
    positions: await recall(file, arn),
    remember: (positions) =>
      replaceFile(file, JSON.stringify({ arn, positions } satisfies Remembered)),
    reportFailed: (name, failed) => reportFailed(dataFolder, name, failed),
  })
}

const recall = async (file: string, arn: string): Promise<Positions> => {
  try {
    const remembered = JSON.parse(await readFile(file, 'utf8')) as Remembered
    return remembered.arn === arn ? remembered.positions : {}
  } catch {
    return {}
  }
}

const reportFailed = async (dataFolder: string, name: string, failed: FailedRecords) => {
  const file = failedRecordsFile(dataFolder)
  await appendFile(file, `${JSON.stringify({ DDBStreamBatchInfo: failed })}\n`, { mode: 0o600 })
  const number = failed.startSequenceNumber
  const command = `npm run operate -- replay-stream --data-dir ${dataFolder} --messages ${file}`
  // Other functions only pass events on, which are in the feed.
  const repair = name === writeFeed.name ? ` After a repair: ${command}` : ''
  console.error(`${name} cannot process change ${number}.${repair}`)
}
