/** The errors of one line of a sheet, without its boat and its times. */
import { didYouMean } from '#endpoint/formErrors.ts'
import type { InputError } from '#values/failure.ts'
import type { CheckedLine, SheetContext } from './sentSheet.ts'
import { keepsPlace } from './scoring/codes.ts'

export const lineErrors = (
  { sent, pointer }: CheckedLine,
  index: number,
): readonly InputError[] => {
  const { levelWithPrevious, code, points, penalties = [], redress } = sent
  const errors: InputError[] = []
  if (levelWithPrevious === true && index === 0) {
    const detail = 'must not be on the first line: no boat is before it'
    errors.push({ pointer: `${pointer}/levelWithPrevious`, code: 'misplaced', detail })
  }
  if (code !== undefined && !keepsPlace({ code }) && penalties.length > 0) {
    const detail =
      `must not stand beside ${code}: a penalty needs a boat that keeps her place. Leave out the ` +
      'penalties or the code, or send `points`'
    errors.push({ pointer: `${pointer}/penalties`, code: 'contradiction', detail })
  }
  if (code === 'RDG' && redress === undefined && points === undefined) {
    const detail = 'must be there for RDG, or `points`'
    errors.push({ pointer: `${pointer}/redress`, code: 'required', detail })
  }
  const stated = [
    { at: 'points', points },
    ...penalties.map((penalty, at) => ({ ...penalty, at: `penalties/${at}/points` })),
    { at: 'redress/points', points: redress?.points },
  ]
  const negative = stated.flatMap(({ at, points: each = 0 }) =>
    each >= 0 ? [] : [{ pointer: `${pointer}/${at}`, code: 'range', detail: 'must be 0 or more' }],
  )
  return [...errors, ...negative]
}

export const redressErrors = (
  { sent: { redress }, pointer: linePointer }: CheckedLine,
  raceColumns: SheetContext['raceColumns'],
): readonly InputError[] => {
  if (redress === undefined) return []
  const { kind, points, raceColumns: names } = redress
  const pointer = `${linePointer}/redress`
  const columnNames = raceColumns.map(({ name }) => name)
  const unknown = (names ?? []).flatMap((name, index): readonly InputError[] => {
    if (columnNames.includes(name)) return []
    const detail = 'must be the name of a race column of the regatta'
    const suggestion = didYouMean(name, columnNames)
    return [{ pointer: `${pointer}/raceColumns/${index}`, code: 'unknown', detail, ...suggestion }]
  })
  const missing: InputError[] = []
  if (kind === 'points' && points === undefined) {
    const detail = 'must be there for redress of the kind `points`'
    missing.push({ pointer: `${pointer}/points`, code: 'required', detail })
  }
  if (names?.length === 0) {
    const detail = 'must name a race column to average, or be left out'
    missing.push({ pointer: `${pointer}/raceColumns`, code: 'required', detail })
  }
  return [...missing, ...unknown]
}
