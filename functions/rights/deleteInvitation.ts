import { endpoint } from '#endpoint'
import { invitation, invitationReference } from '#schemas/rights/invitation.ts'
import {
  deleteInvitation,
  prefetchForInvitation,
  showInvitation,
} from '#rights/steps/invitations.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteInvitation',
  summary: 'Revoke an invitation',
  description: 'Users keep what the invitation has given them.',
  routes: ['DELETE /security/api/restsecurity/invitation/{id}'],
  guard: { kind: 'signed-in' },
  input: invitationReference,
  fetchesMore: ({ id }) => prefetchForInvitation(id),
  current: { show: ({ context, input }) => showInvitation(context, input.id) },
  reply: { status: 200, body: invitation },
  errors: ['not-found'],
  run: ({ context, input }) => deleteInvitation(context, input.id),
})
