/** Messages: texts with values, in the language of the reader. */
import { expect, it } from 'vitest'
import { messageWriter } from '#values/messages.ts'

const texts = {
  ordinal: { one: '{count}st', two: '{count}nd', few: '{count}rd', other: '{count}th' },
  boats: { one: '{count} boat', other: '{count} boats' },
  came: '{name} came {place} of {boats}{more}.',
  times: ' x {factor}',
}
const write = messageWriter('en', texts)

it('writes messages inside of messages, in the plural form of each', () => {
  const came = (place: number, count: number) =>
    write([
      'came',
      {
        name: '{place}',
        place: ['ordinal', { count: place }],
        boats: ['boats', { count }],
        more: [],
      },
    ])
  expect(came(1, 1)).toBe('{place} came 1st of 1 boat.')
  expect(came(22, 2)).toBe('{place} came 22nd of 2 boats.')
  expect(came(113, 1.5)).toBe('{place} came 113th of 1.5 boats.')
})

it('writes a list of messages without anything between them', () => {
  expect(
    write([
      ['times', { factor: 2 }],
      ['times', { factor: '100 / 112' }],
    ]),
  ).toBe(' x 2 x 100 / 112')
})

it('writes decimals in the notation of the language', () => {
  const factor = { factor: 1234.5 }
  expect(write(['times', factor])).toBe(' x 1234.5')
  expect(messageWriter('de', texts)(['times', factor])).toBe(' x 1234,5')
})
