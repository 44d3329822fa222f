/** JSON documents that users store for themselves, each under a key. */
import { Failure, invalidInput } from '#values/failure.ts'
import { invisibleIn } from '#values/invisible.ts'
import { decodeEscapes } from '#values/pathName.ts'
import {
  preferenceEntity,
  preferenceKeysEntity,
  putPreference,
  putPreferenceKeys,
  readPreferenceKeys,
} from '../items/preferences.ts'
import type { Store } from '#table/store.ts'
import type { Context } from '#endpoint/context.ts'
import type { UnverifiedUser } from '#authentication/authentication.ts'
import { signedIn } from '#authentication/signIn.ts'

/** A photo as base64 fits. An item of the table can have 400 KB. */
const documentBytesMax = 256 * 1024
const preferencesMax = 200

/** All documents of a batch together are smaller than the 4 MB of a transaction. */
const sweepSize = 15

/** Their keys contain the id of the user, which some credentials do not contain. */
export const keysOfPreferenceKeys = (_: unknown, { userId }: UnverifiedUser) =>
  userId === undefined ? [] : [preferenceKeysEntity.key(userId)]

export const keysOfPreference = ({ key }: { readonly key: string }, { userId }: UnverifiedUser) =>
  userId === undefined
    ? []
    : [...new Set([key, decodeEscapes(key)])].map((name) => preferenceEntity.key(userId, name))

/** Returns the keys only, in order. */
export const listPreferences = async (context: Context) => {
  const { names } = await readPreferenceKeys(context.store, signedIn(context).user.userId)
  return { keys: [...names] }
}

/** Returns the document as JSON text, or `undefined` if the caller does not have the key. */
export const showPreference = async (context: Context, segment: string) => {
  const { userId } = signedIn(context).user
  for (const key of new Set([segment, decodeEscapes(segment)])) {
    const preference = await preferenceEntity.get(context.store, userId, key)
    if (preference !== undefined) return preference.document
  }
  return undefined
}

/** @param document JSON text without blanks between its values */
export const storePreference = async (context: Context, segment: string, document: string) => {
  const { user } = signedIn(context)
  const bytes = Buffer.byteLength(document)
  if (bytes > documentBytesMax) {
    const detail = `The document has ${bytes} bytes in UTF-8, and the limit is ${documentBytesMax}.`
    throw new Failure('too-large', detail)
  }
  const stored = await readPreferenceKeys(context.store, user.userId)
  const { names, item } = stored
  const key = keyIn(segment, names)
  const isKnown = names.includes(key)
  if (!isKnown) requireNewKey(key, names)
  await context.store.write([
    putPreference(user.userId, key, document),
    isKnown && item !== undefined
      ? { unchanged: item }
      : putPreferenceKeys(user.userId, [...names, key].sort(), stored),
    // Prevents a write for a user who is being deleted.
    { unchanged: user.item },
  ])
}

export const deletePreference = async (context: Context, segment: string) => {
  const { userId } = signedIn(context).user
  const stored = await readPreferenceKeys(context.store, userId)
  const key = keyIn(segment, stored.names)
  if (!stored.names.includes(key)) {
    throw new Failure('not-found', `You have no preference ${key}.`)
  }
  const names = stored.names.filter((name) => name !== key)
  await context.store.write([
    preferenceEntity.remove(userId, key),
    putPreferenceKeys(userId, names, stored),
  ])
}

/**
 * Removes some preferences of a deleted user, with their names.
 * @returns whether there are more
 */
export const removeSomePreferences = async (store: Store, userId: string): Promise<boolean> => {
  const stored = await readPreferenceKeys(store, userId)
  if (stored.item === undefined) return false
  const rest = stored.names.slice(sweepSize)
  await store.write([
    ...stored.names.slice(0, sweepSize).map((name) => preferenceEntity.remove(userId, name)),
    rest.length === 0
      ? preferenceKeysEntity.remove(userId)
      : putPreferenceKeys(userId, rest, stored),
  ])
  return rest.length > 0
}

const keyIn = (segment: string, names: readonly string[]): string =>
  names.includes(segment) ? segment : decodeEscapes(segment)

const requireNewKey = (key: string, names: readonly string[]): void => {
  if (decodeEscapes(key) !== key) {
    const detail =
      'must not contain `~` before two hexadecimal digits, which stand for a byte in paths'
    throw invalidInput([{ parameter: 'key', code: 'pattern', detail }])
  }
  const found = invisibleIn(key)
  if (found !== undefined) {
    const detail = `must be a text without control or invisible characters, found ${found}`
    throw invalidInput([{ parameter: 'key', code: 'pattern', detail }])
  }
  if (names.length < preferencesMax) return
  const detail = `must be one of your ${preferencesMax} existing keys, which is the limit`
  throw new Failure('invalid-input', `You have ${preferencesMax} preferences already.`, {
    errors: [{ parameter: 'key', code: 'count', detail }],
  })
}
