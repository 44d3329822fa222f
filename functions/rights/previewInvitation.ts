import { endpoint } from '#endpoint'
import { invitationPreview, invitationSecret } from '#schemas/rights/invitation.ts'
import { groupObject } from '#values/objectId.ts'
import { readGroup } from '#access/items/groups.ts'
import type { Context } from '#endpoint/context.ts'
import { displayName } from '#access/readable.ts'
import {
  acceptedOffer,
  describeOffer,
  loadInvited,
  type Offer,
  requireKnown,
  requireOpen,
} from '#rights/steps/acceptance.ts'

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
      invitedBy,
      note,
      expiresAt,
      accepted: accepted !== undefined,
    }
  },
})

/** The id, if the user who invites may not read the group. */
const nameOfQualifier = async (giver: Context, offer: Offer) => {
  const groupId = 'role' in offer ? offer.assignment.qualifyingGroupId : null
  if (groupId === null) return null
  const group = await readGroup(giver.store, groupId)
  return displayName(giver, groupObject(groupId), group?.name ?? groupId)
}
