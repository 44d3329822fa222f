/** The competitors of the regatta, by the names of their boats. */

export interface DemoCompetitor {
  readonly name: string
  readonly nationality: string
  readonly sailId: string
}

export const competitors: readonly DemoCompetitor[] = [
  { name: 'Albatross', nationality: 'GER', sailId: 'GER 12' },
  { name: 'Nordlys', nationality: 'DEN', sailId: 'DEN 7' },
  { name: 'Fossekall', nationality: 'NOR', sailId: 'NOR 3' },
  { name: 'Edelweiss', nationality: 'SUI', sailId: 'SUI 21' },
  { name: 'Zeemeeuw', nationality: 'NED', sailId: 'NED 5' },
  { name: 'Goéland', nationality: 'FRA', sailId: 'FRA 14' },
]
