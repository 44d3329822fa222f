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
