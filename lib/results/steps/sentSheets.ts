/** Reads a finish sheet as it was sent, with all its errors. */
import type { Race } from '#races/rules/regatta.ts'
import type { sentSheet } from '#schemas/results/finishSheet.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, type InputError, requireValid } from '#values/failure.ts'
import { momentError, momentIn } from '#values/time.ts'
import type { SheetLine } from '../items/sheets.ts'
import { checkSheet } from '../rules/checkSheet.ts'
import { needsTime } from '../rules/scoring/codes.ts'
import type { SentFinish, SentSheet } from '../rules/sentSheet.ts'
import { factsOfRace, type Results } from './results.ts'
import type { NewSheet } from './saveSheets.ts'

type SentForm = Pick<
  Static<typeof sentSheet>,
  'state' | 'finishes' | 'cameToTheStart' | 'distanceNm' | 'comment'
>

/**
 * The caller may change the leaderboard, and so sees all entries.
 * @throws Failure `invalid-input` with all errors, or `not-scorable-by-time`
 */
export const readSentSheet = (
  { results, race }: { readonly results: Results; readonly race: Race },
  form: SentForm,
  formErrors: readonly InputError[],
): NewSheet => {
  const { sheet, errors } = sheetOf(form)
  const checked = checkSheet(sheet, contextOf(results, race, sheet))
  const found = withoutLinesOf(formErrors, [...errors, ...checked.errors])
  requireValid([...formErrors, ...found].slice(0, 50))
  requireScorable(results, sheet, checked.finishes)
  const finishes = checked.finishes.map((finish, position): SheetLine => {
    const { sailId } = sheet.finishes[position] ?? {}
    return sailId === undefined ? finish : { ...finish, sailId }
  })
  const { distanceNm } = sheet
  return {
    raceColumnId: race.raceColumn.id,
    fleet: race.fleet,
    state: sheet.state,
    finishes,
    cameToTheStart: checked.cameToTheStart,
    ...(distanceNm === undefined ? {} : { distanceNm: String(distanceNm) }),
    ...(typeof form.comment === 'string' ? { comment: form.comment } : {}),
  }
}

/** Null stands for a part with an error of the schema. */
const withoutNulls = (value: unknown): unknown => {
  const isPart = (part: unknown): boolean => part !== null && part !== undefined
  if (Array.isArray(value)) return value.filter(isPart).map(withoutNulls)
  if (typeof value !== 'object') return value
  const parts = Object.entries(value ?? {}).filter(([, part]) => isPart(part))
  return Object.fromEntries(parts.map(([name, part]) => [name, withoutNulls(part)]))
}

type SentLine = Omit<SentFinish, 'finishMillis'> & { readonly finishMillis?: number | string }

/** The schema has checked the types of all parts that are left. */
const sheetOf = ({ state, finishes, cameToTheStart, distanceNm }: SentForm) => {
  const errors: InputError[] = []
  const lines = (finishes ?? []).map((line, position) => {
    const { finishMillis, ...rest } = withoutNulls(line) as SentLine
    if (finishMillis === undefined) return rest
    const millis = momentIn(finishMillis)
    const pointer = `/finishes/${position}/finishMillis`
    if (millis === undefined) errors.push(momentError(pointer))
    return millis === undefined ? rest : { ...rest, finishMillis: millis }
  })
  const sheet: SentSheet = {
    state: state ?? 'draft',
    finishes: lines,
    cameToTheStart: (cameToTheStart ?? []).filter((id) => id !== null),
    ...(typeof distanceNm === 'number' ? { distanceNm } : {}),
  }
  return { sheet, errors }
}

const contextOf = ({ regatta, entries, series }: Results, race: Race, sheet: SentSheet) => {
  const all = entries.map(({ competitor }) => ({ competitorId: competitor.id }))
  return {
    entries,
    raceColumns: series.columns,
    scoredBy: series.scoredBy,
    ...factsOfRace(regatta, race, entries, { finishes: sheet.state === 'draft' ? [] : all }),
  }
}

const lineOf = ({ pointer = '' }: InputError): string => pointer.split('/').slice(0, 3).join('/')

/** A part with an error of the schema is missing, which is not another error. */
const withoutLinesOf = (formErrors: readonly InputError[], errors: readonly InputError[]) => {
  const wrong = new Set(formErrors.filter(({ code }) => code !== 'misspelled').map(lineOf))
  return errors.filter((error) => !wrong.has(lineOf(error)))
}

/** @throws Failure `not-scorable-by-time` */
const requireScorable = (
  { series, regatta }: Results,
  { state }: SentSheet,
  finishes: readonly SheetLine[],
): void => {
  if (state === 'draft' || series.scoredBy !== 'pointsOnly' || !finishes.some(needsTime)) return
  const detail =
    `Times cannot be scored by ${regatta.rankingMetric}, which needs a performance curve. Send ` +
    '`points` for each boat without a code.'
  throw new Failure('not-scorable-by-time', detail)
}
