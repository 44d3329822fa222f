/** The table of all signals in docs/reference/races.md, row by row: the test sails each of them. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { flagName } from '#races/rules/flags.ts'
import type { AnyFlag } from '#races/rules/raceLog.ts'
import { shownFlags } from '#races/rules/shownFlags.ts'
import { soundsDue } from '#races/rules/sounds.ts'
import { flagDown, flagUp, recallOver, statusSet } from '#races/rules/startEvents.ts'
import { recallEnd } from '#races/rules/startRow.ts'
import type { PreparatoryFlag } from '#races/rules/startSequence.ts'
import { racesWords } from '#races/words/racesWords.ts'
import { at, minute, newDay, noon } from './dayOfStarts.ts'

const text = readFileSync(new URL('../../docs/reference/races.md', import.meta.url), 'utf8')
const [, table = ''] = /\n\| signal [^\n]*\n[^\n]*\n((?:\|[^\n]*\n)+)/.exec(text) ?? []
const rows = table
  .trim()
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

type Day = ReturnType<typeof newDay>

/** The fleet, and the minutes from noon: the press or the signal is there. */
type Case = readonly [fleet: string, minutes: number, press: (day: Day) => void]

const newRow = (mode: PreparatoryFlag = 'PAPA') => {
  const day = newDay('Gold', 'Silver')
  day.begin(0.4, ['Gold', 'Silver'], 5, 10, mode)
  expect(day.times(0.5)).toEqual([6, 16])
  return day
}

const nothing = () => undefined
const preparatory = (mode: PreparatoryFlag): readonly [() => Day, Case] => [
  () => newRow(mode),
  ['Gold', 2, nothing],
]

/** After other presses. */
const after = (...presses: readonly ((day: Day) => void)[]) => {
  const day = newRow()
  for (const press of presses) press(day)
  return day
}

const raise =
  (minutes: number, flag: AnyFlag) =>
  (day: Day): void => {
    const { passId } = day.one('Gold', minutes).state
    day.log('Gold', [flagUp(day.officer, passId, at(minutes), flag)])
  }
const lower =
  (minutes: number, flag: AnyFlag) =>
  (day: Day): void => {
    const { passId } = day.one('Gold', minutes).state
    day.log('Gold', [flagDown(day.officer, passId, at(minutes), flag)])
  }
const become = (minutes: number, status: 'FINISHING' | 'FINISHED') => (day: Day) =>
  day.log('Gold', [statusSet(day.officer, 0, at(minutes), status)])
const abandon = (day: Day) => {
  day.all(8, 'NOVEMBER')
}
const postpone = (day: Day) => {
  day.all(3, 'AP')
}
const recall = (day: Day) => {
  day.recall('Gold', 6.5)
}

const cases: Readonly<Record<string, readonly [start: () => Day, press: Case]>> = {
  'Begin the sequence': [
    () => newDay('Gold', 'Silver'),
    [
      'Gold',
      0.4,
      (day) => {
        day.begin(0.4)
        expect(day.times(0.5)).toEqual([6, 11])
      },
    ],
  ],
  'Warning signal': [newRow, ['Gold', 1, nothing]],
  'Preparatory signal P': preparatory('PAPA'),
  'Preparatory signal I': preparatory('INDIA'),
  'Preparatory signal Z': preparatory('ZULU'),
  'Preparatory signal Z with I': preparatory('INDIA_ZULU'),
  'Preparatory signal U': preparatory('UNIFORM'),
  'Preparatory signal black': preparatory('BLACK'),
  'One minute': [newRow, ['Gold', 5, nothing]],
  Start: [newRow, ['Gold', 6, nothing]],
  AP: [
    newRow,
    [
      'Silver',
      7,
      (day) => {
        day.all(7, 'AP')
        expect(day.times(7)).toEqual([6, null])
      },
    ],
  ],
  'AP over H': [
    newRow,
    [
      'Silver',
      7,
      (day) => {
        day.all(7, 'AP', 'HOTEL')
      },
    ],
  ],
  'AP over A': [
    newRow,
    [
      'Silver',
      7,
      (day) => {
        day.all(7, 'AP', 'ALPHA')
      },
    ],
  ],
  'AP over 1 to 9': [
    newRow,
    [
      'Silver',
      7,
      (day) => {
        day.all(7, 'AP', { hours: 2 })
        expect(day.one('Silver', 8).state.flags.at(-1)).toMatchObject({ notBefore: at(136) })
      },
    ],
  ],
  'AP down': [
    () => after(postpone),
    [
      'Gold',
      4,
      (day) => {
        day.resume('Gold', 4)
        expect(day.times(4.1)).toEqual([10, 20])
      },
    ],
  ],
  'Individual recall': [newRow, ['Gold', 6.2, raise(6.2, 'XRAY')]],
  'Individual recall over': [
    () => after(raise(6.2, 'XRAY')),
    [
      'Gold',
      10,
      (day) => {
        const gold = day.one('Gold', 9.9)
        expect((recallEnd(day.starts(9.9), gold) - noon) / minute).toBe(10)
        const raised = gold.state.flags[0] ?? expect.fail()
        day.log('Gold', [recallOver(day.officer, 0, raised, [at(10), at(10)])])
      },
    ],
  ],
  'General recall': [
    newRow,
    [
      'Gold',
      6.5,
      (day) => {
        recall(day)
        expect(day.times(6.6)).toEqual([null, null])
      },
    ],
  ],
  'General recall over': [
    () => after(recall),
    [
      'Gold',
      8,
      (day) => {
        day.resume('Gold', 8)
        expect(day.times(8.1)).toEqual([14, 24])
      },
    ],
  ],
  Abandon: [
    newRow,
    [
      'Gold',
      8,
      (day) => {
        abandon(day)
        expect(day.times(8)).toEqual([null, 16])
      },
    ],
  ],
  'N over H': [
    newRow,
    [
      'Gold',
      8,
      (day) => {
        day.all(8, 'NOVEMBER', 'HOTEL')
      },
    ],
  ],
  'N over A': [
    newRow,
    [
      'Gold',
      8,
      (day) => {
        day.all(8, 'NOVEMBER', 'ALPHA')
      },
    ],
  ],
  'N down': [
    () =>
      after((day) => {
        day.all(20, 'NOVEMBER')
      }),
    [
      'Gold',
      25,
      (day) => {
        day.resume('Gold', 25)
      },
    ],
  ],
  'Shorten the course': [newRow, ['Gold', 20, raise(20, 'SIERRA')]],
  'The whole course again': [() => after(raise(20, 'SIERRA')), ['Gold', 21, lower(21, 'SIERRA')]],
  'Change the course': [newRow, ['Gold', 20, raise(20, 'CHARLIE')]],
  'Listen for safety instructions': [newRow, ['Gold', 20, raise(20, 'VICTOR')]],
  'Life jackets': [newRow, ['Gold', 20, raise(20, 'YANKEE')]],
  'First boat finishes': [newRow, ['Gold', 40, become(40, 'FINISHING')]],
  'Race finished': [() => after(become(40, 'FINISHING')), ['Gold', 50, become(50, 'FINISHED')]],
}

const kinds: Readonly<Record<string, string>> = {
  StartProcedureChanged: 'procedure',
  Flag: 'flag',
  SideFlag: 'side flag',
  PassChange: 'pass',
  StartTime: 'start time',
  RaceStatus: 'status',
}

const namesAt = (day: Day, fleet: string, millis: number) =>
  shownFlags(day.one(fleet, (millis - noon) / minute).state, millis).map(({ flag, ...details }) =>
    flagName(racesWords.en.start, flag, details),
  )

/** The cells of the row that the day shows. */
const sail = ([start, [fleet, minutes, press]]: (typeof cases)[string]) => {
  const day = start()
  const known = day.logs.get(fleet)?.length ?? 0
  const [before, now] = [at(minutes) - 2, at(minutes)]
  const flagsBefore = namesAt(day, fleet, before)
  press(day)
  const flags = namesAt(day, fleet, now)
  const events = day.logs.get(fleet)?.slice(known) ?? []
  const sounds = soundsDue([day.one(fleet, minutes).state], now, before)
  return {
    up: flags.filter((name) => !flagsBefore.includes(name)).join(', '),
    down: flagsBefore.filter((name) => !flags.includes(name)).join(', '),
    sounds: sounds.map((one) => `${one.sounds}${one.isLong ? ' long' : ''}`).join(', '),
    events: events
      .map((event) => kinds[(event['@class'] ?? '').slice('RaceLog'.length, -'Event'.length)])
      .join(', '),
  }
}

describe('the signals', () => {
  it('of the table are those that the test sails', () => {
    expect(rows.map(([name]) => name)).toEqual(Object.keys(cases))
    for (const [name, rule] of rows) expect(rule, name).not.toBe('')
  })

  it.each(rows)('%s (%s)', (name = '', _rule, up, down, sounds, _holds, events = '') => {
    const sailed = sail(cases[name] ?? expect.fail(name))
    const written = events.startsWith('no event') ? '' : events
    expect(sailed).toEqual({ up, down, sounds, events: written })
  })
})

describe('a sound', () => {
  const newStates = () => {
    const day = newDay('Gold', 'Silver')
    day.all(3, 'AP')
    return day.starts(3).map(({ state }) => state)
  }

  it('of several races at once is one', () => {
    expect(soundsDue(newStates(), at(3), 0)).toEqual([
      { millis: at(3) - 1, sounds: 2, isLong: false },
    ])
  })

  it('of another phone is heard up to five seconds late, and not later', () => {
    expect(soundsDue(newStates(), at(3) + 4_900, 0)).toHaveLength(1)
    expect(soundsDue(newStates(), at(3) + 5_100, 0)).toEqual([])
  })

  it('of before the page was opened is over', () => {
    expect(soundsDue(newStates(), at(3) + 1_000, at(3) + 500)).toEqual([])
  })

  it('of AP that comes down later is at its second, a minute before the warning signal', () => {
    const day = newDay('Gold')
    day.all(3, 'AP', { hours: 1 })
    day.begin(5)
    expect(day.times(6)).toEqual([63])
    const dueAt = (minutes: number) =>
      soundsDue([day.one('Gold', minutes).state], at(minutes), at(minutes) - 1_000)
    expect(dueAt(5.1)).toEqual([])
    expect(dueAt(57)).toMatchObject([{ sounds: 1 }])
    expect(dueAt(58)).toMatchObject([{ kind: 'warning', sounds: 1 }])
  })
})
