import { endpoint } from '../../lib/http/serve.ts'
import { inPages } from '../../lib/http/wire/pages.ts'
import { invitations, ownInvitations } from '../../schemas/invitation.ts'
import {
  listInvitations,
  prefetchForInvitations,
} from '../../lib/service/invitations/invitations.ts'

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
