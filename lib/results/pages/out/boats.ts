/** The boats of a regatta as a safety boat needs them: who is missing comes first. */
import { momentIn } from '#values/venueTime.ts'
import type { tallyList } from '#schemas/results/tally.ts'
import type { Static } from '#schemas/schema.ts'

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
  readonly tally?: Press
}

export type Group = 'all' | 'out' | 'unaccounted' | 'ashore'

/** Reads a boat of the response. */
export const boatIn = ({
  competitorId: id,
  sailId,
  boat,
  raceColumn = '',
  fleet,
  ...same
}: ListedBoat): Boat => ({
  ...same,
  id,
  sail: sailId ?? '',
  boat: boat ?? '',
  race: fleet === undefined || fleet === 'Default' ? raceColumn : `${raceColumn} ${fleet}`,
})

/** The last list of the service. */
export interface List {
  readonly at: number
  readonly hidden: number
  readonly boats: readonly Boat[]
}

export const listIn = ({ at, hidden, boats }: Static<typeof tallyList>): List => ({
  at,
  hidden,
  boats: boats.map(boatIn),
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

const minuteIn = (zone: string, millis: number) => momentIn(zone, millis).time.slice(0, 5)

/** With the date if it is another day. */
export const timeText = (zone: string, millis: number, nowMillis: number): string => {
  const { date } = momentIn(zone, millis)
  const minute = minuteIn(zone, millis)
  return date === momentIn(zone, nowMillis).date ? minute : `${date} ${minute}`
}

/** As it is read aloud. */
const spoken = (value: number, positive: string, negative: string): string => {
  const tenths = Math.round(Math.abs(value) * 600)
  const minutes = ((tenths % 600) / 10).toFixed(1)
  return `${Math.floor(tenths / 600)} degrees ${minutes} minutes ${value < 0 ? negative : positive}`
}

const lastSeen = (zone: string, { position }: Boat, atMillis: number): string =>
  position
    ? `last position at ${timeText(zone, position.at, atMillis)}, ${spoken(position.latitude, 'north', 'south')}, ` +
      spoken(position.longitude, 'east', 'west')
    : 'no position'

const counted: readonly (readonly [State, string])[] = [
  ['racing', 'racing'],
  ['finished', 'finished'],
  ['retired', 'retired'],
  ['afloat', 'afloat and not racing'],
  ['unaccounted', 'not accounted for'],
]

/** A text to read aloud. */
export const radioText = (boats: readonly Boat[], zone: string, atMillis: number): string => {
  const numberIn = (state: State) => boats.filter((boat) => boat.state === state).length
  const numbers = counted
    .filter(([state]) => numberIn(state) > 0)
    .map(([state, words]) => `${numberIn(state)} ${words}`)
  const missing = boats.filter(groups.unaccounted)
  const silent = boats.filter((boat) => boat.state === 'racing' && boat.phone !== 'sends')
  return [
    `At ${minuteIn(zone, atMillis)}: boats out: ${numbers.join(', ') || 'none'}.`,
    ...missing.map(
      (boat) => `Not accounted for: ${nameOf(boat)}, ${lastSeen(zone, boat, atMillis)}.`,
    ),
    ...(silent.length > 0
      ? [`Racing, and no phone sends: ${silent.map((boat) => boat.sail || boat.name).join(', ')}.`]
      : []),
  ].join('\n')
}
