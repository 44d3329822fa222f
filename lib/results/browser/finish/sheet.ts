/** A finish sheet on a phone, as the service takes it: the lines in the order of finishing. */
import { same } from '#browser/same.ts'

interface Penalty {
  code: string
  points?: number
  percent?: number
  times?: number
}

interface Redress {
  kind: string
  points?: number
  raceColumns?: string[]
}

export interface Line {
  competitorId: string
  finishMillis?: number | undefined
  levelWithPrevious?: boolean
  code?: string | undefined
  points?: number | undefined
  penalties?: Penalty[] | undefined
  redress?: Redress | undefined
  comment?: string | undefined
}

export interface Sheet {
  finishes: Line[]
  cameToTheStart?: string[]
  distanceNm?: number
  comment?: string
}

export interface Boat {
  id: string
  sail: string
  name: string
  boat: string
}

export interface Difference {
  id: string
  mine: Line | undefined
  theirs: Line | undefined
}

/** a boat that crossed the line and is not known yet */
export interface Note {
  millis: number
  text: string
}

/** These keep the place on the water; a boat with any other code has no place. */
const placed = ['SCP', 'ZFP', 'DPI', 'STP', 'RDG']

export const hasPlace = ({ code }: Line) => code === undefined || placed.includes(code)

const byId = (lines: Line[]) => new Map(lines.map((line) => [line.competitorId, line]))

const idsIn = ({ finishes }: Sheet) => finishes.map(({ competitorId }) => competitorId)

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
export const sheetIn = ({ finishes, cameToTheStart, distanceNm, comment }: any): Sheet => ({
  finishes: finishes.map((line: any) => {
    const { finishMillis: at } = line
    return tidy({ ...line, ...(typeof at === 'string' && { finishMillis: Date.parse(at) }) })
  }),
  ...(cameToTheStart?.length > 0 && { cameToTheStart }),
  ...(distanceNm !== undefined && distanceNm !== null && { distanceNm }),
  ...(comment && { comment }),
})

/** Times of the places stay in order: who moves in the order takes the time of the new place. */
const withSortedTimes = (lines: Line[]): Line[] => {
  const timed = lines.filter((line) => hasPlace(line) && line.finishMillis !== undefined)
  const times = timed.map(({ finishMillis = 0 }) => finishMillis).sort((one, two) => one - two)
  return lines.map((line) => {
    const at = timed.indexOf(line)
    return tidy(at < 0 ? line : { ...line, finishMillis: times[at] })
  })
}

/** Boats with a place come first. */
const withLines = (sheet: Sheet, lines: Line[]): Sheet => {
  const finishes = [...lines.filter(hasPlace), ...lines.filter((line) => !hasPlace(line))]
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

export const change = (sheet: Sheet, competitorId: string, values: Partial<Line>): Sheet => {
  const old = byId(sheet.finishes).get(competitorId)
  const line = { competitorId, ...old, ...values }
  if (old && !hasPlace(old) && hasPlace(line)) {
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
  if (!one || !other || !hasPlace(one) || !hasPlace(other)) return sheet
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
export const takeOver = (sheet: Sheet, ids: string[]): Sheet => {
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
  const kept = new Map()
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const [before, my, their] = [old.get(id), own.get(id), other.get(id)]
    const isTheirs = same(my, before)
    if (!isTheirs && !same(their, before) && !same(my, their))
      differences.push({ id, mine: my, theirs: their })
    const line = isTheirs ? their : my
    if (line) kept.set(id, line)
  }
  const isOwnOrder = !same(idsIn(mine), idsIn(base))
  const [first, second] = isOwnOrder ? [mine, theirs] : [theirs, mine]
  const ordered = [...new Set([...idsIn(first), ...idsIn(second)])].flatMap(
    (id) => kept.get(id) ?? [],
  )
  const comment = mergeLines(base.comment, mine.comment, theirs.comment)
  const { comment: _theirs, ...fields } = { ...theirs, ...withoutBase(base, mine) }
  let joined = { ...fields, ...(comment && { comment }), finishes: [] as Line[] }
  for (const line of ordered) joined = insert(joined, line)
  return { sheet: withLines(joined, joined.finishes), differences }
}

/**
 * The sheet that both sides know. Lines that this browser has sent, and that the service shows, belong to
 * it: the response can have been lost, and presses can have followed.
 */
export const commonSheet = (base: Sheet, sent: Sheet, theirs: Sheet): Sheet => {
  if (same(sent, theirs)) return theirs
  const [old, own, other] = [base, sent, theirs].map(({ finishes }) => byId(finishes))
  const finishes = [...new Set([...idsIn(base), ...idsIn(sent)])].flatMap((id) => {
    const line = same(own?.get(id), other?.get(id)) ? own?.get(id) : old?.get(id)
    return line ?? []
  })
  return { ...base, finishes }
}

/** Lines with a time find their place by it. */
const insert = (sheet: Sheet, line: Line): Sheet => {
  const { finishMillis: at } = line
  const later =
    at === undefined || !hasPlace(line)
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
      ([name, value]) => name !== 'finishes' && !same(value, base[name as keyof Sheet]),
    ),
  )

/** Both may have added lines: notes of boats that are not known. */
const mergeLines = (base = '', mine = '', theirs = '') => {
  if (mine === base) return theirs
  if (theirs === base) return mine
  const [old, own, other] = [base, mine, theirs].map((text) => text.split('\n'))
  const left = other?.filter((line) => own?.includes(line) || !old?.includes(line)) ?? []
  const added = own?.filter((line) => !old?.includes(line) && !left.includes(line)) ?? []
  return [...left, ...added].join('\n')
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The boats that a few typed digits or letters can mean, the likeliest first. */
export const matching = <One extends Boat>(boats: One[], typed: string) => {
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, '')
  if (wanted === '') return boats
  const rankOf = ({ sail, name, boat }: Boat) => {
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
 * @returns `known`: the boat with exactly this number has
a line already, so that a press for it is not for another one
 */
export const withoutLine = <One extends Boat>(
  boats: One[],
  named: Set<string>,
  typed: string,
): { found: One[]; known: One | undefined } => {
  const found = matching(boats, typed).filter(({ id }) => !named.has(id))
  const number = typed.replace(/\s+/g, '').toLowerCase()
  const exact = boats.filter(
    ({ sail }) => sail.replace(/\s+/g, '').toLowerCase() === number || digitsOf(sail) === number,
  )
  const isKnown = number !== '' && exact.every(({ id }) => named.has(id))
  return { found, known: isKnown ? exact[0] : undefined }
}

/** Boats that are not known yet are lines of the comment, so that all phones and the scorer see them. */
const notePattern = /^\? ([^\sZ]+Z) ?(.*)$/

export const notesIn = ({ comment = '' }: Sheet): Note[] =>
  comment.split('\n').flatMap((line) => {
    const [, at = '', text = ''] = notePattern.exec(line) ?? []
    return at === '' ? [] : [{ millis: Date.parse(at), text }]
  })

export const withNotes = (sheet: Sheet, notes: Note[]): Sheet => {
  const others = (sheet.comment ?? '').split('\n').filter((line) => !notePattern.test(line))
  const lines = notes.map(({ millis, text }) =>
    `? ${new Date(millis).toISOString()} ${text}`.trim(),
  )
  const comment = [...others, ...lines].filter((line) => line !== '').join('\n')
  const { comment: _before, ...same } = sheet
  return { ...same, ...(comment && { comment }) }
}
