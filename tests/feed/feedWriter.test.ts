/** The function that writes the feeds: repeated, shuffled and broken records, and its limits. */
import { letEverybody } from '../support/sailing.ts'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { newId, uniqueName } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import { usualRegatta } from '#races/rules/regatta.ts'
import { runIn } from '#feed/background/background.ts'
import { feedCursor } from '#feed/steps/feedCursor.ts'
import { writeFeed } from '#feed/steps/writeFeed.ts'
import { putFeed, readEvents, readFeed } from '#feed/items/feed.ts'
import { putRegatta, readRegatta, regattaEntity } from '#races/items/regattas.ts'
import { putChange } from '#results/items/changes.ts'
import { Store } from '#table/store.ts'
import type { StreamRecord } from '#table/streamRecords.ts'
import { Failure } from '#values/failure.ts'
import { openStream, switchStreamOn } from '../../scripts/stream/tableStream.ts'
import { useTestService } from '../support/useTestService.ts'
import { keepLog } from '../support/logLines.ts'

const log = keepLog()
const service = await useTestService()
const stream = openStream(service, await switchStreamOn(service))
afterAll(() => {
  stream.close()
})
afterEach(() => {
  vi.useRealTimers()
})

const store = () => new Store(service.services.table)
const write = (Records: readonly StreamRecord[]) =>
  runIn({ name: 'writeFeed' }, writeFeed, service.services)({ Records })

/** All records of the regattas of the table, oldest first. */
const recordsOf = async (regatta: string): Promise<readonly StreamRecord[]> => {
  const found: StreamRecord[] = []
  for (const shard of await stream.shards()) {
    const { records } = await stream.read(await stream.iteratorOf(shard))
    found.push(...records)
  }
  const { PK } = regattaEntity.key(regatta)
  return found.filter(({ dynamodb }) => JSON.stringify(dynamodb?.Keys ?? {}).includes(PK))
}

const numbered = async (regatta: string) => await readEvents(store(), regatta, 0, 1000)
const subjectsOf = async (regatta: string) =>
  (await numbered(regatta)).map(({ number, subject }) => `${number} ${subject}`)

const column = (name: string) => ({ id: newId(), name })
const regattaOf = (name: string, names: readonly string[]) => ({
  ...usualRegatta,
  id: newId(),
  name,
  eventId: newId(),
  series: [{ name: 'Default', fleets: ['Default'], raceColumns: names.map(column) }],
})

/** A regatta that gets its race columns one after the other. */
const grow = async (...names: readonly string[]): Promise<string> => {
  const name = uniqueName('Kiel')
  await store().write([putRegatta(regattaOf(name, []), 'absent')])
  for (const each of names) {
    const regatta = await readRegatta(store(), name)
    if (regatta === undefined) throw new Error('there is no regatta')
    const [series] = regatta.series
    const raceColumns = [...(series?.raceColumns ?? []), column(each)]
    await store().write([
      putRegatta(
        { ...regatta, series: series === undefined ? [] : [{ ...series, raceColumns }] },
        regatta.item,
      ),
    ])
  }
  return name
}

describe('the function of the stream', () => {
  it('adds each record once, in any order and number of repetitions', async () => {
    const regatta = await grow('R1', 'R2', 'R3')
    const records = await recordsOf(regatta)

    await write([...records].reverse().concat(records))
    await write(records)
    await write(records.slice(1))

    expect(await subjectsOf(regatta)).toEqual(['1 R1', '2 R2', '3 R3'])
  })

  it('adds each record once when several of it run at the same time', async () => {
    const regatta = await grow('R1', 'R2', 'R3', 'R4')
    const records = await recordsOf(regatta)

    await Promise.all(Array.from({ length: 6 }, () => write(records)))

    expect(await subjectsOf(regatta)).toEqual(['1 R1', '2 R2', '3 R3', '4 R4'])
  })

  it('gives an event the same id when a failed batch is repeated', async () => {
    const regatta = await grow('R1')
    const records = await recordsOf(regatta)
    const ids: string[] = []
    const spy = vi.spyOn(Store.prototype, 'write').mockImplementation((writes) => {
      ids.push(
        ...Array.from(JSON.stringify(writes).matchAll(/"id":"([^"]+)"/g), ([, id]) => id ?? ''),
      )
      return Promise.reject(new Error('cut'))
    })
    await expect(write(records)).rejects.toThrow('cut')
    await expect(write(records)).rejects.toThrow('cut')
    spy.mockRestore()
    await write(records)

    expect(new Set(ids)).toEqual(new Set((await numbered(regatta)).map(({ id }) => id)))
    expect(log.lines().at(-2)).toMatchObject({ level: 'error', error: { name: 'Error' } })
    expect(log.lines().at(-1)).toMatchObject({ operation: 'writeFeed', records: 2, events: 1 })
    expect(JSON.stringify(log.lines())).not.toContain(regatta)
  })

  it('adds hundreds of events of one change, in several transactions', async () => {
    const names = Array.from({ length: 250 }, (_, at) => `R${at + 1}`)
    const regatta = uniqueName('Kiel')
    await store().write([putRegatta(regattaOf(regatta, names), 'absent')])
    const records = await recordsOf(regatta)
    await write(records)
    await write(records)

    expect(await subjectsOf(regatta)).toEqual(names.map((name, at) => `${at + 1} ${name}`))
  })

  it('reports a record that it cannot decode, and adds the others', async () => {
    const regatta = await grow('R1', 'R2')
    const [first = {}, second = {}, third = {}] = await recordsOf(regatta)
    const broken = structuredClone(second) as { dynamodb: { NewImage: Record<string, object> } }
    broken.dynamodb.NewImage.series = { S: 'no list' }
    const unreadable = { dynamodb: { SequenceNumber: '77' } }
    const result = await write([first, broken, unreadable, third])

    const failed = second.dynamodb?.SequenceNumber
    expect(result.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier).sort()).toEqual(
      ['77', failed ?? ''].sort(),
    )
    expect(await subjectsOf(regatta)).toEqual(['1 R2'])
    await write([second])
    expect(await subjectsOf(regatta)).toEqual(['1 R2', '2 R1'])
  })

  it('fails as a whole when the table does not respond', async () => {
    // The key does not contain this name, so that the function reads the regatta.
    const regatta = 'x'.repeat(1015)
    const race = { raceColumnId: newId(), raceColumn: 'R1', fleet: 'Default' }
    const change = { race, kind: 'official', by: null, moved: [] } as const
    await store().write([putChange({ name: regatta }, { ...change, id: newId(), atMillis: 1 })])
    const records = await recordsOf(regatta)
    vi.spyOn(Store.prototype, 'get').mockRejectedValueOnce(new Failure('unavailable', 'away'))

    await expect(write(records)).rejects.toThrow('away')
    expect(await write(records)).toEqual({ batchItemFailures: [] })
  })

  it('ignores staged content until it is in place', async () => {
    const regatta = await grow('R1')
    const [, added] = await recordsOf(regatta)
    const image = added?.dynamodb?.NewImage ?? {}
    const { writeId: _, ...unwritten } = image
    const staged = { M: { largeWriteId: { S: 'w' }, item: { M: image } } }
    const record = (sequence: string, OldImage: object | undefined, NewImage: object) => ({
      eventID: sequence,
      dynamodb: {
        Keys: added?.dynamodb?.Keys ?? {},
        SequenceNumber: sequence,
        ApproximateCreationDateTime: 1_800_000_000,
        ...(OldImage && { OldImage }),
        NewImage,
      },
    })
    const isStaged = { PK: unwritten.PK, SK: unwritten.SK, staged }
    await write([record('901', undefined, isStaged) as StreamRecord])
    expect(await subjectsOf(regatta)).toEqual([])
    await write([record('902', isStaged, image) as StreamRecord])
    expect(await subjectsOf(regatta)).toEqual(['1 R1'])
  })
})

describe('a page of the feed', () => {
  const read = (regatta: string, token = service.adminToken, query = '') =>
    service.request(`GET ${V}/regattas/${encodeURIComponent(regatta)}/feed${query}`, { token })
  const subjects = ({ body }: { body: unknown }) =>
    (body as { subject: string }[]).map(({ subject }) => subject)
  const follow = (reply: { headers: Readonly<Record<string, string>> }, token?: string) => {
    const [, next = ''] = /<(.*)>; rel="next"/.exec(reply.headers.link ?? '') ?? []
    return service.request(`GET ${next}`, { token: token ?? service.adminToken })
  }
  const written = async (...names: readonly string[]) => {
    const regatta = await grow(...names)
    await write(await recordsOf(regatta))
    return regatta
  }

  it('leads to the next one, also when it is empty', async () => {
    const regatta = await written('R1', 'R2', 'R3')
    const first = await read(regatta, undefined, '?limit=2')
    const second = await follow(first)
    const empty = await follow(second)
    const again = await follow(empty)

    expect([first, second, empty, again].map(subjects)).toEqual([['R1', 'R2'], ['R3'], [], []])
    expect(subjects(await read(await grow()))).toEqual([])
  })

  it('follows any number, for the caller of the cursor', async () => {
    const regatta = await written('R1', 'R2', 'R3')
    await letEverybody(service, service.adminToken, 'REGATTA', regatta, 'READ')
    const cursor = feedCursor(service.services, regatta, 2)
    const path = `GET ${V}/regattas/${encodeURIComponent(regatta)}/feed?after=${cursor}`

    expect(subjects(await service.request(path))).toEqual(['R3'])
    expect((await service.request(path, { token: service.adminToken })).status).toBe(400)
  })

  it('does not accept the cursor of another caller, of another feed, or a changed one', async () => {
    const [regatta, other] = [await written('R1'), await written('R1')]
    const bea = await service.createUser(uniqueName('bea'))
    const adminOnly = await read(regatta)
    const [, cursor = ''] = /after=([^>&]+)/.exec(adminOnly.headers.link ?? '') ?? []
    await letEverybody(service, service.adminToken, 'REGATTA', regatta, 'READ')
    const replies = [
      await read(regatta, bea, `?after=${cursor}`),
      await read(other, undefined, `?after=${cursor}`),
      await read(regatta, undefined, `?after=${cursor}A`),
      await read(regatta, undefined, `?after=${cursor}`),
    ]

    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 200])
    expect(replies[0]?.body).toMatchObject({ errors: [{ parameter: 'after', code: 'cursor' }] })
  })

  it('takes one round trip, with a cursor too', async () => {
    const regatta = await written('R1', 'R2')
    const first = await read(regatta, undefined, '?limit=1')
    const before = log.lines().length
    await follow(first)
    await read(regatta)

    // One call reads the items, and one the events at the same time.
    const calls = log.lines().slice(before)
    expect(calls.map(({ operation, storeCalls }) => [operation, storeCalls])).toEqual([
      ['readFeed', 2],
      ['readFeed', 2],
    ])
  })

  it('is 410 after a week, or when the next event is missing', async () => {
    const regatta = await written('R1', 'R2')
    const first = await read(regatta, undefined, '?limit=1')
    const last = await follow(first)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 3_600_000 + 1000 })
    const { status, body } = await follow(first)

    expect([status, (body as { code: string }).code]).toEqual([410, 'cursor-expired'])
    // All events are expired, and none follows the last one.
    expect((await follow(last)).status).toBe(200)
    const anew = await read(regatta)
    expect([anew.status, subjects(anew), subjects(await follow(anew))]).toEqual([200, [], []])
    const feed = await readFeed(store(), regatta)
    await store().write([putFeed(regatta, { ...feed, last: feed.last + 1 })])
    expect((await follow(last)).status).toBe(410)
  })

  it('begins with the regatta: it does not show the feed of an earlier one of the name', async () => {
    const regatta = await written('Old')
    const before = await read(regatta)
    const old = await readRegatta(store(), regatta)
    if (old === undefined) throw new Error('there is no regatta')
    await store().write([{ remove: old.item, expected: old.item }])
    await store().write([putRegatta(regattaOf(regatta, ['New']), 'absent')])
    expect(subjects(await read(regatta))).toEqual([])
    await write(await recordsOf(regatta))

    expect(subjects(await read(regatta))).toEqual(['New'])
    expect((await follow(before)).status).toBe(410)
  })
})
