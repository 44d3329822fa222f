/** The flags of the race committee (RRS race signals) in words: their names, and what they say. */
import { fill } from '#values/words.ts'
import type { RacesWords } from '../words/en.ts'
import type { Flag } from './raceLog.ts'
import type { Signal } from './startSequence.ts'

export type FlagWords = RacesWords['start']

export const flagName = ({ flags }: FlagWords, flag: Flag): string => flags[flag] ?? flag

/** @example 'AP: postponed' */
export const flagText = (words: FlagWords, flag: Flag): string => {
  const [name, meaning] = [flagName(words, flag), words.meanings[flag]]
  return meaning === undefined ? name : fill(words.flagText, { name, meaning })
}

/** @example 'Preparatory: flag P up' */
export const signalText = (words: FlagWords, { kind, mode }: Signal): string => {
  const name = flagName(words, mode)
  const flag = mode === 'BLACK' ? words.blackFlag : fill(words.namedFlag, { name })
  return fill(words.signals[kind], { flag })
}
