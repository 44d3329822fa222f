/**
 * Writes items in the format of DynamoDB's export to S3, which the engine imports faster than
 * single writes.
 */
import { newId } from '../../harness/ids.ts'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { itemAfter } from '../../lib/store/actions.ts'
import type { Write } from '../../lib/store/items.ts'

const linesAtOnce = 1000

/** @param writes in the form of the store. Each results in one item */
export const writeExport = (file: string, writes: Iterable<Write>): Promise<void> =>
  pipeline(Readable.from(chunksOf(writes)), createWriteStream(file))

function* chunksOf(writes: Iterable<Write>): Generator<string> {
  let lines: string[] = []
  for (const write of writes) {
    const item = itemAfter(write, newId())
    if (item !== undefined) lines.push(`{"Item":${attributesText(item)}}\n`)
    if (lines.length === linesAtOnce) {
      yield lines.join('')
      lines = []
    }
  }
  yield lines.join('')
}

const attributesText = (values: object): string => {
  const members = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${attributeText(value)}`)
  return `{${members.join(',')}}`
}

/** Marshals as the SDK does. The SDK would take longer than the engine. */
const attributeText = (value: unknown): string => {
  if (value === null) return '{"NULL":true}'
  if (typeof value === 'string') return `{"S":${JSON.stringify(value)}}`
  if (typeof value === 'number') return `{"N":"${value}"}`
  if (typeof value === 'boolean') return `{"BOOL":${String(value)}}`
  if (Array.isArray(value)) return `{"L":[${value.map(attributeText).join(',')}]}`
  if (typeof value === 'object') return `{"M":${attributesText(value)}}`
  throw new Error(`an item contains ${typeof value}`)
}
