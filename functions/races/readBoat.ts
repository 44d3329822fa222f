import { readableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { boat, boatReference } from '#schemas/races/competitor.ts'
import { showBoat } from '#races/steps/competitors.ts'
import { prefetchOfLink } from '#races/steps/registrationLink.ts'

export const { declaration, handler } = endpoint({
  name: 'readBoat',
  summary: 'Read a boat',
  routes: ['GET /sailingserver/api/v1/boats/{boatId}'],
  guard: readableByLink('BOAT', 'boatId', ['READ', 'READ_PUBLIC']),
  input: boatReference,
  fetchesMore: prefetchOfLink,
  conditional: true,
  reply: { status: 200, body: boat },
  errors: ['not-found'],
  run: ({ context, input }) => showBoat(context, input.boatId),
})
