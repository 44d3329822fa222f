/** The event, its races, and the tracked races. */
import type { UserName } from './people.ts'

export const owner = 'event-manager' satisfies UserName

/** The name of the event, its regatta and its leaderboard. */
export const regatta = 'Fjord-Cup'

export const fleet = 'Default'

export const event = {
  eventName: regatta,
  venuename: 'Kiel Fjord',
  venuelat: 54.465,
  venuelng: 10.26,
  boatclassname: '49er',
  startdate: '2026-06-20',
  enddate: '2026-06-21',
  numberofraces: 3,
}

export const raceOfficer = 'race-officer' satisfies UserName

/** The third race has not started. */
export const trackedRaces = ['R1', 'R2'] as const
