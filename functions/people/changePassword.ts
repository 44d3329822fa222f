import { EndpointResult, endpoint } from '#endpoint'
import { newPassword } from '#schemas/platform/user.ts'
import { changePassword } from '#people/steps/users.ts'

export const { declaration, handler } = endpoint({
  name: 'changePassword',
  summary: 'Set a new password',
  description:
    '`password` is the new password; `username` defaults to the caller. All sessions of the user ' +
    'end, and a caller in a session gets a new one. Access tokens stay valid.',
  routes: ['POST /security/api/restsecurity/change_password'],
  guard: { kind: 'object', type: 'USER', actions: ['UPDATE'], id: 'username', orCaller: true },
  input: newPassword,
  inputFrom: 'body',
  reply: { status: 200, headers: ['set-cookie'] },
  errors: ['user-not-acceptable'],
  run: async ({ context, input }) =>
    new EndpointResult(undefined, { session: await changePassword(context, input) }),
})
