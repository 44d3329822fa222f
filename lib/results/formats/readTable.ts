/** Reads the table of results that Sailwave writes: the races are between `CrewName` and `Total`. */
import { fullSailId } from '#races/rules/sailNumber.ts'
import { Failure, type InputError } from '#values/failure.ts'
import { decodeText, parseTable } from '#values/parseTable.ts'
import { type ImportedBoat, readScore, type ResultDocument } from './resultDocument.ts'

export const readTable = (bytes: Uint8Array): ResultDocument => {
  const [header = [], ...rows] = parseTable(decodeText(bytes))
  const names = header.map((name) => name.toLowerCase())
  const positionOf = (name: string): number => names.indexOf(name)
  const [rank, nat, sail, crew, total] = ['rank', 'nat', 'sailno', 'crewname', 'total'].map(
    positionOf,
  )
  const races = header
    .map((number, index) => ({ number, index }))
    .slice((crew ?? -1) + 1, total === -1 ? 0 : total)
  if (rank === -1 || sail === -1 || crew === -1 || races.length === 0) {
    const detail =
      'The first line must be a header such as `Rank;Nat;SailNo;Club;HelmName;CrewName;R1;Total;Nett;`.'
    throw new Failure('malformed-request', detail)
  }
  const errors: InputError[] = []
  const boats = rows.flatMap((cells, index): readonly ImportedBoat[] => {
    const cellAt = (position: number | undefined): string => cells[position ?? -1] ?? ''
    if (!/^\d/.test(cellAt(rank))) return []
    const scores = races.flatMap(({ number, index: position }) => {
      const at = { row: index + 2, column: number }
      const read = readCell(cellAt(position), at)
      errors.push(...read.errors)
      return read.score === undefined ? [] : [[number, read.score] as const]
    })
    const nationality = cellAt(nat) === '' ? null : cellAt(nat)
    const sailId = fullSailId({ sailId: cellAt(sail), nationality })
    return [{ sailId, scores: new Map(scores) }]
  })
  return { races: races.map(({ number }) => ({ number })), boats, errors }
}

/** For example `4`, `(22)`, `32,DNF`, `(32.0 DNF)` or `DNF`. */
const readCell = (cell: string, at: Pick<InputError, 'row' | 'column'>) => {
  const text = /^\((.*)\)$/.exec(cell)?.[1]?.trim() ?? cell
  const code = /(?<![A-Za-z])[A-Za-z]+$/.exec(text)?.[0] ?? ''
  const points = text
    .slice(0, text.length - code.length)
    .trim()
    .replace(/,$/, '')
    .trim()
  return readScore(points, code, at)
}
