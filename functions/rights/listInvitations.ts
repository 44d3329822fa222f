import { endpoint } from '#endpoint'
import { inPages } from '#endpoint/pages.ts'
import { invitations, ownInvitations } from '#schemas/rights/invitation.ts'
import { pageSizeMax } from '#schemas/platform/page.ts'
import { pageOfInvitations, readInvitations } from '#rights/items/invitations.ts'
import { formatCursor, readCursor } from '#table/cursor.ts'
import { signedIn } from '#access/context.ts'
import { describeInvitation } from '#rights/steps/showInvitation.ts'

export const { declaration, handler } = endpoint({
  name: 'listInvitations',
  summary: 'List the own invitations, newest first',
  description: 'Invitations that are over stay in the list for 30 days.',
  routes: ['GET /security/api/restsecurity/invitation'],
  guard: { kind: 'signed-in' },
  input: ownInvitations,
  load: async ({ context, input: { limit = pageSizeMax, cursor }, user: { userId } }) => {
    if (userId === undefined || cursor !== undefined) return
    await context.store.query(pageOfInvitations(userId, limit, undefined))
  },
  reply: { status: 200, body: invitations },
  run: inPages(async (context, { limit, cursor }) => {
    const { userId } = signedIn(context).user
    const list = `invitations of ${userId}`
    const start = readCursor(context, list, cursor)
    const { items, next } = await context.store.query(pageOfInvitations(userId, limit, start))
    const found = await readInvitations(context.store, items)
    return { entries: found.map(describeInvitation), next: formatCursor(context, list, next) }
  }),
})
