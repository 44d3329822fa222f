import { expect, it } from 'vitest'
import { list, map, nullable, number, optional, storedAs, text } from '#table/attributes.ts'

it.each([
  [number, 5e-324, 0],
  [number, -9e-131, 0],
  [number, 1e-130, 1e-130],
  [number, -54.3, -54.3],
  [nullable(number), null, null],
  [nullable(number), 5e-324, 0],
  [optional(number), undefined, undefined],
  [optional(number), 5e-324, 0],
  [list(number), [1, 5e-324], [1, 0]],
  [
    map({ latitude: number, name: text }),
    { latitude: 5e-324, name: 'x' },
    { latitude: 0, name: 'x' },
  ],
  [map({ latitude: number }), { latitude: 1, other: 2 }, { latitude: 1, other: 2 }],
  [list(map({ name: text })), [{ name: 'x' }], [{ name: 'x' }]],
])('%#: numbers that DynamoDB refuses are stored as zero', (type, value, stored) => {
  expect(storedAs(type, value)).toEqual(stored)
})
