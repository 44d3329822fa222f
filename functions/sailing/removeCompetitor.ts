import { changeableByLink } from '../../lib/http/declarations.ts'
import { endpoint } from '../../lib/http/serve.ts'
import { entryReference } from '../../schemas/competitor.ts'
import { entryOf } from '../../lib/service/competitors/entries.ts'
import {
  devicesOf,
  noSelfRegistration,
  removeCompetitor,
} from '../../lib/service/competitors/registrations.ts'

export const { declaration, handler } = endpoint({
  name: 'removeCompetitor',
  summary: 'Remove a competitor from a regatta',
  description:
    'The competitor and the boat stay, also in other regattas. The secret of the registration link ' +
    'is enough if the regatta is open for registration.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/remove'],
  guard: changeableByLink('REGATTA', 'regattaName', noSelfRegistration),
  input: entryReference,
  fetches: [{ type: 'COMPETITOR', id: 'competitorId' }],
  fetchesMore: ({ regattaName, competitorId }) => [
    ...entryOf(regattaName, competitorId),
    ...devicesOf(regattaName),
  ],
  reply: { status: 200 },
  errors: ['not-found'],
  run: ({ context, input }) =>
    removeCompetitor(context, input.regattaName, input.competitorId, input.secret),
})
