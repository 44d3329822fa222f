/** The appearance of marks in words. */
import { describe, expect, it } from 'vitest'
import { colorName } from '#values/color.ts'
import { drawCourse } from '#courses/pictures/drawCourse.ts'
import { looksOf, lookWords } from '#courses/pictures/looks.ts'
import { mark } from './courseDiagramMarks.ts'
import { allLooks } from './courseDiagramSamples.ts'
import { windwardLeeward } from './courseDiagramUsual.ts'

describe('the name of a color', () => {
  it.each([
    ['#FF6A00', 'orange'],
    ['#F58220', 'orange'],
    ['#ff8800', 'orange'],
    ['#FFD400', 'yellow'],
    ['#ffff66', 'yellow'],
    ['#D81E2C', 'red'],
    ['#1B9E4B', 'green'],
    ['#1F5FBF', 'blue'],
    ['#2BB5E0', 'light blue'],
    ['#7A3EB1', 'purple'],
    ['#E6007E', 'pink'],
    ['#111111', 'black'],
    ['#FAFAFA', 'white'],
    ['#777777', 'grey'],
  ])('of %s is %s', (color, name) => {
    expect(colorName(color)).toBe(name)
  })
})

describe('the look of a mark', () => {
  it('has the pattern, the color and the shape', () => {
    expect(lookWords({ color: '#FF6A00', shape: 'CYLINDER' })).toBe('orange cylinder')
    expect(lookWords({ color: '#FFD400', shape: 'CONICAL', pattern: 'CHECKERED' })).toBe(
      'checkered yellow cone',
    )
    expect(lookWords({ markType: 'STARTBOAT', shape: 'CYLINDER' })).toBe('start boat')
  })

  it('has no color if the value is not one', () => {
    expect(lookWords({ color: 'url(#x)' })).toBe('buoy')
  })

  it('is in the picture once for all marks that have it', () => {
    expect(
      looksOf([mark('A', 'A', { color: '#FF0000' }), mark('B', 'B', { color: '#EE0000' })]),
    ).toMatchObject([
      { words: 'red buoy', color: '#FF0000', marks: [{ name: 'A' }, { name: 'B' }] },
    ])
    expect(drawCourse(windwardLeeward)).toContain('>Yellow cylinder: 4p, 4s<')
    expect(drawCourse(windwardLeeward)).not.toMatch(/<text[^>]*>[^<]*#[0-9A-F]{6}/)
  })

  it('is not in a picture of more looks than a legend has space for', () => {
    expect(drawCourse(allLooks)).not.toContain('class="look"')
  })
})
