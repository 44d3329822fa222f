import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { processorClock, processorMillisSince } from '#endpoint/processorTime.ts'

/** Milliseconds of the clock and of the processor, and how often the latter were asked for. */
const machine = { now: 0, used: 0, asked: 0 }

const pass = (millis: number, { used }: { readonly used: number }): void => {
  machine.now += millis
  machine.used += used
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => machine.now)
  vi.spyOn(process, 'cpuUsage').mockImplementation((before) => {
    machine.asked += 1
    return { user: machine.used * 1000 - (before?.user ?? 0), system: 0 }
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('is measured from the begin of a request', () => {
  const processorMark = processorClock()
  processorMark()
  pass(101, { used: 90 })
  const mark = processorMark()
  pass(900, { used: 700 })

  expect(processorMillisSince(mark, 500)).toBe(700)
})

it('is measured from the same mark for requests that begin soon after each other', () => {
  const processorMark = processorClock()
  const first = processorMark()
  pass(99, { used: 90 })
  const second = processorMark()
  pass(900, { used: 700 })

  expect(second).toBe(first)
  expect(processorMillisSince(second, 500)).toBe(790)
})

it('is not asked for if the request was quick', () => {
  const processorMark = processorClock()
  const mark = processorMark()
  pass(499, { used: 499 })
  const { asked } = machine

  expect(processorMillisSince(mark, 500)).toBe(0)
  expect(machine.asked).toBe(asked)
})
