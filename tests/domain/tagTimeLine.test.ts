/**
 * The time line of tags, as a picture and as text, compared with the reviewed files in
 * `tests/golden/`.
 */
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  drawTimeLine,
  labelled,
  marksOf,
  widthOf,
} from '../../lib/rendering/tagTimeLine/picture.ts'
import { writeTimeLine } from '../../lib/rendering/tagTimeLine/text.ts'
import { type ShownTag, ticksOf, type TimeLine } from '../../lib/rendering/tagTimeLine/timeLine.ts'
import { reviewedText } from '../support/golden.ts'

const start = Date.UTC(2026, 5, 20, 12)
const at = (seconds: number, tag: string, isPublic = true): ShownTag => ({
  ...{ tag, isPublic, author: { name: 'anna' } },
  raceTimepoint: start + seconds * 1000,
})
const lineOf = (tags: readonly ShownTag[], isCut = false): TimeLine => ({
  title: 'Kieler Woche 2026 · R1 · Gold',
  ...{ tags, isCut },
})

const samples: Readonly<Record<string, TimeLine>> = {
  none: lineOf([]),
  one: lineOf([at(0, 'Start')]),
  some: lineOf([
    ...[at(0, 'Start'), at(400, 'First mark: GER 12 leads, and far ahead'), at(420, 'Capsize')],
    ...[at(430, 'Wind shift to the left', false), at(460, 'Protest'), at(900, '<b> & "c"')],
    ...[at(1200, 'my view', false), at(1500, '逆風になった'), at(2400, 'Finish')],
  ]),
  another_day: lineOf([
    ...[at(-90_000, 'Yesterday'), at(0, 'Start'), at(400, 'First mark'), at(900, 'Protest')],
    ...[at(1500, 'my view', false), at(2400, 'Finish'), at(90_000, 'Tomorrow')],
  ]),
  many_other_days: lineOf([
    ...Array.from({ length: 12 }, (_, index) => at((index - 12) * 86_400, `Day ${index}`)),
    ...[at(0, 'Start'), at(400, 'First mark'), at(900, 'Protest'), at(2400, 'Finish')],
  ]),
  very_many: lineOf(
    Array.from({ length: 400 }, (_, index) => at(index * 2, `Tag ${index}`, index % 4 > 0)),
    true,
  ),
}

describe.each(Object.entries(samples))('the time line of %s', (name, timeLine) => {
  it.each([
    ['svg', drawTimeLine],
    ['txt', writeTimeLine],
  ] as const)('is the reviewed %s', (ending, show) => {
    const file = resolve(
      import.meta.dirname,
      `../golden/tags-${name.replaceAll('_', '-')}.${ending}`,
    )
    const actual = show(timeLine)

    expect(
      actual,
      'Look at the picture in a browser, bright and dark. Is it right? Then run\n' +
        'npm run generate.',
    ).toBe(reviewedText(file, actual))
  })
})

const anyTag = fc.record({
  tag: fc.string({ unit: 'binary', maxLength: 40 }),
  author: fc.record({ name: fc.string({ maxLength: 64 }) }),
  isPublic: fc.boolean(),
  raceTimepoint: fc.integer({ min: 0, max: 3_600_000 }),
})
const anyTags = fc
  .array(anyTag, { maxLength: 80 })
  .map((tags) => tags.toSorted((left, right) => left.raceTimepoint - right.raceTimepoint))

describe('labels', () => {
  it('overlap neither each other nor the line of a mark', () => {
    fc.assert(
      fc.property(anyTags, (tags) => {
        const marks = labelled(
          marksOf(tags, (millis) => millis / 5000),
          5,
          900,
        )
        const labels = marks.flatMap(({ x, row, label }) =>
          row === undefined ? [] : [{ x, row, end: x + widthOf(label) }],
        )
        for (const one of labels) {
          expect(one.end).toBeLessThanOrEqual(900)
          const above = labels.filter(({ x, row }) => x > one.x && row >= one.row)
          expect(above.every(({ x }) => one.end < x)).toBe(true)
        }
      }),
    )
  })

  it('exist for each of a few tags', () => {
    const marks = labelled(
      marksOf([at(0, 'Start'), at(100, 'Finish')], (millis) => (millis - start) / 1000),
      5,
      900,
    )

    expect(marks.map(({ label, row }) => [label, row])).toEqual([
      ['Start', 0],
      ['Finish', 0],
    ])
  })
})

describe('user input', () => {
  it('never becomes markup of the picture', () => {
    fc.assert(
      fc.property(anyTags, fc.string({ unit: 'binary' }), (tags, title) => {
        const picture = drawTimeLine({ title, tags, isCut: false })
        const [, afterStyle = ''] = picture.split('</style>')
        const markup = afterStyle.replace(/<\/?(?:svg|rect|text|g|path|circle|title)\b[^<>]*>/g, '')

        expect(markup).not.toMatch(/[<>]/)
        expect(picture).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff]/)
        expect(picture.isWellFormed()).toBe(true)
      }),
    )
  })

  it('contains no terminal escapes', () => {
    const tag = at(0, 'red \u001b[31m alert \u0007\u009b2J \u202edesrever\r\nnext')
    const text = writeTimeLine(lineOf([tag]))

    expect(text).toContain('red \ufffd[31m alert')
    expect(text).not.toMatch(/[\0-\x09\x0b-\x1f\x7f-\x9f\u202e]/)
  })

  it('is in the description, also where there is no space for a label', () => {
    const picture = drawTimeLine(samples.very_many ?? lineOf([]))

    for (const index of [0, 3, 200, 399]) {
      expect(picture).toMatch(new RegExp(`<title>[^<]* Tag ${index} \\(anna\\)[^<]*</title>`))
    }
  })
})

describe('the axis', () => {
  it.each([
    ['a second', 1000, 8, /^\d\d:\d\d:\d\d$/],
    ['an hour', 3_600_000, 8, /^\d\d:\d\d$/],
    ['a week', 7 * 86_400_000, 8, /^\d{4}-\d\d-\d\d$/],
    ['a century', 100 * 365 * 86_400_000, 8, /^\d{4}-\d\d-\d\d$/],
  ])('of %s has few labels, and different ones', (_, length, most, form) => {
    const ticks = ticksOf({ from: start, to: start + length }, most)

    expect(ticks.length).toBeGreaterThan(0)
    expect(ticks.length).toBeLessThanOrEqual(most + 1)
    expect(new Set(ticks.map(({ label }) => label)).size).toBe(ticks.length)
    expect(ticks.every(({ label }) => form.test(label))).toBe(true)
  })

  it('reaches as far as dates do', () => {
    const ends = [-8.64e15, 8.64e15].map((raceTimepoint) => ({ ...at(0, 'edge'), raceTimepoint }))

    expect(drawTimeLine(lineOf(ends))).toContain('+275760-09-13')
    expect(writeTimeLine(lineOf(ends.slice(0, 1)))).toContain('-271821-04-20')
  })
})
