/** Boat classes, countries, team images, tracked events, maneuvers and wind. */
import { V } from '../../harness/paths.ts'
import { addCompetitor, addPicture, smallPicture } from '../support/teamPictures.ts'
import { newTracked } from './sailingScenarios.ts'
import type { Scenarios } from './scenario.ts'
import type { Fixture, Persona } from './fixture.ts'

const newCompetitor = async (fixture: Fixture) => {
  const { id } = await addCompetitor(fixture)
  await fixture.protect({ type: 'COMPETITOR', id })
  return { competitorId: id }
}

const event = { eventId: '0b8f6c1e-2f6d-4a59-9b0e-6a9a3f1f7c11', leaderboardName: 'Kiel' }
const entry = { isArchived: false, url: null, regattaSecret: null, trackedElements: [] }

const trackedRace = (regattaName: string) => ({
  regattaName,
  raceName: `${regattaName} R1 Default`,
})

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
  listManeuvers: async (fixture) => ({ values: trackedRace(await newTracked(fixture)) }),
  listTrackedEvents: () => ({}),
  putWind: async (fixture) => ({
    json: {
      windData: [],
      regattaNamesAndRaceNames: [trackedRace(await newTracked(fixture))],
      windSourceType: 'WEB',
    },
  }),
  readBoatClass: () => ({ values: { name: 'J70' } }),
  readTeamImage: async (fixture) => ({ values: { imageId: await addPicture(fixture) } }),
  storeTrackedEvent: () => ({ values: event, json: entry }),
  uploadTeamImage: async (fixture) => ({ values: await newCompetitor(fixture), ...smallPicture }),
}
