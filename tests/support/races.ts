/** Races in items as the service writes them, for tests of later changes. */
import { newId } from '../../harness/ids.ts'
import { V } from '../../scripts/requests/paths.ts'
import type { AclEntry } from '#values/security.ts'
import { encodeObjectId, type ObjectReference } from '#values/objectId.ts'
import { usualRegatta } from '#races/rules/regatta.ts'
import { putRegatta, readRegatta } from '#races/items/regattas.ts'
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

/** The base path of the race's resources. */
export const pathOf = ({ leaderboard, racecolumn, fleet }: TestRace, rest = '/tags'): string =>
  `${V}/${[leaderboard, racecolumn, fleet].map(encodeURIComponent).join('/')}${rest}`

/**
 * Writes a regatta of one race, and replaces one of the same name. It grants no permissions yet.
 */
export const makeRace = async (
  setup: SecuritySetup,
  names: Partial<TestRace> = {},
): Promise<TestRace> => {
  const race = { leaderboard: `Kiel ${newId()}`, racecolumn: 'R1', fleet: 'Gold', ...names }
  const raceColumns = [{ id: newId(), name: race.racecolumn }]
  const series = [{ name: 'Default', fleets: [race.fleet], raceColumns }]
  const regatta = { ...usualRegatta, name: race.leaderboard, eventId: newId(), series }
  await setup.newStore().write([putRegatta(regatta, 'any')])
  return race
}

export const raceIdOf = async (setup: SecuritySetup, race: TestRace): Promise<string> => {
  const regatta = await readRegatta(setup.newStore(), race.leaderboard)
  return `${regatta?.series[0]?.raceColumns[0]?.id ?? ''}/${race.fleet}`
}

/** `readers` may READ the leaderboard. The owner has all permissions. */
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
