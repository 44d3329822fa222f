/**
 * The time line of tags, as a picture and as text, compared with the reviewed files in
 * `tests/golden/`.
 */
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textWidth } from '#values/text.ts'
import { drawTimeLine, labelsOf } from '#tags/pictures/picture.ts'
import {
  lanesOf,
  type ShownTag,
  ticksOf,
  type TimeLine,
  writeTimeLine,
} from '#tags/pictures/timeLine.ts'
import { reviewedText } from '../support/golden.ts'

const start = Date.UTC(2026, 5, 20, 12)
const at = (seconds: number, tag: string, isPublic = true): ShownTag => ({
  tag,
  isPublic,
  author: { name: 'anna' },
  raceTimepoint: start + seconds * 1000,
})
const lineOf = (tags: readonly ShownTag[], isCut = false): TimeLine => ({
  title: 'Kieler Woche 2026 · R1 · Gold',
  tags,
  isCut,
})

const samples: Readonly<Record<string, TimeLine>> = {
  none: lineOf([]),
  one: lineOf([at(0, 'Start')]),
  some: lineOf([
    at(0, 'Start'),
    at(400, 'First mark: GER 12 leads, and far ahead'),
    at(420, 'Capsize'),
    at(430, 'Wind shift to the left', false),
    at(460, 'Protest'),
    at(900, '<b> & "c"'),
    at(1200, 'my view', false),
    at(1500, '逆風になった'),
    at(2400, 'Finish'),
  ]),
  another_day: lineOf([
    at(-90_000, 'Yesterday'),
    at(0, 'Start'),
    at(400, 'First mark'),
    at(900, 'Protest'),
    at(1500, 'my view', false),
    at(2400, 'Finish'),
    at(90_000, 'Tomorrow'),
  ]),
  many_other_days: lineOf([
    ...Array.from({ length: 12 }, (_, index) => at((index - 12) * 86_400, `Day ${index}`)),
    at(0, 'Start'),
    at(400, 'First mark'),
    at(900, 'Protest'),
    at(2400, 'Finish'),
  ]),
  cut: lineOf(
    Array.from({ length: 60 }, (_, index) => at(index * 2, `Tag ${index}`, index % 4 > 0)),
    true,
  ),
  one_moment: lineOf(
    Array.from({ length: 30 }, (_, index) => at(0, `Tag ${index}`, index % 4 > 0)),
  ),
}

const veryMany = lineOf(
  Array.from({ length: 2_000 }, (_, index) => at(index * 2, `Tag ${index}`, index % 4 > 0)),
  true,
)

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

/** The positions of marks and texts in a picture. */
const contentOf = (picture: string) => ({
  times: Array.from(
    picture.matchAll(/<circle class="\w+" cx="\d+" cy="([\d.]+)" r="[\d.]+"\/><text x="128"/g),
    ([, y]) => Number(y),
  ),
  texts: Array.from(
    picture.matchAll(/<text x="128" y="([\d.]+)"[^>]*>([^<]*)<\/text><\/g>/g),
    ([, y, text]) => ({
      y: Number(y),
      text: text ?? '',
    }),
  ),
  height: Number(/viewBox="0 0 420 (\d+)"/.exec(picture)?.[1]),
})

describe('labels', () => {
  it('overlap neither each other nor the edges of a phone', () => {
    fc.assert(
      fc.property(anyTags, (tags) => {
        const { texts, height } = contentOf(drawTimeLine(lineOf(tags)))

        expect(texts.length > 0).toBe(tags.length > 0)
        for (const [index, { y }] of texts.entries()) {
          expect(y).toBeLessThan(height - 10)
          expect(y - (texts[index - 1]?.y ?? 0)).toBeGreaterThanOrEqual(19.9)
        }
      }),
    )
  })

  it('are shortened to the width of a phone', () => {
    const wide = ['W', '\u9006', 'i'].map((letter, index) => at(index * 60, letter.repeat(300)))
    const labels = labelsOf(lanesOf(lineOf(wide)), (millis) => (millis - start) / 1000, 9)

    expect(labels.map(({ text }) => text.endsWith('…'))).toEqual([true, true, true])
    expect(Math.max(...labels.map(({ text }) => 128 + textWidth(text, 13)))).toBeLessThan(420)
  })

  it('count the tags that are too close for labels of their own', () => {
    const labels = (line = lineOf([])) => contentOf(drawTimeLine(line)).texts

    expect(labels(samples.one_moment).map(({ text }) => text)).toEqual([
      '12:00:00  Tag 1 +21',
      '12:00:00  Tag 0 +7',
    ])
    const counts = labels(veryMany).map(({ text }) => 1 + Number(/\+(\d+)$/.exec(text)?.[1] ?? 0))
    expect(counts.length).toBeLessThan(40)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2_000)
  })
})

describe('a tag far from the others', () => {
  it.each([
    ['a day before', -86_400],
    ['a year before', -365 * 86_400],
    ['a day after', 86_400],
  ])('%s the race leaves the others their space', (_, seconds) => {
    const race = [0, 400, 900, 1500, 2400].map((second) => at(second, `Tag ${second}`))
    const tags = [...race, at(seconds, 'Far')].toSorted((a, b) => a.raceTimepoint - b.raceTimepoint)
    const times = contentOf(drawTimeLine(lineOf(tags))).times
    const ofRace = seconds < 0 ? times.slice(1) : times.slice(0, -1)

    expect(ofRace).toHaveLength(race.length)
    expect(Math.max(...ofRace) - Math.min(...ofRace)).toBeGreaterThan(50)
  })
})

describe('user input', () => {
  it('never becomes markup of the picture', () => {
    fc.assert(
      fc.property(anyTags, fc.string({ unit: 'binary' }), (tags, title) => {
        const picture = drawTimeLine({ title, tags, isCut: false })
        const [, afterStyle = ''] = picture.split('</style>')
        const markup = afterStyle.replace(
          /<\/?(?:svg|rect|text|tspan|g|path|circle|title)\b[^<>]*>/g,
          '',
        )

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
    const picture = drawTimeLine(veryMany)

    for (const index of [0, 3, 200, 1_999]) {
      expect(picture).toMatch(new RegExp(`<title>[^<]* Tag ${index} \\(anna, [^<]*</title>`))
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
