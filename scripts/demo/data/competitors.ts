/** The boats of the regatta, one competitor each. */

export interface DemoCompetitor {
  readonly name: string
  readonly nationality: string
  readonly sailId: string
}

export const competitors: readonly DemoCompetitor[] = [
  { name: 'Hansen / Petersen', nationality: 'GER', sailId: 'GER 12' },
  { name: 'Nielsen / Holm', nationality: 'DEN', sailId: 'DEN 7' },
  { name: 'Berg / Lund', nationality: 'NOR', sailId: 'NOR 3' },
  { name: 'Meier / Huber', nationality: 'SUI', sailId: 'SUI 21' },
  { name: 'de Vries / Bakker', nationality: 'NED', sailId: 'NED 5' },
  { name: 'Moreau / Petit', nationality: 'FRA', sailId: 'FRA 14' },
]
