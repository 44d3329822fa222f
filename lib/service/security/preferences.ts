/** JSON documents that users keep here for themselves, each under a key. */
import { Failure } from '../../domain/failure.ts'
import { type Key, keys } from '../../store/keys.ts'
import {
  putPreference,
  putPreferenceKeys,
  readPreference,
  readPreferenceKeys,
  removePreference,
  removePreferenceKeys,
} from '../../store/preferences.ts'
import type { Store } from '../../store/store.ts'
import type { Context } from '../context.ts'
import type { Claimant } from './authentication.ts'
import { signedIn } from './signIn.ts'

const documentBytesMax = 64 * 1024
const preferencesMax = 200

/** All documents of a sweep together are less than the 4 MB of a transaction. */
const sweepSize = 50

/** They hang on the id of the user, which not every claim holds. */
export const keysOfPreferenceKeys = (_: unknown, { userId }: Claimant): readonly Key[] =>
  userId === undefined ? [] : [keys.preferenceKeys(userId)]

export const keysOfPreference = (
  { key }: { readonly key: string },
  { userId }: Claimant,
): readonly Key[] => (userId === undefined ? [] : [keys.preference(userId, key)])

/** The keys alone, in order. */
export const listPreferences = async (context: Context) => {
  const { names } = await readPreferenceKeys(context.store, signedIn(context).user.userId)
  return { keys: [...names] }
}

/** The document, as JSON text. */
export const showPreference = async (context: Context, key: string): Promise<string> => {
  const document = await readPreference(context.store, signedIn(context).user.userId, key)
  if (document === undefined) throw noPreference(key)
  return document
}

/** @param document JSON text without blanks between its values */
export const storePreference = async (
  context: Context,
  key: string,
  document: string,
): Promise<void> => {
  const { user } = signedIn(context)
  const bytes = Buffer.byteLength(document)
  if (bytes > documentBytesMax) {
    const detail = `The document has ${bytes} bytes in UTF-8, and may have ${documentBytesMax}.`
    throw new Failure('too-large', detail)
  }
  const stored = await readPreferenceKeys(context.store, user.userId)
  const { names, item } = stored
  const isKnown = names.includes(key)
  if (!isKnown && names.length >= preferencesMax) throw tooManyPreferences()
  await context.store.write([
    putPreference(user.userId, key, document),
    isKnown && item !== undefined
      ? { unchanged: item }
      : putPreferenceKeys(user.userId, [...names, key].sort(), stored),
    // Nothing is kept for who is being deleted.
    { unchanged: user.item },
  ])
}

export const deletePreference = async (context: Context, key: string): Promise<void> => {
  const { userId } = signedIn(context).user
  const stored = await readPreferenceKeys(context.store, userId)
  if (!stored.names.includes(key)) throw noPreference(key)
  const names = stored.names.filter((name) => name !== key)
  await context.store.write([
    removePreference(userId, key),
    putPreferenceKeys(userId, names, stored),
  ])
}

/** Of a user who exists no more: nothing leads to them, and removing them is housekeeping. */
export const clearPreferences = async (store: Store, userId: string): Promise<void> => {
  const { names, item } = await readPreferenceKeys(store, userId)
  if (item === undefined) return
  for (let start = 0; start < names.length; start += sweepSize) {
    const swept = names.slice(start, start + sweepSize)
    await store.write(swept.map((name) => removePreference(userId, name)))
  }
  await store.write([removePreferenceKeys(userId)])
}

const noPreference = (key: string): Failure =>
  new Failure('not-found', `You have no preference ${key}.`)

const tooManyPreferences = (): Failure => {
  const detail = `must be one of the ${preferencesMax} that there are: more than that are not kept`
  return new Failure('invalid-input', `You have ${preferencesMax} preferences already.`, {
    errors: [{ parameter: 'key', code: 'count', detail }],
  })
}
