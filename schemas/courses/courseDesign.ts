/** The question of the course designer, and the course configuration that answers it. */
import { Type } from '@sinclair/typebox'
import { answeredMark, courseConfiguration, freestyleProperties } from './course.ts'
import { laps } from './courseValues.ts'
import { flag, input, reply, text } from '../schema.ts'

const metres = (description: string, minimum: number, maximum: number) =>
  Type.Optional(Type.Number({ description, minimum, maximum }))

export const courseDesign = input({
  type: text(
    'A course type: `windward-leeward`, `triangle`, `trapezoid-outer` or `trapezoid` for short, ' +
      '`trapezoid-inner`, or a World Sailing course designation such as `L2`, `LR3`, `TW2`, `OA2` or `I2`',
    { minLength: 1, maxLength: 40 },
  ),
  laps: Type.Optional({ ...laps, description: 'May be absent if the designation has a digit' }),
  wind: Type.Number({
    minimum: 0,
    maximum: 360,
    description: 'The direction that the wind comes from, in degrees true',
  }),
  start: Type.Object(
    {
      // Meridians converge too fast near the poles for one wind direction on the whole course.
      latitude_deg: Type.Number({ minimum: -85, maximum: 85 }),
      longitude_deg: Type.Number({ minimum: -180, maximum: 180 }),
    },
    { description: 'The middle of the start line' },
  ),
  firstLegMetres: Type.Number({
    minimum: 50,
    maximum: 18_520,
    description: 'From the middle of the start line to mark 1; at most 10 nautical miles',
  }),
  options: Type.Optional(
    Type.Object({
      startLineMetres: metres('Without it, 200', 5, 5_000),
      finishLineMetres: metres('Of a separate finish line. Without it, 50', 5, 5_000),
      gates: Type.Optional(
        flag(
          'A gate instead of mark 4, and of mark 3 in an outer loop. Without it, true for ' +
            'windward-leeward courses, and false for trapezoids. A triangle has none',
        ),
      ),
      gateMetres: metres('Between the marks of a gate. Without it, 50', 5, 5_000),
      offsetMetres: metres(
        'From mark 1 to an offset mark 1A. Without it, 40 for the letter A, and no offset mark otherwise',
        5,
        1_000,
      ),
      leewardMetres: metres(
        'From the middle of the start line upwind to the leeward mark. Without it, 0.05 nautical ' +
          'miles, and a tenth of the first leg if that is less',
        1,
        9_260,
      ),
      reachAngle: Type.Optional(
        Type.Number({
          minimum: 45,
          maximum: 75,
          description:
            'At mark 1, between the direction of the start and the reach, in degrees. Without it, 60',
        }),
      ),
      reachMetres: metres(
        'From mark 1 to mark 2 of a trapezoid. Without it, two thirds of the first leg',
        10,
        18_520,
      ),
      finishLegMetres: metres('Of a finish on a reach. Without it, 0.15 nautical miles', 10, 9_260),
    }),
  ),
})

const designedMark = reply({
  ...answeredMark.properties,
  freestyleProperties: Type.Optional(freestyleProperties),
})

/** `createCourse` takes it as it is. */
export const designedCourse = reply({
  ...courseConfiguration.properties,
  markConfigurations: Type.Array(designedMark),
})
