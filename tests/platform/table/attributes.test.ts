import { expect, it } from 'vitest'
import { storable } from '#table/attributes.ts'

it.each([
  [5e-324, 0],
  [-9e-131, 0],
  [1e-130, 1e-130],
  [-54.3, -54.3],
  [null, null],
  [undefined, undefined],
  [
    [1, 5e-324],
    [1, 0],
  ],
  [
    { latitude: 5e-324, name: 'x' },
    { latitude: 0, name: 'x' },
  ],
  [
    { kind: 'position', position: { latitude: 5e-324 } },
    { kind: 'position', position: { latitude: 0 } },
  ],
  [Uint8Array.of(1, 2), Uint8Array.of(1, 2)],
  [[{ name: 'x' }], [{ name: 'x' }]],
])('%#: numbers that DynamoDB refuses are stored as zero', (value, stored) => {
  expect(storable(value)).toEqual(stored)
})
