import { endpoint } from '#endpoint'
import { accessToken, newUser } from '#schemas/platform/user.ts'
import { readObject } from '#table/objects.ts'
import { requireNewName, newPasswordHash, storeNewUser } from '#people/steps/newUser.ts'
import { confirmationMail } from '#people/steps/confirmationMail.ts'
import { showAccessToken } from '#authentication/signIn.ts'

export const { declaration, handler } = endpoint({
  name: 'createUser',
  summary: 'Register a user',
  description:
    'Registration is public. The user gets a group `<username>-tenant`, which owns new objects of ' +
    'the user, and the role `user` for objects of the user and of that group. If the caller is ' +
    'signed in, the default group of the caller owns the new user, so that the caller can set the ' +
    'password.',
  routes: ['POST /security/api/restsecurity/create_user'],
  guard: { kind: 'type', type: 'USER' },
  input: newUser,
  load: ({ context, input }) => readObject(context.store, 'USER', input.username),
  reply: { status: 200, body: accessToken },
  errors: ['user-not-acceptable'],
  run: async ({ context, input, network, language }) => {
    const { username = '', password = '', ...profile } = input
    await requireNewName(context, username)
    const passwordHash = await newPasswordHash(context, password, username)
    // A user whom somebody else creates confirms the address later, without that other one.
    const mail =
      context.caller === undefined
        ? await confirmationMail(context, { username, ...profile }, network, language)
        : []
    const user = await storeNewUser(context, username, profile, passwordHash, mail)
    return showAccessToken(context, user)
  },
})
