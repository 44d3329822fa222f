import { endpoint } from '#endpoint'
import { preferenceReference } from '#schemas/people/preference.ts'
import { Failure } from '#values/failure.ts'
import {
  preferenceEntity,
  putPreferenceKeys,
  readPreferenceKeys,
} from '#people/items/preferences.ts'
import { signedIn } from '#access/context.ts'
import { loadPreferenceKeys, keyIn, currentPreference } from '#people/steps/ownPreferences.ts'

export const { declaration, handler } = endpoint({
  name: 'deletePreference',
  summary: 'Delete a preference of the caller',
  routes: ['DELETE /security/api/restsecurity/preferences/{key}'],
  guard: { kind: 'signed-in' },
  input: preferenceReference,
  load: loadPreferenceKeys,
  current: currentPreference,
  reply: { status: 204 },
  failsAsText: true,
  errors: ['not-found'],
  run: async ({ context, input }) => {
    const { userId } = signedIn(context).user
    const stored = await readPreferenceKeys(context.store, userId)
    const key = keyIn(input.key, stored.names)
    if (!stored.names.includes(key)) {
      throw new Failure('not-found', `You have no preference ${key}.`)
    }
    const names = stored.names.filter((name) => name !== key)
    await context.store.write([
      preferenceEntity.remove(userId, key),
      putPreferenceKeys(userId, names, stored),
    ])
  },
})
