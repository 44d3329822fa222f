/** A document with the results of a series, as another program writes it. */
import type { ScoreCode } from '../rules/finishSheet.ts'
import { roundedPoints } from '../rules/scoring/pointsText.ts'
import { scoreCodes } from '#schemas/results/scoreCodes.ts'
import { type InputError, sentence } from '#values/failure.ts'
import { importedTextMax, tooLong } from '#values/parseTable.ts'
import { nearestOf } from '#values/suggestion.ts'

export interface ImportedScore {
  /** With the factor of the race. Absent: by the code. */
  readonly points?: number
  readonly code?: ScoreCode
}

export interface ImportedBoat {
  readonly sailId: string
  /** By the number of the race. */
  readonly scores: ReadonlyMap<string, ImportedScore>
}

export interface ResultDocument {
  /** The name is one more way to find the race column. */
  readonly races: readonly { readonly number: string; readonly name?: string }[]
  readonly boats: readonly ImportedBoat[]
  readonly errors: readonly InputError[]
  readonly ignored: readonly string[]
  /** `false`: none or several of its divisions have the title of the class. */
  readonly isOneSeries: boolean
}

const pointsMax = 100_000

/** Reads the points and the code of a boat in a race. Absent: she has no result there. */
export const readScore = (
  points: string,
  code: string,
  at: Pick<InputError, 'row' | 'column' | 'parameter'>,
): { readonly score?: ImportedScore; readonly errors: readonly InputError[] } => {
  const long = [points, code].find(({ length }) => length > importedTextMax)
  if (long !== undefined) return { errors: [{ ...at, ...tooLong(long) }] }
  const number = Number(points.replace(',', '.'))
  const isNumber = points === '' || /^\d{1,6}(?:[.,]\d{1,4})?$/.test(points)
  const known = scoreCodes.find((one) => one === code.toUpperCase())
  const suggestion = nearestOf(code, scoreCodes)
  const errors = [
    ...(isNumber && number <= pointsMax
      ? []
      : [
          {
            ...at,
            code: 'type',
            detail: sentence`must be points of 0 to ${pointsMax}, found '${points}'`,
          },
        ]),
    ...(code === '' || known !== undefined
      ? []
      : [
          {
            ...at,
            code: 'unknown',
            detail: sentence`must be a code of rule A10, found '${code}'`,
            ...(suggestion && { suggestion }),
          },
        ]),
  ]
  if (errors.length > 0 || (points === '' && known === undefined)) return { errors }
  const read = points === '' ? {} : { points: roundedPoints(number) }
  return { errors, score: { ...read, ...(known && { code: known }) } }
}
