import { endpoint } from '../../lib/http/serve.ts'
import { preferenceReference } from '../../schemas/preference.ts'
import {
  deletePreference,
  keysOfPreferenceKeys,
  showPreference,
} from '../../lib/service/users/preferences.ts'

export const { declaration, handler } = endpoint({
  name: 'deletePreference',
  summary: 'Delete a preference of the caller',
  routes: ['DELETE /security/api/restsecurity/preferences/{key}'],
  guard: { kind: 'signed-in' },
  input: preferenceReference,
  fetchesMore: keysOfPreferenceKeys,
  current: {
    isDocument: true,
    show: ({ context, input }) => showPreference(context, input.key),
  },
  reply: { status: 204 },
  failsAsText: true,
  errors: ['not-found'],
  run: ({ context, input }) => deletePreference(context, input.key),
})
