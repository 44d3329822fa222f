import { endpoint } from '#endpoint'
import { preferences } from '#schemas/people/preference.ts'
import { readPreferenceKeys } from '#people/items/preferences.ts'
import { signedIn } from '#access/context.ts'
import { loadPreferenceKeys } from '#people/steps/ownPreferences.ts'

export const { declaration, handler } = endpoint({
  name: 'listPreferences',
  summary: 'List the keys of the caller’s preferences',
  routes: ['GET /security/api/restsecurity/preferences'],
  guard: { kind: 'signed-in' },
  load: loadPreferenceKeys,
  reply: { status: 200, body: preferences },
  failsAsText: true,
  run: async ({ context }) => {
    const { names } = await readPreferenceKeys(context.store, signedIn(context).user.userId)
    return { keys: [...names] }
  },
})
