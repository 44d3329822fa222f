/** The requirements of new passwords. Only requests that set a password load the library. */
import { Failure, type Sentence, sentence } from '#values/failure.ts'
import { foldUserName } from '#values/userName.ts'
import { passwordBytesMax } from './passwordHash.ts'

const lengthMin = 8

/** The meter takes 20 ms for this length, and 300 for 256. A password is at least as strong as its beginning. */
const judgedMax = 32

/** Attackers try passwords first that are found within this many guesses. */
const guessesMin = 10_000

/** Words of this service, which attackers try first. `docs/reference/limits.md` lists them. */
const contextWords = [
  'committee',
  'boat',
  'committeeboat',
  'committee-boat',
  'committee boat',
  'sailing',
  'regatta',
  'leaderboard',
  'race',
  'officer',
  'administrator',
] as const

/** @throws Failure `user-not-acceptable` */
export const requireGoodPassword = async (password: string, userName: string): Promise<void> => {
  const problem = await problemOf(password, userName)
  if (problem === undefined) return
  throw new Failure(
    'user-not-acceptable',
    sentence`Password does not meet requirements: it ${problem}.`,
    {
      errors: [{ parameter: 'password', code: 'password', detail: problem }],
    },
  )
}

const problemOf = async (password: string, userName: string): Promise<Sentence | undefined> => {
  if (Array.from(password).length < lengthMin)
    return sentence`must have at least ${lengthMin} characters`
  if (Buffer.byteLength(password) > passwordBytesMax) {
    return sentence`must have at most ${passwordBytesMax} bytes in UTF-8`
  }
  if (foldUserName(password) === foldUserName(userName)) return sentence`must not be the user name`
  const meter = await strengthMeter()
  const { guesses } = meter.check(password.slice(0, judgedMax), [userName, ...contextWords])
  return guesses >= guessesMin
    ? undefined
    : sentence`is one of the common passwords, which are guessed first`
}

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
