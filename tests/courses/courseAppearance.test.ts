/** The appearance of a mark when several sources describe it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Appearance,
  effectiveAppearance,
  looksLike,
  type PartialAppearance,
} from '#courses/rules/appearance.ts'
import { colorOf } from '#values/color.ts'
import { seed } from '../platform/access/arbitraries.ts'

const fields = ['name', 'shortName', 'color', 'shape', 'pattern', 'markType'] as const

const appearanceOf = (source: string): Appearance => ({
  name: `${source} name`,
  shortName: `${source} short`,
  color: '#102030',
  shape: 'CONICAL',
  pattern: 'CHECKERED',
  markType: 'BUOY',
})
const nothing: PartialAppearance = {
  name: null,
  shortName: null,
  color: null,
  shape: null,
  pattern: null,
  markType: null,
}

describe('a colour', () => {
  it.each([
    ['#fa0', '#FFAA00'],
    ['FA0', '#FFAA00'],
    ['#ffAa01', '#FFAA01'],
    ['ffaa01', '#FFAA01'],
  ])('%s is %s', (text, color) => {
    expect(colorOf(text)).toBe(color)
  })

  it.each(['', '#', 'red', '#ff', '#ffaa0', '##fff', '#fffffff', 'ggg', ' fff', 'fff\n'])(
    '%j is not a colour',
    (text) => {
      expect(colorOf(text)).toBeUndefined()
    },
  )
})

describe('the effective appearance', () => {
  it('is that of the mark, if it has one', () => {
    const sources = {
      mark: appearanceOf('mark'),
      freestyle: appearanceOf('freestyle'),
      properties: appearanceOf('properties'),
      template: appearanceOf('template'),
    }

    expect(effectiveAppearance(sources)).toEqual(sources.mark)
  })

  const appearance = fc.record({
    name: fc.constantFrom(null, 'a', 'b'),
    shortName: fc.constantFrom(null, 'a', 'b'),
    color: fc.constantFrom(null, '#000000', '#FFFFFF'),
    shape: fc.constantFrom(null, 'CYLINDER' as const, 'CONICAL' as const),
    pattern: fc.constantFrom(null, 'CHECKERED' as const),
    markType: fc.constantFrom(null, 'BUOY' as const, 'LANDMARK' as const),
  })
  const whole = fc.option(
    appearance.map((look): Appearance => ({
      ...look,
      name: look.name ?? 'x',
      shortName: look.shortName ?? 'x',
    })),
    { nil: undefined },
  )

  it('is found field by field: freestyle, then mark properties, then mark template', () => {
    fc.assert(
      fc.property(appearance, whole, whole, (freestyle, properties, template) => {
        const found = effectiveAppearance({ freestyle, properties, template }, 'other')
        for (const field of fields.filter((each) => each !== 'name' && each !== 'shortName')) {
          expect(found?.[field]).toBe(
            freestyle[field] ?? properties?.[field] ?? template?.[field] ?? null,
          )
        }
        const name = freestyle.name ?? properties?.name ?? template?.name
        if (name !== undefined) expect(found?.name).toBe(name)
        expect(found?.shortName).toBe(
          freestyle.shortName ??
            freestyle.name ??
            properties?.shortName ??
            template?.shortName ??
            found?.name,
        )
      }),
      { seed, numRuns: 500 },
    )
  })

  it('has a name only if some source has one', () => {
    expect(effectiveAppearance({ freestyle: { ...nothing, shortName: 'W' } })?.name).toBe('W')
    expect(effectiveAppearance({ freestyle: nothing }, 'Windward')).toMatchObject({
      name: 'Windward',
      shortName: 'Windward',
    })
    expect(effectiveAppearance({ freestyle: nothing })).toBeUndefined()
  })

  it('drops the short name together with the old name', () => {
    const template = appearanceOf('template')
    const freestyle = { ...nothing, name: 'Pin' }

    expect(effectiveAppearance({ freestyle, template })?.shortName).toBe('Pin')
  })
})

it('marks look alike unless a visible property differs', () => {
  const one = appearanceOf('one')

  expect(looksLike(one, { ...one, name: 'another' })).toBe(true)
  for (const change of [
    { shortName: 'x' },
    { color: null },
    { shape: null },
    { pattern: null },
    { markType: null },
  ]) {
    expect(looksLike(one, { ...one, ...change })).toBe(false)
  }
})
