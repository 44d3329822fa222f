/** The boats of a regatta with their states, and where they were last. */
import { Type } from '@sinclair/typebox'
import { leaderboardName } from '../races/regattaFields.ts'
import { clockAheadSeconds } from '../tracking/trackingDevice.ts'
import { tally } from '../races/tally.ts'
import { input, integer, nullable, reply, text, word } from '../schema.ts'

/** In doubt, a boat is out. */
export const boatStates = [
  'ashore',
  'afloat',
  'racing',
  'finished',
  'retired',
  'unaccounted',
] as const

const boat = reply({
  competitorId: Type.String(),
  sailId: nullable(Type.String()),
  name: Type.String(),
  boat: nullable(Type.String(), 'The name of the boat'),
  state: word(boatStates, '`unaccounted`: her race is over, and nobody has seen her since'),
  raceColumn: Type.Optional(text('The last race that she started')),
  fleet: Type.Optional(text('The fleet in this race')),
  code: Type.Optional(text('The code in the finish sheet')),
  tally: Type.Optional({ ...tally, description: 'Absent: she was never checked in or out' }),
  phone: word(['none', 'silent', 'sends'], '`silent`: no position for two minutes'),
  clockAheadSeconds,
  position: Type.Optional(
    reply({
      latitude: Type.Number(),
      longitude: Type.Number(),
      at: integer('In milliseconds since 1970'),
    }),
  ),
})

export const tallyReference = input({ leaderboard: leaderboardName })

export const tallyList = reply({
  at: integer('The time of the response, in milliseconds since 1970'),
  hidden: integer('The number of boats that the caller may not see'),
  boats: Type.Array(boat, { description: 'By sail number' }),
})
