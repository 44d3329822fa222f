import { endpoint } from '#endpoint'
import { invitation, invitationReference } from '#schemas/rights/invitation.ts'
import { removalOf } from '#table/items.ts'
import {
  loadInvitation,
  showInvitation,
  requireOwn,
  describeInvitation,
} from '#rights/steps/showInvitation.ts'

export const { declaration, handler } = endpoint({
  name: 'deleteInvitation',
  summary: 'Revoke an invitation',
  description: 'Users keep what the invitation has given them.',
  routes: ['DELETE /security/api/restsecurity/invitation/{id}'],
  guard: { kind: 'signed-in' },
  input: invitationReference,
  load: loadInvitation,
  current: { show: ({ context, input }) => showInvitation(context, input.id) },
  reply: { status: 200, body: invitation },
  errors: ['not-found'],
  // The acceptances expire.
  run: async ({ context, input }) => {
    const revoked = await requireOwn(context, input.id)
    await context.store.write([removalOf(revoked)])
    return describeInvitation(revoked)
  },
})
