/**
 * What one request does with the table. Reads are strongly consistent; what was fetched at the
 * start of the request is not read twice; writes are transactions, conditional on what was read.
 */
import { randomUUID } from 'node:crypto'
import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { actionOf, expecting, keyOf } from './actions.ts'
import { type Author, isBlind, recordsOf, theServiceItself, withCreationTime } from './audit.ts'
import { Calls } from './calls.ts'
import type { Item, Page, QueryOptions, Reader, Updater, Wanted, Write } from './items.ts'
import { type Key, nameOfKey } from './key.ts'
import { transactionWritesMax } from './batches.ts'
import { Conditions } from './conditions.ts'
import { settle, settledView, writeLarge } from './largeWrites.ts'
import type { WriteBuffer } from './writeBuffer.ts'
import type { Table } from './table.ts'
import { TableConflict } from './errors.ts'

export class Store implements Reader, Updater {
  readonly #calls: Calls
  /** Promises, so that whoever wants what is on its way waits for it. */
  readonly #fetched = new Map<string, Promise<Item | undefined>>()
  /** By what was asked. Each is for one taker: who asks for the same again wants what is there now. */
  readonly #pages = new Map<string, Promise<Page>>()
  #writeBuffer: WriteBuffer | undefined
  #author: Author = theServiceItself()
  readonly #conditions = new Conditions()
  readonly #whenWritten: (() => Promise<void>)[] = []

  /** @param writeBuffer takes all writes: none of them reaches the table before `sendBuffered` */
  constructor(table: Table, writeBuffer?: WriteBuffer, calls = new Calls(table)) {
    this.#calls = calls
    this.#writeBuffer = writeBuffer
  }

  /** What is changed from here on is recorded as theirs. */
  attributeTo(author: Author): void {
    this.#author = author
  }

  /** How many calls to the table this request has made so far. */
  get calls(): number {
    return this.#calls.count
  }

  /** Reads what is there now, whatever this request has read before. */
  afresh(): Reader {
    return new Store(this.#calls.table, this.#writeBuffer, this.#calls)
  }

  /** Fetches what is not there yet in one round trip, so that `get` and `query` need no other. */
  async prefetch(wanted: readonly Wanted[]): Promise<void> {
    await Promise.all([
      this.#prefetchItems(wanted.filter(isKey)),
      ...wanted.map((one) => (isKey(one) ? undefined : this.#prefetchPage(one))),
    ])
  }

  #prefetchPage(options: QueryOptions): Promise<Page> {
    const page = this.#readPage(options)
    this.#pages.set(JSON.stringify(options), page)
    return page
  }

  async #prefetchItems(wanted: readonly Key[]): Promise<void> {
    const missing = wanted.filter((key) => !this.#fetched.has(nameOfKey(key)))
    const keys = [...new Map(missing.map((key) => [nameOfKey(key), key])).values()]
    const found = this.#read(keys)
    for (const name of keys.map(nameOfKey)) {
      this.#fetched.set(
        name,
        found.then((items) => items.get(name)),
      )
    }
    await Promise.all(wanted.flatMap((key) => this.#fetched.get(nameOfKey(key)) ?? []))
  }

  async get(key: Key): Promise<Item | undefined> {
    const item = await this.#get(key)
    this.#conditions.add(key, item)
    return item
  }

  /**
   * Makes the next write conditional on all items that `run` gets one by one: when one of them changes
   * before, the write ends in a conflict.
   */
  async conditionalOn<Result>(run: () => Result | Promise<Result>): Promise<Result> {
    return this.#conditions.during(run)
  }

  async #get(key: Key): Promise<Item | undefined> {
    const fetched = this.#fetched.get(nameOfKey(key))
    if (fetched !== undefined) return fetched
    const raw = await this.#calls.get(key)
    const [settled] = await settledView(this.#calls, raw === undefined ? [] : [raw])
    const item = this.#current(key, settled)
    this.#fetched.set(nameOfKey(key), Promise.resolve(item))
    return item
  }

  /**
   * All items as they were at one moment, in the order of the keys; at most 100. Not for items
   * that large writes touch.
   * @throws TableConflict when somebody writes one of them just now
   */
  async snapshot(wanted: readonly Key[]): Promise<readonly (Item | undefined)[]> {
    // A transaction may not name an item twice.
    const keys = [...new Map(wanted.map((key) => [nameOfKey(key), key])).values()]
    const items = await this.#calls.transactGet(keys)
    const found = new Map(keys.map((key, position) => [nameOfKey(key), items[position]]))
    return wanted.map((key) => this.#current(key, found.get(nameOfKey(key))))
  }

  async query(options: QueryOptions): Promise<Page> {
    return this.#writeBuffer === undefined
      ? this.#query(options)
      : this.#writeBuffer.query(options, (stored) => this.#query(stored))
  }

  #query(options: QueryOptions): Promise<Page> {
    const name = JSON.stringify(options)
    const page = this.#pages.get(name) ?? this.#readPage(options)
    this.#pages.delete(name)
    return page
  }

  /** As many as the limit says, when there are so many: a page of the table may end before. */
  async #readPage(options: QueryOptions): Promise<Page> {
    const { items: raw, next } = await this.#calls.query(options)
    const items = await settledView(this.#calls, raw)
    const limit = options.limit - raw.length
    if (limit <= 0 || next === undefined || options.mayBeShort === true) return { items, next }
    const rest = await this.#readPage({ ...options, limit, start: next })
    return { ...rest, items: [...items, ...rest.items] }
  }

  /**
   * All of the writes, or none, however many there are.
   * @throws TableConflict when an item is not as expected, or somebody writes it just now
   */
  async write(wanted: readonly Write[]): Promise<void> {
    const writes = this.#conditions.addedTo(wanted)
    if (this.#writeBuffer !== undefined) return this.#buffer(this.#writeBuffer, writes)
    try {
      await this.#writeSeen(writes)
    } catch (error) {
      const isGuess = (position: number) => isBlind(writes[position])
      if (!(error instanceof TableConflict) || !error.failed.some(isGuess)) throw error
      // Something was there, after all.
      await this.prefetch(writes.filter(isBlind).map(keyOf))
      await this.#writeSeen(writes)
    }
  }

  async #writeSeen(writes: readonly Write[]): Promise<void> {
    const writeId = randomUUID()
    const seen = (await this.#seeing(writes)).map((write) => withCreationTime(write, this.#author))
    const all = [...seen, ...recordsOf(seen, writeId, this.#author)]
    try {
      await this.#transact(all, writeId)
    } catch (error) {
      if (!(error instanceof TableConflict)) throw error
      // The answer to an earlier attempt was lost, and what stands in the way is our own write.
      if (error.isOwnWrite(writeId)) return
      for (const { largeWriteId, position } of error.staged) {
        await settle(this.#calls, largeWriteId, all.slice(position, position + 1).map(keyOf))
      }
      throw error
    } finally {
      for (const write of writes) this.#fetched.delete(nameOfKey(keyOf(write)))
    }
  }

  /**
   * What is audited is never written without knowing what was there. What would replace anything is
   * mostly new, and taken for it unless it was read.
   */
  async #seeing(writes: readonly Write[]): Promise<readonly Write[]> {
    await this.prefetch(writes.filter((write) => isBlind(write) && 'remove' in write).map(keyOf))
    return Promise.all(
      writes.map(async (write) =>
        isBlind(write) ? expecting(write, await this.#fetched.get(nameOfKey(keyOf(write)))) : write,
      ),
    )
  }

  async #transact(writes: readonly Write[], writeId: string): Promise<void> {
    const { name } = this.#calls.table
    if (writes.length > transactionWritesMax) await writeLarge(this.#calls, writes, writeId)
    else await this.#calls.transactWrite(writes.map((write) => actionOf(name, write, writeId)))
  }

  /**
   * Sends the writes of the buffer, and more with them, in one transaction. The steps that wait for the
   * writes follow.
   * @throws TableConflict like `write`
   */
  async sendBuffered(more: readonly Write[]): Promise<void> {
    const { writes } = this.#writeBuffer ?? { writes: [] }
    this.#writeBuffer = undefined
    // In front, so that it is never among what a large write only stages.
    await this.write([...more, ...writes])
    for (const step of this.#whenWritten) await step()
  }

  /** Runs an optional step after the writes: at once, or after `sendBuffered`. */
  async whenWritten(step: () => Promise<void>): Promise<void> {
    if (this.#writeBuffer?.isSentLater === true) this.#whenWritten.push(step)
    else await step()
  }

  async #buffer(writeBuffer: WriteBuffer, writes: readonly Write[]): Promise<void> {
    try {
      await writeBuffer.write(writes, (keys) => this.#read(keys))
    } finally {
      for (const write of writes) this.#fetched.delete(nameOfKey(keyOf(write)))
    }
  }

  async #read(keys: readonly Key[]): Promise<ReadonlyMap<string, Item>> {
    const items = await settledView(this.#calls, await this.#calls.batchGet(keys))
    const found = new Map(items.map((item) => [nameOfKey(item), item]))
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

  /**
   * One atomic update. `false`: its condition does not hold. A dry run makes it too: attempts to sign in
   * always count.
   */
  async update(update: Omit<UpdateCommandInput, 'TableName'>): Promise<boolean> {
    return this.#calls.update(update)
  }
}

const isKey = (wanted: Wanted): wanted is Key => 'PK' in wanted
