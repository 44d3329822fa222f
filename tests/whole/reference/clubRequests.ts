import { V } from '../../../harness/paths.ts'
import { fleet, regatta } from '../../../scripts/demo/data/regatta.ts'
import type { ShownRequests } from './requests.ts'

const race = { regattaName: regatta, raceName: `${regatta} R1 ${fleet}` }

const event = { eventId: '0b8f6c1e-2f6d-4a59-9b0e-6a9a3f1f7c11', leaderboardName: regatta }

const entry = {
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

/** Adds the event that requests about tracked events need. */
export const trackEvent = {
  route: `PUT ${V}/trackedevents/${event.eventId}/${event.leaderboardName}`,
  json: entry,
} as const

export const clubRequests: ShownRequests = {
  archiveTrackedEvent: { values: event, json: { includeArchived: true } },
  deleteTrackedEvent: { values: event },
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
  storeTrackedEvent: { values: event, json: entry },
}
