/** The texts in a picture, and its description for screen readers. */
import { describe, expect, it } from 'vitest'
import { drawCourse } from '#courses/pictures/drawCourse.ts'
import { cleaned, fitted, fittedName, isolated, textWidth } from '#values/text.ts'
import { describeCourse } from '#courses/pictures/words.ts'
import { course, mark, pair, single, start } from './courseDiagramMarks.ts'

describe('texts', () => {
  it('lose characters that break documents and lines', () => {
    expect(cleaned(' a\u0000b\u202ec\nd\ufffe ')).toBe('a b c d')
    expect(cleaned('\ud800x')).toBe('\ufffdx')
    expect(cleaned(`e${'\u0301'.repeat(50)}`)).toBe(`e${'\u0301'.repeat(4)}`)
  })

  it('are truncated between letters, never within one', () => {
    const flag = '🏴‍☠️'

    expect(fitted('Leeward gate', 10, 1_000)).toBe('Leeward gate')
    expect(fitted('Leeward gate', 10, 50)).toMatch(/^Lee\w*…$/)
    expect(fittedName('Leeward gate', 10, 50)).toMatch(/^L\w*…\w*e$/)
    expect(fittedName('Regatta mark in the west 1', 10, 90)).not.toBe(
      fittedName('Regatta mark in the west 2', 10, 90),
    )
    expect(textWidth(fittedName('W'.repeat(60), 10, 90), 10)).toBeLessThanOrEqual(90)
    expect(fitted(flag.repeat(20), 10, 90).replaceAll(flag, '')).toBe('…')
    expect(textWidth(fitted('W'.repeat(60), 10, 90), 10)).toBeLessThanOrEqual(90)
  })

  it('are wider for wide letters', () => {
    expect(textWidth('WWW', 10)).toBeGreaterThan(textWidth('iii', 10))
    expect(textWidth('風上', 10)).toBeGreaterThanOrEqual(20)
    expect(textWidth('e\u0301', 10)).toBe(textWidth('e', 10))
  })

  it('isolate their text direction', () => {
    expect(isolated('Leeward')).toBe('Leeward')
    expect(isolated('שער')).toBe('\u2068שער\u2069')
  })

  it('are escaped, and values of colors are validated', () => {
    const svg = drawCourse(
      course(
        '<script>alert("1")</script>',
        [mark('&', `"'>`, { color: '"/><script/>' }), mark('B', 'B', { color: 'url(#x)' })],
        [single('Port', 0)],
      ),
    )

    expect(svg).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
    expect(svg).toContain('>&amp;</text>')
    expect(svg).not.toMatch(/<script|url\(/)
  })
})

describe('the description', () => {
  it('mentions missing marks, and spare ones', () => {
    const words = describeCourse(
      course(
        'x',
        [mark('P', 'P'), mark('B', 'B'), mark('', ''), mark('S', 'Spare buoy')],
        [start, single('Single_Unknown', 2), pair('Offset', 0, 1)],
      ),
    )

    expect(words).toContain('Leg 1: to a mark without a name, on either side.')
    expect(words).toContain('Leg 2: round P and B one after the other.')
    expect(words).toContain('Spare: Spare buoy.')
  })
})
