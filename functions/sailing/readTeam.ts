import { readableByLink } from '../../lib/http/declarations.ts'
import { endpoint } from '../../lib/http/serve.ts'
import { team, competitorReference } from '../../schemas/competitor.ts'
import { showTeam } from '../../lib/service/competitors/competitors.ts'
import { prefetchOfLink } from '../../lib/service/regattas/registrationLink.ts'

export const { declaration, handler } = endpoint({
  name: 'readTeam',
  summary: 'Read the team of a competitor',
  routes: ['GET /sailingserver/api/v1/competitors/{competitorId}/team'],
  guard: readableByLink('COMPETITOR', 'competitorId', ['READ', 'READ_PUBLIC']),
  input: competitorReference,
  fetchesMore: prefetchOfLink,
  conditional: true,
  reply: { status: 200, body: team },
  errors: ['not-found'],
  run: ({ context, input }) => showTeam(context, input.competitorId),
})
