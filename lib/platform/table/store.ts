/** The table for one request: consistent reads, no item read twice, transactions conditional on what was read. */
import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { actionOf, expecting, keyOf, transactionWritesMax } from './actions.ts'
import { type ChangeAuthor, isBlind, recordsOf, serviceAuthor, withCreationTime } from './audit.ts'
import { Calls } from './calls.ts'
import type { Item, Page, Prefetch, QueryOptions, Reader, Updater, Write } from './items.ts'
import type { SharedValues } from '#values/sharedValues.ts'
import { shortUuid } from '#values/uuid.ts'
import type { Table } from './table.ts'
import { type Key, nameOfKey } from './key.ts'
import { Conditions } from './conditions.ts'
import { settle, settledView, writeLarge } from './largeWrites.ts'
import { indexWrites } from './items/reach.ts'
import { ItemLoader } from './itemLoader.ts'
import type { WriteBuffer } from './writeBuffer.ts'
import { TableConflict } from './errors.ts'

export class Store implements Reader, Updater {
  readonly #calls: Calls
  #itemsWritten = 0
  readonly #items = new ItemLoader((keys) => this.#read(keys))
  /** Pages by query. Each page is used once, because the same query later needs current items. */
  readonly #pages = new Map<string, Promise<Page>>()
  /** The use case sees pages of a precondition once more, so that its writes depend on what that saw. */
  readonly #seenPages = new Map<string, Promise<Page>>()
  #writeBuffer: WriteBuffer | undefined
  #author: ChangeAuthor = serviceAuthor()
  #isRepeatable = false
  readonly #conditions = new Conditions()
  readonly #whenWritten: (() => Promise<void>)[] = []

  /** @param writeBuffer collects all writes until `sendBuffered` */
  constructor(table: Table, writeBuffer?: WriteBuffer, calls = new Calls(table)) {
    this.#calls = calls
    this.#writeBuffer = writeBuffer
  }

  /** Records all further changes under this author. */
  attributeTo(author: ChangeAuthor): void {
    this.#author = author
  }

  /** Whether the writes are only listed. Effects outside of the table must be omitted then. */
  get isDryRun(): boolean {
    return this.#writeBuffer?.isSentLater === false
  }

  get calls(): number {
    return this.#calls.count
  }

  /** Returns a reader of the current items, without those that this request has already read. */
  freshReader(): Reader {
    return new Store(this.#calls.table, this.#writeBuffer, this.#calls)
  }

  /** The number of items that were written, with audit records and entries of indexes. */
  get itemsWritten(): number {
    return this.#itemsWritten
  }

  /** Lets writes count in the rate limits as if they were more items. */
  countMoreItems(number: number): void {
    this.#itemsWritten += number
  }

  get hints(): SharedValues {
    return this.#calls.table.hints
  }

  /** Fetches missing items and pages in one round trip, so that `get` and `query` need no other. */
  async prefetch(requested: readonly Prefetch[]): Promise<void> {
    if (requested.length === 0) return
    const all = requested.flatMap((one) => (typeof one === 'function' ? one(this.hints) : one))
    const pages = all.flatMap((one) => (isKey(one) ? [] : this.#prefetchPage(one)))
    await Promise.all([this.#items.load(all.filter(isKey)), ...pages])
  }

  /** Reads that the rest of the request repeats: each page is kept for the next equal query. */
  get ahead(): Reader {
    return {
      hints: this.hints,
      get: (key) => this.#items.get(key),
      query: (options) => this.#prefetchPage(options),
      prefetch: (requested) => this.prefetch(requested),
    }
  }

  #prefetchPage(options: QueryOptions): Promise<Page> {
    const page = this.#readPage(options)
    this.#pages.set(JSON.stringify(options), page)
    return page
  }

  /** Later reads get what was written. */
  #forget(writes: readonly Write[]): void {
    for (const write of writes) this.#items.forget(keyOf(write))
    this.#pages.clear()
    this.#seenPages.clear()
  }

  async get(key: Key): Promise<Item | undefined> {
    const item = await this.#items.get(key)
    this.#conditions.add(key, item)
    return item
  }

  /** The next write fails with a conflict if one of the items that `run` gets changes before. */
  conditionalOn<Result>(run: () => Result | Promise<Result>): Promise<Result> {
    return this.#conditions.during(run)
  }

  /** The use case sees the pages once more that `run` reads. */
  async repeatable<Result>(run: () => Promise<Result>): Promise<Result> {
    this.#isRepeatable = true
    try {
      return await run()
    } finally {
      this.#isRepeatable = false
    }
  }

  /** Like `conditionalOn`, without the permissions by which `run` selects what it shows. */
  conditionalOnContents<Result>(run: () => Result | Promise<Result>): Promise<Result> {
    return this.#conditions.during(run, false)
  }

  /** At most 100, as of one moment, not of large writes. @throws TableConflict while another request writes one */
  async snapshot(requested: readonly Key[]): Promise<readonly (Item | undefined)[]> {
    // A transaction may not name an item twice.
    const keys = [...new Map(requested.map((key) => [nameOfKey(key), key])).values()]
    const items = await this.#calls.transactGet(keys)
    const found = new Map(keys.map((key, position) => [nameOfKey(key), items[position]]))
    return requested.map((key) => this.#current(key, found.get(nameOfKey(key))))
  }

  async query(options: QueryOptions): Promise<Page> {
    return this.#writeBuffer === undefined
      ? this.#query(options)
      : this.#writeBuffer.query(options, (stored) => this.#query(stored))
  }

  #query(options: QueryOptions): Promise<Page> {
    const name = JSON.stringify(options)
    const page = this.#seenPages.get(name) ?? this.#pages.get(name) ?? this.#readPage(options)
    if (this.#conditions.isCollecting || this.#isRepeatable) this.#seenPages.set(name, page)
    else this.#seenPages.delete(name)
    this.#pages.delete(name)
    return page
  }

  /** Reads as many items as the limit allows, because a page of the table may be shorter. */
  async #readPage(options: QueryOptions): Promise<Page> {
    const { items: raw, next } = await this.#calls.query(options)
    const items = await settledView(this.#calls, raw)
    const limit = options.limit - raw.length
    if (limit <= 0 || next === undefined || options.mayBeShort === true) return { items, next }
    const rest = await this.#readPage({ ...options, limit, start: next })
    return { ...rest, items: [...items, ...rest.items] }
  }

  /** Makes all of the writes, or none, regardless of their number. @throws TableConflict */
  async write(requested: readonly Write[]): Promise<void> {
    const writes = this.#conditions.addedTo(requested)
    if (this.#writeBuffer !== undefined) return this.#buffer(this.#writeBuffer, writes)
    try {
      await this.#writeSeen(writes)
    } catch (error) {
      const isGuess = (position: number) => isBlind(writes[position])
      if (!(error instanceof TableConflict) || !error.failed.some(isGuess)) throw error
      // An item existed although the write assumed that it did not.
      await this.prefetch(writes.filter(isBlind).map(keyOf))
      await this.#writeSeen(writes)
    }
  }

  async #writeSeen(writes: readonly Write[]): Promise<void> {
    const writeId = shortUuid()
    const seen = (await this.#seeing(writes)).map((write) => withCreationTime(write, this.#author))
    const reader = { get: (key: Key) => this.#items.get(key), prefetch: this.prefetch.bind(this) }
    const index = await indexWrites(reader, seen)
    const all = [...seen, ...recordsOf(seen, writeId, this.#author), ...index]
    try {
      await this.#transact(all, writeId)
      this.#itemsWritten += all.length
    } catch (error) {
      if (!(error instanceof TableConflict)) throw error
      // The response to an earlier attempt was lost. The conflict is with our own write.
      if (error.isOwnWrite(writeId)) return
      for (const { largeWriteId, position } of error.staged) {
        await settle(this.#calls, largeWriteId, all.slice(position, position + 1).map(keyOf))
      }
      throw error
    } finally {
      this.#forget(writes)
    }
  }

  /** A write that replaces any item mostly creates one, so an unread item is assumed not to exist. */
  async #seeing(writes: readonly Write[]): Promise<readonly Write[]> {
    await this.prefetch(writes.filter((write) => isBlind(write) && 'remove' in write).map(keyOf))
    return Promise.all(
      writes.map(async (write) =>
        isBlind(write) ? expecting(write, await this.#items.known(keyOf(write))) : write,
      ),
    )
  }

  async #transact(writes: readonly Write[], writeId: string): Promise<void> {
    const { name } = this.#calls.table
    if (writes.length > transactionWritesMax) await writeLarge(this.#calls, writes, writeId)
    else await this.#calls.transactWrite(writes.map((write) => actionOf(name, write, writeId)))
  }

  /** In one transaction. Then runs the steps that wait for the writes. @throws TableConflict like `write` */
  async sendBuffered(more: readonly Write[]): Promise<void> {
    const { writes } = this.#writeBuffer ?? { writes: [] }
    this.#writeBuffer = undefined
    // First, so that a large write never only stages them.
    await this.write([...more, ...writes])
    for (const step of this.#whenWritten) await step()
  }

  /** Runs an optional step after the writes: immediately, or after `sendBuffered`. */
  async whenWritten(step: () => Promise<void>): Promise<void> {
    if (this.#writeBuffer?.isSentLater === true) this.#whenWritten.push(step)
    else await step()
  }

  async #buffer(writeBuffer: WriteBuffer, writes: readonly Write[]): Promise<void> {
    try {
      await writeBuffer.write(writes, (keys) => this.#read(keys))
    } finally {
      this.#forget(writes)
    }
  }

  async #read(keys: readonly Key[]): Promise<ReadonlyMap<string, Item>> {
    const items = await settledView(this.#calls, await this.#calls.batchGet(keys))
    const found = new Map(items.map((item) => [nameOfKey(item), item]))
    if (this.#writeBuffer === undefined) return found
    return new Map(
      keys.flatMap((key) => {
        const name = nameOfKey(key)
        const item = this.#current(key, found.get(name))
        return item === undefined ? [] : [[name, item]]
      }),
    )
  }

  #current(key: Key, item: Item | undefined): Item | undefined {
    return this.#writeBuffer === undefined ? item : this.#writeBuffer.current(key, item)
  }

  /** Returns `false` if its condition fails. A dry run makes it too: attempts to sign in always count. */
  async update(update: Omit<UpdateCommandInput, 'TableName'>): Promise<boolean> {
    return this.#calls.update(update)
  }
}

const isKey = (requested: Key | QueryOptions): requested is Key => 'PK' in requested
