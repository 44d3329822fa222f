/**
 * Pages of the feed while a transaction adds events. A query of DynamoDB can return some items of a
 * transaction without the others, which the local engine never does.
 */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newId, uniqueName } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { usualRegatta } from '#races/rules/regatta.ts'
import { appendEvents } from '#feed/steps/appendEvents.ts'
import { Calls } from '#table/calls.ts'
import { feedEntity, keyOfEvent, readFeed } from '#feed/items/feed.ts'
import { putRegatta } from '#races/items/regattas.ts'
import { TableConflict } from '#table/errors.ts'
import { Store } from '#table/store.ts'
import { useTestService } from '../support/useTestService.ts'

const service = await useTestService()
let regatta: string
const token = service.adminToken
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const store = () => new Store(service.services.table)

const append = (count: number) => {
  const events = Array.from({ length: count }, () => ({
    ...({ id: newId(), type: 'regatta.racecolumn.added', subject: 'R1' } as const),
    timeMillis: Date.now(),
    data: {},
  }))
  return appendEvents(store(), regatta, [{ regattaName: regatta, id: newId(), events }])
}

/** A feed with this number of events. */
const newFeed = async (count: number): Promise<void> => {
  regatta = uniqueName('Kiel')
  await store().write([
    putRegatta({ ...usualRegatta, name: regatta, eventId: newId(), series: [] }, 'absent'),
  ])
  await append(count)
}

/** The next queries do not return these events. */
const hide = (...queries: readonly (readonly number[])[]): void => {
  // oxlint-disable-next-line typescript/unbound-method -- called with a `this`
  const { query } = Calls.prototype
  let count = 0
  vi.spyOn(Calls.prototype, 'query').mockImplementation(async function (this: Calls, options) {
    const page = await query.call(this, options)
    const hidden = queries[count] ?? []
    count += 1
    const items = page.items.filter((item) => !hidden.includes(Number(item.number)))
    return { ...page, items }
  })
}

/** The item with the number of the last event is an earlier one. */
const showOldFeed = async (change: () => Promise<unknown>): Promise<void> => {
  const { item: old } = await readFeed(store(), regatta)
  await change()
  // oxlint-disable-next-line typescript/unbound-method -- called with a `this`
  const { batchGet } = Calls.prototype
  vi.spyOn(Calls.prototype, 'batchGet').mockImplementation(async function (this: Calls, keys) {
    const items = await batchGet.call(this, keys)
    const { SK } = feedEntity.key(regatta)
    return items.flatMap((item) => (item.SK === SK ? (old ?? []) : item))
  })
}

const readPage = async (query: string) => {
  const path = `${V}/regattas/${encodeURIComponent(regatta)}/feed?${query}`
  const { status, body, headers } = await service.request(`GET ${path}`, { token })
  const [, after = ''] = /after=([^>&]+)/.exec(headers.link ?? '') ?? []
  return { status, count: (body as readonly unknown[]).length, after }
}

const cursorAt = async (number: number) => {
  const { after } = await readPage(`limit=${number}`)
  return `after=${after}`
}

describe('a page after a cursor', () => {
  it('ends before an event that the query did not return', async () => {
    await newFeed(6)
    const cursor = await cursorAt(3)
    hide([5])
    const first = await readPage(cursor)
    const second = await readPage(`after=${first.after}`)

    expect([first.count, second.count]).toEqual([1, 2])
  })

  it.each([
    ['the first event', [4]],
    ['all but the last event', [4, 5]],
    ['all events', [4, 5, 6]],
  ])('is complete if a query returns a part of a transaction without %s', async (_, hidden) => {
    await newFeed(3)
    const cursor = await cursorAt(3)
    await append(3)
    hide(hidden, hidden.slice(0, -1))

    expect(await readPage(cursor)).toMatchObject({ status: 200, count: 3 })
  })

  it('waits for the end of a transaction', async () => {
    await newFeed(6)
    const cursor = await cursorAt(4)
    hide([5])
    const spy = vi
      .spyOn(Calls.prototype, 'transactGet')
      .mockRejectedValueOnce(new TableConflict([], []))

    expect(await readPage(cursor)).toMatchObject({ status: 200, count: 2 })
    expect(spy).toHaveBeenCalled()
  })

  it('is empty if the number of the last event is older than the cursor', async () => {
    await newFeed(4)
    let cursor = ''
    await showOldFeed(async () => {
      await append(2)
      cursor = await cursorAt(6)
    })
    const page = await readPage(cursor)

    expect(page).toMatchObject({ status: 200, count: 0 })
    vi.restoreAllMocks()
    await append(1)
    expect((await readPage(`after=${page.after}`)).count).toBe(1)
  })

  it.each([
    ['and later ones are', 6, 5],
    ['and it was the last one', 5, 5],
  ])('is 410 if the next event is no longer kept %s', async (_, count, removed) => {
    await newFeed(count)
    const cursor = await cursorAt(4)
    await store().write([{ remove: keyOfEvent(regatta, removed), expected: 'any' }])

    expect((await readPage(cursor)).status).toBe(410)
  })
})

describe('the first page', () => {
  it.each([
    ['the first event', [1]],
    ['all but the last event', [1, 2]],
    ['any event', [1, 2, 3]],
  ])('is complete if a query returns a transaction without %s', async (_, hidden) => {
    await newFeed(3)
    hide(hidden, hidden.slice(0, -1))

    expect(await readPage('')).toMatchObject({ status: 200, count: 3 })
  })

  it('ends before an event that the query did not return', async () => {
    await newFeed(3)
    hide([2])
    const first = await readPage('')
    const second = await readPage(`after=${first.after}`)

    expect([first.count, second.count]).toEqual([1, 2])
  })

  it('is complete if the number of the last event is older', async () => {
    await newFeed(0)
    await showOldFeed(() => append(3))
    hide([1])

    expect((await readPage('')).count).toBe(3)
  })

  it('begins with the oldest event that is kept', async () => {
    await newFeed(2)
    const week = 7 * 24 * 3_600_000
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + week + 1000 })
    await append(3)
    hide([3], [3])

    expect((await readPage('')).count).toBe(3)
  })
})
