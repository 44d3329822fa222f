/** The positioning of marks, and the response about the devices on them. */
import { describe, expect, it } from 'vitest'
import { hashOfDevice } from '#positions/rules/deviceHash.ts'
import type { Positioning } from '#courses/rules/positioning.ts'
import { inOrder, mappingsMax, newMark, pinged, positioned } from '#courses/rules/mark.ts'

const look = {
  name: 'Gate',
  shortName: 'G',
  color: null,
  shape: null,
  pattern: null,
  markType: null,
}

const mark = newMark(look, { id: 'a', createdMillis: 1, position: 0 })

const phone = (id: string): Positioning => ({
  kind: 'device',
  device: { type: 'smartphoneUUID', id, stringRepresentation: id },
})

const at = (latitude: number, longitude: number): Positioning => ({
  kind: 'position',
  position: { latitude, longitude },
})

describe('positioning a mark', () => {
  it('by a device begins an open mapping', () => {
    expect(positioned(mark, phone('x'), 100).mappings).toMatchObject([
      { device: { id: 'x' }, fromMillis: 100, toMillis: null },
    ])
  })

  it('by another device ends the mapping of the first one just before', () => {
    const both = positioned(positioned(mark, phone('x'), 100), phone('y'), 200)

    expect(both.mappings).toMatchObject([
      { device: { id: 'x' }, fromMillis: 100, toMillis: 199 },
      { device: { id: 'y' }, fromMillis: 200, toMillis: null },
    ])
  })

  it('by the present device at its last position, or without a device, changes nothing', () => {
    const tracked = positioned(mark, phone('x'), 100)
    const fixed = positioned(mark, at(54, 10), 100)

    expect(positioned(tracked, phone('x'), 200)).toEqual(tracked)
    expect(positioned(fixed, at(54, 10), 200)).toEqual(fixed)
    expect(positioned(tracked, null, 200)).toBe(tracked)
    expect(positioned(tracked, undefined, 200)).toBe(tracked)
  })

  it('by a position ends the mapping of a device', () => {
    const fixed = positioned(positioned(mark, phone('x'), 100), at(54, 10), 200)

    expect(fixed.mappings).toMatchObject([{ device: { id: 'x' }, toMillis: 199 }])
    expect(fixed.lastKnownPosition).toEqual({ latitude: 54, longitude: 10, timeMillis: 200 })
  })

  it('by its last known position lays it again if a phone may have moved it since', () => {
    const fixed = positioned(mark, at(54, 10), 100)
    const back = positioned(
      positioned(fixed, phone('00000000-0000-4000-8000-000000000001'), 200),
      at(54, 10),
      300,
    )
    const withOther = positioned(fixed, phone('no UUID'), 200)

    expect(back.lastKnownPosition?.timeMillis).toBe(300)
    expect(positioned(back, at(54, 10), 400)).toEqual(back)
    expect(positioned(withOther, at(54, 10), 300).lastKnownPosition?.timeMillis).toBe(100)
  })

  it('never ends a mapping before it began, and drops the oldest ones', () => {
    const sameMoment = positioned(positioned(mark, phone('x'), 100), phone('y'), 100)
    const often = Array.from({ length: 20 }, (_, index) => index).reduce(
      (moved, index) => positioned(moved, phone(`device ${index}`), index),
      mark,
    )

    expect(sameMoment.mappings[0]).toMatchObject({ fromMillis: 100, toMillis: 100 })
    expect(often.mappings).toHaveLength(mappingsMax)
    expect(often.mappings.at(-1)).toMatchObject({ device: { id: 'device 19' }, toMillis: null })
  })
})

describe('marks', () => {
  it('are listed in the order of their creation', () => {
    const made = (id: string, createdMillis: number, position: number) =>
      newMark(look, { id, createdMillis, position })
    const marks = [made('d', 2, 0), made('b', 1, 1), made('c', 1, 1), made('a', 1, 0)]

    expect(inOrder(marks).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('show a device as the SHA-256 of its id, in pairs', () => {
    const hash = hashOfDevice('abc')

    expect(hash).toMatch(/^BA 78 16 BF 8F 01 CF EA( [0-9A-F]{2}){24}$/)
  })
})

describe('a ping', () => {
  const fix = { latitude: 54, longitude: 10, timeMillis: 200 }

  it('moves a mark without a position, and one whose position is older or of the same time', () => {
    const moved = pinged(mark, fix)

    expect(moved.lastKnownPosition).toEqual(fix)
    expect(pinged(moved, { ...fix, latitude: 55 }).lastKnownPosition?.latitude).toBe(55)
    expect(pinged(moved, { ...fix, timeMillis: 201 }).lastKnownPosition?.timeMillis).toBe(201)
  })

  it('does not move a mark whose position is newer', () => {
    const moved = pinged(mark, fix)

    expect(pinged(moved, { ...fix, latitude: 55, timeMillis: 199 })).toBe(moved)
  })
})
