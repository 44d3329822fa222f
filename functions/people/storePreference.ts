import { endpoint } from '#endpoint'
import { newPreference } from '#schemas/people/preference.ts'
import { Failure, invalidInput } from '#values/failure.ts'
import { invisibleIn } from '#values/invisible.ts'
import { decodeEscapes } from '#values/pathName.ts'
import { putPreference, putPreferenceKeys, readPreferenceKeys } from '#people/items/preferences.ts'
import { signedIn } from '#access/context.ts'
import { loadPreferenceKeys, keyIn, currentPreference } from '#people/steps/ownPreferences.ts'

export const { declaration, handler } = endpoint({
  name: 'storePreference',
  summary: 'Store a preference of the caller',
  description:
    'The body is the document: any JSON of at most 256 KiB. It replaces the stored document of the ' +
    'key. Other users cannot read it.',
  routes: ['PUT /security/api/restsecurity/preferences/{key}'],
  guard: { kind: 'signed-in' },
  input: newPreference,
  inputFrom: 'document',
  load: loadPreferenceKeys,
  current: currentPreference,
  reply: { status: 200 },
  failsAsText: true,
  run: async ({ context, input: { key: segment, document } }) => {
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
  },
})

/** A photo as base64 fits. An item of the table can have 400 KB. */
const documentBytesMax = 256 * 1024

const preferencesMax = 200

const requireNewKey = (key: string, names: readonly string[]): void => {
  if (decodeEscapes(key) !== key) {
    const detail =
      'must not contain `~` before two hexadecimal digits, which stand for a byte in paths'
    throw invalidInput([{ parameter: 'key', code: 'pattern', detail }])
  }
  const found = invisibleIn(key)
  if (found !== undefined) {
    const detail = `must be a text without control or invisible characters, found ${String(found)}`
    throw invalidInput([{ parameter: 'key', code: 'pattern', detail }])
  }
  if (names.length < preferencesMax) return
  const detail = `must be one of your ${preferencesMax} existing keys, which is the limit`
  throw new Failure('invalid-input', `You have ${preferencesMax} preferences already.`, {
    errors: [{ parameter: 'key', code: 'count', detail }],
  })
}
