import { describe, expect, it } from 'vitest'
import { median, percentile, summaryOf } from '../../bench/measuring/statistics.ts'

describe('the median', () => {
  it('is the one in the middle, whatever the order', () => {
    expect(median([9, 1, 10])).toBe(9)
  })

  it('is half-way between the two in the middle', () => {
    expect(median([10, 1, 2, 4])).toBe(3)
  })

  it('does not change the samples', () => {
    const samples = [3, 1, 2]
    median(samples)

    expect(samples).toEqual([3, 1, 2])
  })

  it('of an empty list is an error', () => {
    expect(() => median([])).toThrow('no samples')
  })
})

describe('the summary', () => {
  it('contains the extremes and the number of samples', () => {
    expect(summaryOf([2, 8, 4])).toEqual({ median: 4, min: 2, max: 8, runs: 3 })
  })
})

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

  it.each([
    [0, 1],
    [0.5, 51],
    [0.95, 96],
    [0.99, 100],
  ])('%d is larger than that share of the samples', (share, value) => {
    expect(percentile(hundred, share)).toBe(value)
  })
})
