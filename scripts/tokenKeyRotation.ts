/**
 * The steps of a key rotation, as texts for `TOKEN_KEY`. All processes must have read the text of a
 * step before the next step begins. During a step, processes with the previous and the next text
 * run at the same time. Therefore each text verifies all signatures that its neighbours make.
 */
import { randomBytes } from 'node:crypto'
import { formatTokenKeys, keyVersionMax, parseTokenKeys } from '#values/tokenKeys.ts'

export const rotationSteps = {
  add: 'creates a new key, which verifies only',
  sign: 'the new key signs, and the old one verifies only',
  drop: 'removes the old key, which revokes every access token that it signed',
} as const

export type RotationStep = keyof typeof rotationSteps

const isNewer = (version: number, other: number): boolean => version === (other % keyVersionMax) + 1

const newKey = (version: number) => ({
  version: (version % keyVersionMax) + 1,
  secret: Buffer.from(randomBytes(32).toString('hex')),
})

/** @throws {Error} with a message for the user, when another step is next */
export const takeStep = (text: string, step: RotationStep): string => {
  const keys = parseTokenKeys(text)
  const due = nextStep(text)
  if (step !== due) throw new Error(`The next step is ${due}, not ${step}`)
  const [signing, other] = keys
  if (other === undefined) return formatTokenKeys([signing, newKey(signing.version)])
  return formatTokenKeys(step === 'sign' ? [other, signing] : [signing])
}

/** Replaces all keys at once, in an emergency: nothing that an old key signed is accepted. */
export const replaceKeys = (text: string): string => {
  const newest = Math.max(...parseTokenKeys(text).map(({ version }) => version))
  return formatTokenKeys([newKey(newest)])
}

export const nextStep = (text: string): RotationStep => {
  const [signing, other] = parseTokenKeys(text)
  if (other === undefined) return 'add'
  return isNewer(other.version, signing.version) ? 'sign' : 'drop'
}

/** Describes for people what each key does, without the keys themselves. */
export const describeKeys = (text: string): string => {
  const [signing, other] = parseTokenKeys(text)
  const verifying = other === undefined ? '' : `, and key ${other.version} verifies only`
  return `Key ${signing.version} signs${verifying}.`
}
