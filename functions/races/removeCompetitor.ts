import { changeableByLink } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { entryRemoval } from '#schemas/races/competitor.ts'
import { entryOf } from '#races/steps/entries.ts'
import { noSelfRegistration } from '#races/steps/registrations.ts'
import { devicesOf, removeCompetitor } from '#races/steps/removals.ts'

export const { declaration, handler } = endpoint({
  name: 'removeCompetitor',
  summary: 'Remove a competitor from a regatta',
  description:
    'The competitor and the boat stay, also in other regattas. UPDATE on the competitor is enough, ' +
    'in any regatta. So is the secret of the registration link, if the regatta is open for ' +
    'registration, together with the `deviceUuid` that registered the competitor there.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/competitors/{competitorId}/remove'],
  guard: {
    ...changeableByLink('REGATTA', 'regattaName', noSelfRegistration),
    orOn: { type: 'COMPETITOR', id: 'competitorId' },
  },
  input: entryRemoval,
  fetches: [{ type: 'COMPETITOR', id: 'competitorId' }],
  fetchesMore: ({ regattaName, competitorId }) => [
    ...entryOf(regattaName, competitorId),
    ...devicesOf(regattaName),
  ],
  reply: { status: 200 },
  errors: ['not-found'],
  run: ({ context, input }) => removeCompetitor(context, input),
})
