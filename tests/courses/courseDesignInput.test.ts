/** Errors of a design that its schema cannot describe. */
import { describe, expect, it } from 'vitest'
import { designErrors } from '#courses/rules/design/designInput.ts'

describe('an error', () => {
  const errorsOf = (more: object) => designErrors({ type: 'L2', firstLegMetres: 1_000, ...more })

  it.each<[object, string, string]>([
    [{ type: 'X2' }, '/type', 'enum'],
    [{ type: 'S2' }, '/type', 'enum'],
    [{ type: 'A2' }, '/type', 'enum'],
    [{ type: 'L0' }, '/type', 'enum'],
    [{ type: 'constructor' }, '/type', 'enum'],
    [{ type: 'L200' }, '/type', 'range'],
    [{ type: 'W1' }, '/type', 'range'],
    [{ type: 'TW', laps: 1 }, '/laps', 'range'],
    [{ type: 'L' }, '/laps', 'required'],
    [{ type: 'triangle' }, '/laps', 'required'],
    [{ laps: 3 }, '/laps', 'contradiction'],
    [{ options: { leewardMetres: 501 } }, '/options/leewardMetres', 'range'],
  ])('for %j is at %s', (more, pointer, code) => {
    expect(errorsOf(more)).toMatchObject([{ pointer, code }])
  })

  it('lists the known types, and suggests the nearest', () => {
    const [error] = errorsOf({ type: 'trapesoid-inner' })

    expect(String(error?.detail)).toMatch(
      /`windward-leeward`.*designation: L, LR, LG, M, W, T, TL, TW, I, O/,
    )
    expect(error?.suggestion).toEqual('Did you mean `trapezoid-inner`?')
    expect(errorsOf({ type: 'LX2' })[0]?.suggestion).toEqual('Did you mean `L2`?')
  })

  it.each<object>([
    { type: 'L2', laps: 2 },
    { type: 'L', laps: 1 },
    { options: { leewardMetres: 500 } },
    { type: 7 },
    { laps: 'two', type: 'L' },
    { options: 'none' },
    { options: null },
  ])('is not found here for %j', (input) => {
    expect(errorsOf(input)).toEqual([])
  })
})
