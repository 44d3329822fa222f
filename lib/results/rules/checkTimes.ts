/** The errors of the times of a sheet, and of what corrected times need. */
import type { InputError } from '#values/failure.ts'
import { isoTime } from '#values/time.ts'
import {
  boatPointer,
  type CheckedLine,
  errorIf,
  type SentSheet,
  type SheetContext,
} from './sentSheet.ts'
import { keepsPlace, needsTime } from './scoring/codes.ts'

export const checkTimes = (
  sheet: SentSheet,
  lines: readonly CheckedLine[],
  context: SheetContext,
): readonly InputError[] => [
  ...startErrors(lines, context.startMillis),
  ...orderErrors(lines),
  ...(sheet.state === 'draft' || context.scoredBy !== 'correctedTime'
    ? []
    : correctedTimeErrors(
        sheet,
        lines.filter(({ sent }) => needsTime(sent)),
        context,
      )),
]

const timeError = (pointer: string, than: string, millis: number): InputError => ({
  pointer: `${pointer}/finishMillis`,
  code: 'order',
  detail: `must not be before ${than}, ${isoTime(millis)}`,
})

const startErrors = (
  lines: readonly CheckedLine[],
  startMillis = -Infinity,
): readonly InputError[] =>
  lines.flatMap(({ sent: { finishMillis = Infinity }, pointer }) =>
    finishMillis >= startMillis ? [] : [timeError(pointer, 'the start of the race', startMillis)],
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
      : [timeError(pointer, `the time of ${before.pointer}`, before.millis)]
  })
}

/** @param lines of boats whose place depends on their corrected time */
const correctedTimeErrors = (
  { distanceNm }: SentSheet,
  lines: readonly CheckedLine[],
  { startMillis, handicaps }: SheetContext,
): readonly InputError[] => {
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
