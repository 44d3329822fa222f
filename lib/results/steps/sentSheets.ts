/** Reads a finish sheet as it was sent, with all its errors. */
import { visibleEntries } from '#races/steps/entries.ts'
import type { Race } from '#races/rules/regatta.ts'
import type { Context } from '#endpoint/context.ts'
import type { sentSheet } from '#schemas/results/finishSheet.ts'
import type { Static } from '#schemas/schema.ts'
import { Failure, type InputError, requireValid } from '#values/failure.ts'
import { momentError, momentIn } from '#values/time.ts'
import type { SheetLine, StoredSheet } from '../items/sheets.ts'
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
 * @param base the sheet that the caller has read. Its lines about boats that the caller may not see
 *   stay, because the caller did not get them.
 * @throws Failure `invalid-input` with all errors, or `not-scorable-by-time`
 */
export const readSentSheet = async (
  context: Context,
  { results, race, base }: { results: Results; race: Race; base: StoredSheet | undefined },
  form: SentForm,
  formErrors: readonly InputError[],
): Promise<NewSheet> => {
  const { sheet, errors } = sheetOf(form)
  const visible = await visibleEntries(context, results.regatta.name, results.entries)
  const seen = new Set(visible.map(({ competitor }) => competitor.id))
  const checked = checkSheet(sheet, contextOf(results, race, seen, sheet))
  const found = withoutLinesOf(formErrors, [...errors, ...checked.errors])
  const hidden = new Set(
    results.entries.map(({ competitor }) => competitor.id).filter((id) => !seen.has(id)),
  )
  requireValid(
    [...formErrors, ...(hidden.size === 0 ? found : found.map(withoutSuggestion))].slice(0, 50),
  )
  requireScorable(results, sheet, checked.finishes)
  const finishes = checked.finishes.map((finish, position): SheetLine => {
    const { sailId } = sheet.finishes[position] ?? {}
    return sailId === undefined ? finish : { ...finish, sailId }
  })
  const { distanceNm } = sheet
  return {
    ...{ raceColumnId: race.raceColumn.id, fleet: race.fleet, state: sheet.state },
    finishes: withHidden(finishes, base?.finishes ?? [], hidden),
    cameToTheStart: [
      ...checked.cameToTheStart,
      ...(base?.cameToTheStart.filter((id) => hidden.has(id)) ?? []),
    ],
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

/** Boats that the caller may not see have no name in errors. */
const contextOf = (
  { regatta, entries, series }: Results,
  race: Race,
  seen: ReadonlySet<string>,
  sheet: SentSheet,
) => {
  const all = entries.map(({ competitor }) => ({ competitorId: competitor.id }))
  return {
    entries: entries.map((entry) =>
      seen.has(entry.competitor.id)
        ? entry
        : { ...entry, competitor: { ...entry.competitor, name: 'another boat' } },
    ),
    ...{ raceColumns: series.columns, scoredBy: series.scoredBy },
    ...factsOfRace(regatta, race, entries, { finishes: sheet.state === 'draft' ? [] : all }),
  }
}

const withoutSuggestion = ({ suggestion: _suggestion, ...error }: InputError): InputError => error

const lineOf = ({ pointer = '' }: InputError): string => pointer.split('/').slice(0, 3).join('/')

/** A part with an error of the schema is missing, which is not another error. */
const withoutLinesOf = (formErrors: readonly InputError[], errors: readonly InputError[]) => {
  const wrong = new Set(formErrors.map(lineOf))
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

/** Puts each hidden line behind the line that it followed. */
const withHidden = (
  sent: readonly SheetLine[],
  before: readonly SheetLine[],
  hidden: ReadonlySet<string>,
): readonly SheetLine[] => {
  const lines = [...sent]
  for (const [position, line] of before.entries()) {
    const isSent = lines.some(({ competitorId }) => competitorId === line.competitorId)
    if (!hidden.has(line.competitorId) || isSent) continue
    const previous = before[position - 1]?.competitorId
    lines.splice(lines.findIndex(({ competitorId }) => competitorId === previous) + 1, 0, line)
  }
  return lines
}
