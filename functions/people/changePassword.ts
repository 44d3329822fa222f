import { EndpointResult, endpoint } from '#endpoint'
import { newPassword } from '#schemas/platform/user.ts'
import { Failure } from '#values/failure.ts'
import { readUser } from '#access/items/users.ts'
import { writesOfUser } from '#access/expiredRoles.ts'
import { requireActingFor } from '#people/steps/actingForOthers.ts'
import { newSession } from '#authentication/signIn.ts'
import { newPasswordHash } from '#people/steps/newUser.ts'
import { changesOfPassword } from '#people/steps/passwordChange.ts'

export const { declaration, handler } = endpoint({
  name: 'changePassword',
  summary: 'Set a new password',
  description:
    '`password` is the new password; `username` defaults to the caller. All sessions and ' +
    'scoped tokens of the user end, and a caller in a session gets a new one. The access token stays valid.',
  routes: ['POST /security/api/restsecurity/change_password'],
  scopedTokens: 'never',
  guard: { kind: 'object', type: 'USER', actions: ['UPDATE'], id: { callerOr: 'username' } },
  input: newPassword,
  inputFrom: 'body',
  reply: { status: 200, headers: ['set-cookie'] },
  errors: ['user-not-acceptable'],
  run: async ({ context, input: { username, password = '' } }) => {
    const { store, caller, sessionSecret } = context
    const name = username ?? caller?.user.name ?? ''
    const user = await readUser(store, name)
    if (user === undefined) throw new Failure('user-not-acceptable', 'User does not exist')
    const conditions = await requireActingFor(context, user, 'set the password of')
    const passwordHash = await newPasswordHash(context, password, name)
    const changes = changesOfPassword(user, passwordHash)
    const goesOn = caller?.session !== undefined && caller.user.userId === user.userId
    const session = goesOn
      ? newSession(context, { ...user, ...changes }, caller.session.remembered, sessionSecret)
      : undefined
    await store.write([
      ...writesOfUser(context, user, changes),
      ...conditions,
      ...(session?.writes ?? []),
    ])
    return new EndpointResult(undefined, { session: session?.sessionCookie })
  },
})
