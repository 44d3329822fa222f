import { readableCompetitor } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { competitor, competitorReference } from '#schemas/races/competitor.ts'
import { showCompetitor } from '#races/steps/competitors.ts'
import { loadLink } from '#races/steps/registrationLink.ts'

export const { declaration, handler } = endpoint({
  name: 'readCompetitor',
  summary: 'Read a competitor, with team and boat',
  description: 'Shows the e-mail address to callers with READ on the competitor only.',
  routes: ['GET /sailingserver/api/v1/competitors/{competitorId}'],
  guard: readableCompetitor,
  input: competitorReference,
  load: loadLink,
  conditional: true,
  reply: { status: 200, body: competitor },
  errors: ['not-found'],
  run: showCompetitor,
})
