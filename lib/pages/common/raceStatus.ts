/** The states of a race, in the words of a race committee. */
import type { RaceStatus } from '#races/rules/raceLog.ts'
import { minuteText } from './time.ts'

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
