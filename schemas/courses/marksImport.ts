import { Type } from '@sinclair/typebox'
import { degrees, look, nameText, requiredName, requiredText } from './courseValues.ts'
import { form, input, integer, reply, text } from '../schema.ts'
import { uuid } from '../platform/common.ts'
import { changeByImport } from '../platform/fields.ts'

export const marksFile = input({
  tag: Type.Optional({
    ...requiredText('A tag for all marks of the file'),
    description:
      'The imported marks get this tag. Only marks with it, and marks without any tag, are updated',
  }),
  file: Type.Unsafe<Uint8Array>({ description: 'The file' }),
})

export const importedMarksMax = 1000

/** A mark of the file, with the names that columns have here. */
export const importedMark = input(
  form({
    name: requiredName('The name'),
    shortName: Type.Optional(requiredName('Without it, the name')),
    color: Type.Optional(look.color),
    shape: Type.Optional(nameText('The shape')),
    latitude: degrees(90),
    longitude: degrees(180),
  }),
)

export const importedMarks = reply({
  kind: Type.Union(
    ['GPX', 'KML', 'CSV'].map((each) => Type.Literal(each)),
    { description: 'What the file is' },
  ),
  created: integer('The number of new marks'),
  updated: integer('The number of changed marks'),
  unchanged: integer('The number of marks that are as the file says'),
  ignored: Type.Array(Type.String(), {
    description: 'The headers of columns, and the names of placemarks, that are not read',
  }),
  marks: Type.Array(
    reply({
      row: integer('The row in the table, whose header is 1, or the number of the waypoint'),
      id: uuid,
      name: Type.String(),
      shortName: Type.String(),
      latDeg: Type.Number(),
      lonDeg: Type.Number(),
      change: changeByImport('mark'),
      changed: Type.Array(Type.String(), { description: 'The values that change' }),
      metres: Type.Optional(Type.Number({ description: 'How far the mark moves' })),
    }),
  ),
})

export const courseText = input({
  text: text(
    'Marks in the order of the course, each with `p` for port or `s` for starboard: ' +
      '`SA-SB 2x(3p 5s) 1p FA-FB`',
    { minLength: 1, maxLength: 2000 },
  ),
  name: Type.Optional({ ...nameText('Without it, the text'), minLength: 1 }),
  tag: Type.Optional(requiredText('Only marks of the inventory with this tag')),
  race: Type.Optional(
    Type.Object(
      {
        regattaName: Type.String({ minLength: 1, maxLength: 256 }),
        raceColumn: Type.String({ minLength: 1, maxLength: 256 }),
        fleet: Type.String({ minLength: 1, maxLength: 256 }),
      },
      {
        description:
          'Without a line in the text, the course has the start and the finish line of this race. ' +
          'Marks that its regatta has from the inventory are used again',
      },
    ),
  ),
})
