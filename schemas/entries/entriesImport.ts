import { Type } from '@sinclair/typebox'
import { changeByImport } from '../platform/fields.ts'
import { regattaName } from '../races/regattaFields.ts'
import { form, input, integer, nullable, ownKeywords, reply, text } from '../schema.ts'
import { newName } from '../platform/name.ts'
import { valuesOfCompetitor } from '../races/entryValues.ts'

export const entriesFile = input({
  regattaName,
  file: Type.Unsafe<Uint8Array>({ description: 'The file' }),
})

export const regattaOfTemplate = input({ regattaName })

export const entriesTemplate = text(
  'A header row, with the separator `,` in English, and `;` in other languages',
)

export const importedRowsMax = 1000

const { name, email, timeOnTimeFactor, timeOnDistanceAllowance } = valuesOfCompetitor

/** A row of the file, with the names that columns have here. */
export const importedEntry = input(
  form({
    sail: newName('The number on the sail'),
    name: Type.Optional(name),
    nationality: Type.Optional(Type.String({ maxLength: 100 })),
    boat: Type.Optional(newName('The name of the boat')),
    boatClass: Type.Optional(newName('The boat class')),
    fleet: Type.Optional(Type.String({ maxLength: 1024 })),
    crew: Type.Optional(newName('The names of the crew', 200)),
    club: Type.Optional(newName('The club')),
    email: Type.Optional({ ...email, [ownKeywords.code]: 'email' }),
    factor: Type.Optional(timeOnTimeFactor),
    portsmouth: Type.Optional(Type.Number({ minimum: 100, maximum: 10_000 })),
    yardstick: Type.Optional(Type.Number({ minimum: 10, maximum: 1000 })),
    allowance: Type.Optional(timeOnDistanceAllowance),
  }),
)

const cellValue = (description: string) =>
  Type.Union([Type.String(), Type.Number(), Type.Null()], { description })

const changedValue = reply({
  column: text('The column of the value, as the header of the file spells it'),
  from: Type.Optional(cellValue('The old value; absent for an e-mail address')),
  to: cellValue('The new value; a rating is the factor for time on time'),
})

export const importedEntries = reply({
  created: integer('The number of new entries'),
  updated: integer('The number of changed entries'),
  unchanged: integer('The number of entries that are as the file says'),
  ignoredColumns: Type.Array(Type.String(), { description: 'Columns that are not read' }),
  entries: Type.Array(
    reply({
      row: integer('The row in the file; the header is 1'),
      change: changeByImport('entry'),
      competitorId: text('The id of the competitor'),
      sailId: nullable(Type.String()),
      name: Type.String(),
      changed: Type.Array(changedValue, {
        description: 'The values that change, by their columns',
      }),
    }),
  ),
})
