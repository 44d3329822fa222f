/** Reads the table of results that Sailwave writes: the races are the columns before the totals. */
import { fullSailId } from '#races/rules/sailNumber.ts'
import { Failure, type InputError, sentence } from '#values/failure.ts'
import { decodeText, parseTable } from '#values/parseTable.ts'
import { type ImportedBoat, readScore, type ResultDocument } from './resultDocument.ts'

const totals = ['total', 'nett', 'net', 'points']

/** The other columns of Sailwave, whose values entries have. */
const describing: ReadonlySet<string> = new Set([
  'rank',
  'pos',
  'place',
  'nat',
  'sailno',
  'bow',
  'club',
  'class',
  'fleet',
  'division',
  'rating',
  'helmname',
  'helm',
  'helmsex',
  'helmagegroup',
  'helmclub',
  'crewname',
  'crew',
  'crewsex',
  'boat',
  'boatname',
  'name',
  'py',
  'tcf',
  'tcc',
  'gender',
  'age',
  'agegroup',
])

/** @throws Failure `malformed-request` */
export const readTable = (bytes: Uint8Array): ResultDocument => {
  const [header = [], ...rows] = parseTable(decodeText(bytes))
  const { positionOf, races, ignored } = readHeader(header)
  const [rank, nat, sail] = [positionOf('rank'), positionOf('nat'), positionOf('sailno')]
  const errors: InputError[] = []
  const boats = rows.flatMap((cells, index): readonly ImportedBoat[] => {
    const cellAt = (position: number): string => cells[position] ?? ''
    if (!/^\d/.test(cellAt(rank))) {
      const isRepeatedHeader = cellAt(sail).toLowerCase() === 'sailno'
      if (cellAt(sail) !== '' && !isRepeatedHeader) ignored.push(`row ${index + 2}`)
      return []
    }
    const scores = races.flatMap(({ number, position }) => {
      const at = { row: index + 2, column: number }
      const read = readCell(cellAt(position), at)
      errors.push(...read.errors)
      return read.score === undefined ? [] : [[number, read.score] as const]
    })
    const nationality = cellAt(nat) === '' ? null : cellAt(nat)
    const sailId = fullSailId({ sailId: cellAt(sail), nationality })
    return [{ sailId, scores: new Map(scores) }]
  })
  const numbers = races.map(({ number }) => ({ number }))
  return { races: numbers, boats, errors, ignored, isOneSeries: true }
}

/** @throws Failure `malformed-request` that names what is missing */
const readHeader = (header: readonly string[]) => {
  const names = header.map((name) => name.toLowerCase())
  const positionOf = (name: string): number => names.indexOf(name)
  const end = names.findIndex((name) => totals.includes(name))
  const before = end === -1 ? header : header.slice(0, end)
  const start = names.slice(0, before.length).findLastIndex((name) => describing.has(name)) + 1
  const races = before
    .map((number, position) => ({ number, position }))
    .filter(({ number, position }) => position >= start && number !== '')
  const missing = [
    ...(positionOf('rank') === -1 ? ['`Rank`'] : []),
    ...(positionOf('sailno') === -1 ? ['`SailNo`'] : []),
    ...(races.length === 0 ? ['a race before `Total`'] : []),
  ]
  if (missing.length > 0) {
    const detail = sentence`The first line has no column for ${missing.join(', and none for ')}. It must be a header such as \`Rank;Nat;SailNo;Club;HelmName;CrewName;R1;Total;Nett;\`.`
    throw new Failure('malformed-request', detail)
  }
  const isRead = (name: string, position: number): boolean =>
    describing.has(name) ||
    totals.includes(name) ||
    races.some((race) => race.position === position)
  const ignored = names.flatMap((name, position) =>
    name === '' || isRead(name, position) ? [] : [`column ${header[position] ?? ''}`],
  )
  return { positionOf, races, ignored }
}

/** For example `4`, `(22)`, `32,DNF`, `(32.0 DNF)` or `DNF`. */
const readCell = (cell: string, at: Pick<InputError, 'row' | 'column'>) => {
  const text = /^\((.*)\)$/.exec(cell)?.[1]?.trim() ?? cell
  const code = /(?<![A-Za-z])[A-Za-z]+$/.exec(text)?.[0] ?? ''
  const points = text.slice(0, text.length - code.length).trim()
  return readScore(points.replace(/,$/, '').trim(), code, at)
}
