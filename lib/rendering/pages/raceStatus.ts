/** The states of a race, in the words of a race committee. */
import type { RaceStatus } from '../../domain/race/raceLog.ts'

export const statusWords: Readonly<Record<RaceStatus, string>> = {
  UNKNOWN: '',
  UNSCHEDULED: 'not scheduled',
  PRESCHEDULED: 'to be scheduled',
  SCHEDULED: 'scheduled',
  STARTPHASE: 'starting',
  RUNNING: 'racing',
  FINISHING: 'finishing',
  FINISHED: 'finished',
}
