/** The errors of one line of a sheet, without its boat and its times. */
import { didYouMean } from '#values/suggestion.ts'
import type { InputError } from '#values/failure.ts'
import { keepsPlace } from './scoring/codes.ts'
import type { SentRedress } from './finishSheet.ts'
import { type CheckedLine, errorIf, type SheetContext } from './sentSheet.ts'

export const lineErrors = (
  { sent, pointer }: CheckedLine,
  index: number,
  raceColumns: SheetContext['raceColumns'],
): readonly InputError[] => {
  const { levelWithPrevious, code, points, penalties = [], redress } = sent
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
      code === 'RDG' && redress === undefined && points === undefined,
      `${pointer}/redress`,
      'required',
      'must be there for RDG, or `points`',
    ),
    ...(redress === undefined ? [] : redressErrors(redress, `${pointer}/redress`, raceColumns)),
  ]
}

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
    ...errorIf(
      names?.length === 0,
      `${pointer}/raceColumns`,
      'required',
      'must name a race column to average, or be left out',
    ),
    ...unknown,
  ]
}
