import type { Race } from '#races/rules/regatta.ts'
import type { sentSheet } from '#schemas/results/finishSheet.ts'
import type { Checked, Static } from '#schemas/schema.ts'
import { inputErrorsMax } from '#endpoint/formErrors.ts'
import { Failure, type InputError, requireValid, sentence } from '#values/failure.ts'
import { groupedBy } from '#values/groupedBy.ts'
import { momentError, momentIn } from '#values/time.ts'
import { checkSheet } from '../rules/checkSheet.ts'
import { needsTime } from '../rules/scoring/codes.ts'
import type { Finish, SentFinish } from '../rules/finishSheet.ts'
import type { SentSheet } from '../rules/sentSheet.ts'
import { factsOfRace, isSheetOf, type Results } from './results.ts'
import type { NewSheet } from './saveSheets.ts'

type SentForm = Pick<
  Static<typeof sentSheet>,
  'state' | 'finishes' | 'cameToTheStart' | 'distanceNm' | 'comment'
>

/** The caller sees all entries. @throws Failure `invalid-input`, or `not-scorable-by-time` */
export const readSentSheet = (
  { results, race }: { readonly results: Results; readonly race: Race },
  form: SentForm,
  formErrors: readonly InputError[],
): NewSheet => {
  const wrongLines = new Set(formErrors.filter(({ code }) => code !== 'misspelled').map(lineOf))
  const { sheet, errors } = sheetOf(form, wrongLines)
  const checked = checkSheet(sheet, contextOf(results, race, sheet))
  const found = [...errors, ...checked.errors].filter((error) => !wrongLines.has(lineOf(error)))
  requireValid([...formErrors, ...found].slice(0, inputErrorsMax))
  requireScorable(results, sheet, checked.finishes)
  const { distanceNm } = sheet
  return {
    raceColumnId: race.raceColumn.id,
    fleet: race.fleet,
    state: sheet.state,
    finishes: checked.finishes,
    cameToTheStart: checked.cameToTheStart,
    ...(distanceNm === undefined ? {} : { distanceNm: String(distanceNm) }),
    ...(typeof form.comment === 'string' ? { comment: form.comment } : {}),
  }
}

type SentLine = Omit<SentFinish, 'finishMillis'> & { readonly finishMillis?: number | string }

/** Keeps only the boat of a line with an error of the schema, so that it causes no other errors. */
const boatOf = ({
  competitorId,
  sailId,
}: Checked<Pick<SentFinish, 'competitorId' | 'sailId'>>) => ({
  ...(competitorId && { competitorId }),
  ...(sailId && { sailId }),
})

const sheetOf = (
  { state, finishes, cameToTheStart, distanceNm }: SentForm,
  wrongLines: ReadonlySet<string>,
) => {
  const errors: InputError[] = []
  const lines = (finishes ?? []).map((line, position) => {
    const pointer = `/finishes/${position}`
    if (wrongLines.has(pointer)) return boatOf(line ?? {})
    const { finishMillis, ...rest } = line as SentLine
    if (finishMillis === undefined) return rest
    const millis = momentIn(finishMillis)
    if (millis === undefined) errors.push(momentError(`${pointer}/finishMillis`))
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

const contextOf = (results: Results, race: Race, sheet: SentSheet) => {
  const { regatta, entries, series } = results
  const all = entries.map(({ competitor }) => ({ competitorId: competitor.id }))
  return {
    entries,
    raceColumns: series.columns,
    scoredBy: series.scoredBy,
    ...dutyOf(results, race),
    ...factsOfRace(regatta, race, entries, { finishes: sheet.state === 'draft' ? [] : all }),
  }
}

const dutyOf = ({ regatta, sheets }: Results, race: Race) => {
  const { dutyRaces: limit } = regatta.scoring
  if (limit === undefined) return {}
  const onDuty = sheets
    .filter((sheet) => !isSheetOf(race)(sheet))
    .flatMap(({ finishes }) => finishes.filter(({ code }) => code === 'DUTY'))
  const boats = groupedBy(onDuty, ({ competitorId }) => competitorId)
  const races = new Map(Array.from(boats, ([id, lines]) => [id, lines.length]))
  return { duty: { races, limit } }
}

const lineOf = ({ pointer = '' }: InputError): string => pointer.split('/').slice(0, 3).join('/')

/** @throws Failure `not-scorable-by-time` */
const requireScorable = (
  { series, regatta }: Results,
  { state }: SentSheet,
  finishes: readonly Finish[],
): void => {
  if (state === 'draft' || series.scoredBy !== 'pointsOnly' || !finishes.some(needsTime)) return
  const detail = sentence`Times cannot be scored by ${regatta.rankingMetric}, which needs a performance curve. Send \`points\` for each boat without a code.`
  throw new Failure('not-scorable-by-time', detail)
}
