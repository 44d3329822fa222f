/** The requirements of new passwords. Only requests that set a password load the library. */
import { Failure } from '../../domain/failure.ts'
import { foldUserName } from '../../domain/name/userName.ts'
import { passwordBytesMax } from './passwordHash.ts'

const lengthMin = 8

const judgedMax = 64

/** Attackers try passwords first that are found within this many guesses. */
const guessesMin = 10_000

/** Words of this service, which attackers try first. `docs/reference/limits.md` lists them. */
const contextWords = [
  ...['committee', 'boat', 'committeeboat', 'committee-boat', 'committee boat'],
  ...['sailing', 'regatta', 'leaderboard', 'race', 'officer', 'administrator'],
] as const

/** @throws Failure `user-not-acceptable` */
export const requireGoodPassword = async (password: string, userName: string): Promise<void> => {
  const problem = await problemOf(password, userName)
  if (problem === undefined) return
  throw new Failure('user-not-acceptable', `Password does not meet requirements: it ${problem}.`, {
    errors: [{ parameter: 'password', code: 'password', detail: problem }],
  })
}

const problemOf = async (password: string, userName: string): Promise<string | undefined> => {
  if (Array.from(password).length < lengthMin) return `must have at least ${lengthMin} characters`
  if (Buffer.byteLength(password) > passwordBytesMax) {
    return `must have at most ${passwordBytesMax} bytes in UTF-8`
  }
  if (foldUserName(password) === foldUserName(userName)) return 'must not be the user name'
  const meter = await strengthMeter()
  const isGuessedLate = partsOf(password).some(
    (part) => meter.check(part, [userName, ...contextWords]).guesses >= guessesMin,
  )
  return isGuessedLate ? undefined : 'is one of the common passwords, which are guessed first'
}

/**
 * Long texts are checked in parts, because checking takes long, and a password is at least as
 * strong as its parts.
 */
const partsOf = (password: string): readonly string[] =>
  password.length <= judgedMax
    ? [password]
    : [password.slice(0, judgedMax), password.slice(-judgedMax)]

const makeStrengthMeter = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}

let madeMeter: ReturnType<typeof makeStrengthMeter> | undefined

/** Created on first use, because this takes tens of milliseconds. */
const strengthMeter = () => (madeMeter ??= makeStrengthMeter())
