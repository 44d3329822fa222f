/** Reads a finish sheet as it was sent, and finds all its errors. */
import { type InputError, sentence, type Sentence } from '#values/failure.ts'
import { inputErrorsMax } from '#endpoint/formErrors.ts'
import { boatFinderOf } from './boatFinder.ts'
import {
  type Finish,
  type Redress,
  type SentFinish,
  type SentRedress,
  withPoints,
} from './finishSheet.ts'
import { roundedPoints } from './scoring/pointsText.ts'
import {
  boatPointer,
  type CheckedLine,
  errorIf,
  type SentSheet,
  type SheetContext,
} from './sentSheet.ts'
import { didYouMean } from '#values/suggestion.ts'
import { keepsPlace, needsTime } from './scoring/codes.ts'
import { isoTime } from '#values/time.ts'

/** Lines with errors may be missing in `finishes`. */
export const checkSheet = (sheet: SentSheet, context: SheetContext) => {
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
      ...dutyErrors(line, context),
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
  const detail = sentence`must not be in two lines: /finishes/${first} is also of ${name}`
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

const lineErrors = (
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
      sentence`must not stand beside ${code ?? ''}: a penalty needs a boat that keeps her place. Leave out the penalties or the code, or send \`points\``,
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

const dutyErrors = (
  { sent, pointer, boat }: CheckedLine,
  { duty }: SheetContext,
): readonly InputError[] => {
  if (sent.code !== 'DUTY' || boat === undefined || duty === undefined) return []
  const count = duty.races.get(boat.id) ?? 0
  return errorIf(
    count >= duty.limit,
    `${pointer}/code`,
    'too-many',
    sentence`must not be DUTY: ${boat.name} has it in other races (${count}), and the limit is ${duty.limit}`,
  )
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

const checkTimes = (sheet: SentSheet, lines: readonly CheckedLine[], context: SheetContext) => [
  ...startErrors(lines, context.startMillis),
  ...orderErrors(lines),
  ...(sheet.state === 'draft' || context.scoredBy !== 'correctedTime'
    ? []
    : correctedTimeErrors(sheet, lines, context)),
]

const timeError = (pointer: string, than: Sentence, millis: number): InputError => ({
  pointer: `${pointer}/finishMillis`,
  code: 'order',
  detail: sentence`must not be before ${than}, ${isoTime(millis)}`,
})

const startErrors = (lines: readonly CheckedLine[], startMillis = -Infinity) =>
  lines.flatMap(({ sent: { finishMillis = Infinity }, pointer }) =>
    finishMillis >= startMillis
      ? []
      : [timeError(pointer, sentence`the start of the race`, startMillis)],
  )

/** Compares a line with the last timed one before it, so that one wrong time gives one error. */
const orderErrors = (lines: readonly CheckedLine[]): readonly InputError[] => {
  const timed = lines.flatMap(({ sent, pointer }) =>
    sent.finishMillis === undefined || !keepsPlace(sent)
      ? []
      : [{ pointer, millis: sent.finishMillis }],
  )
  return timed.flatMap(({ pointer, millis }, index) => {
    const before = timed[index - 1]
    return before === undefined || before.millis <= millis
      ? []
      : [timeError(pointer, sentence`the time of ${before.pointer}`, before.millis)]
  })
}

const correctedTimeErrors = (
  { distanceNm }: SentSheet,
  all: readonly CheckedLine[],
  { startMillis, handicaps }: SheetContext,
): readonly InputError[] => {
  const lines = all.filter(({ sent }) => needsTime(sent))
  const allowances = lines.map(({ boat }) => handicaps[boat?.id ?? '']?.allowance ?? '0')
  return [
    ...errorIf(
      lines.length > 0 && startMillis === undefined,
      '/state',
      'no-start',
      'must be `draft` until the race has a start time. Give it on the start page of the race, or with ' +
        '`PUT leaderboards/{leaderboard}/starttime`',
    ),
    ...errorIf(
      allowances.some((allowance) => Number(allowance) !== 0) && distanceNm === undefined,
      '/distanceNm',
      'required',
      'must be there: allowances are seconds for each nautical mile',
    ),
    ...lines.flatMap((line) => [
      ...errorIf(
        line.sent.finishMillis === undefined,
        `${line.pointer}/finishMillis`,
        'required',
        'must be there: places are by corrected time. Or send `points`, or a code',
      ),
      ...errorIf(
        line.boat !== undefined && handicaps[line.boat.id] === undefined,
        boatPointer(line),
        'no-rating',
        'is of a boat without a rating: set her handicap in the entries, or send `points`',
      ),
    ]),
  ]
}
