/** Races, written as the service writes them, for tests that are about what happens to races. */
import { randomUUID } from 'node:crypto'
import type { AclEntry } from '../../lib/domain/access/facts.ts'
import { encodeObjectId, type ObjectReference } from '../../lib/domain/access/objectId.ts'
import { usualRegatta } from '../../lib/domain/race/regatta.ts'
import { putRegatta, readRegatta } from '../../lib/store/entities/regattas.ts'
import { V } from './sailing.ts'
import type { SecuritySetup } from './securitySetup.ts'

export interface TestRace {
  readonly leaderboard: string
  readonly racecolumn: string
  readonly fleet: string
}

export const leaderboardOf = ({ leaderboard }: Pick<TestRace, 'leaderboard'>): ObjectReference => ({
  type: 'LEADERBOARD',
  id: encodeObjectId([leaderboard]),
})

/** The path of what hangs on the race. */
export const pathOf = ({ leaderboard, racecolumn, fleet }: TestRace, rest = '/tags'): string =>
  `${V}/${[leaderboard, racecolumn, fleet].map(encodeURIComponent).join('/')}${rest}`

/** A regatta of one race, in place of any of the same name; nobody has rights on it yet. */
export const makeRace = async (
  setup: SecuritySetup,
  names: Partial<TestRace> = {},
): Promise<TestRace> => {
  const race = { leaderboard: `Kiel ${randomUUID()}`, racecolumn: 'R1', fleet: 'Gold', ...names }
  const raceColumns = [{ id: randomUUID(), name: race.racecolumn }]
  const series = [{ name: 'Default', fleets: [race.fleet], raceColumns }]
  const regatta = { ...usualRegatta, name: race.leaderboard, eventId: randomUUID(), series }
  await setup.newStore().write([putRegatta(regatta, 'any')])
  return race
}

export const raceIdOf = async (setup: SecuritySetup, race: TestRace): Promise<string> => {
  const regatta = await readRegatta(setup.newStore(), race.leaderboard)
  return `${regatta?.series[0]?.raceColumns[0]?.id ?? ''}/${race.fleet}`
}

/** `readers` may READ the leaderboard, the owner everything. */
export const secureRace = (
  setup: SecuritySetup,
  race: TestRace,
  owner: string,
  readers: readonly AclEntry['groupId'][] = [null],
): Promise<void> =>
  setup.secure(leaderboardOf(race), {
    owner,
    acl: readers.map((groupId) => ({ groupId, actions: ['READ'] })),
  })
