import { Type } from '@sinclair/typebox'
import { nullable, exact, input, reply, text } from '../schema.ts'
import { nameInPath } from '../platform/fields.ts'
import { regattaName } from './regattaFields.ts'

/** As many as a regatta can have. */
const listed = { maxItems: 1000 }

const boatsOfFleet = exact({
  fleet: nameInPath('The name of the fleet'),
  sailIds: Type.Optional(
    Type.Array(text('A sail number', { minLength: 1, maxLength: 100 }), {
      ...listed,
      description:
        'Sail numbers of entries, such as `GER 12`. Blanks and case do not matter, and the ' +
        'nationality of the competitor may be in front',
    }),
  ),
  competitorIds: Type.Optional(
    Type.Array(text('The id of a competitor', { minLength: 1, maxLength: 1024 }), {
      ...listed,
      description: 'Competitors without a sail number, or with one that several have',
    }),
  ),
})

export const fleetsOfRegatta = input({
  regattaName,
  series: Type.Optional(
    nameInPath('The name of the series; optional if only one has several fleets'),
  ),
  raceColumn: Type.Optional(
    nameInPath('Gives the races of this race column lists of their own, which win'),
  ),
  fleets: Type.Array(boatsOfFleet, {
    minItems: 1,
    maxItems: 20,
    description:
      'Each fleet gets exactly these boats. Fleets that are not named keep their boats, except ' +
      'those that move to a named one',
  }),
})

export const assignedFleets = reply({
  regatta: Type.String(),
  series: Type.String(),
  raceColumn: nullable(Type.String()),
  fleets: Type.Array(reply({ fleet: Type.String(), competitors: Type.Integer() }), {
    description: 'The numbers of boats of all fleets of the series; 0 for a race without a list',
  }),
  unassigned: Type.Integer({
    description: 'The number of entries without a fleet here',
  }),
})
