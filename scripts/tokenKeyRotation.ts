/**
 * The steps in which a new key takes the place of the old one, as texts for `TOKEN_KEY`. Between two
 * steps every process has to have read the text of the last one. While a step spreads, processes with
 * the text before it and after it serve side by side: of no two neighbours does one sign with what the
 * other does not verify.
 */
import { randomBytes } from 'node:crypto'
import { formatTokenKeys, keyVersionMax, parseTokenKeys } from '../lib/domain/session/tokenKeys.ts'

export const rotationSteps = {
  add: 'a new key is made, and verifies only',
  sign: 'the new key signs, and the old one verifies only',
  drop: 'the old key is gone, and with it every access token that it made',
} as const

export type RotationStep = keyof typeof rotationSteps

const isNewer = (version: number, other: number): boolean => version === (other % keyVersionMax) + 1

const newKey = (version: number) => ({
  version: (version % keyVersionMax) + 1,
  secret: Buffer.from(randomBytes(32).toString('hex')),
})

/** @throws {Error} with a message for the user, when it is not the turn of the step */
export const takeStep = (text: string, step: RotationStep): string => {
  const keys = parseTokenKeys(text)
  const due = nextStep(text)
  if (step !== due) throw new Error(`The next step is ${due}, not ${step}`)
  const [signing, other] = keys
  if (other === undefined) return formatTokenKeys([signing, newKey(signing.version)])
  return formatTokenKeys(step === 'sign' ? [other, signing] : [signing])
}

/** What is to be done when there is no time for steps: nothing that an old key made is accepted. */
export const replaceKeys = (text: string): string => {
  const newest = Math.max(...parseTokenKeys(text).map(({ version }) => version))
  return formatTokenKeys([newKey(newest)])
}

export const nextStep = (text: string): RotationStep => {
  const [signing, other] = parseTokenKeys(text)
  if (other === undefined) return 'add'
  return isNewer(other.version, signing.version) ? 'sign' : 'drop'
}

/** For people: which key does what, and nothing of the keys themselves. */
export const describeKeys = (text: string): string => {
  const [signing, other] = parseTokenKeys(text)
  const verifying = other === undefined ? '' : `, and key ${other.version} verifies only`
  return `Key ${signing.version} signs${verifying}.`
}
