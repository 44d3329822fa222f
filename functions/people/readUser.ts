import { endpoint } from '#endpoint'
import { user, userReference } from '#schemas/platform/user.ts'
import { recordReading, showUser } from '#people/steps/userRecord.ts'

export const { declaration, handler } = endpoint({
  name: 'readUser',
  summary: 'Read a user',
  description:
    '`username` defaults to the caller. Administrators whose role is transitive and has no end also get ' +
    'the access token of another user. An audit record tells that they did. For others it is null.',
  routes: ['GET /security/api/restsecurity/user'],
  guard: [
    { kind: 'object', type: 'USER', actions: ['READ'], id: { callerOr: 'username' } },
    { kind: 'self', input: 'username' },
  ],
  input: userReference,
  conditional: 'no-store',
  recordsReading: true,
  reply: { status: 200, body: user },
  errors: ['not-found'],
  run: async ({ context, input }) =>
    recordReading(context, await showUser(context, input.username)),
})
