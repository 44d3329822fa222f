import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import { invitations, ownInvitations } from '#schemas/rights/invitation.ts'
import { listInvitations, prefetchForInvitations } from '#rights/steps/invitations.ts'

export const { declaration, handler } = endpoint({
  name: 'listInvitations',
  summary: 'List the own invitations, newest first',
  description: 'Invitations that are over stay in the list for 30 days.',
  routes: ['GET /security/api/restsecurity/invitation'],
  guard: { kind: 'signed-in' },
  input: ownInvitations,
  fetchesMore: prefetchForInvitations,
  reply: { status: 200, body: invitations },
  run: inPages(listInvitations),
})
