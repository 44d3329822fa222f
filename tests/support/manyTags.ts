/** Very many tags, written directly to the table: only the cost of reading them matters. */
import { newId } from '../../harness/ids.ts'
import { putTag } from '#tags/items/tags.ts'
import type { Write } from '#table/items.ts'
import { putDirectly } from './directItems.ts'
import type { TestTable } from './engine.ts'

export interface ManyTags {
  readonly count: number
  /** The comment of each tag. */
  readonly text?: string
}

/** Public tags, one at each millisecond from 1 on. */
export const fillWithTags = (
  testTable: Pick<TestTable, 'endpoint' | 'tableName'>,
  raceId: string,
  { count, text = '' }: ManyTags,
): Promise<void> => {
  const indexes = Array.from({ length: count }, (_, index) => index)
  return putDirectly(
    testTable,
    indexes.map((index) => tagAt(raceId, index, text)),
  )
}

const author = { userId: newId(), name: 'a commentator' }

const tagAt = (raceId: string, index: number, comment: string): Write => {
  const tag = {
    id: newId(),
    author,
    createdAtMillis: 1_781_000_000_000 + index,
    tag: `Tag ${index}`,
    comment,
    hiddenInfo: '',
    image: '',
    resizedImage: '',
    isPublic: true,
    raceTimepoint: index + 1,
  }
  return putTag(raceId, tag, '', 'absent')
}
