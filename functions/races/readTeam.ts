import { readableCompetitor } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { team, competitorReference } from '#schemas/races/competitor.ts'
import { describeTeam } from '#races/steps/competitorDescriptions.ts'
import { requireVisibleCompetitor } from '#races/steps/competitors.ts'
import { loadLink } from '#races/steps/registrationLink.ts'

export const { declaration, handler } = endpoint({
  name: 'readTeam',
  summary: 'Read the team of a competitor',
  routes: ['GET /sailingserver/api/v1/competitors/{competitorId}/team'],
  guard: readableCompetitor,
  input: competitorReference,
  load: loadLink,
  conditional: true,
  reply: { status: 200, body: team },
  errors: ['not-found'],
  run: async ({ context, input }) => describeTeam(await requireVisibleCompetitor(context, input)),
})
