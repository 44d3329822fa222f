/**
 * Documents that users keep here. They hang on the internal id of the user, so that nobody of the
 * same name gets them later.
 */
import { keys } from './keys.ts'
import type { Item, Write } from './items.ts'
import type { Store } from './store.ts'

/** Which preferences a user has. They are few, so that one item knows them all. */
export interface PreferenceKeys {
  /** In order. */
  readonly names: readonly string[]
  readonly item: Item | undefined
}

export const readPreferenceKeys = async (store: Store, userId: string): Promise<PreferenceKeys> => {
  const item = await store.get(keys.preferenceKeys(userId))
  return { names: (item?.names as readonly string[] | undefined) ?? [], item }
}

export const putPreferenceKeys = (
  userId: string,
  names: readonly string[],
  { item = 'absent' }: { readonly item?: Item | 'absent' | undefined },
): Write => ({ put: { ...keys.preferenceKeys(userId), names }, expected: item })

export const removePreferenceKeys = (userId: string): Write => ({
  remove: keys.preferenceKeys(userId),
  expected: 'any',
})

/** The document as JSON text. */
export const readPreference = async (
  store: Store,
  userId: string,
  name: string,
): Promise<string | undefined> =>
  (await store.get(keys.preference(userId, name)))?.document as string | undefined

export const putPreference = (userId: string, name: string, document: string): Write => ({
  put: { ...keys.preference(userId, name), document },
  expected: 'any',
})

export const removePreference = (userId: string, name: string): Write => ({
  remove: keys.preference(userId, name),
  expected: 'any',
})
