/** The states of a race, in the words of a race committee. */
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
const flagWords: Readonly<Partial<Record<Flag, string>>> = {
  AP: 'postponed (flag AP)',
  NOVEMBER: 'abandoned (flag N)',
  FIRSTSUBSTITUTE: 'general recall (First Substitute)',
  XRAY: 'individual recall (flag X)',
}

const lowerWords: Readonly<Partial<Record<Flag | 'NONE', string>>> = {
  ALPHA: ', no more racing today (flag A)',
  HOTEL: ', further signals ashore (flag H)',
}

export const flagFacts = (flags: readonly FlyingFlag[]): readonly string[] =>
  flags.flatMap(({ flag, lowerFlag }) => {
    const words = flagWords[flag]
    return words === undefined ? [] : [words + (lowerWords[lowerFlag] ?? '')]
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
