import { Type } from '@sinclair/typebox'
import { regatta } from '../races/regatta.ts'
import { integer, reply, type Static } from '../schema.ts'
import { movedStanding } from './finishSheet.ts'
import { raceColumnFactors } from './standings.ts'

const results = Type.Optional({
  ...reply({
    madeProvisional: integer('The number of official races that are provisional now'),
    moved: integer('The number of boats whose rank or net points changed'),
    boats: Type.Array(movedStanding, { description: 'Those that the caller may see' }),
  }),
  description: 'The effect of the change on results; absent: they stay',
})

export const changedRegatta = reply({ ...regatta.properties, results })

/** Absent but for a dry run. */
export const changedLeaderboard = Type.Unsafe<
  { readonly results?: Static<typeof results> } | undefined
>(reply({ results }))

export const changedFactors = reply({ ...raceColumnFactors.properties, results })
