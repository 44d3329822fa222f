import { EndpointResult, endpoint } from '#endpoint'
import { pictureHeaders, pictureType } from '#endpoint/mediaTypes.ts'
import { drawQrCode } from '#values/qrCode.ts'
import { createdInvitation, newInvitation } from '#schemas/rights/invitation.ts'
import { randomBytes } from 'node:crypto'
import type { Static } from '#schemas/schema.ts'
import { type InputError, requireValid } from '#values/failure.ts'
import { readWindow, type TimeWindow } from '#values/timeWindow.ts'
import { readLinkEnd } from '#values/linkEnd.ts'
import { assignmentText } from '#access/items/assignments.ts'
import { invitationIdOf, newInvitationItem } from '#rights/items/invitations.ts'
import { newMailId } from '#endpoint/items/mails.ts'
import { mailWrites, requireMail } from '#endpoint/mail.ts'
import { secretOfMail } from '#rights/steps/mailedSecret.ts'
import type { Language } from '#values/language.ts'
import type { Context } from '#endpoint/context.ts'
import { signedIn } from '#access/context.ts'
import { readObject } from '#table/objects.ts'
import { offerMembership, offerRole } from '#rights/steps/acceptance.ts'
import { describeInvitation } from '#rights/steps/showInvitation.ts'
import { presentOrNull } from '#rights/steps/roleAssignments.ts'

export const { declaration, handler } = endpoint({
  name: 'createInvitation',
  summary: 'Invite users by a link or a QR code',
  description:
    'Who accepts gets the role, or becomes a member of the group. The caller must be permitted to ' +
    'give it, now and when somebody accepts. The link is a secret, and only this response contains ' +
    'it: `Accept: image/svg+xml` or `form=qr` returns it as a QR code. A repeated request with the ' +
    'same `Idempotency-Key` returns JSON without it. With `email`, a mail has the link, and no response contains it.',
  routes: ['POST /security/api/restsecurity/invitation'],
  guard: { kind: 'signed-in' },
  input: newInvitation,
  inputErrors: (input) => rightErrors(input),
  load: ({ context: { store }, input }) =>
    Promise.all([
      readObject(store, 'ROLE_DEFINITION', input.roleId),
      readObject(store, 'USER', input.qualifyingUsername),
      readObject(store, 'USER_GROUP', input.qualifyingGroupId),
      readObject(store, 'USER_GROUP', input.groupId),
    ]),
  reply: {
    status: 201,
    body: createdInvitation,
    alternatives: [
      {
        mediaType: pictureType,
        description: 'The link as a QR code',
        headers: pictureHeaders,
        format: ({ link = '' }) => drawQrCode(link, 'QR code of an invitation'),
      },
    ],
  },
  errors: ['forbidden', 'mail-not-set-up', 'not-found', 'unknown-reference'],
  run: async ({ context, input, origin, network, language }) => {
    const { invitation, secret } = await createInvitation(context, input, network, language)
    if (input.email !== undefined) {
      return new EndpointResult(invitation, { mediaType: 'application/json' })
    }
    const link = `${origin}/join#${secret}`
    return new EndpointResult(
      { ...invitation, secret, link },
      { replayed: invitation, ...(input.form === undefined ? {} : { mediaType: pictureType }) },
    )
  },
})

/** 128 bits. Twice as many would make the QR code larger, and not safer. */
const secretBytes = 16

const usualMillis = 7 * 24 * 60 * 60 * 1000

const daysMax = 90

type NewInvitation = Static<typeof newInvitation>

/** The errors that depend on several properties. */
const rightErrors = (input: Readonly<Record<string, unknown>>): readonly InputError[] => {
  const { roleId, groupId, email, form } = input
  if (email !== undefined && form !== undefined) {
    const detail = 'must not be given together with `email`: only the mail has the link'
    return [{ pointer: '/form', code: 'ambiguous', detail }]
  }
  if (roleId === undefined && groupId === undefined) {
    return [{ pointer: '/roleId', code: 'required', detail: 'must be given, or `groupId` instead' }]
  }
  if (groupId === undefined) return []
  const ofRole = ['roleId', 'qualifyingUsername', 'qualifyingGroupId', 'transitive']
  const besides = [...ofRole, 'validFrom', 'validUntil'].filter((name) => input[name] !== undefined)
  return besides.map((name) => ({
    pointer: `/${name}`,
    code: 'ambiguous',
    detail: 'must not be given together with `groupId`: a membership has no role, and no end',
  }))
}

/** @throws Failure unless the caller may give the right now */
const createInvitation = async (
  context: Context,
  input: NewInvitation,
  network: string,
  language: Language,
) => {
  const { store, nowMillis } = context
  const { userId, name } = signedIn(context).user
  const { window, errors } = readWindow(input, '', nowMillis)
  const range = { nowMillis, usualMillis, daysMax }
  const expiry = readLinkEnd('expiresAt', input.expiresAt, range)
  requireValid([...errors, ...expiry.errors])
  const { uses = 1, note = null } = input
  const right = await rightOf(context, input, window)
  const { secret, mail } = await secretOf(context, input.email, network, language)
  const invitation = {
    id: invitationIdOf(secret),
    userId,
    name,
    ...right,
    uses,
    usesLeft: uses,
    note,
    createdMillis: nowMillis,
    expiresMillis: expiry.endMillis,
  }
  await store.write([newInvitationItem(invitation), ...mail])
  return { invitation: describeInvitation(invitation), secret }
}

/** The inviter never learns the secret of a mailed invitation, and the table has no address after the mail. */
const secretOf = async (
  context: Context,
  address: string | undefined,
  network: string,
  language: Language,
) => {
  if (address === undefined) {
    return { secret: randomBytes(secretBytes).toString('base64url'), mail: [] }
  }
  requireMail(context)
  const { tokenKeys } = context.settings
  const { version: keyVersion } = tokenKeys[0]
  const id = await context.requestCache('mail id', () => Promise.resolve(newMailId()))
  const userName = signedIn(context).user.name
  const mail = { id, kind: 'invitation', address, keyVersion, userName, language }
  return {
    secret: secretOfMail(tokenKeys, keyVersion, id),
    mail: await mailWrites(context, network, mail),
  }
}

const rightOf = async (context: Context, input: NewInvitation, window: TimeWindow) => {
  const { roleId, groupId = '', transitive = false } = input
  if (roleId === undefined) return { groupId: (await offerMembership(context, groupId)).group.id }
  const qualifiers = {
    qualifyingUserName: presentOrNull(input.qualifyingUsername),
    qualifyingGroupId: presentOrNull(input.qualifyingGroupId),
    transitive,
  }
  const { assignment } = await offerRole(context, roleId, qualifiers, window)
  return { assignment: assignmentText(assignment) }
}
