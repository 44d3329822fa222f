import { EndpointResult, endpoint } from '#endpoint'
import { pictureHeaders, pictureType } from '#endpoint/mediaTypes.ts'
import { drawQrCode } from '#values/qrCode.ts'
import { createdInvitation, newInvitation } from '#schemas/rights/invitation.ts'
import { createInvitation, rightErrors } from '#rights/steps/invitations.ts'

export const { declaration, handler } = endpoint({
  name: 'createInvitation',
  summary: 'Invite users by a link or a QR code',
  description:
    'Who accepts gets the role, or becomes a member of the group. The caller must be permitted to ' +
    'give it, now and when somebody accepts. The link is a secret, and only this response contains ' +
    'it: `Accept: image/svg+xml` or `form=qr` returns it as a QR code. A repeated request with the ' +
    'same `Idempotency-Key` returns JSON without it.',
  routes: ['POST /security/api/restsecurity/invitation'],
  guard: { kind: 'signed-in' },
  input: newInvitation,
  inputErrors: rightErrors,
  fetches: [
    { type: 'ROLE_DEFINITION', id: 'roleId' },
    { type: 'USER', id: 'qualifyingUsername' },
    { type: 'USER_GROUP', id: 'qualifyingGroupId' },
    { type: 'USER_GROUP', id: 'groupId' },
  ],
  reply: {
    status: 201,
    body: createdInvitation,
    alternatives: [
      {
        mediaType: pictureType,
        description: 'The link as a QR code',
        headers: pictureHeaders,
        format: ({ link = '' }) => drawQrCode(link),
      },
    ],
  },
  errors: ['forbidden', 'not-found', 'unknown-reference'],
  run: async ({ context, input, origin }) => {
    const { invitation, secret } = await createInvitation(context, input)
    const link = `${origin}/join#${secret}`
    return new EndpointResult(
      { ...invitation, secret, link },
      { replayed: invitation, ...(input.form === undefined ? {} : { mediaType: pictureType }) },
    )
  },
})
