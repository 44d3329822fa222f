import { Answer, endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { newPassword } from '../../schemas/user.ts'
import { changePassword } from '../../lib/service/security/users.ts'

export const declaration = endpoint({
  name: 'changePassword',
  summary: 'Set a new password',
  description:
    '`password` is the new one; `username` is the caller when it is absent. All sessions of the ' +
    'user end, except that the caller goes on in a new one. Access tokens stay valid.',
  routes: ['POST /security/api/restsecurity/change_password'],
  guard: { kind: 'object', type: 'USER', actions: ['UPDATE'], id: 'username', orCaller: true },
  input: newPassword,
  inputFrom: 'body',
  reply: { status: 200, headers: ['set-cookie'] },
  errors: ['user-not-acceptable'],
  run: async ({ context, input }) =>
    new Answer(undefined, { session: await changePassword(context, input) }),
})

export const handler = serve(declaration)
