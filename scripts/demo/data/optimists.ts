/** The second class of the event, which has sailed one race. All sailors and sail numbers are fictional. */
import { regatta } from './regatta.ts'
import { at, type DemoSheet } from './sheets.ts'

export const boatClass = 'Optimist'

export const optimists = `${regatta} ${boatClass}`

export const races = 2

export const boats = [
  { name: 'Otter', nationality: 'GER', sailId: 'GER 1204' },
  { name: 'Lom', nationality: 'NOR', sailId: 'NOR 311' },
  { name: 'Tern', nationality: 'GBR', sailId: 'GBR 642' },
  { name: 'Måge', nationality: 'DEN', sailId: 'DEN 87' },
  { name: 'Kluut', nationality: 'NED', sailId: 'NED 2210' },
  { name: 'Sterne', nationality: 'FRA', sailId: 'FRA 98' },
]

/** In seconds from the start of the live race of the other class. */
export const startOfR1 = -150 * 60

export const sheet = {
  race: 'R1',
  state: 'confirmed',
  finishes: [
    at('DEN 87', '38:20'),
    at('GER 1204', '38:41'),
    at('GBR 642', '39:05'),
    at('FRA 98', '40:12'),
    at('NOR 311', '41:30'),
    { sailId: 'NED 2210', code: 'DNF' },
  ],
} satisfies DemoSheet
