/** Rules of the stages of a championship: qualifying, final and medal series. */
import type { RaceColumn, Series } from './regatta.ts'

/** The weight of a race. Medal races count double and are never discarded, unless their column says less. */
export const weightOf = (
  stage: Series['stage'],
  { factor, isDiscardable = true }: Pick<RaceColumn, 'factor' | 'isDiscardable'>,
) => ({
  factor: factor ?? (stage === 'medal' ? 200 : 100),
  isDiscardable: isDiscardable && stage !== 'medal',
})
