/** The one thing that a reader of a race does next. */
import type { RaceStatus } from '#races/rules/raceLog.ts'
import type { RaceStage } from '#results/rules/raceStages.ts'

export type NextStep = 'lay' | 'start' | 'finish' | 'confirm' | 'results' | 'watch'

export interface RaceSituation extends RaceStage {
  /** Absent: it is not known. */
  readonly hasCourse: boolean | undefined
  readonly mayLay: boolean
  readonly mayStart: boolean
  readonly mayScore: boolean
}

const started: readonly (RaceStatus | undefined)[] = ['RUNNING', 'FINISHING', 'FINISHED']

export const nextStepOf = (situation: RaceSituation): NextStep => {
  const { status, sheet, hasCourse, mayLay, mayStart, mayScore } = situation
  if (sheet !== undefined) return sheet === 'confirmed' && mayScore ? 'confirm' : 'results'
  if (started.includes(status)) return mayScore ? 'finish' : 'watch'
  if (mayLay && hasCourse === false) return 'lay'
  return mayStart ? 'start' : 'watch'
}
