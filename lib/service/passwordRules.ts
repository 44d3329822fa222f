/** What a new password must be. The library is loaded only where passwords are set. */
import { Failure } from '../domain/failure.ts'
import { foldUserName } from '../domain/userName.ts'
import { passwordBytesMax } from './passwordHash.ts'

const lengthMin = 8

/** Passwords that are found within this many guesses are the ones that attackers try first. */
const guessesMin = 10_000

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
  const { guesses } = (await strengthMeter()).check(password, [userName])
  return guesses < guessesMin
    ? 'is one of the common passwords, which are guessed first'
    : undefined
}

const makeStrengthMeter = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}

let meter: ReturnType<typeof makeStrengthMeter> | undefined

/** Made with the first password: it takes tens of milliseconds. */
const strengthMeter = () => (meter ??= makeStrengthMeter())
