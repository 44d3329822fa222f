/** A row of starts (RRS 29 and the race signals): the effect of each press, with a clock that the test moves. */
import { describe, expect, it } from 'vitest'
import { flagUp, statusSet } from '#races/rules/startEvents.ts'
import { hasStarted, recallEnd, waitFlagsOf } from '#races/rules/startRow.ts'
import { flies, mayReturn } from '#races/rules/startState.ts'
import { at, minute, newDay, noon } from './dayOfStarts.ts'

describe('a row of starts', () => {
  it('begins with a warning signal at a full minute, at least half a minute away', () => {
    const day = newDay('Gold', 'Silver', 'Bronze')
    day.begin(0.4)
    expect(day.times(1)).toEqual([6, 11, 16])
    const late = newDay('Gold')
    late.begin(0.6)
    expect(late.times(1)).toEqual([7])
  })

  it.each(['FINISHING', 'FINISHED'] as const)(
    'has started if it is %s without a start',
    (status) => {
      const day = newDay('Gold')
      expect(hasStarted(day.one('Gold', 1), at(1))).toBe(false)
      day.log('Gold', [statusSet(day.officer, 0, at(0), status)])
      expect(hasStarted(day.one('Gold', 1), at(1))).toBe(true)
    },
  )

  it('lowers no other flag', () => {
    const day = newDay('Gold')
    day.log('Gold', [flagUp(day.officer, 0, at(0), 'YANKEE')])
    day.only('Gold', 0, 'AP')
    const waiting = day.one('Gold', 0.1)
    expect(waitFlagsOf(waiting)).toEqual(['AP'])
    const all = ['AP', 'YANKEE', 'XRAY'] as const
    expect(all.filter((flag) => flies(waiting.state, flag))).toEqual(['AP', 'YANKEE'])
    day.begin(0.4)
    expect(day.flags(6)).toEqual(['YANKEE'])
    expect(
      [5, 6].map((minutes) => hasStarted(day.one('Gold', minutes), at(minutes + 0.4))),
    ).toEqual([false, true])
  })

  it('tells every phone its length, interval and order', () => {
    const day = newDay('Gold', 'Silver')
    day.begin(0.4, ['Gold', 'Silver'], 3, 4)
    expect(day.times(1)).toEqual([4, 8])
    expect(day.starts(1).map(({ state }) => state)).toMatchObject([
      { minutes: 3, intervalMinutes: 4, order: 0 },
      { minutes: 3, intervalMinutes: 4, order: 1 },
    ])
  })

  it('comes after the starts that are set already', () => {
    const day = newDay('Gold', 'Silver')
    day.begin(0, ['Gold'])
    day.begin(0.1, ['Silver'])
    expect(day.times(1)).toEqual([6, 11])
    // The own start of a race that begins again is in no way, nor is a race that has started.
    day.begin(0.8)
    expect(day.times(1)).toEqual([7, 12])
    const other = newDay('Gold', 'Silver')
    other.begin(0, ['Gold'])
    other.begin(6.1, ['Silver'])
    expect(other.times(7)).toEqual([6, 12])
  })
})

describe('a postponement', () => {
  it('holds all that have not started, and a minute after AP the warning signal is made', () => {
    const day = newDay('Gold', 'Silver', 'Bronze')
    day.begin(0.4)
    day.log('Bronze', [flagUp(day.officer, 0, at(1), 'YANKEE')])
    day.all(7, 'AP')
    expect(day.flags(7)).toEqual(['', 'AP', 'AP YANKEE'])
    expect(day.logs.get('Bronze')?.map(({ upperFlag }) => upperFlag)).not.toContain('XRAY')
    expect(day.times(7)).toEqual([6, null, null])
    day.resume('Bronze', 20.3)
    expect(day.flags(20.4)).toEqual(['', '', 'YANKEE'])
    expect(day.times(20.4)).toEqual([6, 26.3, 31.3])
  })

  it('of one race leaves the others, and never lets two races start at once', () => {
    const day = newDay('Gold', 'Silver')
    day.begin(0.4)
    day.only('Gold', 2, 'AP')
    day.only('Silver', 2.1, 'AP')
    day.resume('Gold', 10)
    expect(day.times(10)).toEqual([16, null])
    day.resume('Silver', 10)
    expect(day.times(10)).toEqual([16, 21])
    // AP over Silver flies on until a minute before her warning signal.
    expect([14.9, 15].map((minutes) => day.flags(minutes)[1])).toEqual(['AP', ''])
  })

  it('of one race of a row gives all of them the time of its flag', () => {
    const day = newDay('Gold', 'Silver')
    day.only('Silver', 2, 'AP')
    day.begin(10.3)
    expect(day.times(11)).toEqual([16.3, 21.3])
  })

  it('over H or A shows both flags', () => {
    const day = newDay('Gold')
    day.all(1, 'AP', 'HOTEL')
    expect(day.one('Gold', 2).state.flags).toMatchObject([{ flag: 'AP', lowerFlag: 'HOTEL' }])
  })
})

describe('a postponement by hours', () => {
  it('holds the races, and no start is before the scheduled one and the hours', () => {
    const day = newDay('Gold', 'Silver')
    day.begin(0.4)
    day.all(3, 'AP', { hours: 2 })
    expect(day.flags(4)).toEqual(['AP PENNANT', 'AP PENNANT'])
    expect(day.one('Gold', 4).state.flags[1]).toMatchObject({ hours: 2, notBefore: at(126) })
    day.begin(30)
    expect(day.times(31)).toEqual([126, 131])
    // Both flags come down a minute before the warning signal.
    expect([119.9, 120].map((minutes) => day.flags(minutes)[0])).toEqual(['AP PENNANT', ''])
  })

  it('of a race without a start counts from the press, and a later start is as usual', () => {
    const day = newDay('Gold')
    day.all(3, 'AP', { hours: 1 })
    day.begin(80)
    expect(day.times(81)).toEqual([86])
  })

  it('ends with its AP, also when another client lowers AP alone', () => {
    const day = newDay('Gold')
    day.all(3, 'AP', { hours: 1 })
    day.lower('Gold', 5, 'AP')
    expect(day.flags(6)).toEqual([''])
    day.all(7, 'AP')
    expect(day.flags(8)).toEqual(['AP'])
    day.begin(9)
    expect(day.times(10)).toEqual([15])
  })
})

describe('a general recall', () => {
  it('moves the starts that follow (29.2)', () => {
    const day = newDay('Gold', 'Silver', 'Bronze', 'Other')
    day.begin(0.4, ['Gold', 'Silver', 'Bronze'])
    day.recall('Gold', 6.2)
    expect(day.times(6.3)).toEqual([null, null, null, null])
    expect(day.flags(6.3)).toEqual(['FIRSTSUBSTITUTE', '', '', ''])
    expect(day.starts(6.3).map(({ state }) => state.isHeld)).toEqual([false, true, true, false])
    day.resume('Gold', 9)
    expect(day.times(9.1)).toEqual([15, 20, 25, null])
    expect(day.flags(9.1)).toEqual(['', '', '', ''])
  })

  it('leaves races that have started', () => {
    const day = newDay('Gold', 'Silver')
    day.begin(0.4)
    day.recall('Silver', 11.2)
    expect(day.times(11.3)).toEqual([6, null])
    day.resume('Silver', 12)
    expect(day.times(12.1)).toEqual([6, 18])
  })

  it('by one phone is followed by another one that joins', () => {
    const day = newDay('Gold', 'Silver')
    day.begin(0.4, ['Gold', 'Silver'], 3, 3)
    day.recall('Gold', 4.1)
    // The state follows from the log alone, with the length of the sequence.
    day.resume('Gold', 6)
    expect(day.times(6.1)).toEqual([10, 13])
  })
})

describe('an abandonment', () => {
  it('ends all races that have started, and no other', () => {
    const day = newDay('Gold', 'Silver', 'Bronze')
    day.begin(0.4)
    day.finish('Gold', 11.5)
    day.all(12, 'NOVEMBER', 'ALPHA')
    expect(day.flags(12)).toEqual(['', 'NOVEMBER', ''])
    expect(day.times(12)).toEqual([6, null, 16])
  })
})

describe('an individual recall', () => {
  it('ends four minutes after the start, or a minute before the next one (29.1)', () => {
    const ends = (interval: number) => {
      const day = newDay('Gold', 'Silver')
      day.begin(0.4, ['Gold', 'Silver'], 5, interval)
      day.raiseX('Gold', 6.1)
      return [0, 1].map((position) => {
        const all = day.starts(6.2)
        return (recallEnd(all, all[position] ?? expect.fail()) - noon) / minute
      })
    }
    expect(ends(10)).toEqual([10, 20])
    expect(ends(5)).toEqual([10, 15])
    expect(ends(3)).toEqual([8, 13])
  })

  it.each([
    ['PAPA', true],
    ['INDIA', true],
    ['ZULU', true],
    ['INDIA_ZULU', true],
    ['UNIFORM', false],
    ['BLACK', false],
  ] as const)('under %s is there: %s', (mode, expected) => {
    const day = newDay('Gold')
    expect(mayReturn({ ...day.one('Gold', 0).state, mode })).toBe(expected)
  })
})
