/** Very many tags, written directly to the table: only the cost of reading them matters. */
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { newId } from '../../harness/ids.ts'
import { putTag } from '../../lib/store/entities/tags.ts'
import { connectTable } from '../../lib/store/table.ts'
import type { TestTable } from './engine.ts'

const batchSize = 25
const batchesAtOnce = 8

export interface ManyTags {
  readonly count: number
  /** The comment of each tag. */
  readonly text?: string
}

/** Public tags, one at each millisecond from 1 on. */
export const fillWithTags = async (
  testTable: Pick<TestTable, 'endpoint' | 'tableName'>,
  raceId: string,
  { count, text = '' }: ManyTags,
): Promise<void> => {
  const { client, name } = connectTable(testTable)
  const write = async (from: number): Promise<void> => {
    const size = Math.min(batchSize, count - from)
    const requests = Array.from({ length: size }, (_, index) => itemOf(raceId, from + index, text))
    const RequestItems = { [name]: requests.map((Item) => ({ PutRequest: { Item } })) }
    await client.send(new BatchWriteCommand({ RequestItems }))
  }
  const starts = Array.from({ length: Math.ceil(count / batchSize) }, (_, index) => index)
  for (let first = 0; first < starts.length; first += batchesAtOnce) {
    const some = starts.slice(first, first + batchesAtOnce)
    await Promise.all(some.map((index) => write(index * batchSize)))
  }
}

const author = { userId: newId(), name: 'a commentator' }

const itemOf = (raceId: string, index: number, comment: string): Record<string, unknown> => {
  const tag = {
    ...{ id: newId(), author, createdAtMillis: 1_781_000_000_000 + index },
    ...{ tag: `Tag ${index}`, comment, hiddenInfo: '', image: '', resizedImage: '' },
    ...{ isPublic: true, raceTimepoint: index + 1 },
  }
  const write = putTag(raceId, tag, '', 'absent')
  if (!('put' in write)) throw new Error('the write of a tag is not a put')
  return { ...write.put, version: 1, writeId: newId() }
}
