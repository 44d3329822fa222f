import { endpoint } from '#endpoint'
import { invitationReference, invitationWithAcceptances } from '#schemas/rights/invitation.ts'
import { loadInvitation, showInvitation } from '#rights/steps/showInvitation.ts'

export const { declaration, handler } = endpoint({
  name: 'readInvitation',
  summary: 'Read an invitation, with the users who have accepted it',
  description: 'For the user who invites, and for administrators.',
  routes: ['GET /security/api/restsecurity/invitation/{id}'],
  guard: { kind: 'signed-in' },
  input: invitationReference,
  load: loadInvitation,
  conditional: 'no-store',
  reply: { status: 200, body: invitationWithAcceptances },
  errors: ['not-found'],
  run: ({ context, input }) => showInvitation(context, input.id),
})
