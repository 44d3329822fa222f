/** The errors of one line of a sheet, without its boat and its times. */
import { didYouMean } from '#endpoint/formErrors.ts'
import type { InputError } from '#values/failure.ts'
import { keepsPlace } from './scoring/codes.ts'
import { type CheckedLine, errorIf, type SentRedress, type SheetContext } from './sentSheet.ts'

export const lineErrors = (
  { sent, pointer }: CheckedLine,
  index: number,
  raceColumns: SheetContext['raceColumns'],
): readonly InputError[] => {
  const { levelWithPrevious, code, points = 0, penalties = [], redress } = sent
  return [
    ...errorIf(
      levelWithPrevious === true && index === 0,
      `${pointer}/levelWithPrevious`,
      'misplaced',
      'must not be on the first line: no boat is before it',
    ),
    ...errorIf(
      !keepsPlace(sent) && penalties.length > 0,
      `${pointer}/penalties`,
      'contradiction',
      `must not stand beside ${code ?? ''}: a penalty needs a boat that keeps her place. Leave out ` +
        'the penalties or the code, or send `points`',
    ),
    ...errorIf(
      code === 'RDG' && redress === undefined && sent.points === undefined,
      `${pointer}/redress`,
      'required',
      'must be there for RDG, or `points`',
    ),
    ...rangeErrors(`${pointer}/points`, points),
    ...penalties.flatMap((penalty, at) =>
      rangeErrors(`${pointer}/penalties/${at}/points`, penalty.points),
    ),
    ...(redress === undefined ? [] : redressErrors(redress, `${pointer}/redress`, raceColumns)),
  ]
}

const rangeErrors = (pointer: string, points = 0): readonly InputError[] =>
  errorIf(points < 0, pointer, 'range', 'must be 0 or more')

const redressErrors = (
  { kind, points, raceColumns: names }: SentRedress,
  pointer: string,
  raceColumns: SheetContext['raceColumns'],
): readonly InputError[] => {
  const known = raceColumns.map(({ name }) => name)
  const unknown = (names ?? []).flatMap((name, index) =>
    errorIf(
      !known.includes(name),
      `${pointer}/raceColumns/${index}`,
      'unknown',
      'must be the name of a race column of the regatta',
    ).map((error) => ({ ...error, ...didYouMean(name, known) })),
  )
  return [
    ...errorIf(
      kind === 'points' && points === undefined,
      `${pointer}/points`,
      'required',
      'must be there for redress of the kind `points`',
    ),
    ...rangeErrors(`${pointer}/points`, points),
    ...errorIf(
      names?.length === 0,
      `${pointer}/raceColumns`,
      'required',
      'must name a race column to average, or be left out',
    ),
    ...unknown,
  ]
}
