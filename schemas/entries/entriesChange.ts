import { Type } from '@sinclair/typebox'
import { entryValues } from '../races/entryValues.ts'
import { regattaName } from '../races/regattaFields.ts'
import { exact, input, integer, reply, text } from '../schema.ts'

/** As many as a regatta has. */
const entriesMax = 1000

const competitorId = text('The id of the competitor', { maxLength: 1024 })

const ids = (description: string) =>
  Type.Optional(Type.Array(competitorId, { maxItems: entriesMax, description }))

export const entriesChange = input({
  regattaName,
  accept: ids('Waiting entries, and entries with a proposal, which count from now on'),
  remove: ids('Entries without results, which leave the regatta'),
  withdraw: ids('Entries that sail no more races, and keep their results'),
  change: Type.Optional(
    Type.Array(exact({ competitorId, ...entryValues }), {
      maxItems: entriesMax,
      description: 'Values of entries; absent values are unchanged, and null removes one',
    }),
  ),
})

export const changedEntries = reply({
  changed: integer('The number of entries that were accepted, withdrawn or changed'),
  removed: integer('The number of entries that were removed'),
})
