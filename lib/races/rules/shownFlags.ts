/** The flags of a race on the page of its start. */
import type { AnyFlag, FlagDetails } from './raceLog.ts'
import { flagsAt, signalsOf } from './startSequence.ts'
import type { StartState } from './startState.ts'

export interface ShownFlag extends FlagDetails {
  readonly flag: AnyFlag
}

/** The flags of the starting sequence, the blue flag of a race that finishes, and the raised ones. */
export const shownFlags = (state: StartState, nowMillis: number): readonly ShownFlag[] => {
  const { startMillis, minutes, mode, status, flags } = state
  const signals = startMillis === null ? [] : signalsOf(startMillis, minutes, mode)
  return [
    ...flagsAt(signals, nowMillis).map((flag) => ({ flag })),
    ...(status === 'FINISHING' ? [{ flag: 'BLUE' as const }] : []),
    ...flags.flatMap((raised) =>
      raised.lowerFlag === 'NONE' ? [raised] : [raised, { flag: raised.lowerFlag }],
    ),
  ]
}
