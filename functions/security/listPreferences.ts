import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { preferences } from '../../schemas/preference.ts'
import { keysOfPreferenceKeys, listPreferences } from '../../lib/service/security/preferences.ts'

export const declaration = endpoint({
  name: 'listPreferences',
  summary: 'List the keys of the caller’s preferences',
  routes: ['GET /security/api/restsecurity/preferences'],
  guard: { kind: 'signed-in' },
  fetchesMore: keysOfPreferenceKeys,
  reply: { status: 200, body: preferences },
  failsAsText: true,
  errors: [],
  run: ({ context }) => listPreferences(context),
})

export const handler = serve(declaration)
