import { makeCompetitor, type ShownCompetitor } from '../support/entries.ts'
import { makeEvent } from '../support/sailing.ts'
import type { Fixture, Persona } from './fixture.ts'
import type { Attempt, Scenario, Scenarios } from './scenario.ts'

const administrator = ({ personas }: Fixture): string =>
  personas.find(({ column }: Persona) => column === 'admin')?.token ?? ''

/** Creates a protected regatta with a protected competitor and a protected boat. */
const newEntry = async (fixture: Fixture) => {
  const token = administrator(fixture)
  const regatta = await makeEvent(fixture, token)
  const competitor = await makeCompetitor(fixture, regatta, { token, competitorName: 'Tom' })
  const objects = [
    ...['REGATTA', 'LEADERBOARD'].map((type) => ({ type, id: regatta })),
    { type: 'COMPETITOR', id: competitor.id },
    { type: 'BOAT', id: competitor.boat.id },
  ]
  await Promise.all(objects.map((object) => fixture.protect(object)))
  return { regatta, competitor }
}

const withEntry =
  (attemptFor: (regatta: string, competitor: ShownCompetitor) => Attempt): Scenario =>
  async (fixture) => {
    const { regatta, competitor } = await newEntry(fixture)
    return attemptFor(regatta, competitor)
  }

const onEntry = (query: Readonly<Record<string, string>> = {}): Scenario =>
  withEntry((regattaName, { id }) => ({ values: { regattaName, competitorId: id, ...query } }))

const onCompetitor = withEntry((_, { id }) => ({ values: { competitorId: id } }))

export const competitorScenarios: Scenarios = {
  addCompetitor: async (fixture) => {
    const { competitor } = await newEntry(fixture)
    const { regatta } = await newEntry(fixture)
    return { values: { regattaName: regatta, competitorId: competitor.id } }
  },
  assignFleets: withEntry((regattaName, { id }) => ({
    values: { regattaName },
    json: { fleets: [{ fleet: 'Default', competitorIds: [id] }] },
  })),
  changeCompetitor: withEntry((_, { id }) => ({
    values: { competitorId: id },
    json: { name: 'Tim' },
  })),
  changeDisplayName: withEntry((leaderboard, { id }) => ({
    values: { leaderboard, competitorId: id, displayName: 'Tim' },
  })),
  changeTimeOnDistanceAllowance: onEntry({ timeOnDistanceAllowancePerNauticalMile: '1500' }),
  changeTimeOnTimeFactor: onEntry({ timeOnTimeFactor: '0.9' }),
  createCompetitor: withEntry((regattaName) => ({
    values: { regattaName, boatclass: '49er', competitorName: 'Tom' },
  })),
  createCompetitorWithBoat: withEntry((regattaName, { boat }) => ({
    values: { regattaName, boatId: boat.id, competitorName: 'Tom' },
  })),
  listCompetitors: withEntry((regattaName) => ({ values: { regattaName } })),
  readBoat: withEntry((_, { boat }) => ({ values: { boatId: boat.id } })),
  readCompetitor: onCompetitor,
  readCompetitorOfLeaderboard: withEntry((leaderboard, { id }) => ({
    values: { leaderboard, competitorId: id },
  })),
  readTeam: onCompetitor,
  removeCompetitor: onEntry(),
}
