import { makeCompetitor, type ShownCompetitor } from '../support/entries.ts'
import { makeEvent } from '../support/sailing.ts'
import type { Fixture } from './fixture.ts'
import { tokenOfAdmin, type Attempt, type Scenario, type Scenarios } from './scenario.ts'
import { derivedUuid } from '#values/uuid.ts'
import { regatta } from '../../scripts/demo/data/regatta.ts'
import { demoId } from '../../scripts/demo/demo.ts'
import type { ShownRequests } from './shownRequest.ts'

/** Creates a protected regatta with a protected competitor and a protected boat. */
export const newEntry = async (fixture: Fixture, event = {}) => {
  const token = tokenOfAdmin(fixture)
  const regatta = await makeEvent(fixture, token, event)
  const competitor = await makeCompetitor(fixture, regatta, {
    token,
    competitorName: 'Tom',
    sailid: 'GER 7',
  })
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
  changeEntries: withEntry((regattaName, { id }) => ({
    values: { regattaName },
    json: { withdraw: [id] },
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
  proposeFleets: withEntry((regattaName) => ({
    values: { regattaName },
    json: { by: 'standings' },
  })),
  readBoat: withEntry((_, { boat }) => ({ values: { boatId: boat.id } })),
  readCompetitor: onCompetitor,
  readCompetitorOfLeaderboard: withEntry((leaderboard, { id }) => ({
    values: { leaderboard, competitorId: id },
  })),
  readTeam: onCompetitor,
  removeCompetitor: onEntry(),
  storeTally: withEntry((regattaName, { id }) => ({
    values: { regattaName, competitorId: id },
    json: { afloat: true },
  })),
}

const competitorId = demoId('competitor', 'GER 12')
const boatId = derivedUuid('BOAT', competitorId)
const deviceUuid = '3f1f7c1e-8a53-4c8e-9d3f-6f3f0b6f5a10'
const entry = { regattaName: regatta, competitorId }

export const competitorRequests: ShownRequests = {
  addCompetitor: { values: entry },
  assignFleets: {
    values: { regattaName: regatta },
    json: { fleets: [{ fleet: 'Default', sailIds: ['DEN 7', 'NOR 3'] }] },
  },
  changeCompetitor: { values: { competitorId }, json: { searchTag: 'junior' } },
  changeDisplayName: {
    values: { leaderboard: regatta },
    json: { competitorId, displayName: 'Team Kiel' },
  },
  changeEntries: {
    values: { regattaName: regatta },
    json: { accept: [competitorId] },
  },
  changeTimeOnDistanceAllowance: {
    values: entry,
    json: { timeOnDistanceAllowancePerNauticalMile: 12_500 },
  },
  changeTimeOnTimeFactor: { values: entry, json: { timeOnTimeFactor: 0.95 } },
  createCompetitor: {
    values: { regattaName: regatta },
    json: {
      competitorName: 'Galeb of Split',
      competitorShortName: 'Galeb',
      nationalityIOC: 'CRO',
      boatclass: '49er',
      sailid: 'CRO 9',
    },
  },
  createCompetitorWithBoat: {
    values: { regattaName: regatta },
    json: { competitorName: 'Albatross II', nationalityIOC: 'GER', boatId },
  },
  endDeviceMapping: {
    values: { leaderboard: regatta },
    json: { competitorId, deviceUuid, toMillis: Date.parse('2026-06-20T10:00:00Z') },
  },
  listCompetitors: { values: { regattaName: regatta } },
  listTrackingDevices: { values: { regattaName: regatta }, json: { deviceUuid } },
  proposeFleets: {
    values: { regattaName: regatta },
    json: { by: 'seeds', seeds: ['DEN 7', 'NOR 3'] },
  },
  readDeviceStatus: { values: { deviceUuid } },
  readBoat: { values: { boatId } },
  readCompetitor: { values: { competitorId } },
  readCompetitorOfLeaderboard: { values: { leaderboard: regatta, competitorId } },
  readTeam: { values: { competitorId } },
  startDeviceMapping: {
    values: { leaderboard: regatta },
    json: { competitorId, deviceUuid, fromMillis: Date.parse('2026-06-20T08:00:00Z') },
  },
  removeCompetitor: {
    values: {
      regattaName: regatta,
      competitorId: demoId('competitor', 'FRA 14'),
      withdraw: 'true',
    },
  },
  storeTally: { values: entry, json: { afloat: true, at: Date.parse('2026-06-20T08:00:00Z') } },
}
