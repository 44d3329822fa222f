/** Refuses JSON of clients, with a reason, that `JSON.parse` accepts but the table or later readers cannot handle. */
import { Failure } from '#values/failure.ts'

/** The problem completes the sentence "the body ...", or the same about another JSON text. */
export class InvalidJson extends Failure {
  readonly problem: string

  constructor(problem: string) {
    super('malformed-request', `The body ${problem}.`)
    this.problem = problem
  }
}

const depthMax = 32
const valuesMax = 50_000
const largeBodyValuesMax = 250_000
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** No other characters of valid JSON matter. Linear, because a string without an end is one token too. */
const tokens = /"(?:[^"\\]|\\[^])*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[{}[\],:]/g

/** @param parse throws an error with the position of the mistake @throws InvalidJson */
export const parseJson = (
  text: string,
  isLarge = false,
  parse: (text: string) => unknown = JSON.parse,
): unknown => {
  const found = boundedTokens(text, isLarge ? largeBodyValuesMax : valuesMax)
  let value: unknown
  try {
    value = parse(text)
  } catch (cause) {
    // The message of the parser may quote the body, which may hold a secret.
    const [position] = /at position \d+/.exec(String(cause)) ?? ['at its end or at its beginning']
    throw new InvalidJson(`is not valid JSON: the mistake is ${position}`)
  }
  refuseTraps(found)
  return value
}

/** Removes whitespace between the values of valid JSON, and keeps everything else literally. */
export const compactJson = (json: string): string => json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1')

/** A value that is JSON text already, with an order of keys and digits that must stay. */
export class JsonDocument {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** No text of a user can open an HTML tag, even if a browser misreads the media type. */
export const formatJson = (value: unknown): string =>
  (value instanceof JsonDocument ? value.text : JSON.stringify(value)).replace(/</g, '\\u003c')

/** @throws Failure `malformed-request` for a text that some part of the service cannot store */
export const requireCleanText = (text: string, where: string): void => {
  const problem = uncleanIn(text)
  if (problem !== undefined) throw refused(`${where} ${problem}.`)
}

const uncleanIn = (text: string): string | undefined => {
  if (!text.isWellFormed() || text.includes('\uFFFD')) {
    return 'holds a half surrogate pair, U+FFFD, or bytes that are not UTF-8'
  }
  return text.includes('\0') ? 'holds the character NUL' : undefined
}

/** Runs before any recursive function reads the text. */
const boundedTokens = (text: string, most: number): readonly string[] => {
  const found: string[] = []
  let depth = 0
  let values = 0
  for (const [token] of text.matchAll(tokens)) {
    found.push(token)
    if (token === '{' || token === '[') depth += 1
    if (token === '}' || token === ']') depth -= 1
    if (token !== ':') values += 1
    if (depth > depthMax) throw new InvalidJson(`is nested deeper than ${depthMax} levels`)
    if (values > most * 2) throw new InvalidJson(`holds more than ${most} values`)
  }
  return found
}

const refuseTraps = (found: readonly string[]): void => {
  /** The keys of each open object, and `undefined` for each open array. */
  const open: (Set<string> | undefined)[] = []
  let last = ''
  for (const token of found) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') requireNewKey(open.at(-1), stringOf(last))
    else if (token.startsWith('"')) requireCleanString(stringOf(token))
    else if (token !== ',') requireExactNumber(token)
    last = token
  }
}

const stringOf = (token: string): string =>
  token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1)

const requireCleanString = (text: string): void => {
  const problem = uncleanIn(text)
  if (problem !== undefined) throw new InvalidJson(problem)
}

const requireNewKey = (keys: Set<string> | undefined, key: string): void => {
  if (forbiddenKeys.has(key)) throw new InvalidJson(`holds the forbidden key \`${key}\``)
  if (keys?.has(key) === true) throw new InvalidJson(`holds the key \`${key}\` twice`)
  keys?.add(key)
}

const requireExactNumber = (token: string): void => {
  const number = Number(token)
  const isRounded = Number.isInteger(number) && !Number.isSafeInteger(number)
  if (!Number.isFinite(number) || isRounded) {
    throw new InvalidJson(
      `holds the number ${token.slice(0, 40)}, which is too large: integers go up to 2^53 - 1`,
    )
  }
}

const refused = (detail: string): Failure => new Failure('malformed-request', detail)
