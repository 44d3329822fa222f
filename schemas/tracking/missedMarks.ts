import { Type } from '@sinclair/typebox'

export const missedMarks = Type.Optional(
  Type.Array(Type.String(), {
    description:
      'The names of the marks that the boat left out, as estimated from its track; absent if there are none',
  }),
)
