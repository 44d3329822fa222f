/** The states of a race, in the words of a race committee. */
import { flagName, flags } from '#races/rules/flags.ts'
import type { Flag, FlyingFlag, RaceStatus } from '#races/rules/raceLog.ts'
import { minuteText } from '#page/time.ts'

const statusWords: Readonly<Record<RaceStatus, string>> = {
  UNKNOWN: '',
  UNSCHEDULED: 'not scheduled',
  PRESCHEDULED: 'to be scheduled',
  SCHEDULED: 'scheduled',
  STARTPHASE: 'starting',
  RUNNING: 'racing',
  FINISHING: 'finishing',
  FINISHED: 'finished',
}

/** The flags that a reader has to know of. */
const shownFlags: readonly Flag[] = ['AP', 'NOVEMBER', 'FIRSTSUBSTITUTE', 'XRAY']

/** @example 'postponed (flag AP)' */
const wordsOf = (flag: Flag): string => {
  const name = flagName(flag)
  return `${flags[flag]?.meaning ?? ''} (${name.length > 2 ? '' : 'flag '}${name})`
}

export const flagFacts = (flying: readonly FlyingFlag[]): readonly string[] =>
  flying.flatMap(({ flag, lowerFlag }) => {
    if (!shownFlags.includes(flag)) return []
    const isLower = lowerFlag === 'ALPHA' || lowerFlag === 'HOTEL'
    return [[wordsOf(flag), ...(isLower ? [wordsOf(lowerFlag)] : [])].join(', ')]
  })

/** The status and the start. A race that started by its tracking or a tag was never scheduled. */
export const stateFacts = (
  status: RaceStatus | undefined,
  startMillis: number | null,
  timeZone: string,
): readonly string[] => [
  ...(status === undefined || (status === 'UNSCHEDULED' && startMillis !== null)
    ? []
    : [statusWords[status]]),
  ...(startMillis === null ? [] : [`start ${minuteText(startMillis, timeZone)}`]),
]
