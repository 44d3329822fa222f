import { expect, it } from 'vitest'
import { decimalIn } from '#values/decimal.ts'

it.each([
  ['3.5', 3.5],
  ['3,5', 3.5],
  [' 12 ', 12],
  [',5', 0.5],
  ['3,', 3],
  ['', undefined],
  ['-1', undefined],
  ['1,000.5', undefined],
  ['3 5', undefined],
  ['five', undefined],
])('%j is the decimal %s', (text, number) => {
  expect(decimalIn(text)).toBe(number)
})
