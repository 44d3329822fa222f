/** The size limit of a regatta. */
import { expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { courseAreaId, type Regatta, usualRegatta } from '#races/rules/regatta.ts'
import type { Reader } from '#table/items.ts'
import { putRegatta, readRegatta } from '#races/items/regattas.ts'

/** Returns a regatta with race names of this many bytes. */
const regattaWith = (races: number, bytes: number): Regatta => ({
  ...usualRegatta,
  name: 'Kiel',
  eventId: 'event',
  series: [],
  trackedRaces: Array.from({ length: races }, (_, number) => ({
    raceColumnId: newId(),
    fleet: 'Default',
    name: String(number).padEnd(bytes, 'x'),
    isTracking: true,
  })),
})

it('a regatta of an old table has the usual settings, and the course area of its event', async () => {
  const item = {
    PK: 'p',
    SK: 's',
    version: 1,
    writeId: 'w',
    listPK: 'REGATTA',
    listSK: 'Kiel#Kiel',
    name: 'Kiel',
    eventId: 'e',
    boatClass: null,
    registration: 'CLOSED',
    series: [],
    trackedRaces: [],
  }
  const reader = { get: () => Promise.resolve(item) } as unknown as Reader
  const { item: _, ...regatta } = (await readRegatta(reader, 'Kiel')) ?? {}

  const own = { name: 'Kiel', eventId: 'e', series: [], courseAreaId: courseAreaId('e') }
  expect(regatta).toMatchObject({ ...usualRegatta, ...own })
})

it('a regatta keeps the settings of its stages and of its scoring', async () => {
  const columns = [{ id: 'c', name: 'M1', factor: 100, isDiscardable: false, firstPlace: 11 }]
  const wanted: Regatta = {
    ...regattaWith(0, 0),
    series: [
      { name: 'Q', fleets: ['A'], raceColumns: [], stage: 'qualifying', leftover: 'excludeLatest' },
      { name: 'F', fleets: ['A'], raceColumns: [], stage: 'final', carry: 'rank' },
      {
        name: 'M',
        fleets: ['A'],
        raceColumns: columns,
        stage: 'medal',
        carry: { divide: 2.25, rounding: 'truncate', decimals: 0 },
        maximumNumberOfDiscards: 0,
      },
    ],
    scoring: {
      system: 'HIGH_POINT',
      average: { of: 'possible', minimumShare: 0.5 },
      dutyRaces: 2,
    },
  }
  const write = putRegatta(wanted, 'absent')
  const item = 'put' in write ? { ...write.put, version: 1, writeId: 'w' } : undefined
  const reader = { get: () => Promise.resolve(item) } as unknown as Reader

  expect(await readRegatta(reader, 'Kiel')).toMatchObject(wanted)
})

it('a regatta with a carry that is neither a word nor a part is not read', async () => {
  const series = [{ name: 'F', fleets: ['A'], raceColumns: [], carry: { divide: 'two' } }]
  const write = putRegatta(regattaWith(0, 0), 'absent')
  const item = 'put' in write ? { ...write.put, series, version: 1, writeId: 'w' } : undefined
  const reader = { get: () => Promise.resolve(item) } as unknown as Reader

  await expect(readRegatta(reader, 'Kiel')).rejects.toThrow('series of a wrong type')
})

it('a regatta fits into an item with all its races in the race log', () => {
  const event = {
    author: { name: 'race-officer', priority: 3 },
    passId: 1,
    createdMillis: Date.UTC(2026, 5, 20),
    logicalMillis: Date.UTC(2026, 5, 20, 1),
  }
  const columns = Array.from({ length: 500 }, (_, number) => ({ id: newId(), name: `R${number}` }))
  const regatta = {
    ...usualRegatta,
    name: 'Kiel',
    eventId: 'event',
    series: [{ name: 'Default', fleets: ['Default'], raceColumns: columns }],
    trackedRaces: columns.map(({ id, name }) => ({
      raceColumnId: id,
      fleet: 'Default',
      name: `Kiel ${name} Default`,
      isTracking: true,
    })),
    raceLogs: columns.map(({ id, name }) => ({
      raceColumnId: id,
      fleet: 'Default',
      passId: 1,
      denotation: { ...event, value: `Kiel ${name} Default` },
      startTime: { ...event, value: event.createdMillis },
      procedure: { ...event, value: { type: 'BASIC' as const, minutes: 3, order: 1 } },
      status: { ...event, value: 'FINISHED' as const, id: newId() },
      startOfTracking: { ...event, value: event.createdMillis },
      endOfTracking: { ...event, value: event.createdMillis },
    })),
  }

  expect(putRegatta(regatta, 'absent')).toMatchObject({ expected: 'absent' })
})

it('a regatta fits into an item, or is refused', () => {
  expect(putRegatta(regattaWith(500, 300), 'absent')).toMatchObject({ expected: 'absent' })
  expect(() => putRegatta(regattaWith(500, 900), 'absent')).toThrow(
    'A regatta takes at most 350000 bytes. Use shorter names.',
  )
})
