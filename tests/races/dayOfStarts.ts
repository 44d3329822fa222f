/** The race logs of a day as each phone reads them, with a clock that the test moves. */
import { expect } from 'vitest'
import type { Flag } from '#races/rules/raceLog.ts'
import type { LoggedEvent } from '#races/rules/raceLogEvents.ts'
import {
  flagDown,
  flagUp,
  type Officer,
  type Pennant,
  statusSet,
} from '#races/rules/startEvents.ts'
import {
  begun,
  firstStart,
  interruptedAll,
  notStarted,
  racing,
  recalled,
  resumed,
  type Start,
} from '#races/rules/startRow.ts'
import type { PreparatoryFlag } from '#races/rules/startSequence.ts'
import { startStateOf } from '#races/rules/startState.ts'

export const minute = 60_000
export const noon = Date.UTC(2026, 5, 20, 12)
export const at = (minutes: number) => noon + minutes * minute

export const newDay = (...fleets: readonly string[]) => {
  let next = 0
  const officer: Officer = { user: 'officer', newId: () => `event ${(next += 1)}` }
  const logs = new Map<string, LoggedEvent[]>(fleets.map((fleet) => [fleet, []]))
  const starts = (minutes: number): readonly Start[] =>
    fleets.map((id) => ({ id, state: startStateOf(logs.get(id) ?? [], at(minutes)) }))
  const one = (id: string, minutes: number) =>
    starts(minutes).find((start) => start.id === id) ?? expect.fail(id)
  const add = (pressed: ReturnType<typeof resumed<Start>>) => {
    for (const { one: start, events } of pressed) logs.get(start.id)?.push(...events)
  }
  const log = (id: string, events: readonly LoggedEvent[]) => logs.get(id)?.push(...events)
  return {
    officer,
    logs,
    log,
    one,
    starts,
    /** The minutes from noon at which the fleets start. */
    times: (minutes: number) =>
      starts(minutes).map(({ state }) =>
        state.startMillis === null ? null : (state.startMillis - noon) / minute,
      ),
    flags: (minutes: number) =>
      starts(minutes).map(({ state }) => state.flags.map(({ flag }) => flag).join(' ')),
    begin: (
      minutes: number,
      ids: readonly string[] = fleets,
      sequence = 5,
      interval = 5,
      mode: PreparatoryFlag = 'PAPA',
    ) => {
      const targets = starts(minutes).filter(({ id }) => ids.includes(id))
      const row = { millis: at(minutes), minutes: sequence, intervalMinutes: interval }
      const startMillis = firstStart(starts(minutes), targets, row)
      add(begun(officer, targets, { ...row, startMillis }, () => mode))
    },
    all: (minutes: number, flag: Flag, lower: Flag | 'NONE' | Pennant = 'NONE') => {
      const select = flag === 'NOVEMBER' ? racing : notStarted
      const targets = select(starts(minutes), at(minutes))
      add(interruptedAll(officer, targets, at(minutes), [flag, lower]))
    },
    only: (id: string, minutes: number, flag: Flag) => {
      add(interruptedAll(officer, [one(id, minutes)], at(minutes), [flag, 'NONE']))
    },
    recall: (id: string, minutes: number) => {
      add(recalled(officer, starts(minutes), one(id, minutes), at(minutes)))
    },
    resume: (id: string, minutes: number) => {
      add(resumed(officer, starts(minutes), one(id, minutes), at(minutes)))
    },
    lower: (id: string, minutes: number, flag: Flag) => {
      log(id, [flagDown(officer, one(id, minutes).state.passId, at(minutes), flag)])
    },
    raiseX: (id: string, minutes: number) => {
      log(id, [flagUp(officer, one(id, minutes).state.passId, at(minutes), 'XRAY')])
    },
    finish: (id: string, minutes: number) => {
      log(id, [statusSet(officer, 0, at(minutes), 'FINISHED')])
    },
  }
}
