/** The functions of the table's stream under `npm start`. */
import { existsSync } from 'node:fs'
import { appendFile, readFile, rm } from 'node:fs/promises'
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
import { openStream, releaseRecords } from './tableStream.ts'

export interface LocalStreamOptions {
  readonly table: TableOptions
  readonly arn: string
  readonly dataFolder: string
  readonly consumers: readonly StreamConsumer[]
  readonly pollMillisMax?: number
  /** Whether the records that all functions have processed go. */
  readonly isEmbedded?: boolean
}

interface Remembered {
  readonly arn: string
  readonly positions: Positions
}

/** The changes that the feeds lack. `npm run operate -- replay-stream` reads and removes it. */
export const failedRecordsFile = (dataFolder: string): string =>
  join(dataFolder, 'stream-failures.jsonl')

export const startLocalStream = async (options: LocalStreamOptions): Promise<StreamReader> => {
  const { table, arn, dataFolder, consumers, pollMillisMax, isEmbedded = false } = options
  const file = positionFile(dataFolder)
  await remindOfFailed(dataFolder)
  const release = isEmbedded ? releaseBehind(options) : undefined
  return startStreamReader({
    stream: openStream(table, arn),
    consumers,
    pollMillisMax,
    // An old position repeats records, which the functions recognise.
    positions: await recall(file, arn),
    remember: async (positions) => {
      await replaceFile(file, JSON.stringify({ arn, positions } satisfies Remembered))
      await release?.(positions)
    },
    reportFailed: (name, failed) => reportFailed(dataFolder, name, failed),
  })
}

/** So many records are released together, because each release is a write. */
const releasedAtLeast = 100

/**
 * Records that could not be processed stay, with those after them, until the operator has replayed them. The record at
 * the position stays too: DynamoDB begins after a record only while the record is there.
 */
const releaseBehind = ({ table, arn, dataFolder }: LocalStreamOptions) => {
  let released = 0
  return async (positions: Positions): Promise<void> => {
    const passed = Math.min(...Object.values(positions).map(Number)) - 1
    if (passed - released < releasedAtLeast || existsSync(failedRecordsFile(dataFolder))) return
    await releaseRecords(table, arn, passed)
    released = passed
  }
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
  const number = failed.startSequenceNumber
  // Other functions only pass events on, which are in the feed.
  if (name !== writeFeed.name) {
    console.error(`${name} cannot process change ${number}.`)
    return
  }
  const line = JSON.stringify({ DDBStreamBatchInfo: failed })
  await appendFile(failedRecordsFile(dataFolder), `${line}\n`, { mode: 0o600 })
  console.error(`${name} cannot process change ${number}. ${repairOf(dataFolder)}`)
}

const repairOf = (dataFolder: string): string =>
  `After a repair: npm run operate -- replay-stream --data-dir ${dataFolder} --messages ${failedRecordsFile(dataFolder)}`

const readFailed = (dataFolder: string): Promise<string> =>
  readFile(failedRecordsFile(dataFolder), 'utf8').catch(() => '')

const remindOfFailed = async (dataFolder: string): Promise<void> => {
  if ((await readFailed(dataFolder)) === '') return
  console.error(`The feeds lack changes of an earlier run. ${repairOf(dataFolder)}`)
}

/** @param replayed the text of the file, to which the service may have added a line meanwhile */
export const forgetFailed = async (dataFolder: string, replayed: string): Promise<void> => {
  if ((await readFailed(dataFolder)) === replayed) await rm(failedRecordsFile(dataFolder))
}
