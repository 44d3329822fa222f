import { endpoint, EndpointResult } from '#endpoint'
import { user, userChange } from '#schemas/platform/user.ts'
import { putUserProfile, showUserToChange } from '#people/steps/users.ts'

export const { declaration, handler } = endpoint({
  name: 'changeUser',
  summary: 'Change a user, or create one without a password',
  description:
    'If the user does not exist, a signed-in caller with USER:CREATE creates it. Use ' +
    '`change_password` to set the password. An administrator is changed by administrators whose role ' +
    'has no end.',
  routes: ['PUT /security/api/restsecurity/user'],
  guard: { kind: 'signed-in' },
  input: userChange,
  fetches: [{ type: 'USER', id: 'username' }],
  current: { show: ({ context, input }) => showUserToChange(context, input.username) },
  reply: { status: 200, body: user },
  errors: ['forbidden', 'user-not-acceptable'],
  run: async ({ context, input }) => {
    const record = await putUserProfile(context, input)
    const isOwn = record.username === context.caller?.user.name
    // Reading the token of another user again would leave no audit record.
    return new EndpointResult(record, isOwn ? {} : { replayed: { ...record, access_token: null } })
  },
})
