/** Boat classes, countries, team images, tracked events, maneuvers and wind. */
import { V } from '../../scripts/requests/paths.ts'
import { addCompetitor, addPicture, smallPicture } from '../support/teamPictures.ts'
import { newTracked } from './sailingScenarios.ts'
import type { Scenarios } from './scenario.ts'
import type { Fixture, Persona } from './fixture.ts'
import { fleet, regatta } from '../../scripts/demo/data/regatta.ts'
import type { ShownRequests } from './shownRequest.ts'

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

/** The live race. */
const race = { regattaName: regatta, raceName: `${regatta} R3 ${fleet}` }

const shownEvent = { eventId: '0b8f6c1e-2f6d-4a59-9b0e-6a9a3f1f7c11', leaderboardName: regatta }

const shownEntry = {
  isArchived: false,
  url: 'https://race.example',
  regattaSecret: 'the-secret-of-the-link',
  trackedElements: [
    {
      deviceId: '2f1a8a5e-7a51-4d0e-8a44-1f4d8d2f6a10',
      competitorId: '6f3d6a2c-5a0c-4f5b-9c52-3b1e8a7d4c21',
    },
  ],
}

/** Adds the shownEvent that requests about tracked events need. */
export const trackEvent = {
  route: `PUT ${V}/trackedevents/${shownEvent.eventId}/${shownEvent.leaderboardName}`,
  json: shownEntry,
} as const

export const clubRequests: ShownRequests = {
  archiveTrackedEvent: { values: shownEvent, json: { includeArchived: true } },
  deleteTrackedEvent: { values: shownEvent },
  listBoatClasses: {},
  listCountries: {},
  listManeuvers: { values: race },
  listTrackedEvents: {},
  putWind: {
    json: {
      windData: [
        {
          position: { latitude_deg: 54.466, longitude_deg: 10.262 },
          timepoint: Date.parse('2026-06-20T09:32:00Z'),
          direction: 65,
          speedinknots: 12.5,
        },
      ],
      regattaNamesAndRaceNames: [race],
      windSourceType: 'WEB',
      windSourceId: 'APP',
    },
  },
  readBoatClass: { values: { name: 'J70' } },
  storeTrackedEvent: { values: shownEvent, json: shownEntry },
}
