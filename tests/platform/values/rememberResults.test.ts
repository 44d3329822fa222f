import { expect, it } from 'vitest'
import { rememberResults } from '#values/recentMap.ts'

it('computes the result for a text once', () => {
  const listOf = rememberResults((text) => [text])

  expect(listOf('a')).toBe(listOf('a'))
  expect(listOf('b')).toEqual(['b'])
})

it('keeps neither results for long texts nor more than two hundred', () => {
  const listOf = rememberResults((text) => [text])
  const long = 'x'.repeat(10_001)
  const first = listOf('first')
  for (let number = 0; number < 200; number += 1) listOf(String(number))

  expect(listOf(long)).not.toBe(listOf(long))
  expect(listOf('first')).not.toBe(first)
})
