import { endpoint } from '#endpoint'
import { acceptedInvitation, invitationSecret } from '#schemas/rights/invitation.ts'
import { acceptInvitation, prefetchForSecret } from '#rights/steps/acceptance.ts'

export const { declaration, handler } = endpoint({
  name: 'acceptInvitation',
  summary: 'Accept an invitation',
  description:
    'The caller gets the right, and never less than before. To accept again changes nothing. An ' +
    'invitation that the preview refuses is a 410, and so is one whose right was taken away since. ' +
    'The invitation and its right change in one transaction.',
  routes: ['POST /security/api/restsecurity/invitation/accept'],
  guard: { kind: 'signed-in' },
  input: invitationSecret,
  inputFrom: 'body',
  fetchesMore: prefetchForSecret,
  reply: { status: 200, body: acceptedInvitation },
  errors: [
    'invitation-gone',
    'already-exists',
    'last-administrator',
    'unknown-reference',
    'user-not-acceptable',
  ],
  run: ({ context, input, network }) => acceptInvitation(context, { ...input, network }),
})
