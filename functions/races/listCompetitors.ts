import { endpoint } from '#endpoint'
import { competitorsOfRegatta, competitorsReference } from '#schemas/races/competitor.ts'
import { listCompetitors, loadEntries } from '#races/steps/entries.ts'

export const { declaration, handler } = endpoint({
  name: 'listCompetitors',
  summary: 'List the competitors of a regatta',
  description:
    'Those that the caller may READ or READ_PUBLIC, with their handicaps in this regatta. With ' +
    '`race_column` and `fleet`, those who sail in this race.',
  routes: ['GET /sailingserver/api/v1/regattas/{regattaName}/competitors'],
  guard: { kind: 'object', type: 'REGATTA', actions: ['READ'], id: 'regattaName' },
  input: competitorsReference,
  load: loadEntries,
  conditional: true,
  reply: { status: 200, body: competitorsOfRegatta },
  errors: ['not-found'],
  run: listCompetitors,
})
