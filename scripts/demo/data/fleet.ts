/** The boats of the regatta. All boats, sail numbers and countries are fictional. */
import { regatta } from './regatta.ts'

/** A competitor has the name of the boat. Nationalities are the three-letter codes of the IOC. */
export const boats = [
  { name: 'Albatross', nationality: 'GER', sailId: 'GER 12' },
  { name: 'Nordlys', nationality: 'DEN', sailId: 'DEN 7' },
  { name: 'Fossekall', nationality: 'NOR', sailId: 'NOR 3' },
  { name: 'Edelweiss', nationality: 'SUI', sailId: 'SUI 21' },
  { name: 'Zeemeeuw', nationality: 'NED', sailId: 'NED 5' },
  { name: 'Goéland', nationality: 'FRA', sailId: 'FRA 14' },
  { name: 'Kittiwake', nationality: 'GBR', sailId: 'GBR 8' },
  { name: 'Havsörn', nationality: 'SWE', sailId: 'SWE 19' },
  { name: 'Rybitwa', nationality: 'POL', sailId: 'POL 2' },
  { name: 'Gaviota', nationality: 'ESP', sailId: 'ESP 33' },
  { name: 'Gabbiano', nationality: 'ITA', sailId: 'ITA 11' },
  { name: 'Kotare', nationality: 'NZL', sailId: 'NZL 4' },
]

/** The race that the boats sail while the demo is new. */
export const sailedRace = { regatta, race: 'R3', fleet: 'Default' } as const

/** The wind of the race, and the numbers that make it the same race in each installation. */
export const sailing = { windFrom: 240, seed: 49 } as const

/** The race starts so long before the demo is loaded: the boats are on the first beat. */
export const sailedMillis = 6 * 60_000

/** The boats report their positions at this interval. */
export const stepMillis = 3_000
