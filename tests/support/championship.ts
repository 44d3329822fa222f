/**
 * The events of a championship of 138 boats in stages, with what must follow from each. A driver makes
 * them happen: by requests, or on pages.
 */
import { expect } from 'vitest'

/** The better boat has the smaller number. */
export const numbered = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `B${100 + at}`)

export const sailOf = (name: string): string => `GER ${name.slice(1)}`

/** The rows of a file of entries, with its header. */
export const entryRows = (boats: readonly string[]): readonly string[] => [
  'nationality,sail number,class,helm',
  ...boats.map((name) => `GER,${name.slice(1)},ILCA 7,${name}`),
]

export const boats = numbered(138)

export const series = [
  { name: 'Qualifying', stage: 'qualifying', fleets: ['Yellow', 'Blue', 'Red'], races: 4 },
  { name: 'Final', stage: 'final', fleets: ['Gold', 'Silver', 'Bronze'], races: 2 },
  { name: 'Medal', stage: 'medal', fleets: ['Medal'], races: 1 },
] as const

export const discards = [4, 10] as const

export interface Deal {
  readonly series: string
  readonly raceColumn?: string
  readonly by: 'seeds' | 'standings' | 'blocks'
  readonly seeds?: readonly string[]
  readonly sizes?: readonly number[]
}

export interface Line {
  readonly name: string
  readonly code?: 'BFD' | 'UFD' | 'RET'
}

interface Boat {
  readonly name: string
  readonly rank: number
  readonly netPoints: number
  readonly qualified?: boolean
  readonly lacking?: number
  readonly scores: Readonly<
    Record<string, { readonly points: number; readonly code?: string; readonly because: string }>
  >
}

export interface Results {
  readonly rules: readonly string[]
  readonly columns: readonly { readonly name: string; readonly waitsFor?: readonly string[] }[]
  readonly competitors: readonly Boat[]
}

export interface Entry {
  readonly name: string
  readonly fleets?: readonly {
    readonly series: string
    readonly raceColumn?: string
    readonly fleet: string
  }[]
}

export interface Driver {
  /** Makes the event and its races, and enters the boats. */
  readonly begin: () => Promise<void>
  /** Publishes the fleets that the service proposes. */
  readonly deal: (deal: Deal) => Promise<void>
  /** Confirms a sheet. Boats with a code come last. */
  readonly sail: (race: string, fleet: string, lines: readonly Line[]) => Promise<void>
  /** Disqualifies a boat in a race whose result is confirmed. */
  readonly protest: (race: string, fleet: string, name: string) => Promise<void>
  readonly read: () => Promise<Results>
  readonly entries: () => Promise<readonly Entry[]>
}

const fleetOf = ({ fleets = [] }: Entry, of: string, raceColumn: string): string | undefined => {
  const inSeries = fleets.filter((one) => one.series === of)
  const own = inSeries.find((one) => one.raceColumn === raceColumn)
  return (own ?? inSeries.find((one) => one.raceColumn === undefined))?.fleet
}

const codes = ['BFD', 'UFD', 'RET'] as const

/** In each fleet one boat has each code, and the last one has no line. */
const linesOf = (names: readonly string[]): readonly Line[] =>
  names
    .toSorted()
    .map((name, at) => {
      const code = codes[names.length - 2 - at]
      return code === undefined ? { name } : { name, code }
    })
    .slice(0, -1)

const sailing = ({ entries, sail }: Driver) => {
  const boatsOf = async (of: string, race: string, fleet: string) =>
    (await entries()).flatMap((entry) => (fleetOf(entry, of, race) === fleet ? entry.name : []))
  const sailAll = async (of: string, race: string, fleets: readonly string[]) => {
    for (const fleet of fleets) await sail(race, fleet, linesOf(await boatsOf(of, race, fleet)))
  }
  return { boatsOf, sailAll }
}

const listsIn = (entries: readonly Entry[]) =>
  new Map(entries.map(({ name, fleets }) => [name, JSON.stringify(fleets)]))

const qualify = async (driver: Driver): Promise<void> => {
  const { deal, read, entries, protest } = driver
  const { boatsOf, sailAll } = sailing(driver)
  const [{ name: qualifying, fleets }] = series
  const [yellow, ...others] = fleets
  await deal({ series: qualifying, by: 'seeds', seeds: boats.map(sailOf) })
  for (const fleet of fleets) expect(await boatsOf(qualifying, 'R1', fleet)).toHaveLength(46)
  await sailAll(qualifying, 'R1', fleets)
  await sailAll(qualifying, 'R2', [yellow])
  const waiting = await read()
  expect(waiting.columns.find(({ name }) => name === 'R2')?.waitsFor).toEqual(['Blue', 'Red'])
  expect(waiting.competitors.every(({ scores }) => scores.R2 === undefined)).toBe(true)
  await sailAll(qualifying, 'R2', others)
  const withCode = (await read()).competitors.flatMap(({ scores }) =>
    Object.values(scores).filter(({ code }) => code !== undefined),
  )
  expect(withCode).toHaveLength(24)
  expect(new Set(withCode.map(({ points }) => points))).toEqual(new Set([47]))
  expect(new Set(withCode.map(({ code }) => code))).toEqual(new Set(['BFD', 'UFD', 'RET', 'DNC']))
  expect(withCode[0]?.because).toMatch(/46 boats in the largest fleet \+ 1 = 47.*qualifying/)

  for (const raceColumn of ['R3', 'R4']) {
    await deal({ series: qualifying, raceColumn, by: 'standings' })
  }
  await sailAll(qualifying, 'R3', fleets)
  const [winner] = (await read()).competitors
  const lists = listsIn(await entries())
  const entry = (await entries()).find(({ name }) => name === winner?.name)
  // A protest about the first day changes a rank, and deals nothing again.
  await protest('R1', (entry && fleetOf(entry, qualifying, 'R1')) ?? '', winner?.name ?? '')
  const after = await read()
  const disqualified = after.competitors.find(({ name }) => name === winner?.name)
  expect(disqualified?.scores.R1).toMatchObject({ points: 47, code: 'DSQ' })
  expect(after.competitors[0]?.name).not.toBe(winner?.name)
  expect(listsIn(await entries())).toEqual(lists)
  expect(lists.get('B100')).toContain('Yellow')
}

const decide = async (driver: Driver): Promise<void> => {
  const { deal, read } = driver
  const { boatsOf, sailAll } = sailing(driver)
  const [, { name: final, fleets }, medal] = series
  await deal({ series: final, by: 'blocks', sizes: [50, 46, 42] })
  await sailAll(final, 'R5', fleets)
  // Gold alone sails a second race.
  await sailAll(final, 'R6', ['Gold'])
  const afterFinal = await read()
  const gold = new Set(await boatsOf(final, 'R6', 'Gold'))
  expect(gold.size).toBe(50)
  expect(afterFinal.competitors.slice(0, 50).every(({ name }) => gold.has(name))).toBe(true)
  const inBronze = afterFinal.competitors.at(-1)
  expect(Object.values(inBronze?.scores ?? {}).map(({ points }) => points)).toContain(43)

  await deal({ series: medal.name, by: 'blocks', sizes: [10] })
  const medalists = new Set(await boatsOf(medal.name, 'R7', 'Medal'))
  expect(medalists.size).toBe(10)
  await sailAll(medal.name, 'R7', medal.fleets)
  const { competitors } = await read()
  const best = competitors.slice(0, 10)
  expect(best.every(({ name }) => medalists.has(name))).toBe(true)
  expect(
    best.map(({ scores }) => scores.R7?.points ?? 0).toSorted((one, other) => one - other),
  ).toEqual([2, 4, 6, 8, 10, 11, 11, 11, 11, 12])
  expect(competitors[10]?.scores.R7).toBeUndefined()
  const all = competitors.flatMap(({ scores }) => Object.values(scores))
  expect(all.every(({ because }) => because.length > 5)).toBe(true)
}

export const sailChampionship = async (driver: Driver): Promise<void> => {
  await driver.begin()
  await qualify(driver)
  await decide(driver)
}
