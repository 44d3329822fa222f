import { endpoint } from '#endpoint'
import { preferences } from '#schemas/people/preference.ts'
import { keysOfPreferenceKeys, listPreferences } from '#people/steps/preferences.ts'

export const { declaration, handler } = endpoint({
  name: 'listPreferences',
  summary: 'List the keys of the caller’s preferences',
  routes: ['GET /security/api/restsecurity/preferences'],
  guard: { kind: 'signed-in' },
  fetchesMore: keysOfPreferenceKeys,
  reply: { status: 200, body: preferences },
  failsAsText: true,
  run: ({ context }) => listPreferences(context),
})
