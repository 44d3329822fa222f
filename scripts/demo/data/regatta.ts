/** The event, its races, and the tracked races. */
import type { UserName } from './people.ts'

export const owner = 'event-manager' satisfies UserName

/** The name of the event, its regatta and its leaderboard. */
export const regatta = 'Fjord-Cup'

export const fleet = 'Default'

/** It takes place on the day of the start of R1, and on the next one. */
export const event = {
  eventName: regatta,
  venuename: 'Kiel Fjord',
  venuelat: 54.465,
  venuelng: 10.26,
  boatclassname: '49er',
  numberofraces: 3,
}

export const raceOfficer = 'race-officer' satisfies UserName

/** R2 is tracked before its start, and R3 is not yet. */
export const trackedRaces = ['R1', 'R2'] as const

/** The starts of the other races, in seconds from the start of R1. */
export const plannedStarts = { R2: 75 * 60, R3: 24 * 60 * 60 } as const
