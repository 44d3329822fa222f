/** Collects writes, checks their conditions, and shows the resulting items to later reads. */
import { randomUUID } from 'node:crypto'
import { expectedBy, itemAfter, keyOf } from './actions.ts'
import { compareBytes, type Key, nameOfKey } from './key.ts'
import { indexKeyOf } from './entity.ts'
import {
  type ConditionCheck,
  isConditionCheck,
  type Item,
  type ItemChange,
  type Page,
  type QueryOptions,
  type Start,
  type Write,
} from './items.ts'
import { TableConflict } from './errors.ts'

type ReadItems = (keys: readonly Key[]) => Promise<ReadonlyMap<string, Item>>
type ReadPage = (options: QueryOptions) => Promise<Page>

export class WriteBuffer {
  readonly #changes = new Map<string, ItemChange>()
  readonly #checks: ConditionCheck[] = []
  /** No page is read twice, because the table does not change while no write is sent. */
  readonly #pages = new Map<string, Promise<Page>>()

  /** Whether the writes will be sent. False in a dry run. */
  readonly isSentLater: boolean

  constructor({ isSentLater }: Pick<WriteBuffer, 'isSentLater'>) {
    this.isSentLater = isSentLater
  }

  get changes(): readonly ItemChange[] {
    return [...this.#changes.values()]
  }

  /** Each item is written once, conditional on its state before its first write. */
  get writes(): readonly Write[] {
    const checks = this.#checks.filter((check) => !this.#changes.has(nameOfKey(keyOf(check))))
    const named = new Map(checks.map((check) => [nameOfKey(keyOf(check)), check]))
    return [...this.changes.flatMap(writeOf), ...named.values()]
  }

  current(key: Key, stored: Item | undefined): Item | undefined {
    const change = this.#changes.get(nameOfKey(key))
    return change === undefined ? stored : change.after
  }

  /** @param read the current items of the table @throws TableConflict when a condition fails */
  async write(writes: readonly Write[], read: ReadItems): Promise<void> {
    const writeId = randomUUID()
    const stored = await read(writes.map(keyOf).filter((key) => !this.#changes.has(nameOfKey(key))))
    const current = (key: Key) => this.current(key, stored.get(nameOfKey(key)))
    const failed = writes.flatMap((write, position) =>
      isAsExpected(write, current(keyOf(write))) ? [] : [position],
    )
    if (failed.length > 0) throw new TableConflict(failed, [])
    for (const write of writes) {
      if (isConditionCheck(write)) {
        this.#checks.push(write)
        continue
      }
      const name = nameOfKey(keyOf(write))
      const before = this.#changes.has(name) ? this.#changes.get(name)?.before : stored.get(name)
      this.#changes.set(name, { before, after: itemAfter(write, writeId) })
    }
  }

  /** Returns a page of the table, without removed and with written items. */
  async query(options: QueryOptions, read: ReadPage): Promise<Page> {
    const { limit } = options
    const unwritten: Item[] = []
    let next: Start | undefined = options.start
    do {
      const page: Page = await this.#pageOnce({ ...options, start: next }, read)
      unwritten.push(...page.items.filter((item) => !this.#changes.has(nameOfKey(item))))
      next = page.next
    } while (next !== undefined && unwritten.length < limit)

    const sort = sortKeyOf(options)
    const written = this.changes
      .flatMap(({ after }) => after ?? [])
      .filter((item) => isIn(options, item, next?.[sort]))
    const items = [...unwritten, ...written].sort((left, right) =>
      compareBytes(String(left[sort]), String(right[sort])),
    )
    const last = items[limit - 1]
    if (items.length <= limit || last === undefined) return { items, next }
    return { items: items.slice(0, limit), next: startBehind(options, last) }
  }

  #pageOnce(options: QueryOptions, read: ReadPage): Promise<Page> {
    const name = JSON.stringify(options)
    const page = this.#pages.get(name) ?? read(options)
    this.#pages.set(name, page)
    return page
  }
}

/** An item that was written and then removed needs no write. */
const writeOf = ({ before, after }: ItemChange): readonly Write[] => {
  if (after === undefined) {
    return before === undefined ? [] : [{ remove: before, expected: before }]
  }
  return [{ put: after, expected: before ?? 'absent' }]
}

const isAsExpected = (write: Write, current: Item | undefined): boolean => {
  const expected = expectedBy(write)
  if (expected === 'any') return true
  return expected === 'absent' ? current === undefined : current?.writeId === expected.writeId
}

const sortKeyOf = ({ index }: QueryOptions) => (index === undefined ? 'SK' : 'listSK')

/** @param last the sort key up to which the table was read; absent: to the end */
const isIn = (options: QueryOptions, item: Item, last: string | undefined): boolean => {
  const { partition, prefix = '', between, start } = options
  const sort = sortKeyOf(options)
  const sortKey = item[sort]
  if ((options.index === undefined ? item.PK : item.listPK) !== partition) return false
  if (typeof sortKey !== 'string' || !sortKey.startsWith(prefix)) return false
  const isBetween =
    between === undefined ||
    (compareBytes(between[0], sortKey) <= 0 && compareBytes(sortKey, between[1]) <= 0)
  const isBehind = start === undefined || compareBytes(String(start[sort]), sortKey) < 0
  return isBetween && isBehind && (last === undefined || compareBytes(sortKey, last) <= 0)
}

const startBehind = ({ index }: QueryOptions, item: Item): Start =>
  index === undefined ? { PK: item.PK, SK: item.SK } : indexKeyOf(item)
