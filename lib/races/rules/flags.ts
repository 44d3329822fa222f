/** The flags of the race committee (RRS race signals) in words: their names, and what they say. */
import { bearingText } from '#positions/rules/legText.ts'
import { fill } from '#values/words.ts'
import type { RacesWords } from '../words/en.ts'
import type { AnyFlag, FlagDetails } from './raceLog.ts'
import type { Signal } from './startSequence.ts'

export type FlagWords = RacesWords['start']

export const flagName = (
  { flags }: FlagWords,
  flag: AnyFlag,
  { hours = 0 }: Pick<FlagDetails, 'hours'> = {},
): string => fill(flags[flag] ?? flag, { hours })

type TimeText = (millis: number) => string

/** The meaning of a flag with its details. @returns an empty text for a flag that has none */
export const flagMeaning = (
  words: FlagWords,
  flag: AnyFlag,
  details: FlagDetails,
  timeText: TimeText,
): string => {
  const { hours = 0, notBefore = 0, mark, bearing, legChange } = details
  const meaning = (hours === 1 ? words.oneHour : words.meanings[flag]) ?? ''
  return [
    fill(meaning, { hours, time: hours === 0 ? '' : timeText(notBefore) }),
    mark,
    bearing === undefined ? '' : bearingText(bearing),
    legChange && words.legChanges[legChange],
  ]
    .filter(Boolean)
    .join(', ')
}

/** @example 'AP: postponed' */
export const flagText = (
  words: FlagWords,
  flag: AnyFlag,
  details: FlagDetails = {},
  timeText: TimeText = String,
): string => {
  const name = flagName(words, flag, details)
  const meaning = flagMeaning(words, flag, details, timeText)
  return meaning === '' ? name : fill(words.flagText, { name, meaning })
}

/** @example 'Preparatory: flag P up' */
export const signalText = (words: FlagWords, { kind, mode }: Signal): string => {
  const name = flagName(words, mode)
  const flag = mode === 'BLACK' ? words.blackFlag : fill(words.namedFlag, { name })
  return fill(words.signals[kind], { flag })
}
