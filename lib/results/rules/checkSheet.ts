/** Reads a finish sheet as it was sent, and finds all its errors. */
import { inputErrorsMax } from '#endpoint/formErrors.ts'
import type { InputError } from '#values/failure.ts'
import { boatFinderOf } from './boatFinder.ts'
import { checkTimes } from './checkTimes.ts'
import { lineErrors } from './checkLine.ts'
import {
  type Finish,
  type Redress,
  type SentFinish,
  type SentRedress,
  withPoints,
} from './finishSheet.ts'
import { roundedPoints } from './scoring/pointsText.ts'
import { boatPointer, type CheckedLine, type SentSheet, type SheetContext } from './sentSheet.ts'

export interface CheckedSheet {
  readonly errors: readonly InputError[]
  /** The lines with errors may be missing. */
  readonly finishes: readonly Finish[]
  readonly cameToTheStart: readonly string[]
}

export const checkSheet = (sheet: SentSheet, context: SheetContext): CheckedSheet => {
  const finder = boatFinderOf(context.entries)
  const found = sheet.finishes.map((sent, index) => {
    const pointer = `/finishes/${index}`
    return { sent, pointer, ...finder.find(sent, pointer) }
  })
  const { cameToTheStart = [] } = sheet
  const errors = [
    ...found.flatMap((line, index) => [
      ...line.errors,
      ...repetitionErrors(found, index),
      ...lineErrors(line, index, context.raceColumns),
    ]),
    ...checkTimes(sheet, found, context),
    ...cameToTheStart.flatMap((id, index) => finder.idErrors(id, `/cameToTheStart/${index}`)),
  ]
  return {
    errors: errors.slice(0, inputErrorsMax),
    finishes: found.flatMap(({ sent, boat }) =>
      boat === undefined ? [] : [finishOf(sent, boat.id, context.raceColumns)],
    ),
    cameToTheStart: [...new Set(cameToTheStart)],
  }
}

const repetitionErrors = (found: readonly CheckedLine[], index: number): readonly InputError[] => {
  const line = found[index]
  if (line?.boat === undefined) return []
  const { id, name } = line.boat
  const first = found.findIndex(({ boat }) => boat?.id === id)
  if (first === index) return []
  const detail = `must not be in two lines: /finishes/${first} is also of ${name}`
  return [{ pointer: boatPointer(line), code: 'repeated', detail }]
}

/** Without values that say nothing, and with at most two decimals of points. */
const finishOf = (
  sent: SentFinish,
  competitorId: string,
  raceColumns: SheetContext['raceColumns'],
): Finish => {
  const { competitorId: _sent, sailId, ...line } = withPoints(sent, roundedPoints)
  const { levelWithPrevious, penalties = [], redress, ...rest } = line
  return {
    competitorId,
    ...rest,
    ...(sailId !== undefined && { sailId }),
    ...(levelWithPrevious === true && { levelWithPrevious }),
    ...(penalties.length > 0 && { penalties }),
    ...(redress && { redress: redressOf(redress, raceColumns) }),
  }
}

const redressOf = (
  { raceColumns: names, ...redress }: SentRedress,
  raceColumns: SheetContext['raceColumns'],
): Redress => ({
  ...redress,
  ...(names && {
    raceColumnIds: raceColumns.filter(({ name }) => names.includes(name)).map(({ id }) => id),
  }),
})
