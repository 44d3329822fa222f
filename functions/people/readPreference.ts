import { endpoint } from '#endpoint'
import { preference, preferenceReference } from '#schemas/people/preference.ts'
import { readCandidates, showPreference } from '#people/steps/ownPreferences.ts'

export const { declaration, handler } = endpoint({
  name: 'readPreference',
  summary: 'Read a preference of the caller',
  description:
    'Returns the document unchanged, including the order of keys and the digits of numbers. A key ' +
    'without a document gives 204.',
  routes: ['GET /security/api/restsecurity/preferences/{key}'],
  guard: { kind: 'signed-in' },
  input: preferenceReference,
  load: async ({ context, input, user: { userId } }) => {
    if (userId !== undefined) await readCandidates(context.store, userId, input.key)
  },
  conditional: 'no-store',
  reply: { status: 200, body: preference, mayBeAbsent: true },
  failsAsText: true,
  run: ({ context, input }) => showPreference(context, input.key),
})
