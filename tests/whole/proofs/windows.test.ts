/** The short form of the proof, and its judgement of known responses. */
import { describe, expect, it } from 'vitest'
import { judge } from '../../../proofs/windows/judgement.ts'
import { windows } from '../../../proofs/windows/windows.ts'

it('rights begin and end at their boundaries', { timeout: 180_000 }, async () => {
  const { failures } = await windows.run({ seed: 1, amount: 40, progress: () => undefined })

  expect(failures).toEqual([])
})

/** Access from 100 until 200. */
const timeline = { boundaries: [100, 200], isAllowedAtFirst: false }

const verdictOf = (beganMillis: number, endedMillis: number, status: number) => {
  const observation = { process: 0, beganMillis, endedMillis, status }
  const { counts } = judge(timeline, [observation], 1)
  return Object.entries(counts).find(([, count]) => count === 1)?.[0]
}

describe('a response', () => {
  it.each([
    ['allowed in the first millisecond', 100, 110, 200],
    ['allowed until the last millisecond', 190, 199, 200],
    ['refused in the last millisecond before', 90, 99, 403],
    ['refused in the first millisecond after the end', 200, 210, 403],
  ])('%s is right', (_, began, ended, status) => {
    expect(verdictOf(began, ended, status)).toBe('right')
  })

  it.each([
    ['allowed before the begin', 90, 99, 200],
    ['refused within the window', 100, 199, 403],
    ['allowed after the end', 200, 200, 200],
    ['with another status', 120, 130, 404],
  ])('%s is wrong', (_, began, ended, status) => {
    expect(verdictOf(began, ended, status)).toBe('wrong')
  })

  it.each([200, 403])('%d is undecided if a boundary passes', (status) => {
    expect([verdictOf(99, 100, status), verdictOf(199, 200, status)]).toEqual([
      'undecided',
      'undecided',
    ])
  })

  it('of an unavailable service is neither right nor wrong', () => {
    expect(verdictOf(120, 130, 503)).toBe('failed')
  })
})

describe('a crossing', () => {
  const before = { beganMillis: 80, endedMillis: 95, status: 403 }
  const after = { beganMillis: 103, endedMillis: 110, status: 200 }
  const crossingsOf = (...seenBy: readonly (readonly object[])[]) => {
    const observations = seenBy.flatMap((seen, process) =>
      seen.map((each) => ({ ...(each as typeof before), process })),
    )
    return judge(timeline, observations, seenBy.length).crossings
  }

  it('counts if each process has responded before and after', () => {
    const late = { beganMillis: 150, endedMillis: 151, status: 200 }

    expect(crossingsOf([before, after, late], [before, late])).toEqual([
      { begins: true, afterMillis: 50, beforeMillis: 5 },
    ])
  })

  it('does not count with one side, or in one process', () => {
    expect([...crossingsOf([before], [after]), ...crossingsOf([before, after], [])]).toEqual([])
  })
})
