/** The size limit of a regatta. */
import { expect, it } from 'vitest'
import { newId } from '../../harness/ids.ts'
import { type Regatta, usualRegatta } from '../../lib/domain/race/regatta.ts'
import { putRegatta } from '../../lib/store/entities/regattas.ts'

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

it('a regatta fits into an item, or is refused', () => {
  expect(putRegatta(regattaWith(500, 300), 'absent')).toMatchObject({ expected: 'absent' })
  expect(() => putRegatta(regattaWith(500, 900), 'absent')).toThrow(
    'A regatta takes at most 350000 bytes. Use shorter names.',
  )
})
