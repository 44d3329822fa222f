import { changeableByLink, emptyFieldsOfCompetitor } from '#races/steps/guards.ts'
import { endpoint } from '#endpoint'
import { competitor, newCompetitor } from '#schemas/races/competitor.ts'
import { entriesOf } from '#races/steps/entries.ts'
import { createAndAdd, noSelfRegistration } from '#races/steps/registrations.ts'

export const { declaration, handler } = endpoint({
  name: 'createCompetitor',
  summary: 'Create a competitor with a boat, and add both to a regatta',
  description:
    'Needs UPDATE on the regatta and CREATE for the new objects. Instead, the secret of the ' +
    'registration link is enough if the regatta is open for registration. The owners of the ' +
    'regatta then own the new objects. Everybody can read their public part if everybody can ' +
    'read the regatta. Each request creates a competitor and a boat. A `deviceUuid` that is or was ' +
    'mapped to a competitor of the regatta is refused with 403.',
  routes: ['POST /sailingserver/api/v1/regattas/{regattaName}/competitors/createandadd'],
  guard: changeableByLink('REGATTA', 'regattaName', noSelfRegistration),
  input: newCompetitor,
  emptyIsAbsent: [...emptyFieldsOfCompetitor, 'boatclass', 'sailid'],
  fetches: [{ type: 'COMPETITOR', id: 'id' }],
  fetchesMore: ({ regattaName }) => entriesOf(regattaName),
  reply: { status: 200, body: competitor },
  errors: ['not-found', 'forbidden', 'already-exists'],
  failsAsText: true,
  run: ({ context, input }) => createAndAdd(context, input),
})
