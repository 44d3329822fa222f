/** Twice the size of a file costs about twice the time, whatever the file contains. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCourseText } from '#courses/rules/design/courseText.ts'
import { readMarksFile } from '#courses/rules/marksFile.ts'
import { readEntriesFile } from '#entries/rules/entriesFile.ts'
import { readTable } from '../../lib/results/formats/readTable.ts'
import { readXrr } from '../../lib/results/formats/readXrr.ts'
import { parseJson } from '#endpoint/json.ts'
import { bodyParser } from '#endpoint/middleware/bodyParser.ts'
import { readFix } from '#tracking/rules/sentFix.ts'
import { Failure } from '#values/failure.ts'
import { decodeText, parseTable } from '#values/parseTable.ts'
import { superlinearParts } from '../../scripts/checkPatterns.ts'
import { seedOr, sequences } from '../support/longForm.ts'
import { shortestMillis } from '../support/shortestMillis.ts'

type Read = (text: string) => unknown

const regatta = { name: 'Kiel', series: [], boatClass: 'J70' } as never
const bytes = (text: string) => new TextEncoder().encode(text)

const entries: Read = (text) => readEntriesFile(parseTable(decodeText(bytes(text))), regatta)
const marks: Read = (text) => readMarksFile(bytes(text))
const results: Read = (text) => readTable(bytes(text))
const xrr: Read = (text) => readXrr(bytes(text), 'J70')
const json: Read = (text) => parseJson(text, true)
const course: Read = (text) =>
  readCourseText(
    text,
    ['Top', 'Gate'].map((name) => ({ name, shortName: name })),
  )
const fix: Read = (text) =>
  readFix({ latitude: text, longitude: text, timestamp: text, lat_deg: text }, '', 0)
const form: Read = (text) => {
  const body = bytes(text)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const event = { method: 'POST', headers, body }
  const parser = bodyParser({ takesLargeBody: true } as never)
  const internal: { body?: unknown } = {}
  void parser.before?.({ event, internal } as never)
  return internal.body
}

/** The text before and after the hostile part, in each format. */
const formats: Readonly<Record<string, readonly [read: Read, before: string, after: string]>> = {
  'entries, in a cell': [entries, 'SailNo;Nat;Helm\n1;GER;"', '"'],
  'entries, in rows': [entries, 'SailNo;Nat;Helm\n', ''],
  'marks, in a position': [marks, 'Name;Position\nTop;"', '"'],
  'marks, in rows': [marks, 'Name;Position\n', ''],
  'GPX, in the root': [marks, '<gpx>', '</gpx>'],
  'KML, in coordinates': [
    marks,
    '<kml><Placemark><Point><coordinates>1',
    '2</coordinates></Point></Placemark></kml>',
  ],
  'KML, in the root': [marks, '<kml>', '</kml>'],
  'results, in a cell': [results, 'Rank;Nat;SailNo;CrewName;R1;Total\n1;GER;1;;"', '";1'],
  'results, in the header': [results, 'Rank;Nat;SailNo;CrewName;', ';Total\n1;GER;1;;1;1'],
  'XRR, in the root': [xrr, '<SailingXRR>', '</SailingXRR>'],
  'XRR, in an attribute': [xrr, '<SailingXRR><Boat BoatID="', '"/></SailingXRR>'],
  'course, in a text': [course, 'Top ', ''],
  'positions, in the values': [fix, '1', ''],
  'forms, in a value': [form, 'name=', ''],
  'forms, in the names': [form, '', '='],
  'JSON, as a list': [json, '[', ']'],
  'JSON, in a text': [json, '{"a":"', '"}'],
}

const units = [
  ' ',
  ',',
  ';',
  '\t',
  '\n',
  '"',
  "'",
  '(',
  ')',
  '.',
  '-',
  '=',
  '0',
  '1',
  'N',
  'É',
  '\\',
  '1,',
  ' ,',
  '<a>',
  '</a>',
  '<a/>',
  '<a',
  ' b="c"',
  '<a xmlns:b="c">',
  '<!--',
  '<![CDATA[',
  '<Placemark>',
  '<Placemark><Point/></Placemark>',
  '<Race/>',
  '{"a":',
  '[',
  '1;GER;A\n',
]
const examples = units.map((unit): [string] => [unit])
const numRuns = units.length + sequences(8, 1000)
const shape = fc
  .array(fc.constantFrom(...units), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''))

const millisOf = (read: Read, text: string): number =>
  shortestMillis(() => {
    try {
      read(text)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    }
  })

/** Shorter times depend on the compiler and the collection of garbage. */
const noiseMillis = 100
const length = 20_000
/** Eight times the length, and at most 2.5 times the time for each doubling. */
const [lengthFactor, timeFactorMax] = [8, 2.5 ** 3]

it.each(Object.entries(formats))(
  'reads %s in linear time',
  (_, [read, before, after]) => {
    fc.assert(
      fc.property(shape, (part) => {
        const text = (size: number) => before + part.repeat(Math.ceil(size / part.length)) + after
        const long = millisOf(read, text(lengthFactor * length))
        if (long < noiseMillis) return
        expect(long / millisOf(read, text(length)), part).toBeLessThan(timeFactorMax)
      }),
      { numRuns, seed: seedOr(20_261_129), examples },
    )
  },
  60_000 + numRuns * 3_000,
)

it('reads forms at all', () => {
  expect(form('name=1')).toMatchObject({ location: 'form' })
})

it.each([
  ['/\\s*,/', '\\s*,', ''],
  ['two repetitions of one character', '^a*a*$', ''],
])('finds the slow pattern %s', (_, source, flags) => {
  expect(superlinearParts(source, flags)).toHaveLength(1)
})

it('accepts patterns that read each character once', () => {
  expect(
    ['^\\s*,', 'a{1,2}$', '^[ab]*c'].flatMap((source) => superlinearParts(source, '')),
  ).toEqual([])
})
