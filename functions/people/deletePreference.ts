import { endpoint } from '#endpoint'
import { preferenceReference } from '#schemas/people/preference.ts'
import {
  deletePreference,
  keysOfPreferenceKeys,
  showPreference,
} from '#people/steps/preferences.ts'

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
