import { endpoint } from '../../lib/http/serve.ts'
import { user, userReference } from '../../schemas/user.ts'
import { showUser } from '../../lib/service/users/users.ts'

export const { declaration, handler } = endpoint({
  name: 'readUser',
  summary: 'Read a user',
  description:
    '`username` defaults to the caller. Only the user and administrators get the access token.',
  routes: ['GET /security/api/restsecurity/user'],
  guard: {
    kind: 'object',
    type: 'USER',
    actions: ['READ'],
    id: 'username',
    orCaller: true,
    orSelf: 'username',
  },
  input: userReference,
  conditional: 'no-store',
  reply: { status: 200, body: user },
  errors: ['not-found'],
  run: ({ context, input }) => showUser(context, input.username),
})
