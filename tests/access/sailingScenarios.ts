import { newId } from '../../harness/ids.ts'
import { V } from '../../harness/paths.ts'
import { encodeObjectId } from '#access/rules/objectId.ts'
import { makeEvent, track } from '../support/sailing.ts'
import type { Scenario, Scenarios } from './scenario.ts'
import type { Persona, Fixture } from './fixture.ts'

export const administrator = ({ personas }: Fixture): string =>
  personas.find(({ column }: Persona) => column === 'admin')?.token ?? ''

/** Creates a protected regatta with two races and a protected leaderboard. */
export const newRegatta = async (fixture: Fixture): Promise<string> => {
  const name = await makeEvent(fixture, administrator(fixture), { numberofraces: 2 })
  const objects = ['REGATTA', 'LEADERBOARD'].map((type) => ({ type, id: name }))
  await Promise.all(objects.map((object) => fixture.protect(object)))
  return name
}

const onRegatta =
  (form?: Readonly<Record<string, string>>): Scenario =>
  async (fixture) => ({
    values: { regattaName: await newRegatta(fixture) },
    ...(form === undefined ? {} : { form }),
  })

/** Creates a protected regatta with one tracked race. */
export const newTracked = async (fixture: Fixture): Promise<string> => {
  const name = await newRegatta(fixture)
  await track(fixture, administrator(fixture), 'starttracking', name, { race_column: 'R1' })
  const id = encodeObjectId([name, `${name} R1 Default`])
  await fixture.protect({ type: 'TRACKED_RACE', id })
  return name
}

const plain: Scenario = () => ({})

export const sailingScenarios: Scenarios = {
  addRaceColumns: onRegatta({ prefix: 'R', numberofraces: '2' }),
  createEvent: () => ({
    form: { eventName: `Kiel ${newId()}`, venuename: 'Kiel', enddate: '2026-06-20' },
  }),
  deleteEvent: async (fixture) => {
    const eventName = `Kiel ${newId()}`
    const made = await fixture.request(`POST ${V}/events/createEvent`, {
      token: administrator(fixture),
      json: { eventName, venuename: 'Kiel', createregatta: false },
    })
    const { eventid: id } = made.body as { readonly eventid: string }
    await fixture.protect({ type: 'EVENT', id })
    return { values: { eventId: id } }
  },
  deleteRegatta: onRegatta(),
  listEvents: plain,
  listLeaderboards: plain,
  listRegattas: plain,
  readEvent: async (fixture) => {
    const json = { eventName: `Kiel ${newId()}`, venuename: 'Kiel' }
    const made = await fixture.request(`POST ${V}/events/createEvent`, {
      token: administrator(fixture),
      json,
    })
    const { eventid } = made.body as { readonly eventid: string }
    await fixture.protect({ type: 'EVENT', id: eventid })
    return { values: { eventId: eventid } }
  },
  readLeaderboard: async (fixture) => ({ values: { leaderboard: await newRegatta(fixture) } }),
  readRaces: async (fixture) => ({ values: { regattaName: await newTracked(fixture) } }),
  readFeed: onRegatta(),
  readRegatta: onRegatta(),
  regattaPage: onRegatta(),
  removeRaceColumn: onRegatta({ racecolumn: 'R1' }),
  startTracking: async (fixture) => ({
    values: { leaderboard: await newRegatta(fixture) },
    form: { race_column: 'R2' },
  }),
  stopTracking: async (fixture) => ({ values: { leaderboard: await newTracked(fixture) } }),
}
