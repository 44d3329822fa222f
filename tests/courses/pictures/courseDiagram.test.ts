/** The pictures of the samples: the reviewed ones, and rules for all of them. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawCourse, sceneOf } from '#courses/pictures/drawCourse.ts'
import { styleSheet } from '#courses/pictures/style.ts'
import { reviewedText } from '../../support/golden.ts'
import {
  contentFaults,
  crowdFaults,
  lineFaults,
  markupFaults,
  roomFaults,
  roundingFaults,
  sideFaults,
} from './courseDiagramChecks.ts'
import { samples } from './courseDiagramSamples.ts'

/** In pixels: 390 without the margins of a page. */
const phoneWidth = 358

const folder = resolve(import.meta.dirname, '../../golden/courses')

describe.each(Object.entries(samples))('the picture of %s', (name, course) => {
  const scene = sceneOf(course)

  it('is the one that was reviewed', () => {
    const file = resolve(folder, `${name}.svg`)
    expect(
      scene.svg === reviewedText(file, scene.svg),
      'A picture changed.\n' +
        '1. Run npm run generate.\n' +
        `2. Look at tests/golden/courses/${name}.svg in a browser, light, dark and printed.\n` +
        '3. Commit it if a sailor reads it at a glance.',
    ).toBe(true)
  })

  it('has no text over a text, a mark or a line, and no clipped element', () => {
    expect(roomFaults(scene)).toEqual([])
    expect(lineFaults(scene)).toEqual([])
  })

  it('has texts that a phone shows with at least 11 pixels', () => {
    const sizes = Array.from(styleSheet.matchAll(/font-size:([\d.]+)px/g), ([, size]) =>
      Number(size),
    )

    expect((Math.min(...sizes) * phoneWidth) / scene.viewBox.width).toBeGreaterThanOrEqual(11)
  })

  it('leaves every mark on the declared side', () => {
    expect(sideFaults(scene)).toEqual([])
    if (scene.layout.legsLeftOut === 0) expect(roundingFaults(course, scene)).toEqual([])
  })

  it('is well-formed, without scripts and external resources', () => {
    expect(markupFaults(scene.svg)).toEqual([])
    expect(contentFaults(scene.svg)).toEqual([])
  })

  it('has no two marks on one spot', () => {
    expect(crowdFaults(scene.layout.positions, 40)).toEqual([])
  })

  it('is the same for the same course', () => {
    expect(drawCourse(structuredClone(course))).toBe(scene.svg)
  })
})

describe('the reviewed pictures', () => {
  it('are those of the samples', () => {
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(samples)
        .map((name) => `${name}.svg`)
        .sort(),
    )
  })
})
