/** The event and its races. */
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
  numberofraces: 3,
}

export const raceOfficer = 'race-officer' satisfies UserName

/**
 * The starts in seconds from the start of R3, the live race. R1 and R2 have been sailed before it on
 * the same day.
 */
export const starts = { R1: -160 * 60, R2: -80 * 60, R3: 0 } as const

export type RaceOfDemo = keyof typeof starts
