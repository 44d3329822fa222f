import { endpoint } from '#endpoint'
import { newPreference } from '#schemas/people/preference.ts'
import { keysOfPreferenceKeys, showPreference, storePreference } from '#people/steps/preferences.ts'

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
  fetchesMore: keysOfPreferenceKeys,
  current: {
    isDocument: true,
    show: ({ context, input }) => showPreference(context, input.key),
  },
  reply: { status: 200 },
  failsAsText: true,
  run: ({ context, input }) => storePreference(context, input.key, input.document),
})
