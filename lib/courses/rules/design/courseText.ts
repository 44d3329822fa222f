/**
 * Courses as texts: `SA-SB 2x(3p 5s) 1p FA-FB`. A mark has `p` for port or `s` for starboard, and two
 * marks with a hyphen are a line at the start and at the finish, and a gate elsewhere.
 */
import { addInputError, inputErrorsMax } from '#endpoint/formErrors.ts'
import { quoted, nearestWords } from '#values/suggestion.ts'
import { courseLimits } from '#schemas/courses/courseWords.ts'
import { type InputError, sentence, sentenceOf, type Wording } from '#values/failure.ts'
import { groupedBy } from '#values/groupedBy.ts'

export interface Named {
  readonly name: string
  readonly shortName: string
  /** If several marks have the same name, the one with the highest number counts. Absent: 0. */
  readonly preference?: number
}

export interface Passing<Mark> {
  readonly passingInstruction: 'Port' | 'Starboard' | 'Gate'
  readonly marks: readonly Mark[]
}

interface Repetition<Mark> {
  readonly times: number
  readonly passings: readonly Passing<Mark>[]
}

interface Token {
  readonly kind: 'open' | 'close' | 'side' | 'quoted' | 'hyphen' | 'word' | 'other'
  readonly text: string
  /** From 1. */
  readonly at: number
}

const tokenPattern = new RegExp(
  [
    /(?<open>(?<!\d)\d+\s*[x×*]\s*\()/,
    /(?<side>\(\s*[ps]\s*\))/,
    /(?<close>\))/,
    /(?<quoted>"[^"]*")/,
    // A hyphen that stands alone, or beside a quotation mark. Others are parts of words.
    /(?<hyphen>(?<=["\s])[-–](?=["\s\w])|[-–](?="))/,
    /(?<word>(?:(?![-–]")[^\s,;()"])+)/,
    /(?<other>[^\s,;])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
)

const tokensOf = (text: string): readonly Token[] =>
  Array.from(text.matchAll(tokenPattern), ({ groups = {}, index, 0: found }) => {
    const [kind = 'other'] = Object.keys(groups).filter((name) => groups[name] !== undefined)
    return { kind: kind as Token['kind'], text: found, at: index + 1 }
  })

const sideOf = (text: string) => (text.toLowerCase().includes('p') ? 'Port' : 'Starboard')

const isSide = (token: Token | undefined): token is Token =>
  token?.kind === 'side' || (token?.kind === 'word' && /^[ps]$/i.test(token.text))

export const fold = (name: string): string => name.trim().toLowerCase()

/** Finds marks by their short names, or else by their names, in any case. */
const markFinder = <Mark extends Named>(marks: readonly Mark[]) => {
  const byShortName = groupedBy(marks, ({ shortName }) => fold(shortName))
  const byName = groupedBy(marks, ({ name }) => fold(name))
  return (name: string): readonly Mark[] => {
    const found = byShortName.get(fold(name)) ?? byName.get(fold(name)) ?? []
    const most = Math.max(...found.map(({ preference = 0 }) => preference))
    return found.filter(({ preference = 0 }) => preference === most)
  }
}

class Reader<Mark extends Named> {
  readonly errors: InputError[] = []
  readonly #tokens: readonly Token[]
  readonly #find: (name: string) => readonly Mark[]
  readonly #names: readonly string[]
  #index = 0

  constructor(text: string, marks: readonly Mark[]) {
    this.#tokens = tokensOf(text)
    this.#find = markFinder(marks)
    this.#names = [...new Set(marks.flatMap(({ shortName, name }) => [shortName, name]))].sort()
  }

  read(): readonly (Passing<Mark> | Repetition<Mark>)[] {
    const parts: (Passing<Mark> | Repetition<Mark>)[] = []
    for (let token = this.#take(); token !== undefined; token = this.#take()) {
      const part = token.kind === 'open' ? this.#readRepetition(token) : this.#readPassing(token)
      if (part !== null) parts.push(part)
    }
    return parts
  }

  #take(): Token | undefined {
    this.#index += 1
    return this.#tokens[this.#index - 1]
  }

  #next(ahead = 0): Token | undefined {
    return this.#tokens[this.#index + ahead]
  }

  #fail({ text, at }: Token, code: string, detail: Wording, near: readonly string[] = []): null {
    const words = near.map((word) => `\`${word}\``).join(' or ')
    addInputError(this.errors, () => ({
      pointer: '/text',
      code,
      detail: sentence`${sentenceOf(detail)}: ${quoted(text)} at character ${at}`,
      ...(words !== '' && { suggestion: sentence`Did you mean ${words}?` }),
    }))
    return null
  }

  #readRepetition(open: Token): Repetition<Mark> | null {
    const times = parseInt(open.text, 10)
    const passings: Passing<Mark>[] = []
    let token = this.#take()
    for (; token !== undefined && token.kind !== 'close'; token = this.#take()) {
      if (token.kind === 'open') this.#fail(token, 'nested', 'must not repeat within a repetition')
      const passing = token.kind === 'open' ? null : this.#readPassing(token)
      if (passing !== null) passings.push(passing)
    }
    if (token === undefined) return this.#fail(open, 'unclosed', 'must close every parenthesis')
    if (times >= 1 && times <= courseLimits.laps) return { times, passings }
    return this.#fail(open, 'range', sentence`must repeat 1 to ${courseLimits.laps} times`)
  }

  #readPassing(token: Token): Passing<Mark> | null {
    if (token.kind !== 'word' && token.kind !== 'quoted') {
      return this.#fail(token, 'unexpected', 'must have a mark in this place')
    }
    const pair = this.#readPair(token)
    return pair === undefined ? this.#readRounding(token) : pair
  }

  /** Returns `undefined` for a token that is not the first mark of a pair. */
  #readPair(token: Token): Passing<Mark> | null | undefined {
    const other = this.#next(1)
    if (this.#next()?.kind === 'hyphen' && (other?.kind === 'word' || other?.kind === 'quoted')) {
      this.#index += 2
      return this.#pairOf(token, [token, other])
    }
    if (token.kind === 'quoted') return undefined
    const isLong = token.text.length > 2 * courseLimits.characters + 1
    // A longer text is no two names of marks, and each of its hyphens would cost all of it.
    const hyphens = [...token.text.matchAll(/[-–]/g)].slice(0, isLong ? 1 : undefined)
    const splits = hyphens.map(({ index }) => [
      { ...token, text: token.text.slice(0, index) },
      { ...token, text: token.text.slice(index + 1), at: token.at + index + 1 },
    ])
    const known = splits.find((both) => both.every(({ text }) => this.#find(text).length > 0))
    if (known !== undefined) return this.#pairOf(token, known)
    const [first] = splits
    const isWhole = this.#find(token.text).length > 0 || this.#withoutSide(token) !== undefined
    return first === undefined || isWhole ? undefined : this.#pairOf(token, first)
  }

  #pairOf(token: Token, both: readonly Token[]): Passing<Mark> | null {
    if (both.some(({ text }) => text === '')) {
      return this.#fail(token, 'unexpected', 'must have a mark on both sides of a hyphen')
    }
    const marks = both.flatMap((each) => this.#markOf(each) ?? [])
    const [left, right] = marks
    if (left !== undefined && left === right) {
      this.#fail(token, 'same-mark', 'must have two marks in a line or gate')
    }
    const side = this.#next()
    if (isSide(side)) {
      this.#index += 1
      this.#fail(side, 'unexpected', 'must not have a side for a line or gate')
    }
    return { passingInstruction: 'Gate', marks }
  }

  #readRounding(token: Token): Passing<Mark> | null {
    const side = this.#next()
    const plain = token.kind === 'word' ? this.#withoutSide(token) : undefined
    const isApart = isSide(side) && (plain === undefined || this.#find(token.text).length > 0)
    if (isApart || plain === undefined) {
      const mark = this.#markOf(token)
      if (isApart) this.#index += 1
      const passingInstruction = isApart ? sideOf(side.text) : undefined
      if (passingInstruction) return { passingInstruction, marks: mark ? [mark] : [] }
      const { text } = token
      if (mark)
        this.#fail(token, 'no-side', sentence`must say the side: \`${text}p\` or \`${text}s\``)
      return null
    }
    const mark = this.#markOf(plain)
    return { passingInstruction: sideOf(token.text.slice(-1)), marks: mark ? [mark] : [] }
  }

  /** The token without a side at its end; `undefined` if no mark has this name. */
  #withoutSide({ text, ...token }: Token): Token | undefined {
    const name = /^(.+)[ps]$/i.exec(text)?.[1]
    return name === undefined || this.#find(name).length === 0
      ? undefined
      : { ...token, text: name }
  }

  #markOf(token: Token): Mark | null {
    const name = token.kind === 'quoted' ? token.text.slice(1, -1) : token.text
    const found = this.#find(name)
    if (found.length === 1 && found[0] !== undefined) return found[0]
    if (found.length > 1) {
      return this.#fail(
        token,
        'ambiguous',
        sentence`must name one mark, and ${found.length} have this name`,
      )
    }
    // Further suggestions cost time, and are not reported.
    if (this.errors.length >= inputErrorsMax) return null
    const near = name.length > courseLimits.characters ? [] : this.#nearest(name)
    return this.#fail(token, 'unknown-mark', 'must name marks of the inventory', near)
  }

  #nearest(name: string): readonly string[] {
    const plain = name.replace(/[ps]$/i, '')
    return [...new Set([plain, name].flatMap((word) => nearestWords(word, this.#names)))].slice(
      0,
      3,
    )
  }
}

/** A repetition that is not sailed again and again the same way is part of a longer sequence. */
const lapsOf = <Mark>(parts: readonly (Passing<Mark> | Repetition<Mark>)[]) => {
  const index = parts.findIndex((part) => 'times' in part && part.times > 1)
  const part = parts[index]
  const isOnly = parts.every((each, at) => at === index || !('times' in each) || each.times === 1)
  if (part === undefined || !('times' in part) || !isOnly) return undefined
  const start = parts.slice(0, index).flatMap(passingsOf).length
  return { start, end: start + part.passings.length, times: part.times }
}

const passingsOf = <Mark>(part: Passing<Mark> | Repetition<Mark>): readonly Passing<Mark>[] =>
  'times' in part ? Array.from({ length: part.times }, () => part.passings).flat() : [part]

/** Reports all errors at once. @returns `laps`: the part that the text repeats, if it has exactly one */
export const readCourseText = <Mark extends Named>(text: string, marks: readonly Mark[]) => {
  const reader = new Reader(text, marks)
  const parts = reader.read()
  const { errors } = reader
  const count = parts.reduce(
    (sum, part) => sum + ('times' in part ? part.times * part.passings.length : 1),
    0,
  )
  const fail = (code: string, detail: Wording) => errors.push({ pointer: '/text', code, detail })
  if (errors.length === 0 && count === 0) fail('required', 'must name a mark')
  const most = courseLimits.waypoints - 2
  if (count > most) fail('too-many', sentence`must have at most ${most} roundings, found ${count}`)
  return errors.length > 0
    ? { errors, passings: [], laps: undefined }
    : { errors, passings: parts.flatMap(passingsOf), laps: lapsOf(parts) }
}
