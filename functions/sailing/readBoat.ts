import { readableByLink } from '../../lib/http/declarations.ts'
import { endpoint } from '../../lib/http/serve.ts'
import { boat, boatReference } from '../../schemas/competitor.ts'
import { showBoat } from '../../lib/service/competitors/competitors.ts'
import { prefetchOfLink } from '../../lib/service/regattas/registrationLink.ts'

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
