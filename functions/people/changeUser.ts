import { endpoint, EndpointResult } from '#endpoint'
import { user, userChange } from '#schemas/platform/user.ts'
import type { Static } from '#schemas/schema.ts'
import { type ObjectReference, userObject } from '#values/objectId.ts'
import { Failure } from '#values/failure.ts'
import { readUser } from '#access/items/users.ts'
import { notFound } from '#access/notFound.ts'
import { authorize, authorizeCreation, refusal } from '#access/authorize.ts'
import type { Context } from '#endpoint/context.ts'
import { writesOfUser } from '#access/expiredRoles.ts'
import { requireChangeable } from '#people/steps/actingForOthers.ts'
import { signedIn } from '#access/context.ts'
import { removalOfAddress } from '#people/items/confirmations.ts'
import { confirmationMail } from '#people/steps/confirmationMail.ts'
import type { Write } from '#table/items.ts'
import { readObject } from '#table/objects.ts'
import { showUser, recordOf, readingOf, recordReading } from '#people/steps/userRecord.ts'
import { profileOf, type UserProfile, requireNewName, storeNewUser } from '#people/steps/newUser.ts'

export const { declaration, handler } = endpoint({
  name: 'changeUser',
  summary: 'Change a user, or create one without a password',
  description:
    'If the user does not exist, a signed-in caller with USER:CREATE creates it. Use ' +
    '`change_password` to set the password. An administrator is changed by administrators whose role ' +
    'has no end.',
  routes: ['PUT /security/api/restsecurity/user'],
  scopedTokens: 'never',
  guard: { kind: 'signed-in' },
  input: userChange,
  load: ({ context, input }) => readObject(context.store, 'USER', input.username),
  current: { show: ({ context, input }) => showUserToChange(context, input.username) },
  reply: { status: 200, body: user },
  errors: ['forbidden', 'user-not-acceptable'],
  run: async ({ context, input, network, language }) => {
    const mail = () => confirmationMail(context, input, network, language)
    const record = await putUserProfile(context, input, mail)
    const isOwn = record.username === context.caller?.user.name
    // Reading the token of another user again would leave no audit record.
    return new EndpointResult(record, isOwn ? {} : { replayed: { ...record, access_token: null } })
  },
})

/** The record of a user whom the caller may change and read. Others learn nothing about the name. */
const showUserToChange = async (context: Context, username: string) => {
  const object = userObject(username)
  if ((await readUser(context.store, username)) === undefined) {
    await requireUserCreation(context, object)
    throw notFound(object)
  }
  for (const action of ['UPDATE', 'READ']) await authorize(context, { ...object, action })
  return showUser(context, username)
}

/** Creates an unknown user without a password, if the caller may create users. */
const putUserProfile = async (
  context: Context,
  input: Static<typeof userChange>,
  mail: () => Promise<readonly Write[]>,
) => {
  const { username, ...profile } = input
  const user = await readUser(context.store, username)
  if (user === undefined) return createWithoutPassword(context, username, profile)
  await authorize(context, { ...userObject(username), action: 'UPDATE' })
  const conditions = await requireChangeable(context, user)
  const isMoved = user.email !== profile.email
  // Otherwise permission to change the profile would give the password, through another address.
  const isOwn = signedIn(context).user.userId === user.userId
  const changes = {
    ...profileOf(profile),
    ...(isMoved ? { emailConfirmed: false } : {}),
  }
  const record = await recordOf(context, { ...user, ...changes })
  await context.store.write([
    ...writesOfUser(context, user, changes),
    ...conditions,
    ...(isMoved ? removalOfAddress(user.email, user.userId) : []),
    ...(isMoved && isOwn ? await mail() : []),
    ...readingOf(context, record),
  ])
  return record
}

const createWithoutPassword = async (context: Context, name: string, profile: UserProfile) => {
  signedIn(context)
  await requireUserCreation(context, userObject(name))
  await requireNewName(context, name)
  const user = await storeNewUser(context, name, profile, null)
  return recordReading(context, await recordOf(context, user))
}

/** @throws Failure `forbidden`, the same one as for an existing user */
const requireUserCreation = (context: Context, object: ObjectReference) =>
  authorizeCreation(context, 'USER', object.id).catch((error: unknown) => {
    if (!(error instanceof Failure) || error.code !== 'forbidden') throw error
    throw refusal(context, { ...object, action: 'UPDATE' }, { rule: 'no-grant' })
  })
