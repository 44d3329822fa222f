/** The boats of a regatta as a safety boat needs them: who is missing comes first. */
import { minuteIn, timeText } from '#values/venueTime.ts'
import { fill } from '#values/words.ts'
import type { tallyList } from '#schemas/results/tally.ts'
import type { Static } from '#schemas/schema.ts'
import type { OutClass } from '../../steps/outPage.ts'
import type { ResultsWords } from '../../words/en.ts'

export type ListedBoat = Static<typeof tallyList>['boats'][number]

type State = ListedBoat['state']

export type Press = Pick<NonNullable<ListedBoat['tally']>, 'afloat' | 'at'>

export interface Boat extends Pick<
  ListedBoat,
  'name' | 'state' | 'code' | 'phone' | 'position' | 'clockAheadSeconds'
> {
  readonly id: string
  readonly sail: string
  /** The name of the boat. */
  readonly boat: string
  readonly race: string
  /** The path of her presses. */
  readonly path: string
  readonly tally?: Press
}

export type Group = 'all' | 'out' | 'unaccounted' | 'ashore'

/** Reads a boat of the response about a class. */
export const boatIn = (
  { competitorId: id, sailId, boat, raceColumn, fleet, ...same }: ListedBoat,
  { title = '', competitors }: Pick<OutClass, 'title' | 'competitors'>,
): Boat => ({
  ...same,
  id,
  sail: sailId ?? '',
  boat: boat ?? '',
  race: [title, raceColumn, fleet === 'Default' ? '' : fleet].filter(Boolean).join(' '),
  path: `${competitors}/${encodeURIComponent(id)}/tally`,
})

/** The last list of the service. */
export interface List {
  readonly at: number
  readonly hidden: number
  readonly boats: readonly Boat[]
}

/** The lists of all classes are one, as old as the oldest of them. */
export const listOf = (
  classes: readonly OutClass[],
  lists: readonly Static<typeof tallyList>[],
): List => ({
  at: Math.min(...lists.map(({ at }) => at)),
  hidden: lists.reduce((sum, { hidden }) => sum + hidden, 0),
  boats: classes
    .flatMap((one, position) => (lists[position]?.boats ?? []).map((boat) => boatIn(boat, one)))
    .toSorted((one, other) => one.sail.localeCompare(other.sail, 'en', { numeric: true })),
})

/** An older press changes nothing, as in the service. */
export const withPress = (boat: Boat, { afloat, at }: Press): Boat => {
  if (boat.tally && boat.tally.at >= at) return boat
  const isBack = boat.state === 'ashore' || boat.state === 'unaccounted'
  const state = !afloat ? 'ashore' : isBack ? 'afloat' : boat.state
  return { ...boat, state, tally: { afloat, at } }
}

export const groups: Readonly<Record<Group, (boat: Boat) => boolean>> = {
  all: () => true,
  out: ({ state }) => state !== 'ashore',
  unaccounted: ({ state }) => state === 'unaccounted',
  ashore: ({ state }) => state === 'ashore',
}

/** Boats that nobody worries about keep their places, so that no row moves under the thumb. */
const rankOf = ({ state, phone }: Boat) =>
  state === 'unaccounted' ? 0 : state === 'racing' && phone !== 'sends' ? 1 : 2

export const inOrder = (boats: readonly Boat[]) =>
  boats.toSorted((one, other) => rankOf(one) - rankOf(other))

/** @example 'GER 12 Albatross' */
export const nameOf = ({ sail, name, boat }: Boat) => [sail, boat || name].filter(Boolean).join(' ')

type Words = ResultsWords['out']

/** As it is read aloud. */
const spoken = (value: number, positive: string, negative: string): string => {
  const tenths = Math.round(Math.abs(value) * 600)
  const minutes = ((tenths % 600) / 10).toFixed(1)
  return fill(value < 0 ? negative : positive, { degrees: Math.floor(tenths / 600), minutes })
}

const lastSeen = (words: Words, zone: string, { position }: Boat, atMillis: number): string =>
  position
    ? fill(words.lastPosition, {
        time: timeText(zone, position.at, atMillis),
        latitude: spoken(position.latitude, words.north, words.south),
        longitude: spoken(position.longitude, words.east, words.west),
      })
    : words.noPosition

const countedStates = [
  ['racing', 'countRacing'],
  ['finished', 'countFinished'],
  ['retired', 'countRetired'],
  ['afloat', 'countAfloat'],
  ['unaccounted', 'countUnaccounted'],
] as const satisfies readonly (readonly [State, keyof Words])[]

/** A text to read aloud. */
export const radioText = (
  boats: readonly Boat[],
  words: Words,
  zone: string,
  atMillis: number,
): string => {
  const numberIn = (state: State) => boats.filter((boat) => boat.state === state).length
  const numbers = countedStates
    .filter(([state]) => numberIn(state) > 0)
    .map(([state, text]) => fill(words[text], { count: numberIn(state) }))
  const missing = boats.filter(groups.unaccounted)
  const silent = boats.filter((boat) => boat.state === 'racing' && boat.phone !== 'sends')
  const names = silent.map((boat) => boat.sail || boat.name).join(', ')
  return [
    fill(words.radioBoats, {
      time: minuteIn(zone, atMillis),
      numbers: numbers.join(', ') || words.none,
    }),
    ...missing.map((boat) =>
      fill(words.radioMissing, {
        boat: nameOf(boat),
        seen: lastSeen(words, zone, boat, atMillis),
      }),
    ),
    ...(names === '' ? [] : [fill(words.radioSilent, { boats: names })]),
  ].join('\n')
}
