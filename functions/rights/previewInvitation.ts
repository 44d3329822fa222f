import '#allEntities'
import { endpoint } from '#endpoint'
import { invitationPreview, invitationSecret } from '#schemas/rights/invitation.ts'
import { groupObject } from '#values/objectId.ts'
import { readGroup } from '#access/items/groups.ts'
import type { Context } from '#endpoint/context.ts'
import { displayName, mayRead } from '#access/readable.ts'
import { parsePermission, permits } from '#access/rules/permission.ts'
import { tasksOf } from '#rights/rules/tasks.ts'
import { nameOfObject } from '#rights/steps/objectNames.ts'
import { rightsWords } from '#rights/words/rightsWords.ts'
import { readSecurity } from '#table/items/securities.ts'
import {
  acceptedOffer,
  describeOffer,
  loadInvited,
  type Offer,
  type RoleOffer,
  requireKnown,
  requireOpen,
} from '#rights/steps/acceptance.ts'

export const { declaration, handler } = endpoint({
  name: 'previewInvitation',
  summary: 'Show what an invitation gives',
  description:
    'With the event of the group that qualifies the role, if the group was made for one, and the tasks in ' +
    'English words. An unknown, revoked, expired or used invitation is a 410, also if the user who invites may no ' +
    'longer give the right. Unknown secrets are slowed down like wrong passwords.',
  routes: ['POST /security/api/restsecurity/invitation/preview'],
  guard: { kind: 'public' },
  scopedTokens: 'own',
  input: invitationSecret,
  inputFrom: 'body',
  load: loadInvited,
  reply: { status: 200, body: invitationPreview },
  errors: ['invitation-gone'],
  // Callers who have accepted see what they have. All others see what they would get.
  run: async ({ context, input, network }) => {
    const invitation = await requireKnown(context, { ...input, network })
    const accepted = await acceptedOffer(context, invitation)
    const { giver, offer } = accepted ?? (await requireOpen(context, invitation))
    const { name: invitedBy, note, expiresMillis: expiresAt } = invitation
    return {
      ...describeOffer(offer),
      qualifyingGroupName: await nameOfQualifier(giver, offer),
      permissions: 'role' in offer ? [...offer.role.permissions] : [],
      ...('role' in offer ? await aimOf(context, giver, offer) : { events: [], tasks: [] }),
      invitedBy,
      note,
      expiresAt,
      accepted: accepted !== undefined,
    }
  },
})

/** The event of the group, if the caller may know it or would learn it by accepting, and the tasks in words. */
const aimOf = async (context: Context, giver: Context, { role, assignment }: RoleOffer) => {
  const { qualifyingGroupId: groupId } = assignment
  const event = groupId === null ? undefined : (await readGroup(context.store, groupId))?.madeFor
  const tasks = tasksOf(role.permissions).map((task) => rightsWords.en.tasks[task])
  if (event === undefined) return { events: [], tasks }
  const { ownerGroupId } = await readSecurity(context.store, event)
  const reading = { type: event.type, action: 'READ' }
  const isGiven = role.permissions.map(parsePermission).some((held) => permits(held, reading))
  const isTold = await mayRead(isGiven ? giver : context, event)
  const name = ownerGroupId === groupId && isTold ? await nameOfObject(context, event) : null
  return { events: name === null ? [] : [{ id: event.id, name }], tasks }
}

/** The id, if the user who invites may not read the group. */
const nameOfQualifier = async (giver: Context, offer: Offer) => {
  const groupId = 'role' in offer ? offer.assignment.qualifyingGroupId : null
  if (groupId === null) return null
  const group = await readGroup(giver.store, groupId)
  return displayName(giver, groupObject(groupId), group?.name ?? groupId)
}
