/**
 * The third class of the event: a championship of three days with a qualifying series, a final and a
 * medal race. All sailors and sail numbers are fictional.
 */
import { regatta } from './regatta.ts'

export const boatClass = 'ILCA 7'

export const championship = `${regatta} ${boatClass}`

interface DemoStage {
  readonly name: string
  readonly stage: 'qualifying' | 'final' | 'medal'
  readonly fleets: readonly string[]
  readonly races: number
  /** The state of all its sheets. */
  readonly state: 'confirmed' | 'official'
}

const qualifying: DemoStage = {
  name: 'Qualifying',
  stage: 'qualifying',
  fleets: ['Yellow', 'Blue'],
  races: 4,
  state: 'official',
}

const final: DemoStage = {
  name: 'Final',
  stage: 'final',
  fleets: ['Gold', 'Silver'],
  races: 2,
  state: 'confirmed',
}

const medal: DemoStage = {
  name: 'Medal',
  stage: 'medal',
  fleets: ['Medal'],
  races: 1,
  state: 'confirmed',
}

export const series = [qualifying, final, medal]

/** Nationality, number and name, in the order of the seeds. */
export const sailors = [
  ['NED', 213107, 'Jelle Dijkgraaf'],
  ['GER', 214551, 'Mats Brodersen'],
  ['NOR', 215218, 'Sindre Vik'],
  ['GBR', 213903, 'Callum Tregear'],
  ['FRA', 214020, 'Loïc Kerhervé'],
  ['SWE', 215660, 'Elias Sundmark'],
  ['AUS', 212874, 'Toby Marchbank'],
  ['ITA', 214377, 'Dario Belluschi'],
  ['DEN', 213449, 'Rasmus Kjølby'],
  ['ESP', 215031, 'Iker Arriola'],
  ['POL', 214808, 'Kacper Wieczór'],
  ['FIN', 213270, 'Onni Saarela'],
  ['GER', 215402, 'Jannes Thaden'],
  ['NZL', 212516, 'Hamish Corrie'],
  ['CRO', 214695, 'Luka Barbić'],
  ['SUI', 213718, 'Nino Aeschbach'],
  ['EST', 215117, 'Rasmus Liiv'],
  ['IRL', 214166, 'Cian Hegarty'],
  ['GER', 215733, 'Fiete Asmussen'],
  ['BEL', 213584, 'Wout Claeys'],
  ['POR', 212999, 'Duarte Falcão'],
  ['USA', 214932, 'Wyatt Colburn'],
  ['AUT', 213021, 'Moritz Grabner'],
  ['LTU', 215275, 'Tadas Venckus'],
] as const

export interface DemoDeal {
  /** Absent: all races of the series that have no lists of their own. */
  readonly raceColumn?: string
  readonly by: 'seeds' | 'standings' | 'blocks'
  readonly sizes?: readonly number[]
}

export interface StageDay {
  readonly of: DemoStage
  /** The fleets are dealt before the races. */
  readonly deals: readonly DemoDeal[]
  readonly races: readonly {
    readonly name: string
    /** Seeds in the order of the finish, some with a code. Each fleet has its own boats of them. */
    readonly order: string
  }[]
}

export const days: readonly StageDay[] = [
  {
    of: qualifying,
    deals: [{ by: 'seeds' }],
    races: [
      { name: 'Q1', order: '3 1 6 2 9 5 4 12 8 7 14 11 10 16 13 18 15 20 17 22 19 24 21 23:DNF' },
      { name: 'Q2', order: '2 6 1 8 3 10 4 13 5 9 15 7 12 11 19 14 18 16 21 24 17 20 23 22:BFD' },
    ],
  },
  {
    of: qualifying,
    deals: [
      { raceColumn: 'Q3', by: 'standings' },
      { raceColumn: 'Q4', by: 'standings' },
    ],
    races: [
      { name: 'Q3', order: '1 3 8 6 4 2 7 9 12 10 5 16 11 18 14 13 19 15 17 21 24 22 20 23:OCS' },
      {
        name: 'Q4',
        order: '4 2 9 3 1 7 6 5 14 8 10 11 13 12 20 15 16 17 18 23 22 24 19:RET 21:DNS',
      },
    ],
  },
  {
    of: final,
    deals: [{ by: 'blocks' }],
    races: [
      { name: 'F1', order: '6 1 2 9 3 4 8 5 12 7 11 10 13 14 18 16 15 17 20 19 24 21 22 23' },
      {
        name: 'F2',
        order: '2 3 4 1 8 6 10 9 5 7 12 15 14 16 13 19 18 17 11:DSQ 21 20 22 23 24:DNF',
      },
    ],
  },
  {
    of: medal,
    deals: [{ by: 'blocks', sizes: [6] }],
    races: [{ name: 'M1', order: '3 1 6 4 2 9 8 5 7 10 11 12' }],
  },
]
