import { changeableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { entryReference } from '#schemas/races/competitor.ts'
import { entriesOf } from '#races/steps/entries.ts'
import { addCompetitor } from '#races/steps/registrations.ts'

export const { declaration, handler } = endpoint({
  name: 'addCompetitor',
  summary: 'Add an existing competitor to a regatta',
  description:
    'Also needs READ or READ_PUBLIC on the competitor. A competitor who is in the regatta already ' +
    'stays there, and moves to `fleet` if the caller has UPDATE on the regatta.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/add'],
  guard: changeableByLink('REGATTA', 'regattaName'),
  input: entryReference,
  emptyIsAbsent: ['fleet'],
  fetches: [{ type: 'COMPETITOR', id: 'competitorId' }],
  fetchesMore: ({ regattaName }) => entriesOf(regattaName),
  reply: { status: 200 },
  errors: ['not-found'],
  run: ({ context, input }) => addCompetitor(context, input),
})
