/** Reads a finish sheet as it was sent, and finds all its errors. */
import { inputErrorsMax } from '#endpoint/formErrors.ts'
import type { InputError } from '#values/failure.ts'
import { boatFinderOf } from './boatFinder.ts'
import { checkTimes } from './checkTimes.ts'
import { lineErrors } from './checkLine.ts'
import type { Finish, Redress } from './finishSheet.ts'
import { hundredthsOf } from './scoring/pointsText.ts'
import {
  boatPointer,
  type CheckedLine,
  type SentFinish,
  type SentRedress,
  type SentSheet,
  type SheetContext,
} from './sentSheet.ts'

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

const finishOf = (
  { finishMillis, levelWithPrevious, code, points, penalties, redress, comment }: SentFinish,
  competitorId: string,
  raceColumns: SheetContext['raceColumns'],
): Finish => ({
  competitorId,
  ...(finishMillis === undefined ? {} : { finishMillis }),
  ...(levelWithPrevious === true ? { isLevelWithPrevious: true } : {}),
  ...(code === undefined ? {} : { code }),
  ...inHundredths({ points }),
  ...(penalties === undefined || penalties.length === 0
    ? {}
    : { penalties: penalties.map((penalty) => ({ ...penalty, ...inHundredths(penalty) })) }),
  ...(redress === undefined ? {} : { redress: redressOf(redress, raceColumns) }),
  ...(comment === undefined ? {} : { comment }),
})

const inHundredths = ({ points }: { readonly points?: number | undefined }) =>
  points === undefined ? {} : { points: hundredthsOf(points) }

const redressOf = (
  { kind, points, raceColumns: names }: SentRedress,
  raceColumns: SheetContext['raceColumns'],
): Redress => ({
  kind,
  ...inHundredths({ points }),
  ...(names === undefined
    ? {}
    : {
        raceColumnIds: raceColumns.filter(({ name }) => names.includes(name)).map(({ id }) => id),
      }),
})
