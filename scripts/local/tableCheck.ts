/** The thread of `startTableCheck.ts`: it reads all items, and posts the number of findings. */
import { parentPort, workerData } from 'node:worker_threads'
import type { TableOptions } from '#table/table.ts'
import { readAllItems } from '../tableItems.ts'
import { findLasting } from '../tableRules/rules.ts'

const table = workerData as TableOptions
const { findings } = await findLasting(() => readAllItems(table))
parentPort?.postMessage(findings.length)
