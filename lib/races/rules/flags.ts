/** The flags of the race committee (RRS race signals): their names, and what they say. */
import type { Flag } from './raceLog.ts'

export interface FlagWords {
  readonly name: string
  /** A preparatory flag tells what happens to a boat that is over the line early. Absent: the name says it. */
  readonly meaning?: string
}

export const flags: Readonly<Partial<Record<Flag, FlagWords>>> = {
  AP: { name: 'AP', meaning: 'postponed' },
  NOVEMBER: { name: 'N', meaning: 'abandoned' },
  FIRSTSUBSTITUTE: { name: 'First Substitute', meaning: 'general recall' },
  XRAY: { name: 'X', meaning: 'individual recall' },
  ALPHA: { name: 'A', meaning: 'no more racing today' },
  HOTEL: { name: 'H', meaning: 'further signals ashore' },
  BLUE: { name: 'Blue flag', meaning: 'finishing' },
  CLASS: { name: 'Class flag' },
  PAPA: { name: 'P', meaning: 'return and start again' },
  INDIA: { name: 'I', meaning: 'round an end' },
  ZULU: { name: 'Z', meaning: '20 % penalty' },
  INDIA_ZULU: { name: 'Z with I' },
  UNIFORM: { name: 'U', meaning: 'disqualified, not after a restart' },
  BLACK: { name: 'Black flag', meaning: 'disqualified' },
}

export const flagName = (flag: Flag): string => flags[flag]?.name ?? flag

/** @example 'AP: postponed' */
export const flagText = (flag: Flag): string => {
  const meaning = flags[flag]?.meaning
  return flagName(flag) + (meaning === undefined ? '' : `: ${meaning}`)
}
