import { Type } from '@sinclair/typebox'
import { moment } from '../platform/moment.ts'
import { nameInPath, oneOf } from '../platform/fields.ts'
import { fleetsOfRegatta } from '../races/fleets.ts'
import { exact, input, integer, nullable, reply, text } from '../schema.ts'

const { regattaName, series, raceColumn } = fleetsOfRegatta.properties

const wantedBy = oneOf(
  ['seeds', 'standings', 'blocks'],
  'Boats are dealt down and back (A B C C B A) in the order of the seeds or of the standings, or in ' +
    'blocks: the best boats of the standings are the first fleet',
)

const ties = Type.Optional(
  oneOf(
    ['a8', 'fleetOrder'],
    'Boats with equal points stand by A8, then in the order of entry; or in the order of the fleets ' +
      'in which they sailed last, then of their places there. `a8` if absent',
  ),
)

const at = Type.Optional(moment('The standings of that moment; now if absent'))

export const wantedFleets = input({
  regattaName,
  series,
  raceColumn,
  by: wantedBy,
  seeds: Type.Optional(
    Type.Array(
      text('A sail number, or the id of a competitor', { minLength: 1, maxLength: 1024 }),
      {
        maxItems: 1000,
        description: 'Best first. Other boats follow in the order of entry',
      },
    ),
  ),
  sizes: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0, maximum: 1000 }), {
      maxItems: 20,
      description:
        'The numbers of boats of the fleets, best first; nearly equal if absent. Required for blocks of ' +
        'a medal series, in which only these boats sail',
    }),
  ),
  ties,
  at,
})

const anyList = (description: string, maxLength: number) =>
  Type.Optional(text(description, { maxLength }))

export const fleetsOfPage = input({
  regattaName,
  series: Type.Optional(nameInPath('The name of the series; the first one with fleets if absent')),
  raceColumn: Type.Optional(nameInPath('The race column whose fleets are shown')),
  by: Type.Optional({ ...wantedBy, description: 'Shows a proposal to organizers' }),
  seeds: anyList('As in `proposeFleets`, in lines or with commas', 65_536),
  sizes: anyList('As in `proposeFleets`, with commas', 1024),
  ties,
  at,
})

export const proposedFleets = reply({
  body: {
    ...exact({
      series: Type.String(),
      raceColumn: Type.Optional(Type.String()),
      fleets: Type.Array(reply({ fleet: Type.String(), competitorIds: Type.Array(Type.String()) })),
    }),
    description: 'The body of the PUT that assigns these fleets',
  },
  boats: Type.Array(
    reply({
      competitorId: Type.String(),
      sailId: nullable(Type.String()),
      name: Type.String(),
      fleet: nullable(Type.String(), 'Null: in no fleet of a medal series'),
      rank: integer('The seed, or the rank in the standings'),
      because: text('Why the boat stands there'),
    }),
    { description: 'In the order in which they are dealt' },
  ),
})
