/** Local times of a venue, which pages and their scripts show alike. */
import { describe, expect, it } from 'vitest'
import { clockIn, localMillis, momentIn } from '#values/venueTime.ts'

const summer = Date.UTC(2026, 5, 20, 22, 3, 10)
const winter = Date.UTC(2026, 11, 20, 22, 3, 10)

describe('the time of a venue', () => {
  it.each([
    ['UTC', summer, '2026-06-20 22:03:10 UTC'],
    ['Europe/Berlin', summer, '2026-06-21 00:03:10 CEST'],
    ['Europe/Berlin', winter, '2026-12-20 23:03:10 CET'],
    ['Europe/London', winter, '2026-12-20 22:03:10 GMT'],
    ['America/New_York', summer, '2026-06-20 18:03:10 EDT'],
    ['Australia/Sydney', summer, '2026-06-21 08:03:10 AEST'],
    ['Asia/Kolkata', summer, '2026-06-21 03:33:10 Asia/Kolkata'],
    ['Pacific/Chatham', winter, '2026-12-21 11:48:10 CHADT'],
  ])('in %s at %i is %s', (zone, millis, text) => {
    const { date, time, zone: name } = momentIn(zone, millis)

    expect(`${date} ${time} ${name}`).toBe(text)
    expect(`${date} ${clockIn(zone, millis)}`).toBe(text)
    expect(new Date(localMillis(millis, zone)).toISOString()).toBe(`${date}T${time}.000Z`)
  })

  it('is UTC for times without a zone, and in browsers that do not know the zone', () => {
    expect(momentIn('Europe/Berlin', 8.64e15)).toMatchObject({ date: '+275760-09-13', zone: 'UTC' })
    expect(momentIn('Europe/Nowhere', summer)).toEqual(momentIn('UTC', summer))
  })
})
