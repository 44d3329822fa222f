/** A response that is sent back unchanged changes nothing. */
import fc from 'fast-check'
import { runs } from '../support/longForm.ts'
import { describe, expect, it } from 'vitest'
import { formatMark, formatSequence } from '#courses/rules/formatCourse.ts'
import { type Course, courseOf, templateOfLaps, withNumberOfLaps } from '#courses/rules/course.ts'
import { layOutCourse, layOutTemplate } from '#courses/rules/laps.ts'
import { instructionsFor } from '#courses/rules/waypoint.ts'
import { seed } from '../platform/access/arbitraries.ts'
import { forTemplate, type Json, part, readRight } from './courseFixture.ts'

interface Mark {
  readonly markId: string
  readonly roleId: string | undefined
}

const ids = ['a', 'b', 'c', 'd', '__proto__']

const waypoint = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 2 }),
    fc.nat(),
    fc.constantFrom(null, 'Start', 'Gate'),
  )
  .map(([markConfigurationIds, choice, controlPointName]) => {
    const instructions = instructionsFor(markConfigurationIds.length)
    return {
      passingInstruction: instructions[choice % instructions.length],
      markConfigurationIds,
      controlPointName,
    }
  })

const entry = (id: string) =>
  fc.constantFrom<Json>(
    { id, freestyleProperties: { name: id } },
    { id, markId: `mark ${id}` },
    { id, markId: `mark ${id}`, associatedRoleId: `role ${id}` },
    { id, markTemplateId: `template ${id}`, associatedRoleId: `role ${id}` },
  )

/** Valid configurations. Their part often repeats, and often some laps are expanded already. */
const configuration: fc.Arbitrary<Json> = fc
  .record({
    name: fc.constantFrom('Course 1', '__proto__'),
    markConfigurations: fc.tuple(...ids.map(entry)),
    before: fc.array(waypoint, { maxLength: 2 }),
    repeated: fc.array(waypoint, { minLength: 1, maxLength: 3 }),
    times: fc.integer({ min: 1, max: 4 }),
    after: fc.array(waypoint, { maxLength: 3 }),
    laps: fc.integer({ min: 1, max: 6 }),
    says: fc.constantFrom('nothing', 'number', 'part', 'occurrences'),
  })
  .map(({ name, markConfigurations, before, repeated, times, after, laps, says }) => {
    const [start, end] = [before.length, before.length + repeated.length]
    const occurrences = says === 'occurrences' ? { occurrences: times } : {}
    return {
      name,
      markConfigurations,
      waypoints: [...before, ...Array.from({ length: times }, () => repeated).flat(), ...after],
      optionalRepeatablePart:
        says === 'part' || says === 'occurrences' ? part(start, end, occurrences) : null,
      numberOfLaps: says === 'nothing' ? null : laps,
    }
  })

/** Creates a course without the table: a new mark is named after its entry. */
const create = (sent: Json, template?: Course<{ readonly roleId: string }>): Course<Mark> => {
  const read = readRight(sent)
  const roleOf = (mark: number) => read.markConfigurations[mark]?.role?.id
  const { sequence } = layOutCourse(read, template && templateOfLaps(template, roleOf))
  const markOf = (mark: number): Mark => ({
    markId:
      read.markConfigurations[mark]?.markId ?? `new ${read.markConfigurations[mark]?.id ?? ''}`,
    roleId: roleOf(mark),
  })
  return courseOf(read, sequence, markOf, (mark) => roleOf(mark) !== undefined)
}

const appearance = {
  name: 'x',
  shortName: 'x',
  color: null,
  shape: null,
  pattern: null,
  markType: null,
}

const answerOf = (course: Course<Mark>): Json => {
  const idOf = (mark: number) => `answered ${mark}`
  return {
    name: course.name,
    shortName: course.shortName,
    markConfigurations: course.marks.map(({ markId, roleId }, index) =>
      formatMark({
        id: idOf(index),
        markId,
        markTemplateId: 'some template',
        role: roleId === undefined ? undefined : { id: roleId, name: 'x', shortName: 'x' },
        appearance,
        lastKnownPosition: { latitude: 1, longitude: 2 },
      }),
    ),
    ...formatSequence(course, idOf),
  }
}

const sequenceByMark = (course: Course<Mark>) =>
  formatSequence(course, (mark) => course.marks[mark]?.markId ?? '')

const wireOf = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json

const numRuns = runs(200, 500)

describe('a response that is sent back', () => {
  it('changes nothing', () => {
    const met = { withPart: 0, without: 0 }
    fc.assert(
      fc.property(configuration, (sent) => {
        const course = create(sent)
        const response = wireOf(answerOf(course))
        met[course.part === null ? 'without' : 'withPart'] += 1

        const again = create(response)
        expect([again, wireOf(answerOf(again))]).toEqual([course, response])
      }),
      { seed, numRuns },
    )

    expect(Math.min(met.withPart, met.without)).toBeGreaterThan(numRuns / 5)
  }, 30_000)

  it('changes nothing when a client drops the occurrences of a plain sequence', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), (laps) => {
        const waypoints = ['a', 'b', 'c', 'd'].map((id) => ({
          passingInstruction: 'Port',
          markConfigurationIds: [id],
        }))
        const markConfigurations = ids.map((id) => ({ id, markId: id }))
        const sent = { name: 'x', markConfigurations, waypoints, numberOfLaps: laps }
        const course = create({ ...sent, optionalRepeatablePart: part(1, 3) })

        expect(create({ ...answerOf(course), optionalRepeatablePart: part(1, 3) })).toEqual(course)
      }),
      { seed, numRuns: 20 },
    )
  })

  it('changes nothing when it is based on a template, with any number of laps', () => {
    fc.assert(
      fc.property(configuration, fc.integer({ min: 1, max: 6 }), (sent, laps) => {
        const markConfigurations = ids.map((id) => ({
          id,
          markTemplateId: id,
          associatedRoleId: id,
        }))
        const read = readRight({ ...sent, markConfigurations }, forTemplate)
        const roleOf = (mark: number) => ({ markId: `mark ${mark}`, roleId: ids[mark] ?? '' })
        const template = courseOf(read, layOutTemplate(read), roleOf, () => false)
        const fromTemplate = wireOf(answerOf(withNumberOfLaps(template, laps)))
        const course = create(fromTemplate, template)

        expect(sequenceByMark(course)).toEqual(sequenceByMark(withNumberOfLaps(template, laps)))
        expect(create(wireOf(answerOf(course)), template)).toEqual(course)
      }),
      { seed, numRuns },
    )
  })

  it('creates the same template again', () => {
    fc.assert(
      fc.property(configuration, (sent) => {
        const markConfigurations = ids.map((id) => ({ id, markTemplateId: id }))
        const templateOf = (from: Json) => {
          const read = readRight(from, forTemplate)
          const idOf = (mark: number) => read.markConfigurations[mark]?.markTemplateId ?? ''
          return courseOf(read, layOutTemplate(read), idOf, () => false)
        }
        const template = templateOf({ ...sent, markConfigurations })
        const again = templateOf({
          name: template.name,
          markConfigurations,
          ...formatSequence(template, (mark) => template.marks[mark] ?? ''),
        })

        expect(again).toEqual(template)
      }),
      { seed, numRuns },
    )
  })
})
