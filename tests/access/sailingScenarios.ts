import { encodeObjectId } from '../../lib/domain/access/objectId.ts'
import { makeEvent, track, V } from '../support/sailing.ts'
import type { Scenario, Scenarios } from './scenario.ts'
import type { Persona, World } from './fixture.ts'

const administrator = ({ personas }: World): string =>
  personas.find(({ column }: Persona) => column === 'admin')?.token ?? ''

/** Creates a protected regatta with two races and a protected leaderboard. */
const newRegatta = async (world: World): Promise<string> => {
  const name = await makeEvent(world, administrator(world), { numberofraces: 2 })
  const objects = ['REGATTA', 'LEADERBOARD'].map((type) => ({ type, id: name }))
  await Promise.all(objects.map((object) => world.protect(object)))
  return name
}

const onRegatta =
  (form?: Readonly<Record<string, string>>): Scenario =>
  async (world) => ({
    values: { regattaName: await newRegatta(world) },
    ...(form === undefined ? {} : { form }),
  })

/** Creates a protected regatta with one tracked race. */
const newTracked = async (world: World): Promise<string> => {
  const name = await newRegatta(world)
  await track(world, administrator(world), 'starttracking', name, { race_column: 'R1' })
  const id = encodeObjectId([name, `${name} R1 Default`])
  await world.protect({ type: 'TRACKED_RACE', id })
  return name
}

const plain: Scenario = () => ({})

export const sailingScenarios: Scenarios = {
  addRaceColumns: onRegatta({ prefix: 'R', numberofraces: '2' }),
  createEvent: () => ({ form: { eventName: `Kiel ${crypto.randomUUID()}`, venuename: 'Kiel' } }),
  listEvents: plain,
  listLeaderboards: plain,
  listRegattas: plain,
  readEvent: async (world) => {
    const json = { eventName: `Kiel ${crypto.randomUUID()}`, venuename: 'Kiel' }
    const made = await world.request(`POST ${V}/events/createEvent`, {
      token: administrator(world),
      json,
    })
    const { eventid } = made.body as { readonly eventid: string }
    await world.protect({ type: 'EVENT', id: eventid })
    return { values: { eventId: eventid } }
  },
  readLeaderboard: async (world) => ({ values: { leaderboard: await newRegatta(world) } }),
  readRaces: async (world) => ({ values: { regattaName: await newTracked(world) } }),
  readRegatta: onRegatta(),
  removeRaceColumn: onRegatta({ racecolumn: 'R1' }),
  startTracking: async (world) => ({
    values: { leaderboard: await newRegatta(world) },
    form: { race_column: 'R2' },
  }),
  stopTracking: async (world) => ({ values: { leaderboard: await newTracked(world) } }),
}
