/** Runs the examples of docs/reference/courses.md, and compares its messages with the service. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { layOutCourse } from '../../lib/domain/course/laps.ts'
import { courseLimits } from '../../schemas/courseWords.ts'
import { blocksOf } from '../support/markdown.ts'
import { ruleCases } from './courseRules.cases.ts'
import {
  course,
  type Json,
  part,
  read,
  readRight,
  withEntry,
  withWaypoint,
} from './courseFixture.ts'

const markdown = readFileSync(join(import.meta.dirname, '../../docs/reference/courses.md'), 'utf8')

/** The rows of the table below a heading, without its header. */
const rowsBelow = (heading: string): readonly (readonly string[])[] => {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`)
  return (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const list = (cell: string): readonly string[] => cell.split(', ')

const waypointOf = new Map([
  ['Start', 'Line:pin-boat'],
  ['Finish', 'Line:end-boat'],
  ['Gate', 'Gate:4p-4s'],
])
const nameOf = new Map([...waypointOf].map(([name, text]) => [text.replace(/^\w+:/, ''), name]))

/** `1 to 3`, `1 to 3, once` or `1 to 3, 2 times`. */
const partOf = (cell: string): Json | null => {
  const [, start, end, once, times] =
    /^(\d+) to (\d+)(?:, (?:(once)|(\d+) times))?$/.exec(cell) ?? []
  if (start === undefined) return null
  const occurrences = once === undefined ? Number(times) : 1
  return part(Number(start), Number(end), occurrences > 0 ? { occurrences } : {})
}

describe('the laps', () => {
  const rows = rowsBelow('Laps')

  it.each(rows)('of %s with %s, part %s, laps %s', (_, waypoints = '', part = '', laps, sailed) => {
    expect(part === 'none' || partOf(part) !== null).toBe(true)
    const sent = course(
      list(waypoints).map((name) => waypointOf.get(name) ?? name),
      { optionalRepeatablePart: partOf(part), numberOfLaps: laps === 'none' ? null : Number(laps) },
    )
    const { markConfigurations, ...configuration } = readRight(sent)
    const { sequence } = layOutCourse(configuration)
    const names = sequence.waypoints
      .map(({ marks }) => marks.map((mark) => markConfigurations[mark]?.id ?? '').join('-'))
      .map((text) => nameOf.get(text) ?? text)

    expect(names.join(', ')).toBe(sailed)
  })

  it('are documented for the common courses', () => {
    const courses = rows.map(([name, , , laps]) => `${name ?? ''} ${laps ?? ''}`)

    for (const name of ['windward-leeward', 'triangle', 'trapezoid, inner loop']) {
      expect(courses).toEqual(expect.arrayContaining([1, 2, 3].map((laps) => `${name} ${laps}`)))
    }
  })
})

it('the example is valid', () => {
  const [block] = blocksOf(markdown).filter(({ language }) => language === 'json')
  const { inputErrors, warnings, configuration } = read(JSON.parse(block?.text ?? '') as Json)

  expect([inputErrors, warnings]).toEqual([[], []])
  expect(configuration?.waypoints).toHaveLength(5)
})

it('every rule is shown with what is said', () => {
  expect(rowsBelow('Validation errors')).toEqual(
    ruleCases.map(({ rule, detail, suggestion }) => [
      rule,
      suggestion === undefined ? detail : `${detail}. ${suggestion}`,
    ]),
  )
})

it('the limits are those of the code', () => {
  const limits = rowsBelow('Limits').map(([, limit = '']) => Number(limit.replace(',', '')))

  expect(limits).toEqual([
    courseLimits.describedMarks,
    courseLimits.waypoints,
    courseLimits.laps,
    courseLimits.characters,
    courseLimits.tags,
  ])
})

it('every warning is documented', () => {
  const far = (latitude: number) => ({
    positioning: {
      position: { latitude_deg: latitude, longitude_deg: 10 },
      deviceUUID: '00000000-0000-4000-8000-000000000001',
    },
  })
  const plain = course(['Gate:4p-4s', 'Gate:1-2'])
  const strange = withWaypoint(withEntry(withEntry(plain, '4p', far(54)), '4s', far(55)), 1, {
    markConfigurationIds: ['1', '1'],
  })
  const landmark = { name: 'pin', markType: 'LANDMARK', shape: 'CONICAL' }
  const strangest = withEntry(strange, '1', { freestyleProperties: landmark })
  const codes = read(strangest).warnings.map(({ code }) => `\`${code}\``)

  expect(
    rowsBelow('Warnings')
      .map(([code]) => code)
      .sort(),
  ).toEqual([...new Set(codes)].sort())
})
