// @ts-check
/** The boats of a regatta as a safety boat needs them: who is missing comes first. */
import { momentIn } from '../venueTime.js'

/**
 * @typedef {'ashore' | 'afloat' | 'racing' | 'finished' | 'retired' | 'unaccounted'} State
 * @typedef {{ latitude: number, longitude: number, at: number }} Position
 * @typedef {{ afloat: boolean, at: number }} Press
 * @typedef {{
 *   id: string, sail: string, name: string, boat: string, state: State, race: string,
 *   code?: string, tally?: Press, phone: 'none' | 'silent' | 'sends', position?: Position,
 *   clockAheadSeconds?: number
 * }} Boat
 * @typedef {'all' | 'out' | 'unaccounted' | 'ashore'} Group
 */

/** Reads a boat of the response. @type {(answer: any) => Boat} */
export const boatIn = ({ competitorId: id, sailId, boat, raceColumn = '', fleet, ...same }) => ({
  ...same,
  id,
  sail: sailId ?? '',
  boat: boat ?? '',
  race: !fleet || fleet === 'Default' ? raceColumn : `${raceColumn} ${fleet}`,
})

/** An older press changes nothing, as in the service. @type {(boat: Boat, press: Press) => Boat} */
export const withPress = (boat, { afloat, at }) => {
  if (boat.tally && boat.tally.at >= at) return boat
  const isBack = boat.state === 'ashore' || boat.state === 'unaccounted'
  const state = !afloat ? 'ashore' : isBack ? 'afloat' : boat.state
  return { ...boat, state, tally: { afloat, at } }
}

/** @type {Record<Group, (boat: Boat) => boolean>} */
export const groups = {
  all: () => true,
  out: ({ state }) => state !== 'ashore',
  unaccounted: ({ state }) => state === 'unaccounted',
  ashore: ({ state }) => state === 'ashore',
}

/** Boats that nobody worries about keep their places, so that no row moves under the thumb. */
const rankOf = (/** @type {Boat} */ { state, phone }) =>
  state === 'unaccounted' ? 0 : state === 'racing' && phone !== 'sends' ? 1 : 2

export const inOrder = (/** @type {Boat[]} */ boats) =>
  boats.toSorted((one, other) => rankOf(one) - rankOf(other))

/** @example 'GER 12 Albatross' */
export const nameOf = (/** @type {Boat} */ { sail, name, boat }) =>
  [sail, boat || name].filter(Boolean).join(' ')

const minuteIn = (/** @type {string} */ zone, /** @type {number} */ millis) =>
  momentIn(zone, millis).time.slice(0, 5)

/** With the date if it is another day. @type {(zone: string, millis: number, nowMillis: number) => string} */
export const timeText = (zone, millis, nowMillis) => {
  const { date } = momentIn(zone, millis)
  const minute = minuteIn(zone, millis)
  return date === momentIn(zone, nowMillis).date ? minute : `${date} ${minute}`
}

/** As it is read aloud. @type {(value: number, positive: string, negative: string) => string} */
const spoken = (value, positive, negative) => {
  const tenths = Math.round(Math.abs(value) * 600)
  const minutes = ((tenths % 600) / 10).toFixed(1)
  return `${Math.floor(tenths / 600)} degrees ${minutes} minutes ${value < 0 ? negative : positive}`
}

/** @type {(zone: string, boat: Boat, atMillis: number) => string} */
const lastSeen = (zone, { position }, atMillis) =>
  position
    ? `last position at ${timeText(zone, position.at, atMillis)}, ${spoken(position.latitude, 'north', 'south')}, ` +
      spoken(position.longitude, 'east', 'west')
    : 'no position'

/** @type {[State, string][]} */
const counted = [
  ['racing', 'racing'],
  ['finished', 'finished'],
  ['retired', 'retired'],
  ['afloat', 'afloat and not racing'],
  ['unaccounted', 'not accounted for'],
]

/** A text to read aloud. @type {(boats: Boat[], zone: string, atMillis: number) => string} */
export const radioText = (boats, zone, atMillis) => {
  const numberIn = (/** @type {State} */ state) =>
    boats.filter((boat) => boat.state === state).length
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
