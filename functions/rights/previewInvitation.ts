import { endpoint } from '#endpoint'
import { invitationPreview, invitationSecret } from '#schemas/rights/invitation.ts'
import { prefetchForSecret, previewInvitation } from '#rights/steps/acceptance.ts'

export const { declaration, handler } = endpoint({
  name: 'previewInvitation',
  summary: 'Show what an invitation gives',
  description:
    'An unknown, revoked, expired or used invitation is a 410, also if the user who invites may no ' +
    'longer give the right. Unknown secrets are slowed down like wrong passwords.',
  routes: ['POST /security/api/restsecurity/invitation/preview'],
  guard: { kind: 'public' },
  input: invitationSecret,
  inputFrom: 'body',
  fetchesMore: prefetchForSecret,
  reply: { status: 200, body: invitationPreview },
  errors: ['invitation-gone'],
  run: ({ context, input, network }) => previewInvitation(context, { ...input, network }),
})
