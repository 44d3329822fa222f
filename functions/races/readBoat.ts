import { readableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { boat, boatReference } from '#schemas/races/competitor.ts'
import { requireObject } from '#access/createObject.ts'
import { readBoat } from '#races/items/competitors.ts'
import { describeBoat } from '#races/steps/competitorDescriptions.ts'
import { loadLink } from '#races/steps/registrationLink.ts'

export const { declaration, handler } = endpoint({
  name: 'readBoat',
  summary: 'Read a boat',
  routes: ['GET /sailingserver/api/v1/boats/{boatId}'],
  guard: readableByLink('BOAT', 'boatId', ['READ', 'READ_PUBLIC']),
  input: boatReference,
  load: loadLink,
  conditional: true,
  reply: { status: 200, body: boat },
  errors: ['not-found'],
  run: async ({ context, input }) =>
    describeBoat(await requireObject(context, { type: 'BOAT', read: readBoat }, input.boatId)),
})
