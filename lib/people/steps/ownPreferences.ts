/** JSON documents that users store for themselves, each under a key. */
import { decodeEscapes } from '#values/pathName.ts'
import { preferenceEntity, readPreferenceKeys } from '../items/preferences.ts'
import type { Context } from '#endpoint/context.ts'
import { signedIn } from '#access/context.ts'
import type { Reading, EndpointRequest } from '#endpoint/endpoint.ts'
import { JsonDocument } from '#endpoint/json.ts'
import type { Reader } from '#table/items.ts'

/** Reads ahead the keys of the caller, if the credentials contain the id. */
export const loadPreferenceKeys = async ({ context, user: { userId } }: Reading<unknown>) => {
  if (userId !== undefined) await readPreferenceKeys(context.store, userId)
}

/** Reads the documents of the key as it was sent, and of the decoded one. */
export const readCandidates = (store: Reader, userId: string, segment: string) =>
  Promise.all(
    [...new Set([segment, decodeEscapes(segment)])].map((key) =>
      preferenceEntity.get(store, userId, key),
    ),
  )

/** Returns the document, or `undefined` if the caller does not have the key. */
export const showPreference = async (context: Context, segment: string) => {
  const candidates = await readCandidates(context.store, signedIn(context).user.userId, segment)
  const stored = candidates.find((preference) => preference !== undefined)
  return stored && new JsonDocument(stored.document)
}

export const keyIn = (segment: string, names: readonly string[]): string =>
  names.includes(segment) ? segment : decodeEscapes(segment)

export const currentPreference = {
  show: ({ context, input }: EndpointRequest<{ readonly key: string }>) =>
    showPreference(context, input.key),
} as const
