/** Times that officers write, at the clocks of the venue. */
import { describe, expect, it } from 'vitest'
import { correctTime, finish, type Sheet } from '#results/pages/finish/sheet.ts'
import { millisNear } from '#values/venueTime.ts'

const noon = Date.parse('2026-06-20T12:00:00Z')

it.each([
  ['Europe/Berlin', noon, '14:30:05', '2026-06-20T12:30:05Z'],
  ['Europe/Berlin', noon, '143005', '2026-06-20T12:30:05Z'],
  ['Europe/Berlin', noon, '9.15', '2026-06-20T07:15:00Z'],
  // The other side of midnight is nearer.
  ['UTC', Date.parse('2026-06-20T23:59:00Z'), '00:01:00', '2026-06-21T00:01:00Z'],
  // In this night, the clocks are set forward at 01:00 UTC.
  ['Europe/Berlin', Date.parse('2026-03-29T00:30:00Z'), '03:10:00', '2026-03-29T01:10:00Z'],
])('in %s, near %i, %s is a moment', (zone, near, text, moment) => {
  expect(new Date(millisNear(zone, near, text)).toISOString()).toBe(moment.replace('Z', '.000Z'))
})

it.each(['', '25:00:00', '12:60', '12:00:61', 'noon', '1'])('%j is no time', (text) => {
  expect(millisNear('UTC', noon, text)).toBeNaN()
})

describe('a corrected finishing time', () => {
  const sheet: Sheet = ['a', 'b', 'c'].reduce(
    (all: Sheet, id, at) => finish(all, id, 1000 * (at + 1)),
    { finishes: [] },
  )
  const timesOf = ({ finishes }: Sheet) =>
    finishes.map(({ competitorId, finishMillis }) => [competitorId, finishMillis])

  it('decides the place, and leaves the times of the others', () => {
    const corrected = correctTime(sheet, 'a', 2500)
    expect(timesOf(corrected)).toEqual([
      ['b', 2000],
      ['a', 2500],
      ['c', 3000],
    ])
  })

  it('can be removed, which leaves the place', () => {
    expect(timesOf(correctTime(sheet, 'a', undefined))).toEqual([
      ['a', undefined],
      ['b', 2000],
      ['c', 3000],
    ])
  })
})
