import { endpoint } from '../../lib/http/endpoint.ts'
import { serve } from '../../lib/http/serve.ts'
import { accessToken, newUser } from '../../schemas/user.ts'
import { createUser } from '../../lib/service/security/users.ts'

export const declaration = endpoint({
  name: 'createUser',
  summary: 'Register a user',
  description:
    'Anybody may register. The user gets a group `<username>-tenant`, which owns what the user ' +
    'creates, and all the usual rights for what the user or that group owns. Who is signed in while ' +
    'making a user owns the user too, through the own default group, and may set the password.',
  routes: ['POST /security/api/restsecurity/create_user'],
  guard: { kind: 'type', type: 'USER' },
  input: newUser,
  fetches: [{ type: 'USER', id: 'username' }],
  reply: { status: 200, body: accessToken },
  errors: ['user-not-acceptable'],
  run: ({ context, input }) => createUser(context, input),
})

export const handler = serve(declaration)
