import { endpoint } from '../../lib/http/serve.ts'
import { user, userChange } from '../../schemas/user.ts'
import { putUserProfile, showUserToChange } from '../../lib/service/users/users.ts'

export const { declaration, handler } = endpoint({
  name: 'changeUser',
  summary: 'Change a user, or create one without a password',
  description:
    'If the user does not exist, a signed-in caller with USER:CREATE creates it. Use ' +
    '`change_password` to set the password.',
  routes: ['PUT /security/api/restsecurity/user'],
  guard: { kind: 'signed-in' },
  input: userChange,
  fetches: [{ type: 'USER', id: 'username' }],
  current: { show: ({ context, input }) => showUserToChange(context, input.username) },
  reply: { status: 200, body: user },
  errors: ['forbidden', 'user-not-acceptable'],
  run: ({ context, input }) => putUserProfile(context, input),
})
