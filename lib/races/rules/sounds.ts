/** The sound signals of a race: of its starting sequence, and with its flags (RRS race signals). */
import type { AnyFlag } from './raceLog.ts'
import { signalsOf } from './startSequence.ts'
import type { StartState } from './startState.ts'

export interface Sound {
  readonly millis: number
  readonly sounds: number
  readonly isLong: boolean
}

/** Flag C is shown with repetitive sounds. */
const repetitive = 5

/** The sounds with which a flag goes up, and with which it comes down. */
const soundsOfFlags: Readonly<Partial<Record<AnyFlag, readonly [up: number, down: number]>>> = {
  AP: [2, 1],
  FIRSTSUBSTITUTE: [2, 1],
  NOVEMBER: [3, 1],
  XRAY: [1, 0],
  SIERRA: [2, 0],
  CHARLIE: [repetitive, 0],
  VICTOR: [1, 0],
  YANKEE: [1, 0],
}

const soundsOf = ({ log, startMillis, minutes, mode }: StartState): readonly Sound[] => [
  ...(startMillis === null ? [] : signalsOf(startMillis, minutes, mode)),
  ...(Object.entries(soundsOfFlags) as [AnyFlag, readonly [number, number]][]).flatMap(
    ([flag, [up, down]]) => {
      const event = log[flag]
      const sounds = event?.value.displayed === true ? up : down
      return event === undefined || sounds === 0
        ? []
        : [{ millis: event.logicalMillis, sounds, isLong: false }]
    },
  ),
]

/** In milliseconds: a press of another phone may arrive so late, and still be heard. */
const latest = 5_000

/**
 * The sounds that are due now, one for each moment: races in a row have signals in common.
 * @param sinceMillis sounds of before are over
 */
export const soundsDue = (
  states: readonly StartState[],
  nowMillis: number,
  sinceMillis: number,
): readonly Sound[] => {
  const from = Math.max(sinceMillis, nowMillis - latest)
  const due = states.flatMap(soundsOf).filter(({ millis }) => millis > from && millis <= nowMillis)
  return [...new Map(due.map((sound) => [sound.millis, sound])).values()]
}
