/** Boat classes, countries, team images, tracked events, maneuvers and wind. */
import { V } from '../../harness/paths.ts'
import { addCompetitor, addPicture, smallPicture } from '../support/competitors.ts'
import type { Scenarios } from './scenario.ts'
import type { Fixture, Persona } from './fixture.ts'

const newCompetitor = async (fixture: Fixture) => {
  const { id } = await addCompetitor(fixture)
  await fixture.protect({ type: 'COMPETITOR', id })
  return { competitorId: id }
}

const event = { eventId: '0b8f6c1e-2f6d-4a59-9b0e-6a9a3f1f7c11', leaderboardName: 'Kiel' }
const entry = { isArchived: false, url: null, regattaSecret: null, trackedElements: [] }

/** Every persona has an own list. */
const ownEntry = async ({ request }: Fixture, { token }: Persona) => {
  const path = `${V}/trackedevents/${event.eventId}/${event.leaderboardName}`
  if (token !== undefined) await request(`PUT ${path}`, { token, json: entry })
  return { values: event }
}

export const clubScenarios: Scenarios = {
  archiveTrackedEvent: async (fixture, persona) => ({
    ...(await ownEntry(fixture, persona)),
    json: { includeArchived: true },
  }),
  deleteTrackedEvent: (fixture, persona) => ownEntry(fixture, persona),
  listBoatClasses: () => ({}),
  listCountries: () => ({}),
  listTrackedEvents: () => ({}),
  readBoatClass: () => ({ values: { name: 'J70' } }),
  readTeamImage: async (fixture) => ({ values: { imageId: await addPicture(fixture) } }),
  storeTrackedEvent: () => ({ values: event, json: entry }),
  uploadTeamImage: async (fixture) => ({ values: await newCompetitor(fixture), ...smallPicture }),
}
