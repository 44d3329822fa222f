/** Items of sheets keep their form, so that a table from an earlier version stays readable. */
import { expect, it } from 'vitest'
import { contentOf, type SheetContent, sheetOf, type StoredSheet } from '#results/items/sheets.ts'

const head = {
  raceColumnId: 'r1',
  fleet: 'Default',
  state: 'confirmed',
  cameToTheStart: [],
  handicaps: {},
  atMillis: 1,
  by: null,
} as const

const sheet: StoredSheet = {
  ...head,
  finishes: [
    { competitorId: 'a', sailId: '12', finishMillis: 5, points: 2.34, comment: 'late' },
    {
      competitorId: 'b',
      code: 'DPI',
      penalties: [{ code: 'DPI', points: 1.1 }, { code: 'SCP' }],
      redress: { kind: 'points', points: 0.29, raceColumnIds: ['r2'] },
      levelWithPrevious: true,
    },
  ],
}

const content: SheetContent = {
  ...head,
  finishes: [
    { competitorId: 'a', sailId: '12', finishMillis: 5, points: 234, comment: 'late' },
    {
      competitorId: 'b',
      code: 'DPI',
      penalties: [{ code: 'DPI', points: 110 }, { code: 'SCP' }],
      redress: { kind: 'points', points: 29, raceColumnIds: ['r2'] },
      isLevelWithPrevious: true,
    },
  ],
}

it('a sheet of an item has the words and units of the wire', () => {
  expect(sheetOf(content)).toEqual(sheet)
})

it('an item of a sheet has hundredths of points', () => {
  expect(contentOf(sheet)).toEqual(content)
})
