import { Type } from '@sinclair/typebox'
import { courseLimits } from './courseWords.ts'
import { raceOfCourse } from './course.ts'
import { pathText } from './courseValues.ts'
import { flag, input, nullable, reply, text } from '../schema.ts'

const numberOfLaps = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: courseLimits.laps, description }))

const target = Type.Object({
  regattaName: Type.Optional(pathText('The same regatta without it')),
  raceColumn: pathText('The name of the race column'),
  fleet: Type.Optional(pathText('The name of the fleet; all fleets of the race column without it')),
  numberOfLaps: numberOfLaps('Of this copy, before the number beside `targets`'),
})

export const courseCopy = input({
  ...raceOfCourse.properties,
  targets: Type.Array(target, { minItems: 1, maxItems: 50, description: 'Each race once' }),
  numberOfLaps: numberOfLaps('Of all copies; as many as the course has without it'),
  allOrNone: Type.Optional(flag('Copy to all races, or to none when one of them cannot get it')),
})

export const courseCopies = Type.Array(
  reply({
    regattaName: Type.String(),
    raceColumn: Type.String(),
    fleet: nullable(Type.String(), 'Null when all fleets were meant and nothing was copied'),
    status: Type.Union([
      Type.Literal('copied'),
      Type.Literal('unchanged', { description: 'The race had the very same course already' }),
      Type.Literal('failed'),
    ]),
    problem: Type.Optional(
      reply({
        code: text('A code of docs/reference/errors.md'),
        detail: Type.String(),
        permission: Type.Optional(text('The permission that was missing')),
      }),
    ),
  }),
  { description: 'In the order of the targets, then of the fleets' },
)
