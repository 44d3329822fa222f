/** A finish sheet on a phone, as the service takes it: the lines in the order of finishing. */
import { isSameJson } from '#values/sameJson.ts'
import type { FinishBoat } from '../../steps/finishPage.ts'
import type { SentSheet } from '../../steps/sheets.ts'
import { keepsPlace } from '../../rules/scoring/codes.ts'

type SentLine = Omit<SentSheet['finishes'][number], 'score' | 'sailId'>

/** `undefined` removes a value. */
export type LineValues = {
  readonly [Name in keyof Omit<SentLine, 'competitorId'>]?: SentLine[Name] | undefined
}

export interface Line extends LineValues {
  readonly competitorId: string
}

export interface Sheet {
  readonly finishes: readonly Line[]
  readonly cameToTheStart?: readonly string[]
  readonly distanceNm?: number
  readonly comment?: string | undefined
}

/** A boat that crossed the line and is not known yet. */
export interface Note {
  readonly millis: number
  readonly text: string
}

export interface Difference {
  readonly id: string
  readonly mine: Line | undefined
  readonly theirs: Line | undefined
}

/** Two clocks at one line. */
const toleranceMillis = 2000

/**
 * Whether two phones disagree about a boat. The same order is agreement.
 * @param isByTime places are by corrected time, so that times count too
 */
export const disagrees = (sheet: Sheet, { id, mine, theirs }: Difference, isByTime: boolean) => {
  if (mine === undefined || theirs === undefined) return true
  const { finishMillis: own = 0, ...others } = mine
  const { finishMillis: other = 0, ...theirOthers } = theirs
  if (!isSameJson(others, theirOthers)) return true
  const without = { ...sheet, finishes: sheet.finishes.filter((one) => one.competitorId !== id) }
  const [place, theirPlace] = [mine, theirs].map((line) => idsIn(insert(without, line)).indexOf(id))
  return place !== theirPlace || (isByTime && Math.abs(own - other) > toleranceMillis)
}

const byId = (lines: readonly Line[]) => new Map(lines.map((line) => [line.competitorId, line]))

export const idsIn = ({ finishes }: Pick<Sheet, 'finishes'>) =>
  finishes.map(({ competitorId }) => competitorId)

/** The place of a boat that has one. */
export const placesIn = ({ finishes }: Pick<Sheet, 'finishes'>) => {
  const ids = idsIn({ finishes: finishes.filter(keepsPlace) })
  return (id: string): number | undefined => (ids.includes(id) ? ids.indexOf(id) + 1 : undefined)
}

/** The service compares texts, so fields have one order, and those without a value are missing. */
const tidy = ({ competitorId, ...line }: Line): Line => {
  const { finishMillis, levelWithPrevious, code, points, penalties, redress, comment } = line
  return {
    competitorId,
    ...(finishMillis !== undefined && { finishMillis }),
    ...(levelWithPrevious && { levelWithPrevious }),
    ...(code && { code }),
    ...(points !== undefined && { points }),
    ...(penalties && penalties.length > 0 && { penalties }),
    ...(redress && { redress }),
    ...(comment && { comment }),
  }
}

/** The answer of the service without its scores. */
export const sheetIn = ({
  finishes,
  cameToTheStart = [],
  distanceNm,
  comment,
}: SentSheet): Sheet => ({
  finishes: finishes.map((line) => tidy({ ...line, competitorId: line.competitorId ?? '' })),
  ...(cameToTheStart.length > 0 && { cameToTheStart }),
  ...(distanceNm !== undefined && { distanceNm }),
  ...(comment && { comment }),
})

/** Times of the places stay in order: who moves in the order takes the time of the new place. */
const withSortedTimes = (lines: readonly Line[]): Line[] => {
  const timed = lines.filter((line) => keepsPlace(line) && line.finishMillis !== undefined)
  const times = timed.map(({ finishMillis = 0 }) => finishMillis).sort((one, two) => one - two)
  return lines.map((line) => {
    const at = timed.indexOf(line)
    return tidy(at < 0 ? line : { ...line, finishMillis: times[at] })
  })
}

/** Boats with a place come first. */
const withLines = (sheet: Sheet, lines: readonly Line[]): Sheet => {
  const finishes = [...lines.filter(keepsPlace), ...lines.filter((line) => !keepsPlace(line))]
  const [first, ...others] = withSortedTimes(finishes)
  // The first boat is level with no other one.
  return {
    ...sheet,
    finishes: first ? [tidy({ ...first, levelWithPrevious: false }), ...others] : [],
  }
}

export const finish = (sheet: Sheet, competitorId: string, millis: number): Sheet => {
  const others = sheet.finishes.filter((line) => line.competitorId !== competitorId)
  const line = { competitorId, finishMillis: millis }
  return withLines(sheet, insert({ ...sheet, finishes: others }, line).finishes)
}

export const change = (sheet: Sheet, competitorId: string, values: LineValues): Sheet => {
  const old = byId(sheet.finishes).get(competitorId)
  const line = { competitorId, ...old, ...values }
  if (old && !keepsPlace(old) && keepsPlace(line)) {
    // Without its code, a boat has the place of its time again.
    const others = remove(sheet, competitorId)
    return withLines(others, insert(others, line).finishes)
  }
  const lines = old
    ? sheet.finishes.map((one) => (one === old ? line : one))
    : [...sheet.finishes, line]
  return withLines(sheet, lines)
}

/** A corrected time decides the place. Without a time, a boat keeps her place. */
export const correctTime = (
  sheet: Sheet,
  competitorId: string,
  millis: number | undefined,
): Sheet => {
  const old = byId(sheet.finishes).get(competitorId)
  if (!old || millis === undefined) return change(sheet, competitorId, { finishMillis: undefined })
  const others = remove(sheet, competitorId)
  const line = { ...old, finishMillis: millis, levelWithPrevious: false }
  return withLines(others, insert(others, line).finishes)
}

export const remove = (sheet: Sheet, competitorId: string): Sheet =>
  withLines(
    sheet,
    sheet.finishes.filter((line) => line.competitorId !== competitorId),
  )

/**
 * A new attempt forgives the boats that were early, except under a black flag (RRS 30.4). After an
 * abandonment, only disqualifications stay.
 */
export const withoutAttempt = (sheet: Sheet, isAbandoned: boolean): Sheet =>
  withLines(
    sheet,
    sheet.finishes.filter(({ code = '' }) =>
      isAbandoned ? ['BFD', 'DSQ', 'DNE'].includes(code) : !['OCS', 'UFD'].includes(code),
    ),
  )

export const move = (sheet: Sheet, competitorId: string, step: -1 | 1): Sheet => {
  const from = sheet.finishes.findIndex((line) => line.competitorId === competitorId)
  const [one, other] = [sheet.finishes[from], sheet.finishes[from + step]]
  if (!one || !other || !keepsPlace(one) || !keepsPlace(other)) return sheet
  const swapped = sheet.finishes.with(from, other).with(from + step, one)
  // The clock was pressed for the place, and the wrong boat was named.
  const [early, late] = [one.finishMillis, other.finishMillis]
  return withLines(
    sheet,
    swapped.map((line) =>
      line === one
        ? { ...line, finishMillis: late }
        : line === other
          ? { ...line, finishMillis: early }
          : line,
    ),
  )
}

/** The order of a tracked race, for boats that have no line. */
export const takeOver = (sheet: Sheet, ids: readonly string[]): Sheet => {
  const known = byId(sheet.finishes)
  const added = ids.filter((id) => !known.has(id)).map((competitorId) => ({ competitorId }))
  return withLines(sheet, [...sheet.finishes, ...added])
}

/**
 * Joins what two phones did since their last common sheet. Where both changed one boat, the own line
 * stays, and the difference is told.
 */
export const merge = (
  base: Sheet,
  mine: Sheet,
  theirs: Sheet,
): { sheet: Sheet; differences: Difference[] } => {
  const [old, own, other] = [base, mine, theirs].map(({ finishes }) => byId(finishes))
  if (!old || !own || !other) throw new Error('Three sheets are needed')
  const differences: Difference[] = []
  const kept = new Map<string, Line>()
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const [before, my, their] = [old.get(id), own.get(id), other.get(id)]
    const isTheirs = isSameJson(my, before)
    if (!isTheirs && !isSameJson(their, before) && !isSameJson(my, their))
      differences.push({ id, mine: my, theirs: their })
    const line = isTheirs ? their : my
    if (line) kept.set(id, line)
  }
  const isOwnOrder = !isSameJson(idsIn(mine), idsIn(base))
  const [first, second] = isOwnOrder ? [mine, theirs] : [theirs, mine]
  const ordered = [...new Set([...idsIn(first), ...idsIn(second)])].flatMap(
    (id) => kept.get(id) ?? [],
  )
  const comment = mergeLines(base.comment, mine.comment, theirs.comment)
  const { comment: _theirs, ...fields } = { ...theirs, ...withoutBase(base, mine) }
  let joined: Sheet = { ...fields, ...(comment && { comment }), finishes: [] }
  for (const line of ordered) joined = insert(joined, line)
  return { sheet: withLines(joined, joined.finishes), differences }
}

/**
 * The sheet that both sides know. Lines that this browser has sent, and that the service shows, belong to
 * it: the response can have been lost, and presses can have followed.
 */
export const commonSheet = (base: Sheet, sent: Sheet, theirs: Sheet): Sheet => {
  if (isSameJson(sent, theirs)) return theirs
  const [old, own, other] = [base, sent, theirs].map(({ finishes }) => byId(finishes))
  const finishes = [...new Set([...idsIn(base), ...idsIn(sent)])].flatMap((id) => {
    const line = isSameJson(own?.get(id), other?.get(id)) ? own?.get(id) : old?.get(id)
    return line ?? []
  })
  return { ...base, finishes }
}

/** Lines with a time find their place by it. */
const insert = (sheet: Sheet, line: Line): Sheet => {
  const { finishMillis: at } = line
  const later =
    at === undefined || !keepsPlace(line)
      ? -1
      : sheet.finishes.findIndex(
          ({ finishMillis }) => finishMillis !== undefined && finishMillis > at,
        )
  const position = later < 0 ? sheet.finishes.length : later
  return { ...sheet, finishes: sheet.finishes.toSpliced(position, 0, line) }
}

/** The other fields of the sheet that were changed here. */
const withoutBase = (base: Sheet, mine: Sheet): Partial<Sheet> =>
  Object.fromEntries(
    Object.entries(mine).filter(
      ([name, value]) => name !== 'finishes' && !isSameJson(value, base[name as keyof Sheet]),
    ),
  )

/** Both may have added lines: notes of boats that are not known. */
const mergeLines = (base = '', mine = '', theirs = '') => {
  if (mine === base) return theirs
  if (theirs === base) return mine
  const [old, own, other] = [new Set(base.split('\n')), mine.split('\n'), theirs.split('\n')]
  const left = other.filter((line) => own.includes(line) || !old.has(line))
  const added = own.filter((line) => !old.has(line) && !left.includes(line))
  return [...left, ...added].join('\n')
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The boats that a few typed digits or letters can mean, the likeliest first. */
export const matching = <One extends FinishBoat>(boats: readonly One[], typed: string) => {
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, '')
  if (wanted === '') return boats
  const rankOf = ({ sail, name, boat }: FinishBoat) => {
    const number = sail.toLowerCase().replace(/\s+/g, '')
    if (number === wanted || digitsOf(sail) === wanted) return 0
    if (digitsOf(sail).endsWith(wanted)) return 1
    if (number.includes(wanted)) return 2
    return `${name} ${boat}`.toLowerCase().includes(typed.trim().toLowerCase()) ? 3 : 4
  }
  return boats
    .map((boat) => ({ boat, rank: rankOf(boat) }))
    .filter(({ rank }) => rank < 4)
    .sort((one, other) => one.rank - other.rank)
    .map(({ boat }) => boat)
}

/**
 * The boats that typed digits can mean, of those without a line.
 * @param named the ids of the boats with a line
 * @returns `known`: a boat that ends so has a line already, and a second press for her is likelier than
 *   another boat; `one`: no other boat fits as well
 */
export const meant = <One extends FinishBoat>(
  boats: readonly One[],
  named: ReadonlySet<string>,
  typed: string,
) => {
  const number = typed.replace(/\s+/g, '').toLowerCase()
  const digits = digitsOf(number)
  const isFree = ({ id }: FinishBoat) => !named.has(id)
  const matches = matching(boats, typed)
  const exact = matches.filter(
    ({ sail }) => sail.replace(/\s+/g, '').toLowerCase() === number || digitsOf(sail) === number,
  )
  const ending = digits === '' ? [] : matches.filter(({ sail }) => digitsOf(sail).endsWith(digits))
  const byNumber = exact.length > 0 ? exact : ending
  const likely = byNumber.length > 0 ? byNumber : matches.filter(isFree)
  const known = (likely.length > 0 ? likely : matches).find((boat) => !isFree(boat))
  const [only] = likely
  return {
    found: matches.filter(isFree),
    known: number === '' ? undefined : known,
    one: likely.length === 1 && known === undefined ? only : undefined,
  }
}

/** Boats that are not known yet are lines of the comment, so that all phones and the scorer see them. */
const notePattern = /^\? ([^\sZ]+Z) ?(.*)$/

export const notesIn = ({ comment = '' }: Sheet): readonly Note[] =>
  comment.split('\n').flatMap((line) => {
    const [, at = '', text = ''] = notePattern.exec(line) ?? []
    return at === '' ? [] : [{ millis: Date.parse(at), text }]
  })

export const withNotes = (sheet: Sheet, notes: readonly Note[]): Sheet => {
  const others = (sheet.comment ?? '').split('\n').filter((line) => !notePattern.test(line))
  const lines = notes.map(({ millis, text }) =>
    `? ${new Date(millis).toISOString()} ${text}`.trim(),
  )
  const comment = [...others, ...lines].filter((line) => line !== '').join('\n')
  const { comment: _before, ...same } = sheet
  return { ...same, ...(comment && { comment }) }
}
